import { collectionFlow } from '../../kit/collection/collection.flow';
import { type Transaction, transactionFilters, transactionsMachine } from './transactions.machine';

/** A successful card payment. */
export const transaction = (n: number): Transaction => ({
  id: `${n}`,
  createdAt: '2026-11-20T09:30:00',
  email: 'ada.coker@customer.test',
  currency: 'NGN',
  amount: '20000.00',
  fee: '300.00',
  settlementAmount: null,
  recurringFrequency: '',
  method: 'Card',
  reference: `KOR-${1000 + n}`,
  paymentReference: `KPY-${1000 + n}`,
  status: 'Successful',
  customerId: null,
});

/**
 * Test data and requirements of the list, which never ship. The paths of every list are tested by `tests/models/kit/collection.ts`, and what is
 * special about this one by `tests/browser/transactions/transactions.all.spec.ts`.
 */
export const transactionsFlow = collectionFlow(transactionsMachine, {
  req: ['TRX-01', 'TRX-02', 'GEN-07', 'GEN-09'],
  filters: transactionFilters,
  filtered: { ada: { keyword: { text: 'ada', column: 'email' } } },
  row: transaction,
  count: 60,
  answered: 20,
  screen: { path: '/dashboard/business/transactions', as: 'amaka.obi@bluecrest.test', shows: 'Transactions' },
  fixed: { dashboard: 'NGN' },
  options: { currency: 'USD', settlement: '' },
});
