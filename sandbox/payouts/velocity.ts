/**
 * The sum of a role's payouts without a code, and without a second person. They count together, so that many small payouts require what a large
 * one does.
 */
import { and, eq, gte, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../context';
import type { Db } from '../database/database';
import { ofScope } from '../database/listing';
import { memberships, payoutBatches, payouts } from '../database/schema';
import { countsSince, status, UNDECIDED } from '../ledger/payouts.rules';

/** Everyone with the same current role at the business. */
function sameRole(db: Db, { userId, businessId }: Actor) {
  const own = alias(memberships, 'own');
  return db
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(own, and(eq(own.businessId, memberships.businessId), eq(own.roleId, memberships.roleId)))
    .where(and(eq(memberships.businessId, businessId), eq(own.userId, userId)));
}

/** Minor units of one currency, without fees. */
export interface SentBefore {
  readonly withoutCode: bigint;
  readonly withoutApproval: bigint;
}

/** Of no second person: none was asked, and none decided. One that awaits its code counts as well, because the code may still come. */
const alone = and(eq(payoutBatches.needsApproval, false), isNull(payouts.approverId), notInArray(payouts.status, [...UNDECIDED]));

/**
 * Returns what was sent by currency. Call it while the wallets are locked, so that the second of two concurrent payouts sees the first.
 */
export async function sentBefore(db: Db, now: Temporal.Instant, actor: Actor): Promise<ReadonlyMap<string, SentBefore>> {
  const sumWhere = (where: SQL | undefined) => sql<string>`coalesce(sum(${payouts.amount}) filter (where ${where}), 0)::text`;
  const rows = await db
    .select({
      currency: payouts.currency,
      withoutCode: sumWhere(eq(payoutBatches.state, 'direct')),
      withoutApproval: sumWhere(alone),
    })
    .from(payouts)
    .innerJoin(payoutBatches, eq(payoutBatches.id, payouts.batchId))
    .where(
      and(
        ofScope(payouts, actor),
        gte(payouts.initiatedAt, countsSince(now)),
        notInArray(payouts.status, [status.failed, status.rejected, status.declined]),
        or(eq(payoutBatches.initiatorId, actor.userId), inArray(payoutBatches.initiatorId, sameRole(db, actor))),
      ),
    )
    .groupBy(payouts.currency);
  return new Map(
    rows.map(({ currency, withoutCode, withoutApproval }) => [
      currency,
      { withoutCode: BigInt(withoutCode), withoutApproval: BigInt(withoutApproval) },
    ]),
  );
}
