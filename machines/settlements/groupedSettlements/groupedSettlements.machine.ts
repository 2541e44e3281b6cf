import { GROUPED_STATUSES } from '../../../contract/settlements/settlementStatuses';
import type { GroupedSettlement } from '../../../contract/settlements/settlements';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, oneOf, type SavedView } from '../../kit/list/filters';
import { inCurrency } from '../../kit/list/inCurrency';

export type { GroupedSettlement } from '../../../contract/settlements/settlements';

/** STL-02: the status, the currency, and the days of the payment. */
export const groupedSettlementFilters = filters({
  status: oneOf('Status', GROUPED_STATUSES),
  ...inCurrency('Paid in'),
  days: dateRange(),
});
export type GroupedSettlementFilter = FilterOf<typeof groupedSettlementFilters>;

/** STL-02: those of each status that the documents offer. */
export const groupedSettlementViews: readonly SavedView<GroupedSettlementFilter>[] = [
  { key: 'all', label: 'All', values: () => ({}) },
  { key: 'completed', label: 'Completed', values: () => ({ status: 'Completed' }) },
  { key: 'partly', label: 'Partial-Completed', values: () => ({ status: 'Partial-Completed' }) },
  { key: 'pending', label: 'Pending', values: () => ({ status: 'Pending' }) },
  { key: 'flagged', label: 'Flagged', values: () => ({ status: 'Flagged' }) },
];

/** STL-02: what is paid on one day to one account. */
export const groupedSettlementsMachine = collection<GroupedSettlement, GroupedSettlementFilter>('groupedSettlements', {
  calls: ['listGroupedSettlements'],
  req: ['STL-02', 'GEN-07'],
  description: 'Lists what the active business was paid, newest first.',
});
