import { confirmedAction } from '../../kit/confirmedAction.machine';
import type { Said } from '../../kit/otp.types';

/** The stakeholder to remove. */
export interface Leaver {
  readonly id: string;
  readonly name: string;
}

/** Removes a stakeholder after a confirmation that names the person. */
export const stakeholderRemovalMachine = confirmedAction<Leaver, Said>('stakeholderRemoval', {
  calls: ['deleteStakeholder'],
  req: ['ONB-10'],
  description: 'Deletes a stakeholder.',
  failureMessage: 'The stakeholder could not be deleted.',
  successMessage: ({ message }) => message || 'The stakeholder was deleted.',
});
