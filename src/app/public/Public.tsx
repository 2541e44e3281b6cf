/** The pages for signed-out users with the real flows, in their own chunk. */
import { ResetRequestDialog } from '../../screens/access/ResetRequestDialog';
import { accessFlows } from '../../wiring/access/access';
import { type PublicProps, PublicRoutes } from './PublicRoutes';

export const Public = (props: PublicProps) => <PublicRoutes {...props} flows={accessFlows} />;

export const ResetRequest = () => <ResetRequestDialog flow={accessFlows.resetRequest} />;
