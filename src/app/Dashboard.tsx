import type { DashboardProps } from './App';
import { addressAfresh } from './addressAfresh';
import { DashboardRoutes } from './DashboardRoutes';
import { deskFlowsFor } from './deskWiring';

const deskFlows = deskFlowsFor(addressAfresh);

/** The dashboard with the flows that run for real; a chunk of its own. */
export function Dashboard(props: DashboardProps) {
  return <DashboardRoutes {...props} flows={deskFlows} />;
}

export { fetchScreen } from './fetchAhead';
