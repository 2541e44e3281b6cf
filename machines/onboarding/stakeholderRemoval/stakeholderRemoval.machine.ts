import { confirmedAction } from '../../kit/confirmedAction.machine';
import type { Said } from '../../kit/otp.types';

/** Somebody who is to be taken out of the list. */
export interface Leaver {
  readonly id: string;
  readonly name: string;
}

/** Takes somebody out of the list of stakeholders, after a yes that names the person. */
export const stakeholderRemovalMachine = confirmedAction<Leaver, Said>('stakeholderRemoval', {
  calls: ['deleteStakeholder'],
  req: ['ONB-10'],
  description: 'Deletes a stakeholder.',
  refusal: 'The stakeholder could not be deleted.',
  says: ({ message }) => message || 'The stakeholder was deleted.',
});
