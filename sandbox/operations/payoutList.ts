/** Payouts as they are looked at: a page of them, or one. */
import { and, count, desc, eq, gte, ilike, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database';
import { payoutBatches, payouts, users } from '../database/schema';
import { Refusal } from '../refusal';
import { containing } from '../rules/like';
import { type PayoutStatus, status } from '../rules/payouts';
import { endUnverifiedFor } from './batches';
import type { Scope, World } from './world';

const columns = {
  recipient: payouts.recipient,
  beneficiaryNumber: payouts.accountNumber,
  clientReference: payouts.clientReference,
  sessionId: payouts.sessionId,
  batchReference: payoutBatches.reference,
} satisfies Record<string, AnyPgColumn>;

export interface Paging {
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

export interface PayoutFilter {
  /** One of these; `null`: whatever it is. */
  readonly status: PayoutStatus | readonly PayoutStatus[] | null;
  /** Null: of every wallet. */
  readonly currency: string | null;
  readonly keyword: string;
  readonly column: keyof typeof columns;
  readonly from: Temporal.Instant | null;
  /** The first moment that is no longer meant. */
  readonly before: Temporal.Instant | null;
}

const initiators = alias(users, 'initiator');
const approvers = alias(users, 'approver');

const selection = (db: Db) =>
  db
    .select({
      payout: payouts,
      batchReference: payoutBatches.reference,
      verifiedAt: payoutBatches.verifiedAt,
      needsApproval: payoutBatches.needsApproval,
      initiator: initiators,
      approver: approvers,
    })
    .from(payouts)
    .innerJoin(payoutBatches, eq(payoutBatches.id, payouts.batchId))
    .innerJoin(initiators, eq(initiators.id, payoutBatches.initiatorId))
    .leftJoin(approvers, eq(approvers.id, payouts.approverId));

export type PayoutView = Awaited<ReturnType<typeof selection>>[number];

const ofScope = (scope: Scope) => [eq(payouts.businessId, scope.businessId), eq(payouts.environment, scope.environment)];

function matching(scope: Scope, filter: PayoutFilter): SQL | undefined {
  const conditions: SQL[] = ofScope(scope);
  if (filter.status) conditions.push(inArray(payouts.status, [filter.status].flat()));
  if (filter.currency) conditions.push(eq(payouts.currency, filter.currency));
  if (filter.from) conditions.push(gte(payouts.initiatedAt, filter.from));
  if (filter.before) conditions.push(lt(payouts.initiatedAt, filter.before));
  if (filter.keyword) conditions.push(ilike(columns[filter.column], containing(filter.keyword)));
  return and(...conditions);
}

const NEWEST_FIRST = [desc(payouts.initiatedAt), desc(payouts.id)];

/** Newest first, ties by id. */
export async function listPayouts(
  world: World,
  scope: Scope,
  filter: PayoutFilter,
  { page, size }: Paging,
): Promise<{ rows: PayoutView[]; total: number }> {
  await endUnverifiedFor(world, scope);
  const where = matching(scope, filter);
  const rows = await selection(world.db)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await world.db
    .select({ total: count() })
    .from(payouts)
    .innerJoin(payoutBatches, eq(payoutBatches.id, payouts.batchId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** All that the filter matches, on no pages. */
export async function allPayouts(world: World, scope: Scope, filter: PayoutFilter): Promise<PayoutView[]> {
  await endUnverifiedFor(world, scope);
  return selection(world.db)
    .where(matching(scope, filter))
    .orderBy(...NEWEST_FIRST);
}

/** What was paid out of each wallet, by currency, in minor units, and how many payouts that were. */
export async function paidOut(world: World, scope: Scope): Promise<ReadonlyMap<string, { amount: bigint; payouts: number }>> {
  const rows = await world.db
    .select({ currency: payouts.currency, amount: sql<string>`sum(${payouts.amount})::text`, payouts: count() })
    .from(payouts)
    .where(and(...ofScope(scope), eq(payouts.status, status.successful)))
    .groupBy(payouts.currency);
  return new Map(rows.map(({ currency, amount, payouts: many }) => [currency, { amount: BigInt(amount), payouts: many }]));
}

/** One payout. Another business' payout is as unknown as none. */
export async function payoutById(world: World, scope: Scope, payoutId: string): Promise<PayoutView> {
  await endUnverifiedFor(world, scope);
  const id = /^\d{1,9}$/.test(payoutId) ? Number(payoutId) : 0;
  const [found] = await selection(world.db).where(and(...ofScope(scope), eq(payouts.id, id)));
  if (!found) throw new Refusal(404, 'Payout not found');
  return found;
}
