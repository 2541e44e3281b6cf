/** What a role has paid out without a code. It counts together, so that many small payouts ask for a code as a single large one does. */
import { and, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database';
import { memberships, payoutBatches, payouts } from '../database/schema';
import type { Actor } from '../world';
import { countsSince, status } from './payouts.rules';

/** Everybody who has the same role at the business now. */
function sameRole(db: Db, { userId, businessId }: Actor) {
  const own = alias(memberships, 'own');
  return db
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(own, and(eq(own.businessId, memberships.businessId), eq(own.roleId, memberships.roleId)))
    .where(and(eq(memberships.businessId, businessId), eq(own.userId, userId)));
}

/**
 * Returns minor units by currency, fees apart. Ask while the wallets are locked: of two payouts that come at once the second one then sees the
 * first.
 */
export async function paidWithoutCode(db: Db, now: Temporal.Instant, actor: Actor): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db
    .select({ currency: payouts.currency, sum: sql<string>`sum(${payouts.amount})::text` })
    .from(payouts)
    .innerJoin(payoutBatches, eq(payoutBatches.id, payouts.batchId))
    .where(
      and(
        eq(payouts.businessId, actor.businessId),
        eq(payouts.environment, actor.environment),
        gte(payouts.initiatedAt, countsSince(now)),
        ne(payouts.status, status.failed),
        eq(payoutBatches.state, 'direct'),
        or(eq(payoutBatches.initiatorId, actor.userId), inArray(payoutBatches.initiatorId, sameRole(db, actor))),
      ),
    )
    .groupBy(payouts.currency);
  return new Map(rows.map(({ currency, sum }) => [currency, BigInt(sum)]));
}
