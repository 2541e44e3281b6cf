import { collectionFlow } from '../../kit/collection/collection.flow';
import { transaction } from '../../transactions/transactions/transactions.flow';
import { settlementTransactionFilters, settlementTransactionsMachine } from './settlementTransactions.machine';

export const settlementTransactionsFlow = collectionFlow(settlementTransactionsMachine, {
  req: ['STL-01', 'GEN-07', 'GEN-09'],
  filters: settlementTransactionFilters,
  fixed: { settlement: '300' },
  filtered: { november: { days: { from: '2026-11-01', to: '2026-11-30' } } },
  row: transaction,
  count: 6,
  screen: {
    path: '/dashboard/account/settlements/300/transactions',
    as: 'amaka.obi@bluecrest.test',
    shows: 'Settlement transactions',
  },
});
