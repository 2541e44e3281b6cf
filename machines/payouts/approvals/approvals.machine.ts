import type { PendingPayout, PendingView } from '../../../contract/payouts/approvals';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, oneOf, type SavedView } from '../../kit/list/filters';
import { payoutSearch } from '../payouts/payouts.machine';

export type { PendingPayout } from '../../../contract/payouts/approvals';
export { waitedFor } from '../../kit/flow/waited';

const VIEWS: readonly { readonly value: PendingView; readonly label: string }[] = [
  { value: 'canDecide', label: 'You can decide' },
  { value: 'overOneDay', label: 'Over 1 day' },
];

/** APR-01: the search, the view, and the days of initiation. All rows are pending, so there is no status. */
export const approvalFilters = filters({
  keyword: payoutSearch,
  // The views above the list set it.
  pending: oneOf('Pending', VIEWS, { place: 'link' }),
  days: dateRange(),
});
export type ApprovalFilter = FilterOf<typeof approvalFilters>;

/** APR-01: all, those that the user may decide on, and those that have been pending for more than 24 hours. */
export const approvalViews: readonly SavedView<ApprovalFilter>[] = [
  { key: 'all', label: 'All', values: () => ({}) },
  ...VIEWS.map(({ value, label }) => ({ key: value, label, values: () => ({ pending: value }) })),
];

/** Returns the views of a user. Without the approver role there is nothing to decide. */
export const viewsOf = (mayApprove: boolean): typeof approvalViews =>
  approvalViews.filter(({ key }) => mayApprove || key !== 'canDecide');

/** APR-01: the list of payouts that await a second person. */
export const approvalsMachine = collection<PendingPayout, ApprovalFilter>('approvals', {
  calls: ['listPayoutsPendingApproval'],
  req: ['APR-01', 'PAY-09', 'GEN-07'],
  description: 'Lists the payouts that await approval, newest first.',
});
