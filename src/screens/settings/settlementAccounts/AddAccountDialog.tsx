import type { AccountType } from '../../../../machines/onboarding/onboardingBank/onboardingBank.types';
import type { settlementAccountMachine } from '../../../../machines/settings/settlementAccount/settlementAccount.machine';
import {
  type SettlementAccountView,
  selectSettlementAccount,
} from '../../../../machines/settings/settlementAccount/settlementAccount.select';
import type { SettlementAccount } from '../../../../machines/settings/settlementAccounts/settlementAccounts.machine';
import { namesAgree } from '../../../../machines/settings/settlementAccounts/settlementAccounts.rules';
import { type Flow, useFlow } from '../../../flow/useFlow';
import { Button } from '../../../ui/buttons/Button';
import { ChoiceField } from '../../../ui/controls/ChoiceField';
import { Form } from '../../../ui/controls/Form';
import { SelectField } from '../../../ui/controls/SelectField';
import { TextField } from '../../../ui/controls/TextField';
import { Alert } from '../../../ui/feedback/Alert';
import { Busy } from '../../../ui/feedback/Busy';
import { LookupResult, type PassbookState } from '../../../ui/feedback/LookupResult';
import type { settlementAccountsFlows } from '../../../wiring/settings/settlementAccounts';
import { FilledDialog } from '../../kit/FilledDialog';
import { FormActions } from '../../kit/FormActions';
import { doubtAbout } from './settlementWords';

interface AddAccountDialogProps {
  readonly machine: (typeof settlementAccountsFlows)['settlementAccount'];
  readonly listed: readonly SettlementAccount[];
  readonly business: string;
  readonly onDone: () => void;
}

type AddFlow = Flow<typeof settlementAccountMachine, SettlementAccountView>;

const FORM = 'settlement-account';
const TYPES = [
  { value: 'Savings', label: 'Savings' },
  { value: 'Current', label: 'Current' },
] as const satisfies readonly { value: AccountType; label: string }[];

/** STA-01. */
export function AddAccountDialog({ machine, listed, business, onDone }: AddAccountDialogProps) {
  const flow = useFlow(machine, {
    input: { listed },
    select: selectSettlementAccount,
    onDone: ({ result }) => result !== 'sessionExpired' && onDone(),
  });
  const { view, can, send } = flow;
  const saving = view.step === 'submitting';
  return (
    <FilledDialog
      leaving={{ asked: view.leaving, send }}
      title="Add Bank Account"
      open={view.step !== 'ended'}
      canClose={!saving}
      onClose={() => send({ type: 'dismissed' })}
      foot={
        <FormActions
          form={FORM}
          busy={saving}
          may={can('account.submitted')}
          reason={view.blocker}
          mayLeave={!saving}
          onLeave={() => send({ type: 'dismissed' })}
        >
          Add Beneficiary
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
      {view.banks && <AccountForm {...flow} business={business} isFirst={listed.length === 0} />}
    </FilledDialog>
  );
}

function AccountForm({
  view,
  send,
  part,
  business,
  isFirst,
}: AddFlow & { readonly business: string; readonly isFirst: boolean }) {
  const { draft, name } = view;
  const saving = view.step === 'submitting';
  const lookup = part('resolution');
  return (
    <Form id={FORM} onSubmit={() => send({ type: 'account.submitted' })}>
      <ChoiceField
        label="Account Type"
        value={draft.accountType}
        options={TYPES}
        disabled={saving}
        onChoose={(accountType) => send({ type: 'type.chosen', accountType })}
      />
      <SelectField
        label="Bank"
        placeholder="Choose a bank"
        value={draft.bankId}
        disabled={saving}
        options={(view.banks ?? []).map(({ id, name: label }) => ({ value: id, label }))}
        onChoose={(bankId) => send({ type: 'bank.chosen', bankId })}
      />
      <TextField
        label="Account Number"
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
      {name !== null && !namesAgree(name, business) && <Alert tone="plain">{doubtAbout(business)}</Alert>}
      <p>{isFirst ? FIRST : LATER}</p>
    </Form>
  );
}

const FIRST = 'Your first account is the default. Your settlements go to it once you choose Bank.';
const LATER = 'Adding an account doesn’t move your settlements. Set it as the default to use it.';

/** Returns the line below the account number. */
function wordsOf({ lookup, name }: SettlementAccountView): { readonly state: PassbookState; readonly text: string } {
  switch (lookup.state) {
    case 'resolved':
      return { state: 'resolved', text: name ?? '' };
    case 'loading':
      return { state: 'loading', text: 'Looking up the name…' };
    case 'waiting':
      return { state: 'waiting', text: 'Choose a bank and enter a 10-digit account number to see the name.' };
    case 'notFound':
    case 'failed':
      return { state: lookup.state, text: lookup.problem };
  }
}
