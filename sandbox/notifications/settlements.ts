/** The notification about another destination of settlements, for those who may change it. */
import { eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { notifications, settlementChanges, users } from '../database/schema';
import type { Events } from '../events/events';

const PAGE = '/dashboard/settings/settlement-accounts';

export async function notifyOfRedirectedSettlements(
  tx: Db,
  now: Temporal.Instant,
  { changeId }: Events['settlementsRedirected'],
): Promise<void> {
  const [found] = await tx
    .select({ change: settlementChanges, firstName: users.firstName, lastName: users.lastName })
    .from(settlementChanges)
    .innerJoin(users, eq(users.id, settlementChanges.userId))
    .where(eq(settlementChanges.id, changeId));
  if (!found) throw new Error('The change was not found');
  const { change, firstName, lastName } = found;
  await tx.insert(notifications).values({
    businessId: change.businessId,
    environment: change.environment,
    messageFrom: 'Settlements',
    messageText: `${firstName} ${lastName} changed where your settlements go`,
    link: PAGE,
    permission: 'settlement.manage',
    createdAt: now,
  });
}
