import type { DashboardProps } from './App';
import { DashboardRoutes } from './DashboardRoutes';
import { dashboardFlows } from './dashboardWiring';

/** The dashboard with the flows that run for real; a chunk of its own. */
export function Dashboard(props: DashboardProps) {
  return <DashboardRoutes {...props} flows={dashboardFlows} />;
}

export { fetchScreen } from './fetchAhead';
