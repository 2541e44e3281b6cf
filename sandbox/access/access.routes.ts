import { account as endpoints } from '../../contract/access/account';
import { said } from '../../contract/common';
import { serve } from '../http/serve';
import { resendVerification, signUp, verifyEmail } from '../ledger/accounts';
import { acceptInvitation, readInvitation } from './invitations';
import { requestReset, resetPassword } from './passwords';

export const accessRoutes = [
  serve(endpoints.requestPasswordReset, async ({ body }, { world }) => {
    await requestReset(world, body.identifier);
    return { status: true, message: 'If this address has an account, a code is on its way to it' };
  }),
  serve(endpoints.resetPassword, async ({ body }, { world }) => {
    await resetPassword(world, body);
    return { status: true, message: 'Your password was changed. Sign in with the new one' };
  }),
  serve(endpoints.signUp, async ({ body }, { world }) => {
    await signUp(world, body);
    return { status: true, message: 'We have sent you an e-mail' };
  }),
  serve(endpoints.resendVerificationEmail, async ({ body }, { world }) => {
    await resendVerification(world, body.email);
    return { status: true, message: 'If this address awaits verification, another link is on its way to it' };
  }),
  serve(endpoints.verifyEmail, async ({ body }, { world }) => {
    await verifyEmail(world, body);
    return { status: true, message: `Thank you, ${said.verified}` };
  }),
  serve(endpoints.readInvitation, async ({ body }, { world }) => ({ data: await readInvitation(world, body.token) })),
  serve(endpoints.acceptInvitation, async ({ body }, { world }) => {
    const business = await acceptInvitation(world, body);
    return { status: true, message: `You can act for ${business} now` };
  }),
];
