import { REFUND_FILTER } from '../../../contract/refunds/refundStatuses';
import type { Refund } from '../../../contract/refunds/refunds';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, oneOf, type SavedView, searchIn, thisMonth } from '../../kit/list/filters';

export type { Refund } from '../../../contract/refunds/refunds';

type Offered = keyof typeof REFUND_FILTER;
const OFFERED = Object.keys(REFUND_FILTER) as readonly Offered[];

/** RFD-01: the search by reference and email, the status, and the days of the request. */
export const refundFilters = filters({
  keyword: searchIn(
    [
      { value: 'reference', label: 'Reference' },
      { value: 'email', label: 'Email' },
    ],
    { label: 'Search refunds' },
  ),
  status: oneOf('Status', OFFERED),
  days: dateRange(),
});
export type RefundFilter = FilterOf<typeof refundFilters>;

/** What a merchant looks for. */
export const refundViews: readonly SavedView<RefundFilter>[] = [
  { key: 'all', label: 'All', values: () => ({}) },
  { key: 'pending', label: 'Pending', values: () => ({ status: 'Pending' }) },
  { key: 'declined', label: 'Declined', values: () => ({ status: 'Error' }) },
  { key: 'thisMonth', label: 'This month', values: (day) => ({ days: thisMonth(day) }) },
];

/** RFD-01: the kit's collection for refunds. */
export const refundsMachine = collection<Refund, RefundFilter>('refunds', {
  calls: ['listRefunds'],
  req: ['RFD-01', 'GEN-04', 'GEN-07'],
  description: 'Lists the refunds of the active business, newest first.',
});
