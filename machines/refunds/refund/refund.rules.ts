/** TRX-05, RFD-02: which refund may be reviewed, and which may be sent. Amounts are decimal text in major units. */
import { LONGEST_REASON, LONGEST_REFERENCE } from '../../../contract/limits';
import { textUpTo } from '../../kit/form/form.rules';
import { assertPresent } from '../../kit/values/assertPresent';
import { groupThousands, isAtMost, isPositive, isSame, readAmount, subtract, toDecimal } from '../../kit/values/money';
import { leftOf, type Refusal, whyNotRefundable } from '../../transactions/transactionDetails/transactionDetails.rules';
import type { CreatedRefund, Draft, Order, Payment, RefundContext } from './refund.types';

export const emptyDraft: Draft = { reference: '', amount: '', reason: '' };

type Filled = Pick<RefundContext, 'draft' | 'payment' | 'reference'>;

/** RFD-02: whether the merchant enters the reference. Then a reason is required. */
export const isLogged = ({ reference }: Pick<RefundContext, 'reference'>): boolean => reference === '';

/** Returns the reference of the transaction, given or entered. */
export const referenceOf = ({ reference, draft }: Pick<RefundContext, 'reference' | 'draft'>): string =>
  reference === '' ? draft.reference.trim() : reference;

export const referenceError = ({ draft }: Pick<RefundContext, 'draft'>): string | null =>
  textUpTo(LONGEST_REFERENCE)(draft.reference);

/** Whether the entered reference can be looked up. */
export const mayLookUp = (context: Pick<RefundContext, 'reference' | 'draft'>): boolean =>
  referenceOf(context) !== '' && referenceError(context) === null;

/** Returns what is left to refund as a merchant types it. Null if nothing is, or if the provider doesn't say. */
export function allOf(payment: Payment | null): string | null {
  const left = payment && leftOf(payment);
  return left && isPositive(left) ? groupThousands(left) : null;
}

/** Returns the draft for another transaction. An amount that was not entered but is what was left goes with its transaction. */
export const draftForAnother = ({ draft, payment }: Pick<RefundContext, 'draft' | 'payment'>): Draft =>
  draft.amount === allOf(payment) ? { ...draft, amount: '' } : draft;

/** Whether closing the form would lose something that the merchant typed. An amount that is what is left was not. */
export const isFilled = ({ draft, payment }: Pick<RefundContext, 'draft' | 'payment'>): boolean =>
  draft.reference !== '' || draft.reason !== '' || (draft.amount !== '' && draft.amount !== allOf(payment));

export type AmountFault = 'unclear' | 'zero' | 'tooMuch';

/** Whether the transaction can't be refunded, whatever the amount is. */
export const isBarred = (payment: Payment | null): boolean => payment !== null && whyNotRefundable(payment) !== null;

/** Returns the error of the amount. Null if it is valid or empty, and while no amount could be refunded. */
export function amountFault({ draft, payment }: Pick<RefundContext, 'draft' | 'payment'>): AmountFault | null {
  if (draft.amount.trim() === '' || isBarred(payment)) return null;
  const amount = toDecimal(draft.amount, payment?.currency);
  if (amount === null) return 'unclear';
  if (!isPositive(amount)) return 'zero';
  const left = payment && leftOf(payment);
  return left !== null && !isAtMost(amount, left) ? 'tooMuch' : null;
}

/** What is wrong with the text of the amount, if it can't be read. */
export const unclearAmount = ({ draft, payment }: Pick<RefundContext, 'draft' | 'payment'>): string | null =>
  readAmount(draft.amount, payment?.currency).error;

export const reasonError = ({ draft }: Pick<RefundContext, 'draft'>): string | null => textUpTo(LONGEST_REASON)(draft.reason);

/** Why a refund cannot be reviewed yet. */
export type Blocker = 'loading' | Refusal | AmountFault | 'amount' | 'reason' | 'longReason';

export function blockerOf(context: Filled): Blocker | null {
  const { payment, draft } = context;
  if (payment === null) return 'loading';
  const refusal = whyNotRefundable(payment);
  if (refusal !== null) return refusal;
  if (draft.amount.trim() === '') return 'amount';
  const fault = amountFault(context);
  if (fault !== null) return fault;
  if (isLogged(context) && draft.reason.trim() === '') return 'reason';
  return reasonError(context) === null ? null : 'longReason';
}

/** Whether the draft has everything that an order needs. */
export const mayReview = (context: Filled): boolean => blockerOf(context) === null;

/** Returns the order of the draft. Null while it cannot be reviewed. */
export function orderOf(context: Filled): Omit<Order, 'idempotencyKey'> | null {
  const { payment, draft } = context;
  if (payment === null || !mayReview(context)) return null;
  const { reference: transactionReference, currency } = payment;
  const amount = assertPresent(toDecimal(draft.amount, currency), 'an amount');
  const expectedLeft = assertPresent(leftOf(payment), 'what is left');
  const orderId = isLogged(context) ? null : payment.id;
  return { transactionReference, orderId, currency, amount, reason: draft.reason.trim(), expectedLeft };
}

/** Returns what is left after an order. */
export const leftAfter = ({ expectedLeft, amount }: Pick<Order, 'expectedLeft' | 'amount'>): string =>
  subtract(expectedLeft, amount);

const DECLINED = new Set(['Declined', 'Error', 'Failed']);

/** Whether a refund moved and will move nothing. */
export const isDeclined = ({ status }: Pick<CreatedRefund, 'status'>): boolean => DECLINED.has(status);

/** Returns the newest refund of the same amount that was not declined. A second one is probably a mistake. */
export const similar = (payment: Payment | null, order: Pick<Order, 'amount'> | null) =>
  (order && payment?.refunds.findLast((refund) => !isDeclined(refund) && isSame(refund.amount, order.amount))) ?? null;

/** Whether the order may be sent: it is within what is left, and a second refund of the same amount is wanted. */
export function maySend({
  payment,
  order,
  isRepeatAccepted,
}: Pick<RefundContext, 'payment' | 'order' | 'isRepeatAccepted'>): boolean {
  if (payment === null || order === null || whyNotRefundable(payment) !== null) return false;
  const left = leftOf(payment);
  if (left === null || !isSame(left, order.expectedLeft) || !isAtMost(order.amount, left)) return false;
  return similar(payment, order) === null || isRepeatAccepted;
}
