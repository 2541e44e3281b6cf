import { resendFlow } from '../../kit/resend/resend.flow';
import { verificationMailMachine } from './verificationMail.machine';

export const verificationMailFlow = resendFlow(verificationMailMachine, {
  screen: {
    path: '/verify',
    as: null,
    bookmark: { flow: 'verification', bookmark: { email: '{address}' } },
    timed: true,
  },
  title: 'Check your email',
  button: 'Resend email',
});
