import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';

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
  failureMessage: 'We couldn’t delete the stakeholder. Try again.',
  successMessage: 'Stakeholder deleted.',
});
