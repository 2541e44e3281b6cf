import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';

/** A user whose status is to change. */
export interface StatusChange {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The signed-in user's email. */
  readonly by: string;
  readonly becomes: 'Active' | 'Inactive';
}

/** USR-01: nobody changes their own status, so an owner always stays. */
const isAllowed = ({ email, by }: StatusChange) => email !== by;

/** USR-01: activates or deactivates a user after a confirmation with the name. */
export const userStatusMachine = confirmedAction<StatusChange, Said>('userStatus', {
  calls: ['activateUser', 'deactivateUser'],
  callsOneOf: true,
  req: ['USR-01'],
  description: 'Activates or deactivates a user.',
  isAllowed,
  failureMessage: 'We couldn’t change the status of the user. Try again.',
  successMessage: 'User status changed.',
});
