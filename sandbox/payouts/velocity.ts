/**
 * The sum of a role's payouts without a code, and without a second person. They count together, so that many small payouts require what a large
 * one does.
 */
import { and, eq, gt, gte, inArray, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../context';
import type { Db } from '../database/database';
import { ofScope } from '../database/listing';
import { memberships, payoutBatches, payouts } from '../database/schema';
import { overdueSince } from '../ledger/batches';
import { type Confirmations, confirmationsOf, countsSince, status, UNDECIDED } from '../ledger/payouts.rules';

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

/** A payout leaves when its code is entered, and without a code when it is initiated. */
const hasLeftSince = (since: Temporal.Instant) => or(gte(payouts.initiatedAt, since), gte(payoutBatches.verifiedAt, since));

const isUnverified = eq(payoutBatches.state, 'unverified');

/** Those that left, or whose code may still come, whatever the day of their initiation. */
const sentOrAwaited = (now: Temporal.Instant) =>
  or(hasLeftSince(countsSince(now)), and(isUnverified, gt(payoutBatches.createdAt, overdueSince(now))));

/** Those that left. One whose code comes later is counted then, with these. */
const left = (now: Temporal.Instant) => and(hasLeftSince(countsSince(now)), ne(payoutBatches.state, 'unverified'));

/**
 * Returns what was sent by currency. Call it while the wallets are locked, so that the second of two concurrent payouts sees the first.
 */
export const sentBefore = (db: Db, now: Temporal.Instant, actor: Actor) => sumsOf(db, actor, sentOrAwaited(now));

/** Minor units by currency. */
type Amounts = Iterable<readonly [currency: string, amount: bigint]>;

/** Returns what payouts of these amounts require together. A batch requires what its payouts of any one currency require. */
export function confirmationsFor(amounts: Amounts, before: ReadonlyMap<string, SentBefore>): Confirmations {
  const all = Array.from(amounts, ([currency, amount]) => confirmationsOf(amount, before.get(currency)));
  return { needsOtp: all.some(({ needsOtp }) => needsOtp), needsApproval: all.some(({ needsApproval }) => needsApproval) };
}

/**
 * Whether a batch reaches the approver's limit as it leaves, with what its initiator's role sent since: the order could count only what was known
 * then. Call it while the wallets are locked.
 */
export async function reachesLimitNow(db: Db, now: Temporal.Instant, initiator: Actor, amounts: Amounts): Promise<boolean> {
  return confirmationsFor(amounts, await sumsOf(db, initiator, left(now))).needsApproval;
}

async function sumsOf(db: Db, actor: Actor, counted: SQL | undefined): Promise<ReadonlyMap<string, SentBefore>> {
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
        counted,
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
