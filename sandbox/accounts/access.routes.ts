import { account as endpoints } from '../../contract/access/account';
import { said } from '../../contract/common';
import { serveChange, serveLookup } from '../http/serve';
import { resendVerification, signUp, verifyEmail } from './accounts';
import { acceptInvitation, readInvitation } from './invitations';
import { requestReset, resetPassword } from './passwords';

export const accessRoutes = [
  serveChange(
    endpoints.requestPasswordReset,
    { type: 'Access', action: 'Request password reset' },
    async ({ body }, { context }) => {
      await requestReset(context, body.identifier);
      return { status: true, message: 'If this email has an account, we sent it a code' };
    },
  ),
  serveChange(endpoints.resetPassword, { type: 'Access', action: 'Reset password' }, async ({ body }, { context }) => {
    await resetPassword(context, body);
    return { status: true, message: 'Password changed. Sign in with the new password' };
  }),
  serveChange(endpoints.signUp, { type: 'Account', action: 'Sign up' }, async ({ body }, { context }) => {
    await signUp(context, body);
    return { status: true, message: 'We sent you an email' };
  }),
  serveChange(
    endpoints.resendVerificationEmail,
    { type: 'Account', action: 'Resend verification email' },
    async ({ body }, { context }) => {
      await resendVerification(context, body.email);
      return { status: true, message: 'If this email awaits verification, we sent it a new link' };
    },
  ),
  serveChange(endpoints.verifyEmail, { type: 'Account', action: 'Verify email' }, async ({ body }, { context }) => {
    await verifyEmail(context, body);
    return { status: true, message: `Thank you, ${said.verified}` };
  }),
  serveLookup(endpoints.readInvitation, async ({ body }, { context }) => ({ data: await readInvitation(context, body.token) })),
  serveChange(endpoints.acceptInvitation, { type: 'Users', action: 'Accept invitation' }, async ({ body }, { context }) => {
    const business = await acceptInvitation(context, body);
    return { status: true, message: `You now have access to ${business}` };
  }),
];
