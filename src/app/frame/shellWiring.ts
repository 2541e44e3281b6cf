/** Flows that run on every page: the inactivity timer, the switch of business or environment, and the recording. */

import { wire } from '../../../machines/kit/flow/port';
import { idleMachine } from '../../../machines/shell/idle/idle.machine';
import { recordingDownloadMachine } from '../../../machines/shell/recordingDownload/recordingDownload.machine';
import { switchingMachine } from '../../../machines/shell/switching/switching.machine';
import { extendSession, watchActivity } from '../../flow/activity';
import { workInAllTabs } from '../../flow/tabs';
import { lazy } from '../../wiring/lazy';
import { withTemporal } from '../../wiring/temporal';
import { hardReloadAt } from '../start/hardReload';

const recordings = () => withTemporal(() => import('../../flow/saveRecording'));

const businesses = () => import('../../services/settings/businesses');

/** Returns the flows of the shell. `addressAfresh` returns the URL to load after a switch. */
export const shellFlowsFor = (addressAfresh: () => string) => ({
  idle: wire(idleMachine, { watch: watchActivity, stay: extendSession }),
  recordingDownload: wire(recordingDownloadMachine, { save: lazy(recordings, (s) => s.saveRecording) }),
  switching: wire(switchingMachine, {
    findUnsaved: workInAllTabs,
    switchTo: lazy(businesses, (s) => s.switchTo),
    makeDefault: lazy(businesses, (s) => s.makeDefault),
    startAfresh: hardReloadAt(addressAfresh),
  }),
});

export type ShellFlows = ReturnType<typeof shellFlowsFor>;
