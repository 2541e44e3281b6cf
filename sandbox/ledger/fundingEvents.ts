/** Notifications about fundings to the webhook of the business. The sandbox delivers them nowhere, and keeps what it would have sent. */
import { eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { businesses, fundingDeliveries, type fundings } from '../database/schema';

/** The same in every delivery, so that a receiver recognises what it already has. */
export const eventIdOf = ({ reference }: Pick<typeof fundings.$inferSelect, 'reference'>): string => `EVT-${reference}`;

/** Keeps a delivery. @returns whether the business has a webhook */
export async function deliver(
  tx: Db,
  now: Temporal.Instant,
  funding: Pick<typeof fundings.$inferSelect, 'id' | 'reference' | 'businessId'>,
  requesterId: number | null,
): Promise<boolean> {
  const [business] = await tx
    .select({ url: businesses.webhookUrl })
    .from(businesses)
    .where(eq(businesses.id, funding.businessId));
  if (!business?.url) return false;
  const sent = { fundingId: funding.id, eventId: eventIdOf(funding), webhookUrl: business.url, requesterId, sentAt: now };
  await tx.insert(fundingDeliveries).values(sent);
  return true;
}
