import { totalsOf } from '../../../../machines/payouts/approval/approval.rules';
import type { PendingPayout } from '../../../../machines/payouts/approvals/approvals.machine';
import { css } from '../../../../styled-system/css';
import { Money } from '../../../ui/text/Money';

interface PendingTotalProps {
  readonly total: number;
  readonly rows: readonly PendingPayout[];
  /** The ids of the selected payouts. */
  readonly picked: ReadonlySet<string>;
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: { base: '2', md: '4' },
  rowGap: { md: '1' },
  color: 'ink.soft',
  // On a phone the first row stands high.
  mdDown: { fontSize: 'note', lineHeight: 'note' },
});
const sum = css({ color: 'ink', fontWeight: 'strong' });

/**
 * How many payouts are pending, and their sum in each currency if all are on the page. While some are selected it is the sum of those. Sums of two
 * currencies are never added.
 */
export function PendingTotal({ total, rows, picked }: PendingTotalProps) {
  const isPicking = picked.size > 0;
  const summed = isPicking ? rows.filter(({ payoutId }) => picked.has(payoutId)) : rows;
  const isWhole = summed.length === (isPicking ? picked.size : total);
  return (
    <p className={line}>
      <span>{total} pending</span>
      {isPicking && <span> {picked.size} selected</span>}
      {(isWhole ? totalsOf(summed) : []).map(({ currency, amount }) => (
        <span key={currency} className={sum}>
          {' '}
          <Money amount={amount} currency={currency} />
        </span>
      ))}
    </p>
  );
}
