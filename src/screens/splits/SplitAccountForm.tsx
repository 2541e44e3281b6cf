import { sentences } from '../../../machines/kit/flow/fault';
import type { SplitAccountView } from '../../../machines/splits/splitAccount/splitAccount.select';
import { Button } from '../../ui/buttons/Button';
import { AmountField } from '../../ui/controls/AmountField';
import { ChoiceField } from '../../ui/controls/ChoiceField';
import { Form } from '../../ui/controls/Form';
import { SelectField } from '../../ui/controls/SelectField';
import { TextField } from '../../ui/controls/TextField';
import { LookupResult, type PassbookState } from '../../ui/feedback/LookupResult';
import { Stack } from '../../ui/layout/Stack';
import type { AccountFormProps } from './splitAccountPart';

const TYPES = [
  { value: 'wallet', label: 'wallet' },
  { value: 'bank', label: 'bank' },
] as const;

/** SPL-05, SPL-06: the destination and, of a new account, the share. That of another is typed in the table. Neither a sign, an exponent nor an arrow key changes a number. An invalid text shows an error. */
export function SplitAccountForm(props: AccountFormProps) {
  const { id, view, send, part } = props;
  const { draft, shares, errors } = view;
  const waiting = view.step === 'saving';
  const lookup = part('resolution');
  return (
    <Form id={id} always onSubmit={() => send({ type: 'account.submitted' })}>
      <ChoiceField
        label="Settlement type"
        value={draft.type}
        options={TYPES}
        disabled={waiting}
        onChoose={(settlementType) => send({ type: 'type.chosen', settlementType })}
      />
      {draft.type === 'wallet' ? (
        <TextField
          label="Merchant ID"
          inputMode="numeric"
          autoComplete="off"
          value={draft.merchantId}
          problem={errors.merchantId}
          waiting={waiting}
          onText={(merchantId) => send({ type: 'merchant.changed', merchantId })}
          onBlur={() => send({ type: 'destination.blurred' })}
        />
      ) : (
        <BankFields {...props} />
      )}
      <LookupResult
        {...lineOf(view)}
        action={lookup?.can('retry') && <Button onPress={() => lookup.send({ type: 'retry' })}>Try again</Button>}
      />
      {view.lookup === 'resolved' && view.said && <p>{view.said}</p>}
      {!view.isEditing && (
        <AmountField
          label="Settlement share"
          currency={view.unit}
          value={draft.amount}
          waiting={waiting}
          problem={errors.amount ?? (shares?.fits === false ? shares.text : null)}
          {...(shares?.fits && { hint: shares.text })}
          onText={(amount) => send({ type: 'share.changed', amount })}
        />
      )}
    </Form>
  );
}

function BankFields({ view, send }: AccountFormProps) {
  const { draft, banks, errors } = view;
  const waiting = view.step === 'saving';
  return (
    <Stack>
      <SelectField
        label="Bank"
        placeholder="Choose a bank"
        value={draft.bankCode}
        disabled={waiting}
        options={banks.map(({ bankCode, name }) => ({ value: bankCode, label: name }))}
        onChoose={(bankCode) => send({ type: 'bank.chosen', bankCode })}
      />
      <TextField
        label="Account number"
        inputMode="numeric"
        autoComplete="off"
        value={draft.accountNumber}
        problem={errors.accountNumber}
        waiting={waiting}
        onText={(accountNumber) => send({ type: 'number.changed', accountNumber })}
        onBlur={() => send({ type: 'destination.blurred' })}
      />
    </Stack>
  );
}

/** Returns the line below the destination. */
function lineOf({ lookup, name, said, draft }: SplitAccountView): { readonly state: PassbookState; readonly text: string } {
  switch (lookup) {
    case 'resolved':
      return { state: 'resolved', text: name ?? '' };
    case 'loading':
      return { state: 'loading', text: 'Looking up the name…' };
    case 'notFound':
      return { state: 'notFound', text: said };
    case 'failed':
      return { state: 'failed', text: sentences(said, 'We couldn’t look up the name.') };
    case 'waiting':
      return {
        state: 'waiting',
        text:
          draft.type === 'wallet'
            ? 'Enter the merchant ID to see the name.'
            : 'Choose a bank and enter a 10-digit account number to see the name.',
      };
  }
}
