/** The order of refunds, and its status. */
import { Keyed, mustSayDone, SomeTextUpTo, TextUpTo } from '../common';
import { endpoints } from '../endpoint';
import { LONGEST_REASON, LONGEST_REFERENCE, MOST_REFUNDS } from '../limits';
import { SentAmount } from '../money';
import { type } from '../schema';

/** One refund as sent. The amount is in major units. */
const RefundItem = type({
  /** The order reference of the payment. The provider also takes its payment reference. */
  transactionReference: SomeTextUpTo(LONGEST_REFERENCE),
  amount: SentAmount,
  /** The id of the same transaction. The provider refuses that of another one. */
  'orderId?': '1 <= string <= 40',
  'reason?': TextUpTo(LONGEST_REASON),
  /** Assumed: what was left to refund when the merchant confirmed. The provider refuses if it has changed. */
  'expectedLeft?': SentAmount,
});

/** Assumed: the refunds that were made, in the order of the items. */
const CreatedRefund = type({ refundReference: 'string > 0', refundStatus: 'string > 0' })
  .pipe(({ refundReference, refundStatus }) => ({ reference: refundReference, status: refundStatus }))
  .array();

const Answer = type({ 'message?': 'string', 'status?': 'boolean', 'refunds?': CreatedRefund })
  .narrow((answer, ctx) => (answer.refunds ?? []).length > 0 || mustSayDone(answer, ctx))
  .pipe(({ message, refunds }) => ({ message: message ?? '', refunds: refunds ?? [] }));

const Status = type({ status: "'Successful' | 'Not Received'", 'message?': 'string', 'refunds?': CreatedRefund }).pipe(
  ({ status, message, refunds }) => ({ status, message: message ?? '', refunds: refunds ?? [] }),
);

export type RefundItem = typeof RefundItem.inferIn;
export type RefundAnswer = typeof Answer.infer;
export type RefundOrderStatus = typeof Status.infer;

export const refundOrders = endpoints({
  /**
   * MOVES MONEY, once for each key, all items or none. 400 if a payment can't be refunded, or the amount is 0 or more than is left. 404 for an
   * unknown reference. 412 if what is left has changed since `expectedLeft`, 409 if the key was used for other items. Of several items, 400 or 412
   * names each refused one (assumed): `problems: [{ index, message }]`, where the index counts from 0. Items of one payment count together.
   */
  createRefunds: {
    method: 'POST',
    path: '/subsidiary/dashboard/refund',
    headers: Keyed,
    body: RefundItem.array().atLeastLength(1).atMostLength(MOST_REFUNDS),
    answer: Answer,
    permission: 'refund.manage',
    movesMoney: true,
    req: ['TRX-05', 'RFD-02', 'RFD-03'],
    assumed: false,
  },
  /**
   * Returns the status of the caller's order with this key. `Not Received` also closes the key for the caller, so it can never be used again. A
   * colleague's key is another one.
   */
  getRefundOrderStatus: {
    method: 'GET',
    path: '/subsidiary/dashboard/refund/status',
    query: type({ idempotencyKey: '1 <= string <= 200' }),
    answer: Status,
    permission: 'refund.view',
    req: ['RFD-02', 'RFD-03'],
    assumed: true,
  },
});
