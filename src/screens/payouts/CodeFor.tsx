import { isolated } from '../../../contract/shownText';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { Money } from '../../ui/text/Money';
import { TestMode } from '../kit/TestMode';

interface CodeForProps {
  readonly email: string;
  readonly recipient: string;
  readonly accountNumber: string;
  readonly bankName: string;
  readonly amount: string;
  readonly currency: string;
}

/** A payout that awaits its code is held. */
export const SAFE = 'No money has moved. The payout still awaits its code.';

/** Shows what the code confirms, so that the merchant need not remember it. */
export function CodeFor({ email, recipient, accountNumber, bankName, amount, currency }: CodeForProps) {
  return (
    <>
      <TestMode />
      <p>We sent a code to {isolated(email)} for this payout.</p>
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
