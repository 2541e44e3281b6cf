import type { Beneficiary } from '../../../../machines/payouts/beneficiaries/beneficiaries.machine';
import {
  type BeneficiaryCheckView,
  selectBeneficiaryCheck,
} from '../../../../machines/payouts/beneficiaryCheck/beneficiaryCheck.select';
import { useFlow } from '../../../flow/useFlow';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { LookupResult } from '../../../ui/feedback/LookupResult';
import { Dialog } from '../../../ui/layers/Dialog';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import type { beneficiariesFlows } from '../../../wiring/payouts/beneficiaries';
import { recipientOf } from './beneficiaryColumns';
import { areYouSure } from './beneficiaryWords';

interface BeneficiaryCheckDialogProps {
  readonly machine: (typeof beneficiariesFlows)['beneficiaryCheck'];
  readonly person: Beneficiary;
  readonly onDelete: (id: string) => void;
  readonly onClose: () => void;
}

/** BEN-03: shows the current name next to the stored one. */
export function BeneficiaryCheckDialog({ machine, person, onDelete, onClose }: BeneficiaryCheckDialogProps) {
  const { view, send } = useFlow(machine, {
    input: { subject: person },
    select: selectBeneficiaryCheck,
    onDone: ({ result }) => result === 'closed' && onClose(),
  });
  const dismiss = () => send({ type: 'check.dismissed' });
  const isAnswered = view.step === 'nameMatches' || view.step === 'nameDiffers';
  return (
    <Dialog
      title={isAnswered ? 'Account name check' : areYouSure('RESOLVE', person.name)}
      open={view.step !== 'ended'}
      onClose={dismiss}
      foot={
        isAnswered ? (
          <>
            {view.step === 'nameDiffers' && <Button onPress={() => onDelete(person.id)}>Delete</Button>}
            <Button kind="solid" onPress={dismiss}>
              Done
            </Button>
          </>
        ) : (
          <>
            <Button onPress={dismiss}>Cancel</Button>
            <Button kind="solid" busy={view.step === 'loading'} onPress={() => send({ type: 'check.confirmed' })}>
              Resolve
            </Button>
          </>
        )
      }
    >
      <Answer person={person} view={view} />
    </Dialog>
  );
}

function Answer({ person, view }: { readonly person: Beneficiary; readonly view: BeneficiaryCheckView }) {
  if (view.currentName === null)
    return (
      <>
        {view.problem && <Alert tone="bad">{view.problem}</Alert>}
        <p>We’ll look up the current name for {recipientOf(person)}. This doesn’t change anything.</p>
      </>
    );
  const isSame = view.step === 'nameMatches';
  return (
    <>
      <DescriptionList
        rows={[
          { label: 'Recipient', value: recipientOf(person) },
          { label: 'Saved name', value: person.name },
          { label: 'Current name', value: view.currentName },
        ]}
      />
      {isSame ? (
        <LookupResult state="resolved" text="The name hasn’t changed." />
      ) : (
        <Alert tone="bad">
          The name has changed. Payouts to the saved name will be rejected. Find out why, then delete this beneficiary and add it
          again.
        </Alert>
      )}
    </>
  );
}
