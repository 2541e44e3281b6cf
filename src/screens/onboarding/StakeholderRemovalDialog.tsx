import { useRef } from 'react';
import { isolated } from '../../../contract/shownText';
import { nameOf } from '../../../machines/onboarding/stakeholder/stakeholder.machine';
import type { Owner } from '../../../machines/onboarding/stakeholders/stakeholders.machine';
import type { onboardingDetailsFlows } from '../../wiring/onboarding/onboardingDetails';
import { ConfirmDialog } from '../kit/ConfirmDialog';

interface StakeholderRemovalDialogProps {
  readonly machine: (typeof onboardingDetailsFlows)['stakeholderRemoval'];
  readonly person: Owner;
  /** Also `true` after a refusal: someone else may have removed the person. */
  readonly onDone: (changed: boolean) => void;
}

/** ONB-10: the confirmation names the person. */
export function StakeholderRemovalDialog({ machine, person, onDone }: StakeholderRemovalDialogProps) {
  const name = nameOf(person);
  const wasSent = useRef(false);
  return (
    <ConfirmDialog
      machine={machine}
      subject={{ id: person.id, name }}
      title={`Delete ${isolated(name)}?`}
      action="Delete"
      onSent={(isSent) => {
        if (isSent) wasSent.current = true;
      }}
      onDone={(isDone) => onDone(isDone || wasSent.current)}
    >
      <p>We’ll remove {isolated(name)} from your list of shareholders and trustees.</p>
    </ConfirmDialog>
  );
}
