/** Emails the receipt of a payment to its customer at the merchant's request. */
import { and, desc, eq, or } from 'drizzle-orm';
import type { Actor, OperationContext } from '../context';
import type { Db } from '../database/database';
import { ofScope, sameText } from '../database/listing';
import { receiptSendings, transactions } from '../database/schema';
import { publish } from '../events/events';
import { Refusal } from '../refusal';
import { environments } from '../rules/environments';

const PAUSE_SECONDS = 60;

/** Returns when the receipt of a payment was last emailed at a merchant's request, or null. */
export async function lastReceipt(db: Db, transactionId: number): Promise<Temporal.Instant | null> {
  const [last] = await db
    .select()
    .from(receiptSendings)
    .where(eq(receiptSendings.transactionId, transactionId))
    .orderBy(desc(receiptSendings.id))
    .limit(1);
  return last?.sentAt ?? null;
}

/**
 * Emails a receipt. The payment stays locked meanwhile, so that two people who ask at once send one.
 * @returns the address
 * @throws Refusal 404 without such a payment, 409 if it has no receipt, 429 within a minute of the last one
 */
export const emailReceiptOf = (context: OperationContext, actor: Actor, reference: string): Promise<string> =>
  context.db.transaction(async (tx) => {
    const [payment] = await tx
      .select()
      .from(transactions)
      .where(
        and(
          ofScope(transactions, actor),
          or(sameText(transactions.paymentReference, reference), sameText(transactions.orderReference, reference)),
        ),
      )
      .for('no key update');
    if (!payment) throw new Refusal(404, 'Transaction not found');
    if (payment.status !== 'Successful') throw new Refusal(409, 'The customer hasn’t paid');
    if (payment.environment !== environments.live) throw new Refusal(409, 'Customers get no email in Test mode');
    const now = context.clock.now();
    const last = await lastReceipt(tx, payment.id);
    const waits = last ? Math.ceil(PAUSE_SECONDS - last.until(now).total('seconds')) : 0;
    if (waits > 0) throw new Refusal(429, `This receipt was just sent. Try again in ${waits} seconds`, waits);
    const { customerEmail: recipient, id: transactionId } = payment;
    const [sent] = await tx
      .insert(receiptSendings)
      .values({ transactionId, recipient, userId: actor.userId, sentAt: now })
      .returning({ id: receiptSendings.id });
    if (!sent) throw new Error('The inserted sending was not found');
    await publish(tx, now, 'receiptAsked', { transactionId, sendingId: sent.id });
    return recipient;
  });
