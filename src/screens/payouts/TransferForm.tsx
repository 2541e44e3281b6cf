import type { RecipientType, Source } from '../../../machines/payouts/payout/payout.types';
import { Button } from '../../ui/buttons/Button';
import { AmountField } from '../../ui/controls/AmountField';
import { ChoiceField } from '../../ui/controls/ChoiceField';
import { Form } from '../../ui/controls/Form';
import { SelectField } from '../../ui/controls/SelectField';
import { TextField } from '../../ui/controls/TextField';
import { Alert } from '../../ui/feedback/Alert';
import { LookupResult } from '../../ui/feedback/LookupResult';
import { formatAmount } from '../../ui/text/format';
import { Refused } from '../kit/Refused';
import type { PayoutFlow } from './payoutFlow';
import { RecipientAbroad } from './RecipientAbroad';
import { lookupWords, REASONS } from './words';

const FORM = 'transfer';

const SOURCES = [
  { value: 'new', label: 'New Transfer' },
  { value: 'beneficiary', label: 'Beneficiary' },
] as const satisfies readonly { value: Source; label: string }[];

const TYPES = [
  { value: 'Bank', label: 'Bank' },
  { value: 'Merchant', label: 'Merchant' },
] as const satisfies readonly { value: RecipientType; label: string }[];

/** PAY-03: the recipient and the amount. */
export function TransferForm(flow: PayoutFlow) {
  const { view, send } = flow;
  const { draft, currency, available } = view;
  return (
    <Form id={FORM} onSubmit={() => send({ type: 'payout.reviewed' })}>
      {view.choicesLost && (
        <Alert tone="bad" action={<Button onPress={() => send({ type: 'choices.retry' })}>Try again</Button>}>
          We couldn’t load banks, beneficiaries and your balance. We’ve kept what you entered.
        </Alert>
      )}
      <Refused problem={view.problem}>No money has moved. Check the details, then review the payout again.</Refused>
      <ChoiceField
        label="Send to"
        value={draft.source}
        options={SOURCES}
        onChoose={(source) => send({ type: 'source.chosen', source })}
      />
      {draft.source === 'new' ? <NewRecipient {...flow} /> : <SavedRecipient {...flow} />}
      <AmountField
        label="Amount"
        currency={currency}
        value={draft.amount}
        problem={view.errors.amount ?? (view.blocker === 'balance' ? REASONS.balance : null)}
        {...(available !== null && { hint: `Payout Balance ${formatAmount(available, currency)}` })}
        onText={(amount) => send({ type: 'amount.changed', amount })}
      />
      <TextField
        label="Description"
        value={draft.description}
        problem={view.errors.description}
        optional={draft.source === 'beneficiary'}
        onText={(description) => send({ type: 'description.changed', description })}
      />
    </Form>
  );
}

function NewRecipient(flow: PayoutFlow) {
  const { view, send } = flow;
  return (
    <>
      <ChoiceField
        label="Payout type"
        value={view.draft.type}
        options={TYPES}
        onChoose={(recipientType) => send({ type: 'type.chosen', recipientType })}
      />
      {view.isAbroad ? <RecipientAbroad {...flow} /> : <LocalRecipient {...flow} />}
    </>
  );
}

function LocalRecipient(flow: PayoutFlow) {
  const { view, send, part } = flow;
  const { draft, choices } = view;
  const lookup = part('resolution');
  return (
    <>
      {draft.type === 'Bank' && (
        <SelectField
          label="Bank"
          placeholder={choices ? 'Choose a bank' : 'Loading banks…'}
          value={draft.bankCode}
          options={(choices?.banks ?? []).map(({ bankCode, name }) => ({ value: bankCode, label: name }))}
          onChoose={(bankCode) => send({ type: 'bank.chosen', bankCode })}
        />
      )}
      <TextField
        label={draft.type === 'Bank' ? 'Account number' : 'Merchant ID'}
        inputMode="numeric"
        value={draft.accountNumber}
        problem={view.errors.accountNumber ?? (view.blocker === 'self' ? REASONS.self : null)}
        onText={(accountNumber) => send({ type: 'account.changed', accountNumber })}
      />
      <LookupResult
        {...lookupWords(view)}
        action={lookup?.can('retry') && <Button onPress={() => lookup.send({ type: 'retry' })}>Try again</Button>}
      />
    </>
  );
}

function SavedRecipient({ view: { draft, choices }, send }: PayoutFlow) {
  const options = (choices?.beneficiaries ?? []).map(({ id, name, accountNumber, bankName }) => ({
    value: id,
    label: [name, accountNumber, bankName].filter(Boolean).join(', '),
  }));
  return (
    <SelectField
      label="Beneficiary"
      placeholder={choices ? 'Choose a beneficiary' : 'Loading beneficiaries…'}
      value={draft.beneficiaryId}
      options={options}
      {...(choices && options.length === 0 && { hint: 'You currently do not have any beneficiary.' })}
      onChoose={(beneficiaryId) => send({ type: 'beneficiary.chosen', beneficiaryId })}
    />
  );
}

export function TransferFormButtons({ view, can, send }: PayoutFlow) {
  const ready = can('payout.reviewed');
  return (
    <>
      <Button onPress={() => send({ type: 'dismissed' })}>Cancel</Button>
      <Button kind="solid" type="submit" form={FORM} disabled={!ready} reason={view.blocker && REASONS[view.blocker]}>
        Review payout
      </Button>
    </>
  );
}
