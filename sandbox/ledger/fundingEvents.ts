/** Which notifications about fundings were sent to the webhook of a business, and who asked for them. `webhooks/` delivers them. */
import type { Db } from '../database/database';
import { ofScope } from '../database/listing';
import { fundingDeliveries, type fundings, webhooks } from '../database/schema';

/** The same in every delivery, so that a receiver recognises what it already has. */
export const eventIdOf = ({ reference }: Pick<typeof fundings.$inferSelect, 'reference'>): string => `EVT-${reference}`;

/** Keeps a delivery. @returns whether the business has a webhook */
export async function deliver(
  tx: Db,
  now: Temporal.Instant,
  funding: Pick<typeof fundings.$inferSelect, 'id' | 'reference' | 'businessId' | 'environment'>,
  requesterId: number | null,
): Promise<boolean> {
  const [webhook] = await tx.select({ url: webhooks.url }).from(webhooks).where(ofScope(webhooks, funding));
  if (!webhook?.url) return false;
  const sent = { fundingId: funding.id, eventId: eventIdOf(funding), webhookUrl: webhook.url, requesterId, sentAt: now };
  await tx.insert(fundingDeliveries).values(sent);
  return true;
}
