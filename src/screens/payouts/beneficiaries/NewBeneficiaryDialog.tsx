import { type BeneficiaryType, TYPES } from '../../../../machines/payouts/beneficiaries/beneficiaries.machine';
import type { beneficiaryMachine } from '../../../../machines/payouts/beneficiary/beneficiary.machine';
import {
  type BeneficiaryView,
  bookmarkBeneficiary,
  selectBeneficiary,
} from '../../../../machines/payouts/beneficiary/beneficiary.select';
import type { Bookmark } from '../../../../machines/payouts/beneficiary/beneficiary.types';
import { useBookmark } from '../../../flow/useBookmark';
import { type Flow, useFlow } from '../../../flow/useFlow';
import { Button } from '../../../ui/buttons/Button';
import { ChoiceField } from '../../../ui/controls/ChoiceField';
import { Form } from '../../../ui/controls/Form';
import { SelectField } from '../../../ui/controls/SelectField';
import { TextField } from '../../../ui/controls/TextField';
import { Alert } from '../../../ui/feedback/Alert';
import { Busy } from '../../../ui/feedback/Busy';
import { LookupResult, type PassbookState } from '../../../ui/feedback/LookupResult';
import type { beneficiariesFlows } from '../../../wiring/payouts/beneficiaries';
import { FilledDialog } from '../../kit/FilledDialog';
import { FormActions } from '../../kit/FormActions';

interface NewBeneficiaryDialogProps {
  readonly machine: (typeof beneficiariesFlows)['beneficiary'];
  readonly onDone: (isSaved: boolean) => void;
}

type BeneficiaryFlow = Flow<typeof beneficiaryMachine, BeneficiaryView>;

const FORM = 'beneficiary';

/** BEN-02. */
export function NewBeneficiaryDialog({ machine, onDone }: NewBeneficiaryDialogProps) {
  const { recalled, keep } = useBookmark<Bookmark>('beneficiary');
  const flow = useFlow(machine, {
    input: { bookmark: recalled },
    select: selectBeneficiary,
    onChange: (snapshot) => keep(bookmarkBeneficiary(snapshot)),
    onDone: ({ result }) => result !== 'sessionExpired' && onDone(result === 'saved'),
  });
  const { view, can, send } = flow;
  const saving = view.step === 'submitting';
  return (
    <FilledDialog
      leaving={{ asked: view.leaving, send }}
      title="Add New Beneficiary"
      open={view.step !== 'ended'}
      canClose={!saving}
      onClose={() => send({ type: 'dismissed' })}
      foot={
        <FormActions
          form={FORM}
          busy={saving}
          may={can('beneficiary.submitted')}
          reason={view.blocker}
          mayLeave={!saving}
          onLeave={() => send({ type: 'dismissed' })}
        >
          Create
        </FormActions>
      }
    >
      {view.step === 'loading' && <Busy>Loading banks…</Busy>}
      {view.problem && (
        <Alert
          tone="bad"
          action={view.step === 'failed' && <Button onPress={() => send({ type: 'banks.retry' })}>Try again</Button>}
        >
          {view.problem}
        </Alert>
      )}
      {view.banks && <BeneficiaryForm {...flow} />}
    </FilledDialog>
  );
}

function BeneficiaryForm({ view, send, part }: BeneficiaryFlow) {
  const { draft } = view;
  const saving = view.step === 'submitting';
  const lookup = part('resolution');
  return (
    <Form id={FORM} onSubmit={() => send({ type: 'beneficiary.submitted' })}>
      <ChoiceField
        label="Type"
        value={draft.type}
        options={TYPES.map((type) => ({ value: type, label: type }))}
        disabled={saving}
        onChoose={(beneficiaryType) => send({ type: 'type.chosen', beneficiaryType })}
      />
      {draft.type === 'Bank' && (
        <SelectField
          label="Bank"
          placeholder="Choose a bank"
          value={draft.bankId}
          disabled={saving}
          options={(view.banks ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(bankId) => send({ type: 'bank.chosen', bankId })}
        />
      )}
      <TextField
        label={NUMBERS[draft.type]}
        inputMode="numeric"
        value={draft.accountNumber}
        problem={view.accountError}
        waiting={saving}
        onText={(accountNumber) => send({ type: 'account.changed', accountNumber })}
      />
      <LookupResult
        {...wordsOf(view)}
        action={lookup?.can('retry') && <Button onPress={() => lookup.send({ type: 'retry' })}>Try again</Button>}
      />
    </Form>
  );
}

const NUMBERS: Readonly<Record<BeneficiaryType, string>> = {
  Bank: 'Account number',
  Merchant: 'Merchant ID',
  Mobile: 'Account number',
};

const WAITING: Readonly<Record<BeneficiaryType, string>> = {
  Bank: 'Choose a bank and enter at least 10 digits to see the name.',
  Merchant: 'Enter the merchant ID to see the name.',
  Mobile: 'Enter at least 10 digits to see the name.',
};

/** Returns the line below the number. */
function wordsOf({ lookup, name, draft }: BeneficiaryView): { readonly state: PassbookState; readonly text: string } {
  switch (lookup.state) {
    case 'resolved':
      return { state: 'resolved', text: name ?? '' };
    case 'loading':
      return { state: 'loading', text: 'Looking up the name…' };
    case 'waiting':
      return { state: 'waiting', text: WAITING[draft.type] };
    case 'notFound':
    case 'failed':
      return { state: lookup.state, text: lookup.problem };
  }
}
