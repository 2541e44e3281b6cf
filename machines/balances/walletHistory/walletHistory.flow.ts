import { collectionFlow } from '../../kit/collection/collection.flow';
import { type Movement, movementFilters, walletHistoryMachine } from './walletHistory.machine';

const paid: Movement = {
  id: '1',
  at: '2026-11-20T09:30:00',
  direction: 'Debit',
  amount: '20025.00',
  currency: 'NGN',
  before: '120025.00',
  after: '100000.00',
  type: 'Payout',
  description: 'To ADA OKAFOR',
  reference: 'BCS-PO-20931',
  fee: '25.00',
  payoutId: '7',
};

export const walletHistoryFlow = collectionFlow(walletHistoryMachine, {
  req: ['BAL-03', 'GEN-07', 'GEN-09'],
  filters: movementFilters,
  filtered: { credits: { direction: 'C' } },
  row: (n) => ({ ...paid, id: `${n}` }),
  count: 60,
  answered: 20,
  screen: { path: '/dashboard/balance/history', as: 'amaka.obi@bluecrest.test', shows: 'Balance history' },
  fixed: { dashboard: 'NGN' },
  options: { currency: 'USD' },
});
