import { resend } from '../../kit/resend/resend.machine';

export const passwordCodeMachine = resend('passwordCode', {
  description: 'Sends the password reset code again.',
  req: ['SES-09'],
  calls: ['requestPasswordReset'],
});
