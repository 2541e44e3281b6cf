/** One payment of a customer, with what went back of it. */
import { Id, MaybeText, Message } from '../common';
import { endpoints } from '../endpoint';
import { Amount, CurrencyCode, MaybeAmount } from '../money';
import { type } from '../schema';
import { MaybeTime, WallClock } from '../time';

/** Assumed: a refund of the payment. */
const RefundOfOrder = type({
  refundReference: 'string > 0',
  amount: Amount,
  refundStatus: 'string > 0',
  dateCreated: WallClock,
  'dateDecided?': MaybeTime,
  'reason?': MaybeText,
  'requestedBy?': MaybeText,
}).pipe((row) => ({
  reference: row.refundReference,
  amount: row.amount,
  status: row.refundStatus,
  createdAt: row.dateCreated,
  decidedAt: row.dateDecided ?? null,
  reason: row.reason ?? '',
  by: row.requestedBy ?? '',
}));

/** Assumed: a chargeback of the payment. */
const ChargebackOfOrder = type({
  id: Id,
  amount: Amount,
  status: 'string > 0',
  dateCreated: WallClock,
  'dueDate?': MaybeTime,
  'dateDecided?': MaybeTime,
  'reason?': MaybeText,
}).pipe((row) => ({
  id: row.id,
  amount: row.amount,
  status: row.status,
  createdAt: row.dateCreated,
  dueAt: row.dueDate ?? null,
  decidedAt: row.dateDecided ?? null,
  reason: row.reason ?? '',
}));

const WireOrder = type({
  id: Id,
  orderReference: 'string > 0',
  paymentReference: 'string > 0',
  orderStatus: 'string > 0',
  currency: CurrencyCode.or({ shortName: CurrencyCode }),
  amount: Amount,
  'fee?': MaybeAmount,
  'customerFee?': MaybeAmount,
  'subsidiaryFee?': MaybeAmount,
  'whoBearsFee?': MaybeText,
  'settlementAmount?': MaybeAmount,
  'settlementStatus?': MaybeText,
  'recurringFrequency?': MaybeText,
  'narration?': MaybeText,
  'remarks?': MaybeText,
  dateCreated: WallClock,
  'dateUpdated?': MaybeTime,
  'datePaymentConfirmed?': MaybeTime,
  /** Assumed: no document says when a payment was settled. */
  'dateSettled?': MaybeTime,
  // Assumed: the settlement that the payment is part of. Null: it is in none yet.
  'settlementId?': Id.or('null'),
  'settlementReference?': MaybeText,
  'customerId?': Id.or('null'),
  'customerName?': MaybeText,
  'customerEmail?': MaybeText,
  'customerPhone?': MaybeText,
  'paymentTypeName?': MaybeText,
  'maskedPan?': MaybeText,
  'accountNumber?': MaybeText,
  'paymentResponseCode?': MaybeText,
  'paymentResponseMessage?': MaybeText,
  // Assumed, as no documented call says what is left to refund.
  'refundedAmount?': MaybeAmount,
  'refundPendingAmount?': MaybeAmount,
  'chargedBackAmount?': MaybeAmount,
  'refunds?': RefundOfOrder.array(),
  'chargebacks?': ChargebackOfOrder.array(),
  /** Assumed: the invoice that the payment paid, in part or in full. */
  'invoice?': type({ id: Id, reference: 'string > 0' }).or('null'),
  /** Assumed: when the receipt was last emailed to the customer at the merchant's request. */
  'dateReceiptSent?': MaybeTime,
});

const textOf = (text: string | null | undefined) => text ?? '';
const orNull = <T>(value: T | null | undefined): T | null => value ?? null;

/** The settlement of a payment, `none` if it is in none yet, or null if the provider doesn't say. */
const settledIn = ({
  settlementId,
  settlementReference,
}: Pick<typeof WireOrder.infer, 'settlementId' | 'settlementReference'>) => {
  if (settlementId === undefined) return null;
  return settlementId === null ? ('none' as const) : { id: settlementId, reference: textOf(settlementReference) };
};

const Order = type({ order: WireOrder }).pipe(({ order }) => ({
  id: order.id,
  reference: order.orderReference,
  paymentReference: order.paymentReference,
  status: order.orderStatus,
  currency: typeof order.currency === 'string' ? order.currency : order.currency.shortName,
  amount: order.amount,
  fee: orNull(order.fee),
  customerFee: orNull(order.customerFee),
  businessFee: orNull(order.subsidiaryFee),
  feeBearer: textOf(order.whoBearsFee),
  settlementAmount: orNull(order.settlementAmount),
  settlementStatus: textOf(order.settlementStatus),
  settlement: settledIn(order),
  recurringFrequency: textOf(order.recurringFrequency),
  narration: textOf(order.narration),
  remarks: textOf(order.remarks),
  createdAt: order.dateCreated,
  updatedAt: orNull(order.dateUpdated),
  confirmedAt: orNull(order.datePaymentConfirmed),
  settledAt: orNull(order.dateSettled),
  customer: {
    /** Null if the provider doesn't say. */
    id: orNull(order.customerId),
    name: textOf(order.customerName),
    email: textOf(order.customerEmail),
    phone: textOf(order.customerPhone),
  },
  method: textOf(order.paymentTypeName),
  maskedPan: textOf(order.maskedPan),
  accountNumber: textOf(order.accountNumber),
  responseCode: textOf(order.paymentResponseCode),
  responseMessage: textOf(order.paymentResponseMessage),
  /** Null if the provider doesn't say. */
  refunded: orNull(order.refundedAmount),
  refundPending: orNull(order.refundPendingAmount),
  chargedBack: orNull(order.chargedBackAmount),
  refunds: order.refunds ?? [],
  chargebacks: order.chargebacks ?? [],
  invoice: orNull(order.invoice),
  receiptSentAt: orNull(order.dateReceiptSent),
}));

export type Order = typeof Order.infer;
export type ChargebackOfOrder = typeof ChargebackOfOrder.infer;
export type RefundOfOrder = typeof RefundOfOrder.infer;

export const transactionDetails = endpoints({
  /** The same path as the list, without its page. Fails with 404 if the business has no such payment in this environment. */
  getOrder: {
    method: 'GET',
    path: '/subsidiary/dashboard/fetch/orders',
    without: 'page',
    query: type({ paymentreference: '1 <= string <= 100' }),
    answer: Order,
    permission: 'transaction.view',
    req: ['TRX-04'],
    assumed: false,
  },
  /**
   * Emails the receipt of a payment to its customer again, at most once a minute. 404 if the business has no such payment, 409 if the customer
   * hasn't paid, in the Test environment, or where the payment has no email address, 429 with `Retry-After` within a minute of the last one.
   */
  emailReceipt: {
    method: 'POST',
    path: '/subsidiary/dashboard/transaction/receipt',
    body: type({ paymentReference: '1 <= string <= 100' }),
    answer: Message,
    permission: 'transaction.manage',
    req: ['TRX-04'],
    assumed: true,
  },
});
