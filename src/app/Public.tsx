/** What is open to whoever has not signed in, with the flows that run for real; a chunk of its own. */
import { ResetRequestDialog } from '../screens/access/ResetRequestDialog';
import { accessFlows } from '../wiring/access/access';
import { type PublicProps, PublicRoutes } from './PublicRoutes';

export const Public = (props: PublicProps) => <PublicRoutes {...props} flows={accessFlows} />;

export const ResetRequest = () => <ResetRequestDialog flow={accessFlows.resetRequest} />;
