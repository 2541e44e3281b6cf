import type { PendingPayout } from '../../../contract/payouts/approvals';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters } from '../../kit/list/filters';
import { payoutSearch } from '../payouts/payouts.machine';

export type { PendingPayout } from '../../../contract/payouts/approvals';
export { waitedFor } from '../../kit/flow/waited';

/** APR-01: the search, and the days of initiation. All rows are pending, so there is no status. */
export const approvalFilters = filters({ keyword: payoutSearch, days: dateRange() });
export type ApprovalFilter = FilterOf<typeof approvalFilters>;

/** APR-01: the list of payouts that await a second person. */
export const approvalsMachine = collection<PendingPayout, ApprovalFilter>('approvals', {
  calls: ['listPayoutsPendingApproval'],
  req: ['APR-01', 'PAY-09', 'GEN-07'],
  description: 'Lists the payouts that await approval, newest first.',
});
