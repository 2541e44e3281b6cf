import type { RefundAnswer, RefundOrderStatus } from '../../../contract/refunds/refundOrders';
import type { LeaveEvent } from '../../kit/flow/leaving';
import type { Keyed, OrderBookmark, OrderContext, OrderEvent } from '../../kit/order/order.types';
import type { TransactionInFull } from '../../transactions/transactionDetails/transactionDetails.machine';

export type { RefundAnswer, RefundOrderStatus };

/** The transaction that is refunded. */
export type Payment = TransactionInFull;

/** The merchant's input. The amount stays text until an order is made. */
export interface Draft {
  /** RFD-02: the order's or the payment's reference, if the merchant enters it. */
  readonly reference: string;
  readonly amount: string;
  readonly reason: string;
}

/** A refund as shown and sent. Amounts are decimal text in major units. */
export interface Order extends Keyed {
  /** The order reference of the transaction. */
  readonly transactionReference: string;
  /** The transaction's id. Null for a logged refund: the documents send it only from a transaction. */
  readonly orderId: string | null;
  readonly currency: string;
  readonly amount: string;
  readonly reason: string;
  /** What was left to refund when the merchant confirmed. The provider refuses if it has changed. */
  readonly expectedLeft: string;
}

/** One refund that the provider made of the order. */
export type CreatedRefund = RefundAnswer['refunds'][number];

export type Bookmark = OrderBookmark<Draft, Order>;

export interface RefundContext extends OrderContext<Order> {
  readonly draft: Draft;
  /** The payment reference of the transaction. Empty for a logged refund: the merchant enters one. */
  readonly reference: string;
  readonly payment: Payment | null;
  /** What was left when the merchant confirmed, if the provider refused because it has changed. */
  readonly leftBefore: string | null;
  /** The merchant wants a second refund of the same amount. */
  readonly isRepeatAccepted: boolean;
  readonly made: CreatedRefund | null;
}

export interface RefundInput {
  /** Empty: the refund is logged. Its reference is entered, and it needs a reason (RFD-02). */
  readonly reference: string;
  readonly bookmark: Bookmark | null;
}

/** `sessionExpired`: the session expired, and the bookmark stays. */
export type RefundOutput = { readonly result: 'refunded' | 'closed' | 'sessionExpired' };

export type RefundEvent =
  | { type: 'reference.changed'; reference: string }
  | { type: 'reference.submitted' }
  | { type: 'reference.revised' }
  | { type: 'amount.changed'; amount: string }
  | { type: 'reason.changed'; reason: string }
  | { type: 'all.chosen' }
  | { type: 'payment.retry' }
  | { type: 'refund.reviewed' }
  | { type: 'repeat.accepted'; isAccepted: boolean }
  | { type: 'refund.confirmed' }
  | { type: 'refund.revised' }
  | LeaveEvent
  | OrderEvent;
