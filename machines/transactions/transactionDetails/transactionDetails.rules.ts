/** What a payment's details say besides its data: what can go back, what the business keeps, and what happened. Amounts are in major units. */
import { isByBankTransfer } from '../../../contract/transactions/transactionStatuses';
import { add, isPositive, subtract } from '../../kit/values/money';
import type { TransactionInFull } from './transactionDetails.machine';

type Status = Pick<TransactionInFull, 'status'>;

/** Whether the customer paid. */
export const isPaid = ({ status }: Status): boolean => status === 'Successful';

type Taken = Pick<TransactionInFull, 'amount' | 'refunded' | 'refundPending' | 'chargedBack'>;

/** Returns what can still go back to the customer: paid, less refunded, pending and charged back. Null if the provider doesn't say. */
export function leftOf({ amount, refunded, refundPending, chargedBack }: Taken): string | null {
  if (refunded === null || refundPending === null || chargedBack === null) return null;
  return [refunded, refundPending, chargedBack].reduce(subtract, amount);
}

/** Why a payment can't be refunded. */
export type Refusal = 'unpaid' | 'bankTransfer' | 'unknown' | 'nothingLeft';

/** TRX-05: returns why a payment can't be refunded, or null. */
export function whyNotRefundable(payment: TransactionInFull): Refusal | null {
  if (!isPaid(payment)) return 'unpaid';
  if (isByBankTransfer(payment.method)) return 'bankTransfer';
  const left = leftOf(payment);
  if (left === null) return 'unknown';
  return isPositive(left) ? null : 'nothingLeft';
}

export interface MoneyLine {
  readonly label: 'paid' | 'fee' | 'refunded' | 'refundPending' | 'chargedBack';
  /** What it changes of the amount that can go back to the customer. Null: nothing. */
  readonly back: string | null;
  /** What it changes of the amount that the business keeps. */
  readonly kept: string;
}

const negative = (amount: string) => subtract('0', amount);

/**
 * Returns the lines of a paid payment with their two sums. A refund is counted before the fee, so what can go back and what the business keeps
 * are two sums. Null if nothing was paid, or the provider doesn't say what went back.
 */
export function moneyOf(payment: TransactionInFull) {
  const left = leftOf(payment);
  if (!isPaid(payment) || left === null) return null;
  const { amount, fee } = payment;
  const taken = (['refunded', 'refundPending', 'chargedBack'] as const).flatMap((label): MoneyLine[] => {
    const sum = payment[label];
    return sum === null || !isPositive(sum) ? [] : [{ label, back: negative(sum), kept: negative(sum) }];
  });
  const lines: readonly MoneyLine[] = [
    { label: 'paid', back: amount, kept: amount },
    ...(fee === null ? [] : [{ label: 'fee' as const, back: null, kept: negative(fee) }]),
    ...taken,
  ];
  return { lines, left, kept: fee === null ? null : lines.map(({ kept }) => kept).reduce(add) };
}

/** How much went back: all of it, a part, or nothing. */
export function refundedPart(payment: TransactionInFull): 'all' | 'part' | 'none' {
  const left = leftOf(payment);
  if (left === null || payment.refunded === null || !isPositive(payment.refunded)) return 'none';
  return isPositive(left) ? 'part' : 'all';
}

export interface PaymentEvent {
  readonly kind: 'created' | 'confirmed' | 'ended' | 'settled' | 'refund' | 'chargeback';
  /** ISO date and time on the wall clock of Lagos. Null if unknown. */
  readonly at: string | null;
  /** The signed amount that moved. Null: none did. */
  readonly amount: string | null;
  /** A refund's reference, or a chargeback's id. */
  readonly reference: string;
  /** Why, and who asked for it. A chargeback's is asked for by the customer's bank. */
  readonly reason: string;
  readonly by: string;
  /** The payment's, the refund's or the chargeback's status. */
  readonly status: string;
  readonly state: 'done' | 'now' | 'failed';
}

const OPEN = new Set(['Initiated', 'Awaiting-Confirmation', 'Pending', 'Processing']);
const DECLINED = new Set(['Declined', 'Error', 'Failed']);

/** After every date. */
const UNKNOWN = '9999';

/** The customer's bank keeps the amount of these chargebacks. */
const TAKEN = new Set(['Lost', 'Accepted']);

const refundState = (status: string): PaymentEvent['state'] =>
  DECLINED.has(status) ? 'failed' : OPEN.has(status) ? 'now' : 'done';

/** TRX-04: returns what happened to a payment, oldest first. What is open or failed stands last of the payment's own steps. */
export function timelineOf(payment: TransactionInFull): readonly PaymentEvent[] {
  const { createdAt, confirmedAt, settledAt, amount, status, refunds, chargebacks } = payment;
  const plain = { amount: null, reference: '', reason: '', by: '', status };
  const created: PaymentEvent = { ...plain, kind: 'created', at: createdAt, state: 'done' };
  const after: PaymentEvent = isPaid(payment)
    ? { ...plain, kind: 'confirmed', at: confirmedAt, amount, state: 'done' }
    : { ...plain, kind: 'ended', at: null, state: OPEN.has(status) ? 'now' : 'failed' };
  const refunded = refunds.map((refund): PaymentEvent => {
    const state = refundState(refund.status);
    const moved = state === 'failed' ? null : negative(refund.amount);
    const { reference, reason, by } = refund;
    return { kind: 'refund', at: refund.createdAt, amount: moved, reference, reason, by, status: refund.status, state };
  });
  const chargedBack = chargebacks.map((chargeback): PaymentEvent => {
    const { id: reference, status: its, reason, createdAt: at } = chargeback;
    const isTaken = TAKEN.has(its);
    const state = isTaken ? 'failed' : its === 'Won' ? 'done' : 'now';
    const moved = isTaken ? negative(chargeback.amount) : null;
    return { kind: 'chargeback', at, amount: moved, reference, reason, by: '', status: its, state };
  });
  const back = [...refunded, ...chargedBack].sort((a, b) => (a.at ?? UNKNOWN).localeCompare(b.at ?? UNKNOWN));
  if (settledAt === null || !isPaid(payment)) return [created, after, ...back];
  const settled: PaymentEvent = { ...plain, kind: 'settled', at: settledAt, state: 'done' };
  const before = back.filter(({ at }) => at !== null && at < settledAt);
  return [created, after, ...before, settled, ...back.slice(before.length)];
}
