/** Serves the customers' payments to a business. */
import { transactions as endpoints } from '../../contract/transactions/transactions';
import { pagingOf } from '../http/paging.routes';
import { serve } from '../http/serve';
import { settleDaysFor } from '../ledger/settlements';
import { toMajor } from '../rules/money';
import { toWallClock } from '../rules/wallclock';
import { transactionFilterOf } from './transactionFilter.rules';
import { listTransactions, type TransactionRow, transactionCounts } from './transactions';

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
    const filter = transactionFilterOf(query);
    if (filter.isUnsettled) await settleDaysFor(context, session);
    const { rows, total } = await listTransactions(context, session, filter, paging);
    return { items: rows.map(transactionInList), page: { total, totalPage: Math.ceil(total / paging.size) } };
  }),
  serve(endpoints.countOrders, async ({ query }, { context, session }) => {
    return { data: await transactionCounts(context, session, transactionFilterOf(query)) };
  }),
];
