import { confirmedAction } from '../../kit/confirmedAction.machine';
import type { Said } from '../../kit/otp.types';

/** Somebody whose status is to be another. */
export interface StatusChange {
  readonly id: string;
  readonly name: string;
  readonly becomes: 'Active' | 'Inactive';
}

/** USR-01: a user is let in or kept out, after a yes that names them. */
export const userStatusMachine = confirmedAction<StatusChange, Said>('userStatus', {
  calls: ['activateUser', 'deactivateUser'],
  makes: 'one',
  req: ['USR-01'],
  description: 'Activates or deactivates a user.',
  refusal: 'The status of the user could not be changed.',
  says: ({ message }) => message || 'The status of the user was changed.',
});
