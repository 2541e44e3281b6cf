import type { BulkPayoutView } from '../../../../machines/payouts/bulkPayout/bulkPayout.select';
import { formatCount } from '../../../ui/format';

/** What becomes of the rows whose account names are not known yet, beside those that are ready. */
export function PaidNext({ counts: { ready, waiting } }: Pick<BulkPayoutView, 'counts'>) {
  if (ready === 0 || waiting === 0) return null;
  return (
    <p>
      {waiting === 1
        ? "1 row doesn't have an account name yet. It stays in the file, and you can pay it next."
        : `${formatCount(waiting)} rows don't have an account name yet. They stay in the file, and you can pay them next.`}
    </p>
  );
}
