import type { recordingDownloadCases } from '../../../machines/shell/recordingDownload/recordingDownload.flow';
import type { recordingDownloadMachine } from '../../../machines/shell/recordingDownload/recordingDownload.machine';
import { answering, type Model, type StateOf } from '../model';

const AT_ONCE = 'The file is made before anybody could cancel it.';

/** Taking home what was done, in a user's words. */
export const recordingDownloadModel = {
  req: ['FLW-02'],
  starts: { tab: { path: '/dashboard', as: 'amaka.obi@bluecrest.test', holds: ['recordingDownload.save'] } },
  events: {
    'download.asked': (I) => I.pickFrom('Amaka Obi', 'Save a recording'),
    'download.cancelled': () => Promise.reject(new Error(AT_ONCE)),
  },
  ports: { save: answering('recordingDownload.save') },
  children: {},
  states: { ready: (I) => I.see(/^(Dashboard|Please login again)$/), saving: (I) => I.see('Dashboard') },
  outOfReach: {
    'recordingDownload.saving | download.cancelled | 0': AT_ONCE,
    'recordingDownload.saving | xstate.error.actor.save | 0': 'The file is made in the browser: no session ends over it.',
    'recordingDownload.saving | xstate.error.actor.save | 1':
      'The file is made in the browser of what is there: only where it may not hash anything does that fail.',
  },
} satisfies Model<typeof recordingDownloadCases, StateOf<typeof recordingDownloadMachine>>;
