import { nameOf } from '../../../machines/stakeholder/stakeholder.rules';
import type { Owner } from '../../../machines/stakeholders/stakeholders.types';
import { useFlow } from '../../flow/useFlow';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import type { FormFlows } from './formFlows';

interface StakeholderRemovalDialogProps {
  readonly machine: FormFlows['stakeholderRemoval'];
  readonly person: Owner;
  readonly onDone: (changed: boolean) => void;
}

/** ONB-10: nobody is deleted but by name. */
export function StakeholderRemovalDialog({ machine, person, onDone }: StakeholderRemovalDialogProps) {
  const name = nameOf(person);
  const { view, send } = useFlow(machine, {
    input: { subject: { id: person.id, name } },
    select: (snapshot) => ({ problem: snapshot.context.problem, busy: snapshot.hasTag('busy') }),
    onDone: ({ result }) => onDone(result === 'done'),
  });
  return (
    <Dialog
      title={`Delete ${name}?`}
      open
      canClose={!view.busy}
      onClose={() => send({ type: 'deed.dismissed' })}
      foot={
        <>
          <Button disabled={view.busy} onPress={() => send({ type: 'deed.dismissed' })}>
            Keep
          </Button>
          <Button kind="danger" busy={view.busy} onPress={() => send({ type: 'deed.confirmed' })}>
            Delete
          </Button>
        </>
      }
    >
      {view.problem && <Alert tone="bad">{view.problem}</Alert>}
      <p>{name} is taken out of the list of those who own a part of the company.</p>
    </Dialog>
  );
}
