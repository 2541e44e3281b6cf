import type { PendingPayout } from '../../../contract/payouts/approvals';
import { collection } from '../../kit/collection.machine';
import { ZONE } from '../../kit/days';
import { dateRange, type FilterOf, filters } from '../../kit/filters';
import { payoutSearch } from '../payouts/payouts.machine';

export type { PendingPayout } from '../../../contract/payouts/approvals';

/** APR-01: the search, and the days of initiation. All rows are pending, so there is no status. */
export const approvalFilters = filters({ keyword: payoutSearch, days: dateRange() });
export type ApprovalFilter = FilterOf<typeof approvalFilters>;

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Returns how long a payout has waited, such as `31 min`, `1 h 12 min`, `19 h` or `3 days`. `now` is in milliseconds since the epoch. */
export function waitedFor(initiatedAt: string, now: number): string {
  const since = Temporal.PlainDateTime.from(initiatedAt).toZonedDateTime(ZONE).epochMilliseconds;
  const minutes = Math.max(0, Math.floor((now - since) / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  if (hours >= 24) return plural(Math.floor(hours / 24), 'day');
  return hours >= 10 || minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** APR-01: the list of payouts that await a second person. */
export const approvalsMachine = collection<PendingPayout, ApprovalFilter>('approvals', {
  calls: ['listPayoutsPendingApproval'],
  req: ['APR-01', 'PAY-09', 'GEN-07'],
  description: 'Lists the payouts that await approval, newest first.',
});
