/** The request for a file of transactions (TRX-03). */
import { transactions } from '../../../contract/transactions/transactions';
import type { Service } from '../../../machines/kit/flow/port';
import type { ReportOrder, ReportRequested } from '../../../machines/kit/report/reportRequest.types';
import type { TransactionFilter } from '../../../machines/transactions/transactions/transactions.machine';
import { call } from '../call';
import { filterParams } from './transactionFilter';

/** Requests one file for each key, however often it is sent. */
export const requestTransactions: Service<ReportOrder<TransactionFilter>, ReportRequested> = (order, options) =>
  call(
    transactions.exportOrders,
    {
      headers: { 'idempotency-key': order.idempotencyKey },
      query: { ...filterParams(order.filter), columns: order.columns.join(','), format: order.format },
    },
    options,
  );
