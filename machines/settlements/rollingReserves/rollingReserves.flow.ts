import { collectionFlow } from '../../kit/collection/collection.flow';
import { type RollingReserve, rollingReserveFilters, rollingReservesMachine } from './rollingReserves.machine';

/** What is held of one settlement. */
export const reserve = (n: number): RollingReserve => ({
  id: String(n),
  settlementAt: `2026-09-${String((n % 28) + 1).padStart(2, '0')}T18:00:00`,
  settlementAmount: '1322085.00',
  withheld: '66104.25',
  balance: '66104.25',
  status: 'Not due',
  currency: 'NGN',
  percent: 5,
  releaseAt: `2026-12-${String((n % 28) + 1).padStart(2, '0')}T18:00:00`,
  settlementId: String(n),
  settlementReference: `STL-202609${String((n % 28) + 1).padStart(2, '0')}-25`,
});

/** Test data and requirements of the list, which never ship. */
export const rollingReservesFlow = collectionFlow(rollingReservesMachine, {
  req: ['RSV-01', 'GEN-07', 'GEN-09'],
  filters: rollingReserveFilters,
  fixed: { dashboard: 'NGN' },
  options: { currency: 'USD', week: '' },
  filtered: { notDue: { status: 'Not due' } },
  row: reserve,
  count: 372,
  answered: 20,
  screen: { path: '/dashboard/balance/rolling-reserve', as: 'amaka.obi@bluecrest.test', shows: 'Rolling reserve' },
});
