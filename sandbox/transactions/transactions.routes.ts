/** Serves the customers' payments to a business. */

import { TRANSACTION_STATUSES } from '../../contract/transactions/transactionStatuses';
import { transactions as endpoints } from '../../contract/transactions/transactions';
import { pagingOf } from '../http/paging.routes';
import { period } from '../http/period.routes';
import { serve } from '../http/serve';
import { Refusal } from '../refusal';
import { isCurrency, toMajor } from '../rules/money';
import { toWallClock } from '../rules/wallclock';
import { listTransactions, type TransactionRow } from './transactions';

function knownStatus(text: string | undefined): string | undefined {
  const known = TRANSACTION_STATUSES.find((status) => status === text);
  if (text !== undefined && known === undefined) throw new Refusal(400, 'status is not a transaction status');
  return known;
}

function knownCurrency(text: string | undefined): string | undefined {
  if (text !== undefined && !isCurrency(text)) throw new Refusal(400, 'currency is not supported');
  return text;
}

export const transactionInList = (row: TransactionRow) => ({
  id: row.id,
  dateCreated: toWallClock(row.createdAt),
  customerEmail: row.customerEmail,
  transactionAmount: toMajor(row.amount),
  fee: toMajor(row.fee),
  currency: { shortName: row.currency },
  recurringFrequency: row.recurringFrequency,
  paymentTypeName: row.paymentType,
  orderReference: row.orderReference,
  paymentReference: row.paymentReference,
  orderStatus: row.status,
});

export const transactionsRoutes = [
  serve(endpoints.listOrders, async ({ query }, { context, session }) => {
    const paging = pagingOf('size', query.page, query.size);
    const filter = {
      currency: knownCurrency(query.currency),
      status: knownStatus(query.status),
      method: query.transactionType,
      orderReference: query.orderreference,
      paymentReference: query.paymentreference,
      email: query.email,
      ...period('fromdate', query.fromdate, 'todate', query.todate),
    };
    const { rows, total } = await listTransactions(context, session, filter, paging);
    return { items: rows.map(transactionInList), page: { total, totalPage: Math.ceil(total / paging.size) } };
  }),
];
