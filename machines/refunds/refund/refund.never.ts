/** The steps that a refund must never take: the rules behind its `never` properties. */

import { givesAnother } from '../../kit/flow/calls.never';
import type { PropertyStep } from '../../kit/flow/properties';
import { altersWhatWasTyped, losesWhatWasTyped } from '../../kit/flow/typing.never';
import { isAtMost, isPositive, toDecimal } from '../../kit/values/money';
import { leftOf, whyNotRefundable } from '../../transactions/transactionDetails/transactionDetails.rules';
import type { refundMachine } from './refund.machine';
import { referenceOf, similar } from './refund.rules';

type Step = PropertyStep<typeof refundMachine>;

/** What was last told of the transaction covers the amount that is sent, less what is refunded, pending and charged back. */
export function refundsMoreThanIsLeft({ isIn, context: { order, payment } }: Step): boolean {
  if (!isIn('submitting') || order === null) return false;
  const left = payment && leftOf(payment);
  return left === null || !isAtMost(order.amount, left) || !isPositive(order.amount);
}

export const refundsWhatMayNotBe = ({ isIn, context: { payment } }: Step): boolean =>
  isIn('submitting') && (payment === null || whyNotRefundable(payment) !== null);

export const repeatsWithoutASecondYes = ({ isIn, wasIn, before, context: { payment, order } }: Step): boolean =>
  isIn('submitting') && wasIn('confirming') && similar(payment, order) !== null && !before.isRepeatAccepted;

export const ordersAnotherAmount = ({ happened, context: { order, draft, payment } }: Step): boolean =>
  happened?.subject === 'refund.reviewed' && order !== null && order.amount !== toDecimal(draft.amount, payment?.currency);

export const ordersForAnother = ({ happened, context: { order, payment } }: Step): boolean =>
  happened?.subject === 'refund.reviewed' &&
  order !== null &&
  (order.transactionReference !== payment?.reference || order.currency !== payment.currency);

export const looksUpAnother = givesAnother('loadPayment', (context: Step['context']) => ({ key: referenceOf(context) }));

export const isLoggedWithoutAReason = ({ isIn, context: { reference, order } }: Step): boolean =>
  isIn('submitting') && reference === '' && order?.reason === '';

export const altersTheForm = (step: Step): boolean =>
  altersWhatWasTyped(step, ['reference.changed', 'amount.changed', 'reason.changed']);

/** Another reference is another refund, and all that is left is an amount of its own. */
export const losesTheForm = (step: Step): boolean =>
  losesWhatWasTyped(step, ['reference.changed', 'amount.changed', 'reason.changed', 'all.chosen', 'reference.revised']);

/** It belongs to the error of the refund before, which reviewing another one takes away. */
export const keepsWhatWasLeftBefore = ({ isIn, context: { leftBefore } }: Step): boolean =>
  leftBefore !== null && (isIn('confirming') || isIn('submitting'));
