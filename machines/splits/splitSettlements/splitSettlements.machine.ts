import type { SplitSettlement } from '../../../contract/splits/splitSettlements';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, oneOf, searchIn } from '../../kit/list/filters';

export type SplitRow = SplitSettlement;

/** SPL-01: the columns by their headings, and the documents' words for active and inactive splits. */
export const splitFilters = filters({
  keyword: searchIn(
    [
      { value: 'name', label: 'Name' },
      { value: 'currency', label: 'Currency' },
      { value: 'rateType', label: 'Rate type' },
    ],
    { label: 'Search split settlements' },
  ),
  state: oneOf('Status', ['Completed', 'Pending'], { param: 'status' }),
  days: dateRange(),
});
export type SplitFilter = FilterOf<typeof splitFilters>;

/** The list of split settlements of the active business. */
export const splitSettlementsMachine = collection<SplitRow, SplitFilter>('splitSettlements', {
  calls: ['listSplitSettlements'],
  req: ['SPL-01', 'GEN-07', 'GEN-09'],
  description: 'Lists the split settlements of the active business, newest first.',
});
