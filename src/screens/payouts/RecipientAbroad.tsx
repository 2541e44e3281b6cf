import type { InternationalDetails } from '../../../machines/payouts/payout/payout.types';
import { DialogFields, FullWidth } from '../../ui/controls/Fields';
import { TextField } from '../../ui/controls/TextField';
import type { PayoutFlow } from './payoutFlow';

const DETAILS = [
  ['recipientName', 'Recipient name'],
  ['recipientAddress', 'Recipient address'],
  ['bankName', 'Bank name'],
  ['bankAddress', 'Bank address'],
  ['routingNumber', 'Routing number'],
  ['swiftCode', 'SWIFT code'],
] as const satisfies readonly (readonly [keyof InternationalDetails, string])[];

/** PAY-08: the details that a foreign bank requires. No name is looked up there. */
export function RecipientAbroad({ view: { draft, errors }, send }: PayoutFlow) {
  return (
    <DialogFields>
      <FullWidth>
        <TextField
          label="Account number"
          hint="Or an IBAN. We can’t look up names abroad, so check it carefully."
          value={draft.accountNumber}
          problem={errors.accountNumber}
          onText={(accountNumber) => send({ type: 'account.changed', accountNumber })}
        />
      </FullWidth>
      {DETAILS.map(([detail, label]) => (
        <TextField
          key={detail}
          label={label}
          value={draft.abroad[detail]}
          problem={errors.abroad[detail]}
          onText={(text) => send({ type: 'international.changed', detail: { [detail]: text } })}
        />
      ))}
    </DialogFields>
  );
}
