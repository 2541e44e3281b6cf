import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';

/** The email that receives codes from then on. */
export interface CodesTo {
  readonly email: string;
}

/** PRF-01: requires a code after the password from the next sign-in on. Its subject is the email that receives it. */
export const twoFactorOnMachine = confirmedAction<CodesTo, Said>('twoFactorOn', {
  calls: ['setTwoFactor'],
  req: ['PRF-01'],
  description: 'Turns on two-factor authentication.',
  failureMessage: 'We couldn’t turn on two-factor authentication. Try again.',
  successMessage: 'Two-factor authentication is on.',
});
