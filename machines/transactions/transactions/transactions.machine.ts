import { TRANSACTION_STATUSES } from '../../../contract/transactions/transactionStatuses';
import type { Transaction } from '../../../contract/transactions/transactions';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, linked, oneOf, type SavedView, searchIn, thisMonth } from '../../kit/list/filters';
import { inCurrency } from '../../kit/list/inCurrency';

export type { Transaction } from '../../../contract/transactions/transactions';

/** TRX-02: the search by reference and email, the status, the payment method, whether it is settled, the currency, and the days of creation. */
export const transactionFilters = filters({
  keyword: searchIn(
    [
      { value: 'orderReference', label: 'Reference' },
      { value: 'paymentReference', label: 'Payment reference' },
      { value: 'email', label: 'Email' },
    ],
    { label: 'Search transactions' },
  ),
  status: oneOf('Status', TRANSACTION_STATUSES),
  method: oneOf('Payment method', ['Card', 'Pay With Bank Transfer', 'USSD', 'Wallet']),
  settlement: linked('Settlement', /^none$/),
  ...inCurrency('Paid in'),
  days: dateRange(),
});
export type TransactionFilter = FilterOf<typeof transactionFilters>;

/** What a merchant looks for every morning. */
export const transactionViews: readonly SavedView<TransactionFilter>[] = [
  { key: 'all', label: 'All', values: () => ({}) },
  { key: 'successful', label: 'Successful', values: () => ({ status: 'Successful' }) },
  { key: 'failed', label: 'Failed', values: () => ({ status: 'Failed' }) },
  { key: 'thisMonth', label: 'This month', values: (day) => ({ days: thisMonth(day) }) },
];

/** The page of the list, and of one transaction. */
export const TRANSACTIONS = '/dashboard/business/transactions';
export const pageOfTransaction = ({ paymentReference }: Pick<Transaction, 'paymentReference'>): string =>
  `${TRANSACTIONS}/transaction-details/${encodeURIComponent(paymentReference)}`;

/** TRX-01: the kit's collection for customers' payments. */
export const transactionsMachine = collection<Transaction, TransactionFilter>('transactions', {
  calls: ['listOrders'],
  req: ['TRX-01', 'TRX-02', 'GEN-04', 'GEN-07'],
  description: 'Lists the customers’ payments to the active business, newest first.',
});
