/** The email about another destination of settlements, to the owner, written in the transaction that changes it. */
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database';
import { businesses, settlementBanks, settlementChanges, users } from '../database/schema';
import type { Events } from '../events/events';
import { settlementsRedirected } from './moneyEmails.rules';
import { ownersOf, sendMoneyEmails } from './send';

const PAGE = '/dashboard/settings/settlement-accounts';

export async function emailRedirectedSettlements(
  tx: Db,
  now: Temporal.Instant,
  { changeId }: Events['settlementsRedirected'],
): Promise<void> {
  const [from, to] = [alias(settlementBanks, 'from_bank'), alias(settlementBanks, 'to_bank')];
  const [found] = await tx
    .select({
      change: settlementChanges,
      business: businesses.name,
      from,
      to,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(settlementChanges)
    .innerJoin(businesses, eq(businesses.id, settlementChanges.businessId))
    .innerJoin(users, eq(users.id, settlementChanges.userId))
    .leftJoin(from, eq(from.id, settlementChanges.fromId))
    .leftJoin(to, eq(to.id, settlementChanges.toId))
    .where(eq(settlementChanges.id, changeId));
  if (!found) throw new Error('The change was not found');
  const { change, firstName, lastName, ...rest } = found;
  const email = settlementsRedirected({ ...rest, by: `${firstName} ${lastName}`, at: change.changedAt });
  const { businessId, environment } = change;
  const owners = await ownersOf(tx, businessId);
  await sendMoneyEmails(
    tx,
    now,
    owners.map(({ email: to }) => ({
      ...{ kind: 'settlementsRedirected' as const, about: { settlementChangeId: changeId } },
      ...{ environment, to, email, link: PAGE },
    })),
  );
}
