import type { RollingReserve } from '../../../contract/settlements/rollingReserves';
import { RESERVE_STATUSES } from '../../../contract/settlements/settlementStatuses';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, linked, oneOf, type SavedView } from '../../kit/list/filters';
import { inCurrency } from '../../kit/list/inCurrency';

export type { RollingReserve } from '../../../contract/settlements/rollingReserves';

/** RSV-01: the status, the currency, the days of the settlement, and the week of the release, by its Monday. */
export const rollingReserveFilters = filters({
  status: oneOf('Status', RESERVE_STATUSES),
  week: linked('Release week', /^\d{4}-\d{2}-\d{2}$/),
  ...inCurrency('Held in'),
  days: dateRange(),
});
export type RollingReserveFilter = FilterOf<typeof rollingReserveFilters>;

/** RSV-01: those of each status, the next to be released first. */
export const rollingReserveViews: readonly SavedView<RollingReserveFilter>[] = [
  { key: 'all', label: 'All', values: () => ({}) },
  { key: 'due', label: 'Due', values: () => ({ status: 'Due' }) },
  { key: 'almostDue', label: 'Almost due', values: () => ({ status: 'Almost due' }) },
  { key: 'notDue', label: 'Not due', values: () => ({ status: 'Not due' }) },
  { key: 'completed', label: 'Completed', values: () => ({ status: 'Completed' }) },
];

/** RSV-01: what is held back of each settlement. */
export const rollingReservesMachine = collection<RollingReserve, RollingReserveFilter>('rollingReserves', {
  calls: ['listRollingReserves'],
  req: ['RSV-01', 'GEN-04', 'GEN-07'],
  description: 'Lists what the provider holds back of the settlements of the active business, the next release first.',
});
