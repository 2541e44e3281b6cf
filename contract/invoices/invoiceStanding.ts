/** Where an invoice stands, from its status, its money and its due date. It is derived and never stored. Without a schema, for machines. */
import { type InvoiceStatus, VOID } from './invoiceStatuses';

export interface Standable {
  readonly status: string;
  /** In minor units. */
  readonly total: bigint;
  readonly paid: bigint;
  readonly refunded: bigint;
  /** ISO date in the zone of the business. Null if the provider doesn’t say. */
  readonly dueOn: string | null;
}

/** `failed`: the last payment failed, and another one can be made. */
export type Standing = 'unpaid' | 'partPaid' | 'confirming' | 'failed' | 'paid' | 'partRefunded' | 'refunded' | 'void';

/** Nothing comes after these, and nobody can pay. */
const FINAL: readonly Standing[] = ['paid', 'partRefunded', 'refunded', 'void'];

const PAID: InvoiceStatus = 'Successful';
const CONFIRMING: InvoiceStatus = 'Awaiting-Confirmation';
const FAILED: InvoiceStatus = 'Failed';

export interface InvoiceStanding {
  readonly standing: Standing;
  /** What is left to pay, in minor units. */
  readonly left: bigint;
  /** Until the due date; below zero after it. Null if nothing is due any more. */
  readonly daysLeft: number | null;
  readonly isOverdue: boolean;
}

function kindOf({ status, total, paid, refunded }: Standable): Standing {
  if (status === VOID) return 'void';
  if (status === PAID) {
    // A part that was refunded before it was paid again is not missing. Without any refund, a provider may leave out what was paid.
    if (refunded === 0n || paid - refunded >= total) return 'paid';
    return refunded < paid ? 'partRefunded' : 'refunded';
  }
  if (status === CONFIRMING) return 'confirming';
  if (paid > refunded) return 'partPaid';
  return status === FAILED ? 'failed' : 'unpaid';
}

/** @param today ISO date in the zone of the business */
export function standingOf(invoice: Standable, today: string): InvoiceStanding {
  const standing = kindOf(invoice);
  const isFinal = FINAL.includes(standing);
  const left = isFinal ? 0n : invoice.total - (invoice.paid - invoice.refunded);
  const isDue = !isFinal && standing !== 'confirming' && invoice.dueOn !== null;
  const daysLeft = isDue && invoice.dueOn !== null ? Temporal.PlainDate.from(today).until(invoice.dueOn).days : null;
  return { standing, left, daysLeft, isOverdue: daysLeft !== null && daysLeft < 0 };
}

/** Whether the payment page takes money for it. */
export const isPayable = ({ standing, left }: InvoiceStanding): boolean =>
  !FINAL.includes(standing) && standing !== 'confirming' && left > 0n;

/** Whether it can be cancelled: it is open, and nobody has paid for it. */
export const isVoidable = ({ standing }: InvoiceStanding): boolean => standing === 'unpaid' || standing === 'failed';
