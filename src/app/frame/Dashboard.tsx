import { memo, useEffect } from 'react';
import { ownerOf } from '../../../machines/shell/session/session.select';
import { keepFocusAlways } from '../../flow/keepFocus';
import type { DashboardProps } from '../start/App';
import { addressAfterSwitch } from './addressAfterSwitch';
import { DashboardRoutes } from './DashboardRoutes';
import { shellFlowsFor } from './shellWiring';

const workspaceFlows = shellFlowsFor(addressAfterSwitch);

/** The dashboard with the real flows, in its own chunk. Only its pages rerender when another one is opened. */
export const Dashboard = memo(function Dashboard(props: DashboardProps) {
  const owner = ownerOf(props.workspace);
  // Not when the page is idle, as elsewhere: a menu may be opened and closed by keys before that.
  useEffect(keepFocusAlways, []);
  useEffect(() => {
    void import('../../flow/record').then(
      ({ startRecording }) => startRecording(owner),
      () => undefined,
    );
  }, [owner]);
  return <DashboardRoutes {...props} flows={workspaceFlows} />;
});

export { fetchScreen } from './prefetch';
