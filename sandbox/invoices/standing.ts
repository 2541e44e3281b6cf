/** Invoices with what was paid and refunded of them. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type InvoiceStanding, standingOf } from '../../contract/invoices/invoiceStanding';
import type { Scope } from '../context';
import type { Db } from '../database/database';
import { idIn, ofScope } from '../database/listing';
import { chargebacks, invoicePayments, invoices, refunds, transactions } from '../database/schema';
import { Refusal } from '../refusal';
import { dayOf } from './invoices.rules';

export type InvoiceRow = typeof invoices.$inferSelect;

/** In minor units. */
export interface Money {
  readonly paid: bigint;
  /** What went back, refunds and lost or accepted chargebacks together. */
  readonly refunded: bigint;
  readonly chargedBack: bigint;
}

export interface WithMoney extends Money {
  readonly invoice: InvoiceRow;
}

/** What went back of a payment. It can include the customer’s fee, which is no part of the invoice. */
const ofInvoice = (sum: SQL) => sql<string>`least(${invoicePayments.amount}, ${sum})::text`;

const refundsOf = sql`coalesce((
  select sum(${refunds.amount}) from ${refunds}
  where ${refunds.transactionId} = ${invoicePayments.transactionId} and ${refunds.status} = 'Approved'), 0)`;

const chargebacksOf = sql`coalesce((
  select sum(${chargebacks.amount}) from ${chargebacks}
  where ${chargebacks.transactionId} = ${invoicePayments.transactionId} and ${chargebacks.status} in ('Lost', 'Accepted')), 0)`;

/** Returns the payments of invoices, oldest first, each with what went back of it. */
export async function paymentsOf(db: Db, invoiceIds: readonly number[]) {
  if (invoiceIds.length === 0) return [];
  const rows = await db
    .select({
      payment: invoicePayments,
      orderReference: transactions.orderReference,
      method: transactions.paymentType,
      refunded: ofInvoice(sql`${refundsOf} + ${chargebacksOf}`),
      chargedBack: ofInvoice(chargebacksOf),
    })
    .from(invoicePayments)
    .leftJoin(transactions, eq(transactions.id, invoicePayments.transactionId))
    .where(inArray(invoicePayments.invoiceId, [...invoiceIds]))
    .orderBy(invoicePayments.id);
  return rows.map(({ refunded, chargedBack, ...row }) => ({
    ...row,
    refunded: BigInt(refunded),
    chargedBack: BigInt(chargedBack),
  }));
}

export type InvoicePayment = Awaited<ReturnType<typeof paymentsOf>>[number];

export const moneyOf = (payments: readonly InvoicePayment[]): Money => ({
  paid: payments.reduce((sum, { payment }) => sum + payment.amount, 0n),
  refunded: payments.reduce((sum, { refunded }) => sum + refunded, 0n),
  chargedBack: payments.reduce((sum, { chargedBack }) => sum + chargedBack, 0n),
});

/** @throws Refusal 404 if the business has no such invoice in this environment */
export async function findInvoice(db: Db, scope: Scope, id: string): Promise<InvoiceRow> {
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(ofScope(invoices, scope), eq(invoices.id, idIn(id))));
  if (!invoice) throw new Refusal(404, 'Invoice not found');
  return invoice;
}

/** Locks an invoice for a change, so that it is paid, sent and cancelled by one at a time. */
export async function lockInvoice(tx: Db, scope: Scope, id: string): Promise<InvoiceRow> {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(ofScope(invoices, scope), eq(invoices.id, idIn(id))))
    .for('update');
  if (!invoice) throw new Refusal(404, 'Invoice not found');
  return invoice;
}

export interface Stood {
  readonly payments: readonly InvoicePayment[];
  readonly standing: InvoiceStanding;
}

/** Returns where an invoice stands now. */
export async function standingNow(db: Db, invoice: InvoiceRow, now: Temporal.Instant): Promise<Stood> {
  const payments = await paymentsOf(db, [invoice.id]);
  const { status, amount: total, dueOn } = invoice;
  return { payments, standing: standingOf({ status, total, dueOn, ...moneyOf(payments) }, dayOf(now)) };
}
