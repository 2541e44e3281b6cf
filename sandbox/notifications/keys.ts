/** The notification about new API keys, for those who may copy them. */
import { eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { notifications, users } from '../database/schema';
import type { Events } from '../events/events';

const PAGE = '/dashboard/settings/api-webhooks';

export async function notifyOfRenewedKeys(tx: Db, now: Temporal.Instant, { actor }: Events['keysRenewed']): Promise<void> {
  const { businessId, environment, userId } = actor;
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error('The user was not found');
  await tx.insert(notifications).values({
    businessId,
    environment,
    messageFrom: 'API keys',
    messageText: `${user.firstName} ${user.lastName} generated new API keys`,
    link: PAGE,
    permission: 'key.manage',
    createdAt: now,
  });
}
