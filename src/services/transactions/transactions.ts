/** The ports of transactions (TRX-01, TRX-02). */
import { type Transaction, transactions } from '../../../contract/transactions/transactions';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { TransactionFilter } from '../../../machines/transactions/transactions/transactions.machine';
import { call } from '../call';
import { dayParams, given } from '../days';
import { countedBy } from '../viewCounts';
import { filterParams } from './transactionFilter';

export const listTransactions: Service<Query<TransactionFilter>, Page<Transaction>> = ({ filter, page, size }, options) =>
  call(transactions.listOrders, { query: { page: `${page}`, size: `${size}`, ...filterParams(filter) } }, options);

/** Returns how many transactions each view has. The key is their currency, and empty for all. */
export const transactionCounts = countedBy<TransactionFilter>((days, options, currency) =>
  call(transactions.countOrders, { query: { ...given({ currency }), ...dayParams(days, 'fromdate', 'todate') } }, options),
);
