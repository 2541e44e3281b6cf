import type { BatchReason, Total } from '../../../../machines/refunds/bulkRefund/bulkRefund.rules';
import { Button } from '../../../ui/Button';
import { formatCount } from '../../../ui/format';
import { LedgerFoot } from '../../../ui/LedgerFoot';
import { Money } from '../../../ui/Money';
import { rowsOf } from '../../kit/batch/rowsOf';
import type { BulkFlow } from './bulkFlow';

const REASONS: Readonly<Record<BatchReason, string>> = {
  lookingUp: 'We’re looking up the first transactions.',
  nothing: 'No rows are ready to refund.',
};

const moneyOf = ({ amount, currency }: Total) => <Money amount={amount} currency={currency} />;

/** What the rows that are ready refund, and the way to their confirmation. Sums of several currencies are never added. */
export function ReviewFoot({ flow: { view, can, send } }: { readonly flow: BulkFlow }) {
  const { counts, totals, blocker } = view;
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
      note={<NotReady flow={{ view }} />}
      actions={
        <Button
          kind="solid"
          disabled={!can('batch.reviewed')}
          reason={blocker && REASONS[blocker]}
          onPress={() => send({ type: 'batch.reviewed' })}
        >
          {`Review ${rowsOf(counts.ready)}`}
        </Button>
      }
    />
  );
}

/** What happens to the rows that are not ready, next to those that are. */
export function NotReady({ flow: { view } }: { readonly flow: Pick<BulkFlow, 'view'> }) {
  const { counts } = view;
  const rest = counts.all - counts.ready;
  if (rest === 0 || counts.ready === 0) return null;
  return (
    <p>
      {formatCount(rest)} of {formatCount(counts.all)} rows {rest === 1 ? 'is' : 'are'} not ready. We won’t refund{' '}
      {rest === 1 ? 'it' : 'them'}. You can download {rest === 1 ? 'it' : 'them'}.
    </p>
  );
}
