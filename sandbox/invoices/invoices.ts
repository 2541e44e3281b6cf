/** Invoices of a business: listing, reading and creating. */
import { and, count, eq } from 'drizzle-orm';
import type { Actor, OperationContext, Scope } from '../context';
import { newestFirst } from '../database/columns';
import type { Db } from '../database/database';
import { containingText, equalTo, ofScope, type Period, within } from '../database/listing';
import { businesses, invoiceItems, invoices } from '../database/schema';
import { bodyHash, claimKey, keyOf, replayResponse, storeResponse } from '../ledger/idempotencyKeys';
import { newReference } from '../rules/secrets';
import { checkedInvoice, type NewInvoice } from './invoices.rules';
import { sendInvoice } from './sendings';
import { type InvoicePayment, type InvoiceRow, moneyOf, paymentsOf, type WithMoney } from './standing';

const ENDPOINT = 'createInvoice';
export const SENT = 'Invoice sent Successfully';

/** The first one of a business. */
const FIRST_NUMBER = 1001;

export interface InvoiceFilter extends Period {
  readonly status: string | undefined;
  // Each is a part of a text, in any case.
  readonly reference: string | undefined;
  readonly customerName: string | undefined;
  readonly title: string | undefined;
  readonly email: string | undefined;
}

/** Returns all that match with their money, newest first. */
export async function listInvoices({ db }: OperationContext, scope: Scope, filter: InvoiceFilter): Promise<WithMoney[]> {
  const rows = await db
    .select()
    .from(invoices)
    .where(
      and(
        ofScope(invoices, scope),
        equalTo(invoices.status, filter.status),
        containingText(invoices.reference, filter.reference),
        containingText(invoices.customerName, filter.customerName),
        containingText(invoices.title, filter.title),
        containingText(invoices.customerEmail, filter.email),
        within(invoices.createdAt, filter),
      ),
    )
    .orderBy(...newestFirst(invoices.createdAt, invoices.id));
  const payments = await paymentsOf(
    db,
    rows.map(({ id }) => id),
  );
  const byInvoice = new Map<number, InvoicePayment[]>();
  for (const one of payments) {
    const { invoiceId } = one.payment;
    byInvoice.set(invoiceId, [...(byInvoice.get(invoiceId) ?? []), one]);
  }
  return rows.map((invoice) => ({ invoice, ...moneyOf(byInvoice.get(invoice.id) ?? []) }));
}

/** Returns the number for the next invoice. The business is locked, so that no two get the same. */
async function nextReference(tx: Db, scope: Scope): Promise<string> {
  await tx.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, scope.businessId)).for('no key update');
  const [sent] = await tx.select({ many: count() }).from(invoices).where(ofScope(invoices, scope));
  return `INV-${FIRST_NUMBER + (sent?.many ?? 0)}`;
}

async function ofKey(tx: Db, actor: Actor, key: string): Promise<InvoiceRow> {
  const [found] = await tx
    .select()
    .from(invoices)
    .where(and(ofScope(invoices, actor), eq(invoices.creatorId, actor.userId), eq(invoices.key, key)));
  if (!found) throw new Error('The invoice of the key was not found');
  return found;
}

/**
 * Creates an invoice and sends it, once for each key. A refusal leaves the key open, so that a corrected invoice can be sent.
 * @param origin the address of this server, for the links in the email
 */
export const createInvoice = (
  context: OperationContext,
  actor: Actor,
  key: string,
  body: NewInvoice,
  origin: string,
): Promise<InvoiceRow> =>
  context.db.transaction(async (tx) => {
    const now = context.clock.now();
    const { businessId, environment, userId } = actor;
    const named = keyOf(actor, ENDPOINT, key);
    const first = await claimKey(tx, now, named, bodyHash(body));
    if (first) {
      replayResponse(first, bodyHash(body), 'invoice');
      return ofKey(tx, actor, key);
    }
    const { items, ...fields } = checkedInvoice(body, now);
    const [created] = await tx
      .insert(invoices)
      .values({
        ...{ businessId, environment, ...fields, key },
        reference: await nextReference(tx, actor),
        linkReference: newReference('KIV'),
        status: 'Pending',
        creatorId: userId,
        createdAt: now,
      })
      .returning();
    if (!created) throw new Error('The inserted invoice was not found');
    await tx.insert(invoiceItems).values(items.map((item, index) => ({ invoiceId: created.id, position: index + 1, ...item })));
    await sendInvoice(tx, now, actor, created, origin);
    await storeResponse(tx, named, { statusCode: '00', message: SENT, batchId: null });
    return created;
  });

/** Returns the invoice of a key, or null. An unused key is closed. */
export const invoiceOfKey = (context: OperationContext, actor: Actor, key: string): Promise<InvoiceRow | null> =>
  context.db.transaction(async (tx) => {
    const first = await claimKey(tx, context.clock.now(), keyOf(actor, ENDPOINT, key), null);
    return first?.answer ? ofKey(tx, actor, key) : null;
  });
