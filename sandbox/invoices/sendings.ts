/** Sends an invoice to its customer, and to their company. */
import { desc, eq } from 'drizzle-orm';
import type { Actor } from '../context';
import type { Db } from '../database/database';
import { invoiceSendings } from '../database/schema';
import { publish } from '../events/events';
import { billOf } from './bill';
import { billEmail } from './billEmail';
import type { InvoiceRow } from './standing';

export type SendingRow = typeof invoiceSendings.$inferSelect;

/** Returns when an invoice was sent last. */
export async function lastSending(tx: Db, invoiceId: number): Promise<SendingRow | null> {
  const [last] = await tx
    .select()
    .from(invoiceSendings)
    .where(eq(invoiceSendings.invoiceId, invoiceId))
    .orderBy(desc(invoiceSendings.id))
    .limit(1);
  return last ?? null;
}

/** @param origin the address of this server, for the links in the email */
export async function sendInvoice(
  tx: Db,
  now: Temporal.Instant,
  { userId }: Actor,
  invoice: InvoiceRow,
  origin: string,
): Promise<void> {
  const { id: invoiceId, customerEmail, companyEmail, environment } = invoice;
  const [sent] = await tx
    .insert(invoiceSendings)
    .values({ invoiceId, recipient: customerEmail, userId, sentAt: now })
    .returning({ id: invoiceSendings.id });
  if (!sent) throw new Error('The inserted sending was not found');
  const to = companyEmail === '' ? [customerEmail] : [customerEmail, companyEmail];
  const email = await billEmail(await billOf(tx, invoice, now, origin));
  await publish(tx, now, 'invoiceSent', { sendingId: sent.id, environment, to, ...email });
}
