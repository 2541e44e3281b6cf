import { totalsOf } from '../../../../machines/payouts/approval/approval.rules';
import type { PendingPayout } from '../../../../machines/payouts/approvals/approvals.machine';
import { css } from '../../../../styled-system/css';
import { Money } from '../../../ui/text/Money';

interface PendingTotalProps {
  readonly total: number;
  readonly rows: readonly PendingPayout[];
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

/** How many payouts are pending, and their sum in each currency if all are on the page. Sums of two currencies are never added. */
export const PendingTotal = ({ total, rows }: PendingTotalProps) => (
  <p className={line}>
    <span>{total} pending</span>
    {(rows.length === total ? totalsOf(rows) : []).map(({ currency, amount }) => (
      <span key={currency} className={sum}>
        {' '}
        <Money amount={amount} currency={currency} />
      </span>
    ))}
  </p>
);
