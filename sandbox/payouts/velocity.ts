/** The sum of a role's payouts without a code. They count together, so that many small payouts require a code like a large one. */
import { and, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../context';
import type { Db } from '../database/database';
import { memberships, payoutBatches, payouts } from '../database/schema';
import { ofScope } from '../listing';
import { countsSince, status } from './payouts.rules';

/** Everyone with the same current role at the business. */
function sameRole(db: Db, { userId, businessId }: Actor) {
  const own = alias(memberships, 'own');
  return db
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(own, and(eq(own.businessId, memberships.businessId), eq(own.roleId, memberships.roleId)))
    .where(and(eq(memberships.businessId, businessId), eq(own.userId, userId)));
}

/**
 * Returns minor units by currency, without fees. Call it while the wallets are locked, so that the second of two concurrent payouts sees the
 * first.
 */
export async function paidWithoutCode(db: Db, now: Temporal.Instant, actor: Actor): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db
    .select({ currency: payouts.currency, sum: sql<string>`sum(${payouts.amount})::text` })
    .from(payouts)
    .innerJoin(payoutBatches, eq(payoutBatches.id, payouts.batchId))
    .where(
      and(
        ofScope(payouts, actor),
        gte(payouts.initiatedAt, countsSince(now)),
        ne(payouts.status, status.failed),
        eq(payoutBatches.state, 'direct'),
        or(eq(payoutBatches.initiatorId, actor.userId), inArray(payoutBatches.initiatorId, sameRole(db, actor))),
      ),
    )
    .groupBy(payouts.currency);
  return new Map(rows.map(({ currency, sum }) => [currency, BigInt(sum)]));
}
