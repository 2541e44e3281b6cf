import { form } from '../../kit/form/form.machine';
import { selectForm } from '../../kit/form/form.select';
import type { Said } from '../../kit/otp/otp.types';
import { withPassword } from '../../kit/stepUp/stepUp.form';
import type { StepUp } from '../../kit/stepUp/stepUp.rules';

export type TwoFactorOff = StepUp;

export const stepUp = withPassword<TwoFactorOff>();

/** PRF-01: disables the code at sign-in. Requires the password, so an unattended session cannot disable the second factor. */
export const twoFactorOffMachine = form<TwoFactorOff, Said>('twoFactorOff', {
  calls: ['setTwoFactor'],
  req: ['PRF-01'],
  description: 'Turns off two-factor authentication, with the password.',
  ...stepUp,
  failureMessage: 'We couldn’t turn off two-factor authentication. Try again.',
  successMessage: 'Two-factor authentication is off.',
});

export const selectTwoFactorOff = selectForm(stepUp.validate);
