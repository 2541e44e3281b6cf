import { isolated } from '../../../contract/shownText';
import type { SentTogether } from '../../../machines/payouts/payoutVerification/payoutVerification.rules';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { formatCount } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { TestMode } from '../kit/TestMode';
import { CodeForBatch } from './CodeForBatch';

interface CodeForProps {
  readonly email: string;
  readonly recipient: string;
  readonly accountNumber: string;
  readonly bankName: string;
  readonly amount: string;
  readonly currency: string;
  /** What the code sends if that is more than this payout. */
  readonly together?: SentTogether | 'unknown' | null;
}

/** A payout that awaits its code is held. */
export const SAFE = 'No money has moved. The payout still awaits its code.';

/** Shows what the code confirms, so that the merchant need not remember it. */
export function CodeFor({ email, recipient, accountNumber, bankName, amount, currency, together = null }: CodeForProps) {
  if (together !== null && together !== 'unknown')
    return (
      <CodeForBatch {...{ email, currency, together }}>
        <p>
          It sends all {formatCount(together.count)} payouts of the batch, not only the one to {isolated(recipient)}.
        </p>
      </CodeForBatch>
    );
  return (
    <>
      <TestMode />
      <p>We sent a code to {isolated(email)} for this payout.</p>
      {together === 'unknown' && <p>If it was sent with others, the code sends all of them that still await it.</p>}
      <DescriptionList
        rows={[
          { label: 'Recipient', value: recipient },
          { label: 'Account', value: [accountNumber, bankName].filter(Boolean).join(', ') },
          { label: 'Amount', value: <Money amount={amount} currency={currency} /> },
        ]}
      />
    </>
  );
}
