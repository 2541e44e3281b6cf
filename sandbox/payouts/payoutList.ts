/** Payouts as they are looked at: a page of them, or one. */
import { and, eq, gte, ilike, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { alias } from 'drizzle-orm/pg-core';
import { newestFirst } from '../database/columns';
import type { Db } from '../database/database';
import { payoutBatches, payouts, users } from '../database/schema';
import { Refusal } from '../refusal';
import { containing } from '../rules/like';
import type { Scope, World } from '../world';
import { endUnverifiedFor } from './batches';
import { type Asked, countsByDay, isTallied, startOf } from './payoutTotals';

const columns = {
  recipient: payouts.recipient,
  beneficiaryNumber: payouts.accountNumber,
  clientReference: payouts.clientReference,
  sessionId: payouts.sessionId,
  batchReference: payoutBatches.reference,
} satisfies Record<string, AnyPgColumn>;

/** Each of these columns has an index of its trigrams. */
function containsKeyword({ column, keyword }: Pick<PayoutFilter, 'column' | 'keyword'>): SQL {
  const found = ilike(columns[column], containing(keyword));
  return column === 'batchReference' ? sql`${payouts.batchId} in (select id from ${payoutBatches} where ${found})` : found;
}

export interface Paging {
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

export interface PayoutFilter extends Asked {
  readonly keyword: string;
  readonly column: keyof typeof columns;
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
  if (filter.keyword) conditions.push(containsKeyword(filter));
  return and(...conditions);
}

const NEWEST_FIRST = newestFirst(payouts.initiatedAt, payouts.id);

/** A page of ids first, and only then all that belongs to them: rows that are passed over are not joined. */
async function pageOf(db: Db, where: SQL | undefined, limit: number, offset: number): Promise<PayoutView[]> {
  const page = db
    .select({ id: payouts.id })
    .from(payouts)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset(offset)
    .as('page');
  return selection(db)
    .innerJoin(page, eq(page.id, payouts.id))
    .orderBy(...NEWEST_FIRST);
}

/** Newest first, ties by id. */
export async function listPayouts(
  world: World,
  scope: Scope,
  filter: PayoutFilter,
  { page, size }: Paging,
): Promise<{ rows: PayoutView[]; total: number }> {
  await endUnverifiedFor(world, scope);
  const offset = (page - 1) * size;
  if (filter.keyword || !isTallied(filter)) {
    const where = matching(scope, filter);
    return { rows: await pageOf(world.db, where, size, offset), total: await world.db.$count(payouts, where) };
  }
  const days = await countsByDay(world, scope, filter);
  const total = days.reduce((sum, day) => sum + day.payouts, 0);
  if (offset >= total) return { rows: [], total };
  const start = startOf(days, offset);
  const where = matching(scope, { ...filter, before: start.before });
  return { rows: await pageOf(world.db, where, size, start.offset), total };
}

const CHUNK = 500;

/** All that the filter matches, newest first, read piece by piece: each begins behind the last row of the one before. */
async function* everyPayout(world: World, scope: Scope, filter: PayoutFilter): AsyncGenerator<PayoutView> {
  for (let last: PayoutView | undefined; ; ) {
    const behind =
      last && sql`(${payouts.initiatedAt}, ${payouts.id}) < (${last.payout.initiatedAt.toString()}, ${last.payout.id})`;
    const rows = await pageOf(world.db, and(matching(scope, filter), behind), CHUNK, 0);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < CHUNK) return;
  }
}

/** All that the filter matches, on no pages. They are read while they are asked for. */
export async function allPayouts(world: World, scope: Scope, filter: PayoutFilter): Promise<AsyncIterable<PayoutView>> {
  await endUnverifiedFor(world, scope);
  return everyPayout(world, scope, filter);
}

/** One payout. Another business' payout is as unknown as none. */
export async function payoutById(world: World, scope: Scope, payoutId: string): Promise<PayoutView> {
  await endUnverifiedFor(world, scope);
  const id = /^\d{1,9}$/.test(payoutId) ? Number(payoutId) : 0;
  const [found] = await selection(world.db).where(and(...ofScope(scope), eq(payouts.id, id)));
  if (!found) throw new Refusal(404, 'Payout not found');
  return found;
}
