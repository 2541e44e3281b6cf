import { resend } from '../../kit/resend/resend.machine';

export const verificationMailMachine = resend('verificationMail', {
  description: 'Sends the verification email again.',
  req: ['SUP-04'],
  calls: ['resendVerificationEmail'],
});
