import { form } from '../../kit/form.machine';
import type { Said } from '../../kit/otp.types';
import { blames, check, secrets } from './newPassword.rules';
import type { NewPassword } from './newPassword.types';

/** Its subject is the address that the code went to. */
export const newPasswordMachine = form<NewPassword, Said>('newPassword', {
  description: 'A forgotten password is replaced, with the code from the e-mail.',
  req: ['SES-09'],
  calls: ['resetPassword'],
  check,
  secrets,
  blames,
  refusal: 'Unexpected Error!',
  says: ({ message }) => message || 'Your password was changed',
  leadsTo: '/',
});
