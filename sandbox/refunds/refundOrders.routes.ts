/** Serves the order of refunds, and the status of its key. */
import { refundOrders as endpoints } from '../../contract/refunds/refundOrders';
import { serveChange } from '../http/serve';
import { createRefunds, type RefundRow, refundsOfKey } from './refunds';

const made = ({ reference, status }: RefundRow) => ({ refundReference: reference, refundStatus: status });

const closing = { type: 'Refunds', action: 'Close refund that was not received', mayChangeNothing: true } as const;

export const refundOrdersRoutes = [
  serveChange(
    endpoints.createRefunds,
    { type: 'Refunds', action: 'Refund payment' },
    async ({ headers, body }, { context, session }) => {
      const { message, refunds } = await createRefunds(context, session, headers['idempotency-key'], body);
      return { status: true, message, refunds: refunds.map(made) };
    },
  ),
  serveChange(endpoints.getRefundOrderStatus, closing, async ({ query }, { context, session, audit }) => {
    const refunds = await refundsOfKey(context, session, query.idempotencyKey);
    if (refunds !== null) audit.unchanged();
    return refunds === null
      ? { status: 'Not Received' as const, message: 'No refund was received with this key, and none can be received now' }
      : { status: 'Successful' as const, message: 'The refund was received', refunds: refunds.map(made) };
  }),
];
