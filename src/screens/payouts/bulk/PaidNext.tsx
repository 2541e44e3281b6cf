import type { BulkPayoutView } from '../../../../machines/payouts/bulkPayout/bulkPayout.select';
import { formatCount } from '../../../ui/text/format';

/** What happens to rows without a known account name, next to those that are ready. */
export function PaidNext({ counts: { ready, waiting } }: Pick<BulkPayoutView, 'counts'>) {
  if (ready === 0 || waiting === 0) return null;
  return (
    <p>
      {waiting === 1
        ? '1 row doesn’t have an account name yet. It stays in the file, and you can pay it next.'
        : `${formatCount(waiting)} rows don’t have an account name yet. They stay in the file, and you can pay them next.`}
    </p>
  );
}
