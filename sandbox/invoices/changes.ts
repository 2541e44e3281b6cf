/** What a merchant does with an invoice that was sent. */
import { eq } from 'drizzle-orm';
import { isPayable, isVoidable } from '../../contract/invoices/invoiceStanding';
import { VOID } from '../../contract/invoices/invoiceStatuses';
import type { Actor, OperationContext } from '../context';
import { invoicePayments, invoices } from '../database/schema';
import { Refusal } from '../refusal';
import { toMajor, toMinor } from '../rules/money';
import { dayOf, mustBeDate, type NewInvoice, RESEND_SECONDS, reasonOf } from './invoices.rules';
import { lastSending, sendInvoice } from './sendings';
import { type InvoiceRow, lockInvoice, standingNow } from './standing';

/** What the merchant read must be what the customer gets. */
function mustBeSame(invoice: InvoiceRow, { invoiceTitle, amount, dueDate, businessDetails }: NewInvoice): void {
  const isSame =
    invoiceTitle === invoice.title &&
    toMinor(amount) === invoice.amount &&
    dueDate === invoice.dueOn &&
    businessDetails.emailAddress === invoice.customerEmail;
  if (!isSame) throw new Refusal(409, 'This invoice can’t be changed. Reload it, or send a new one');
}

/**
 * Sends an invoice again as it is.
 * @throws Refusal 409 if nothing is left to pay or it differs from what was read, 429 within a minute after it was sent
 */
export const resendInvoice = (
  context: OperationContext,
  actor: Actor,
  id: string,
  body: NewInvoice,
  origin: string,
): Promise<InvoiceRow> =>
  context.db.transaction(async (tx) => {
    const now = context.clock.now();
    const invoice = await lockInvoice(tx, actor, id);
    mustBeSame(invoice, body);
    const { standing } = await standingNow(tx, invoice, now);
    if (!isPayable(standing)) throw new Refusal(409, reasonOf(standing));
    const last = await lastSending(tx, invoice.id);
    const waits = last ? Math.ceil(RESEND_SECONDS - last.sentAt.until(now).total('seconds')) : 0;
    if (waits > 0) throw new Refusal(429, `This invoice was just sent. Try again in ${waits} seconds`, waits);
    await sendInvoice(tx, now, actor, invoice, origin);
    return invoice;
  });

/**
 * Cancels an invoice that nobody has paid for. A second call changes nothing.
 * @throws Refusal 409 after a payment that was not refunded
 */
export const voidInvoice = (context: OperationContext, actor: Actor, id: string): Promise<InvoiceRow> =>
  context.db.transaction(async (tx) => {
    const now = context.clock.now();
    const invoice = await lockInvoice(tx, actor, id);
    if (invoice.status === VOID) return invoice;
    const { standing } = await standingNow(tx, invoice, now);
    if (!isVoidable(standing)) throw new Refusal(409, reasonOf(standing));
    const change = { status: VOID, voidedAt: now, voiderId: actor.userId } as const;
    await tx.update(invoices).set(change).where(eq(invoices.id, invoice.id));
    return invoice;
  });

export interface PaidOutside {
  /** ISO date. */
  readonly paidOn: string;
  readonly reference: string;
}

/**
 * Marks what is left of an invoice as paid outside of the provider. No money moves.
 * @throws Refusal 400 for a date in the future or before the invoice, 409 if nothing is left to pay
 */
export const markInvoicePaid = (context: OperationContext, actor: Actor, id: string, outside: PaidOutside): Promise<InvoiceRow> =>
  context.db.transaction(async (tx) => {
    const now = context.clock.now();
    const paidOn = mustBeDate(outside.paidOn, 'paidOn');
    const outsideReference = outside.reference.trim();
    if (paidOn > dayOf(now)) throw new Refusal(400, 'paidOn is in the future');
    if (outsideReference === '') throw new Refusal(400, 'reference is required');
    const invoice = await lockInvoice(tx, actor, id);
    const { standing } = await standingNow(tx, invoice, now);
    if (!isPayable(standing)) throw new Refusal(409, reasonOf(standing));
    await tx.insert(invoicePayments).values({
      ...{ invoiceId: invoice.id, amount: standing.left, paidOn, outsideReference },
      userId: actor.userId,
      createdAt: now,
    });
    await tx.update(invoices).set({ status: 'Successful' }).where(eq(invoices.id, invoice.id));
    return invoice;
  });

/** What a change of an invoice tells the audit trail. */
export const toldOf = ({ reference, status, amount, currency }: InvoiceRow) => ({
  reference,
  status,
  amount: toMajor(amount),
  currency,
});
