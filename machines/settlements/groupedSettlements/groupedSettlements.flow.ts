import { collectionFlow } from '../../kit/collection/collection.flow';
import { type GroupedSettlement, groupedSettlementFilters, groupedSettlementsMachine } from './groupedSettlements.machine';

/** A payment to the bank. */
const grouped = (n: number): GroupedSettlement => ({
  businessId: '1001',
  business: 'Bluecrest Stores',
  account: '0099120455',
  bank: 'Sterling Bank',
  bankCode: '232',
  destination: 'Bank account',
  transactions: 46,
  amount: '1708770.40',
  currency: 'NGN',
  settledAt: `2026-10-${String((n % 28) + 1).padStart(2, '0')}T18:00:00`,
  status: n === 1 ? 'Pending' : 'Completed',
  settlementIds: [String(n)],
  references: [`STL-202610${String((n % 28) + 1).padStart(2, '0')}-25`],
});

/** Test data and requirements of the list, which never ship. */
export const groupedSettlementsFlow = collectionFlow(groupedSettlementsMachine, {
  req: ['STL-02', 'GEN-07', 'GEN-09'],
  filters: groupedSettlementFilters,
  fixed: { dashboard: 'NGN' },
  options: { currency: 'USD' },
  filtered: { pending: { status: 'Pending' } },
  row: grouped,
  count: 240,
  answered: 20,
  screen: { path: '/dashboard/account/settlements/grouped', as: 'amaka.obi@bluecrest.test', shows: 'Settlements' },
});
