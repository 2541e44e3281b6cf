import { SETTLEMENT_STATUSES } from '../../../contract/settlements/settlementStatuses';
import type { Settlement } from '../../../contract/settlements/settlements';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, oneOf } from '../../kit/list/filters';
import { inCurrency } from '../../kit/list/inCurrency';

export type { Settlement } from '../../../contract/settlements/settlements';

/** STL-01: the status, the currency, and the days of the payment. The documents offer two statuses, and all are shown. */
export const settlementFilters = filters({
  status: oneOf('Status', SETTLEMENT_STATUSES),
  ...inCurrency('Settled in'),
  days: dateRange(),
});
export type SettlementFilter = FilterOf<typeof settlementFilters>;

/** STL-01: each settlement on its own. */
export const settlementsMachine = collection<Settlement, SettlementFilter>('settlements', {
  calls: ['listSettlements'],
  req: ['STL-01', 'GEN-07'],
  description: 'Lists the settlements of the active business one by one, newest first.',
});
