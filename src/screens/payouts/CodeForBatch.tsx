import type { ReactNode } from 'react';
import { isolated } from '../../../contract/shownText';
import type { SentTogether } from '../../../machines/payouts/payoutVerification/payoutVerification.rules';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { formatCount } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { TestMode } from '../kit/TestMode';

interface CodeForBatchProps {
  readonly email: string;
  readonly currency: string;
  /** What the code sends. Null: not known. */
  readonly together: SentTogether | null;
  /** The name of the file that the batch came from, where it is at hand. */
  readonly file?: string;
  /** What else is to be known of the batch. */
  readonly children: ReactNode;
}

/** One code sends all payouts of a batch, however it was asked for. */
export const CodeForBatch = ({ email, currency, together, file, children }: CodeForBatchProps) => (
  <>
    <TestMode />
    <p>We sent a code to {isolated(email)} for this batch.</p>
    {children}
    <DescriptionList
      rows={[
        ...(file === undefined ? [] : [{ label: 'File', value: file }]),
        ...(together ? [{ label: 'Recipients', value: formatCount(together.count) }] : []),
        ...(together?.amount
          ? [{ label: 'Amount without fees', value: <Money amount={together.amount} currency={currency} /> }]
          : []),
      ]}
    />
  </>
);
