import type { BatchReason } from '../../../../machines/kit/batch/batch.types';
import type { Total } from '../../../../machines/refunds/bulkRefund/bulkRefund.rules';
import { LedgerFoot } from '../../../ui/tables/LedgerFoot';
import { Money } from '../../../ui/text/Money';
import { NotReady } from '../../kit/batch/NotReady';
import { ReviewButton } from '../../kit/batch/ReviewButton';
import { rowsOf } from '../../kit/batch/rowsOf';
import type { BulkFlow } from './bulkFlow';

const REASONS: Readonly<Record<BatchReason, string>> = {
  lookingUp: 'We’re looking up the first transactions.',
  stopped: 'Look up the transactions first.',
  nothing: 'No rows are ready to refund.',
};

const moneyOf = ({ amount, currency }: Total) => <Money amount={amount} currency={currency} />;

/** What the rows that are ready refund, and the way to their confirmation. Sums of several currencies are never added. */
export function ReviewFoot({ flow }: { readonly flow: BulkFlow }) {
  const { counts, totals, blocker } = flow.view;
  const [first, ...others] = totals;
  return (
    <LedgerFoot
      figures={[
        { label: 'Ready', value: rowsOf(counts.ready) },
        ...others.map((total) => ({ label: `Total in ${total.currency}`, value: moneyOf(total) })),
      ]}
      total={{
        label: first && others.length > 0 ? `Total in ${first.currency}` : 'Total to refund',
        value: first ? moneyOf(first) : '—',
      }}
      note={<NotReady counts={counts} rest={counts.all - counts.ready} done="refunded" />}
      actions={<ReviewButton flow={flow} reason={blocker && REASONS[blocker]} />}
    />
  );
}
