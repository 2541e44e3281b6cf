import { collectionFlow } from '../../kit/collection/collection.flow';
import { type Settlement, settlementFilters, settlementsMachine } from './settlements.machine';

const settlement = (n: number): Settlement => ({
  id: String(n),
  businessId: '1001',
  business: 'Bluecrest Stores',
  collected: '60000.00',
  fee: '900.00',
  currency: 'NGN',
  status: n === 1 ? 'Pending' : 'Completed',
  createdAt: `2026-10-${String((n % 28) + 1).padStart(2, '0')}T00:00:00`,
  reference: `STL-202610${String((n % 28) + 1).padStart(2, '0')}-25`,
  settledAt: `2026-10-${String((n % 28) + 1).padStart(2, '0')}T18:00:00`,
  amount: '56080.00',
  destination: 'Bank account',
  account: '0099120455',
  bank: 'Sterling Bank',
  transactions: 46,
});

/** Test data and requirements of the list, which never ship. */
export const settlementsFlow = collectionFlow(settlementsMachine, {
  req: ['STL-01', 'GEN-07', 'GEN-09'],
  filters: settlementFilters,
  fixed: { dashboard: 'NGN' },
  options: { currency: 'USD' },
  filtered: { pending: { status: 'Pending' } },
  row: settlement,
  count: 312,
  answered: 20,
  screen: { path: '/dashboard/account/settlements', as: 'amaka.obi@bluecrest.test', shows: 'Single settlements' },
});
