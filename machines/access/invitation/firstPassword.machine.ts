import { form } from '../../kit/form/form.machine';
import type { Said } from '../../kit/otp/otp.types';
import { secrets, check as validate } from './invitation.rules';
import type { FirstPassword } from './invitation.types';

export const firstPasswordMachine = form<FirstPassword, Said>('firstPassword', {
  description: 'Sets the password of a new user and accepts the invitation.',
  req: ['SUP-06'],
  calls: ['acceptInvitation'],
  validate,
  secrets,
  failureMessage: 'Unexpected Error!',
});
