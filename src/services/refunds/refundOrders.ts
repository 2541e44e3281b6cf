/** The ports of a refund: the order, and the status of its key (TRX-05, RFD-02). */
import { refundOrders } from '../../../contract/refunds/refundOrders';
import type { Service } from '../../../machines/kit/flow/port';
import type { Order, RefundAnswer, RefundOrderStatus } from '../../../machines/refunds/refund/refund.types';
import { call } from '../call';

/** MOVES MONEY, once for each key. Amounts are sent with two decimals at most, as they were confirmed. */
export const createRefund: Service<Order, RefundAnswer> = (
  { transactionReference, orderId, amount, reason, expectedLeft, ...order },
  options,
) =>
  call(
    refundOrders.createRefunds,
    {
      headers: { 'idempotency-key': order.idempotencyKey },
      body: [{ transactionReference, amount, expectedLeft, ...(orderId && { orderId }), ...(reason && { reason }) }],
    },
    options,
  );

export const getRefundOrderStatus: Service<{ readonly idempotencyKey: string }, RefundOrderStatus> = (query, options) =>
  call(refundOrders.getRefundOrderStatus, { query }, options);
