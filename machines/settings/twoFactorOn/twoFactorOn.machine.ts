import { confirmedAction } from '../../kit/confirmedAction.machine';
import type { Said } from '../../kit/otp.types';

/** Where codes go from then on. */
export interface CodesTo {
  readonly email: string;
}

/** PRF-01: from the next sign-in on, a code is asked for after the password. Its subject is where the code goes. */
export const twoFactorOnMachine = confirmedAction<CodesTo, Said>('twoFactorOn', {
  calls: ['setTwoFactor'],
  makes: 'one',
  req: ['PRF-01'],
  description: 'Turns on two-factor authentication.',
  refusal: 'The second factor could not be turned on.',
  says: ({ message }) => message || 'The second factor is on.',
});
