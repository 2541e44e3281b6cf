/** The ports of transactions (TRX-01, TRX-02). */
import { type Transaction, transactions } from '../../../contract/transactions/transactions';
import type { Page, Query } from '../../../machines/kit/collection.types';
import type { Service } from '../../../machines/kit/port';
import type { TransactionFilter } from '../../../machines/transactions/transactions/transactions.machine';
import { call } from '../call';
import { dayParams } from '../days';

/** The parameter of each searchable column. */
const SEARCHED = { orderReference: 'orderreference', paymentReference: 'paymentreference', email: 'email' } as const;

export const listTransactions: Service<Query<TransactionFilter>, Page<Transaction>> = ({ filter, page, size }, options) => {
  const { keyword, status, method, currency, days } = filter;
  const query = {
    page: `${page}`,
    size: `${size}`,
    ...(keyword.text && { [SEARCHED[keyword.column]]: keyword.text }),
    ...(status && { status }),
    ...(method && { transactionType: method }),
    ...(currency && { currency }),
    ...dayParams(days, 'fromdate', 'todate'),
  };
  return call(transactions.listOrders, { query }, options);
};
