/** What emails and notifications say about a chargeback. */
import { eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { chargebacks, holds, transactions } from '../database/schema';

/** Returns a chargeback with its payment and what is held of it, in minor units. */
export async function chargebackSummary(tx: Db, chargebackId: number) {
  const [found] = await tx
    .select({
      chargeback: chargebacks,
      currency: transactions.currency,
      orderReference: transactions.orderReference,
      held: holds.amount,
    })
    .from(chargebacks)
    .innerJoin(transactions, eq(transactions.id, chargebacks.transactionId))
    .leftJoin(holds, eq(holds.chargebackId, chargebacks.id))
    .where(eq(chargebacks.id, chargebackId));
  if (!found) throw new Error('The chargeback was not found');
  const { chargeback, held, ...payment } = found;
  return { ...chargeback, ...payment, held: held ?? 0n, link: `/dashboard/chargeback/${chargebackId}/details` };
}

export type ChargebackSummary = Awaited<ReturnType<typeof chargebackSummary>>;
