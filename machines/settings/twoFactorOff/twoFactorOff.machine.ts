import { form } from '../../kit/form.machine';
import type { Said } from '../../kit/otp.types';
import { check, secrets } from './twoFactorOff.rules';
import type { TwoFactorOff } from './twoFactorOff.types';

/** PRF-01: no code is asked for any more. Only with the password: whoever finds a desk unlocked is not to weaken its owner's sign-in. */
export const twoFactorOffMachine = form<TwoFactorOff, Said>('twoFactorOff', {
  calls: ['setTwoFactor'],
  makes: 'one',
  req: ['PRF-01'],
  description: 'The second factor is turned off, with the password.',
  check,
  secrets,
  blames: (said) => (/password/i.test(said) && !said.startsWith('Too many') ? 'password' : null),
  refusal: 'The second factor could not be turned off.',
  says: ({ message }) => message || 'The second factor is off.',
});
