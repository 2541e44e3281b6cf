import { form } from '../../kit/form/form.machine';
import { required, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { Said } from '../../kit/otp/otp.types';

/** The password proves who is at the computer. */
export interface TwoFactorOff {
  readonly password: string;
}

export const emptyValues: TwoFactorOff = { password: '' };

export const validate = validateWith<TwoFactorOff>({ password: required('Password') });

/** Never stored in a draft, and cleared once accepted. */
export const secrets = ['password'] as const;

/** Returns the field that a refusal is about. Too many wrong passwords are about none: another one is not the way out. */
export const fieldOfError = (said: string) => (/password/i.test(said) && !said.startsWith('Too many') ? 'password' : null);

/** PRF-01: disables the code at sign-in. Requires the password, so an unattended session cannot disable the second factor. */
export const twoFactorOffMachine = form<TwoFactorOff, Said>('twoFactorOff', {
  calls: ['setTwoFactor'],
  req: ['PRF-01'],
  description: 'Turns off two-factor authentication, with the password.',
  validate,
  secrets,
  fieldOfError,
  failureMessage: 'We couldn’t turn off two-factor authentication. Try again.',
  successMessage: 'Two-factor authentication is off.',
});

export const selectTwoFactorOff = selectForm(validate);
