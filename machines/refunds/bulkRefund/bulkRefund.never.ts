/** The steps that a bulk refund must never take: the rules behind its `never` properties. */
import { sumOf } from '../../kit/batch/batch.rules';
import type { PropertyStep } from '../../kit/flow/properties';
import { isAtMost, isPositive, isSame } from '../../kit/values/money';
import { leftOf, whyNotRefundable } from '../../transactions/transactionDetails/transactionDetails.rules';
import type { bulkRefundMachine } from './bulkRefund.machine';
import type { BulkRefundContext } from './bulkRefund.types';

type Step = PropertyStep<typeof bulkRefundMachine>;

/** Returns the lines of the current batch. */
export const sent = ({ order }: Pick<BulkRefundContext, 'order'>): readonly number[] => order?.lines ?? [];

const paymentOf = ({ payments }: BulkRefundContext, reference: string) =>
  Object.values(payments).find(({ payment }) => payment?.reference === reference)?.payment ?? null;

/** Together, the rows of one transaction take at most what was last told to be left of it. */
export function refundsBeyondTheRest({ isIn, context }: Step): boolean {
  if (!isIn('submitting') || context.order === null) return false;
  const { items } = context.order;
  return items.some(({ transactionReference, amount, expectedLeft }) => {
    const payment = paymentOf(context, transactionReference);
    const left = payment && leftOf(payment);
    if (left === null || !isSame(left, expectedLeft) || !isPositive(amount)) return true;
    const same = items.filter((item) => item.transactionReference === transactionReference);
    return !isAtMost(sumOf(same.map((item) => item.amount)), left);
  });
}

export const refundsWhatMayNotBe = ({ isIn, context }: Step): boolean =>
  isIn('submitting') &&
  (context.order?.items.some(({ transactionReference }) => {
    const payment = paymentOf(context, transactionReference);
    return payment === null || whyNotRefundable(payment) !== null;
  }) ??
    false);

/** A second refund of the same amount of one transaction is sent only if the merchant confirmed its row. */
export const repeatsWithoutASecondYes = ({ isIn, context: { order, sheet } }: Step): boolean =>
  isIn('submitting') &&
  (order?.items.some(
    ({ line, transactionReference, amount }, at) =>
      !sheet?.meant.includes(line) &&
      order.items.some(
        (other, before) => before < at && other.transactionReference === transactionReference && isSame(other.amount, amount),
      ),
  ) ??
    false);

/** A cell holds what the merchant entered, and every other cell what it held. */
export function altersWhatWasTyped({ happened, before, context }: Step): boolean {
  const rows = context.sheet?.rows ?? [];
  if (happened?.subject === 'cell.changed') return rows.some(({ line, amount }) => line === 3 && amount !== '30.00');
  if (happened?.kind !== 'event' || happened.subject === 'group.corrected' || context.sheet === null) return false;
  return rows.some((row, at) => {
    const old = before.sheet?.rows[at];
    return old !== undefined && (old.reference !== row.reference || old.amount !== row.amount || old.reason !== row.reason);
  });
}
