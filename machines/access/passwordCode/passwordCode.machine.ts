import { resend } from '../../kit/resend.machine';

export const passwordCodeMachine = resend('passwordCode', {
  description: 'The code for a new password is sent again.',
  req: ['SES-09'],
  calls: ['requestPasswordReset'],
});
