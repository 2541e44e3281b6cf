import { GROUPED_STATUSES } from '../../../contract/settlements/settlementStatuses';
import type { GroupedSettlement } from '../../../contract/settlements/settlements';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, oneOf } from '../../kit/list/filters';
import { inCurrency } from '../../kit/list/inCurrency';

export type { GroupedSettlement } from '../../../contract/settlements/settlements';

/** STL-02: the status, the currency, and the days of the payment. */
export const groupedSettlementFilters = filters({
  status: oneOf('Status', GROUPED_STATUSES),
  ...inCurrency('Paid in'),
  days: dateRange(),
});
export type GroupedSettlementFilter = FilterOf<typeof groupedSettlementFilters>;

/** STL-02: what is paid on one day to one account. */
export const groupedSettlementsMachine = collection<GroupedSettlement, GroupedSettlementFilter>('groupedSettlements', {
  calls: ['listGroupedSettlements'],
  req: ['STL-02', 'GEN-07'],
  description: 'Lists what the active business was paid, newest first.',
});
