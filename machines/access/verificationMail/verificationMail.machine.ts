import { resend } from '../../kit/resend.machine';

export const verificationMailMachine = resend('verificationMail', {
  description: 'The e-mail with the link that verifies an address is sent again.',
  req: ['SUP-04'],
  calls: ['resendVerificationEmail'],
});
