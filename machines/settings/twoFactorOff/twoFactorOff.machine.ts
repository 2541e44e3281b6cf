import { form } from '../../kit/form.machine';
import { required, validateWith } from '../../kit/form.rules';
import { selectForm } from '../../kit/form.select';
import type { Said } from '../../kit/otp.types';

/** Who is at the desk shows that it is them. */
export interface TwoFactorOff {
  readonly password: string;
}

export const nothing: TwoFactorOff = { password: '' };

export const check = validateWith<TwoFactorOff>({ password: required('Password') });

/** Never in a draft, and gone once it was accepted. */
export const secrets = ['password'] as const;

/** PRF-01: no code is asked for any more. Only with the password: whoever finds a desk unlocked is not to weaken its owner's sign-in. */
export const twoFactorOffMachine = form<TwoFactorOff, Said>('twoFactorOff', {
  calls: ['setTwoFactor'],
  makes: 'one',
  req: ['PRF-01'],
  description: 'Turns off two-factor authentication, with the password.',
  check,
  secrets,
  blames: (said) => (/password/i.test(said) && !said.startsWith('Too many') ? 'password' : null),
  refusal: 'The second factor could not be turned off.',
  says: ({ message }) => message || 'The second factor is off.',
});

export const selectTwoFactorOff = selectForm(check);
