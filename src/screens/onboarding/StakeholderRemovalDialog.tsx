import { nameOf } from '../../../machines/onboarding/stakeholder/stakeholder.machine';
import type { Owner } from '../../../machines/onboarding/stakeholders/stakeholders.machine';
import type { particularsFlows } from '../../wiring/onboarding/particulars';
import { ConfirmDialog } from '../kit/ConfirmDialog';

interface StakeholderRemovalDialogProps {
  readonly machine: (typeof particularsFlows)['stakeholderRemoval'];
  readonly person: Owner;
  readonly onDone: (changed: boolean) => void;
}

/** ONB-10: nobody is deleted but by name. */
export function StakeholderRemovalDialog({ machine, person, onDone }: StakeholderRemovalDialogProps) {
  const name = nameOf(person);
  return (
    <ConfirmDialog machine={machine} subject={{ id: person.id, name }} title={`Delete ${name}?`} action="Delete" onDone={onDone}>
      <p>{name} is taken out of the list of those who own a part of the company.</p>
    </ConfirmDialog>
  );
}
