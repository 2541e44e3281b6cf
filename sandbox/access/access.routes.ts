import { account as endpoints } from '../../contract/access/account';
import { said } from '../../contract/common';
import { serve } from '../http/serve';
import { resendVerification, signUp, verifyEmail } from '../ledger/accounts';
import { acceptInvitation, readInvitation } from './invitations';
import { requestReset, resetPassword } from './passwords';

export const accessRoutes = [
  serve(endpoints.requestPasswordReset, async ({ body }, { context }) => {
    await requestReset(context, body.identifier);
    return { status: true, message: 'If this email has an account, we sent it a code' };
  }),
  serve(endpoints.resetPassword, async ({ body }, { context }) => {
    await resetPassword(context, body);
    return { status: true, message: 'Password changed. Sign in with the new password' };
  }),
  serve(endpoints.signUp, async ({ body }, { context }) => {
    await signUp(context, body);
    return { status: true, message: 'We sent you an email' };
  }),
  serve(endpoints.resendVerificationEmail, async ({ body }, { context }) => {
    await resendVerification(context, body.email);
    return { status: true, message: 'If this email awaits verification, we sent it a new link' };
  }),
  serve(endpoints.verifyEmail, async ({ body }, { context }) => {
    await verifyEmail(context, body);
    return { status: true, message: `Thank you, ${said.verified}` };
  }),
  serve(endpoints.readInvitation, async ({ body }, { context }) => ({ data: await readInvitation(context, body.token) })),
  serve(endpoints.acceptInvitation, async ({ body }, { context }) => {
    const business = await acceptInvitation(context, body);
    return { status: true, message: `You now have access to ${business}` };
  }),
];
