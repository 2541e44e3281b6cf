/** Serves the refunds of a business. */
import { REFUND_FILTER } from '../../contract/refunds/refundStatuses';
import { refunds as endpoints } from '../../contract/refunds/refunds';
import { pagingOf } from '../http/paging.routes';
import { period } from '../http/period.routes';
import { serve } from '../http/serve';
import { settleRefundsFor } from '../ledger/waitingRefunds';
import { toMajor } from '../rules/money';
import { toWallClock } from '../rules/wallclock';
import { listRefunds, type RefundInList, refundCounts } from './refundList';

const inList = ({ refund, transaction, customerId, firstName, lastName }: RefundInList) => ({
  refundReference: refund.reference,
  dateCreated: toWallClock(refund.createdAt),
  dateDecided: refund.decidedAt && toWallClock(refund.decidedAt),
  customerEmail: transaction.customerEmail,
  customerId,
  currency: transaction.currency,
  transactionAmount: toMajor(transaction.amount),
  refundAmount: toMajor(refund.amount),
  orderReference: transaction.orderReference,
  paymentReference: transaction.paymentReference,
  refundStatus: refund.status,
  reason: refund.reason,
  remark: refund.remark,
  requestedBy: `${firstName} ${lastName}`,
});

export const refundsRoutes = [
  serve(endpoints.listRefunds, async ({ query }, { context, session }) => {
    await settleRefundsFor(context, session);
    const filter = {
      status: query.status && REFUND_FILTER[query.status],
      reference: query.reference,
      email: query.email,
      ...period('fromdate', query.fromdate, 'todate', query.todate),
    };
    const { rows, total } = await listRefunds(context, session, filter, pagingOf('size', query.page, query.size));
    return { items: rows.map(inList), totalItems: total };
  }),
  serve(endpoints.countRefunds, async ({ query }, { context, session }) => {
    await settleRefundsFor(context, session);
    const counts = await refundCounts(context, session, period('fromdate', query.fromdate, 'todate', query.todate));
    const counted = new Map(counts.map(({ status, count }) => [status, count]));
    return { data: Object.entries(REFUND_FILTER).map(([word, status]) => ({ status: word, count: counted.get(status) ?? 0 })) };
  }),
];
