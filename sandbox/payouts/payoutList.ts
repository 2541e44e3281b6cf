/** Reads payouts: a page of them, or one. */
import { and, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { alias } from 'drizzle-orm/pg-core';
import type { OperationContext, Scope } from '../context';
import { newestFirst } from '../database/columns';
import type { Db } from '../database/database';
import { equalTo, idIn, ofScope, type Paging, within } from '../database/listing';
import { payoutBatches, payouts, users } from '../database/schema';
import { expireUnverifiedFor } from '../ledger/batches';
import { Refusal } from '../refusal';
import { containing } from '../rules/like';
import { type Asked, countsByDay, isTallied, startOf } from './payoutTotals';

const columns = {
  recipient: payouts.recipient,
  beneficiaryNumber: payouts.accountNumber,
  clientReference: payouts.clientReference,
  payoutReference: payouts.reference,
  sessionId: payouts.sessionId,
  batchReference: payoutBatches.reference,
} satisfies Record<string, AnyPgColumn>;

/** Each of these columns has a trigram index. */
function containsKeyword({ column, keyword }: Pick<PayoutFilter, 'column' | 'keyword'>): SQL {
  const found = ilike(columns[column], containing(keyword));
  return column === 'batchReference' ? sql`${payouts.batchId} in (select id from ${payoutBatches} where ${found})` : found;
}

export interface PayoutFilter extends Asked {
  readonly keyword: string;
  readonly column: keyof typeof columns;
  /** The name of the recipient's bank. */
  readonly bankName?: string;
  /** Without the payouts that this user initiated. */
  readonly notOf?: number;
}

/** The maker of a payout is that of its batch. */
const initiatedByOthers = (userId: number): SQL =>
  sql`(select ${payoutBatches.initiatorId} from ${payoutBatches} where ${payoutBatches.id} = ${payouts.batchId}) <> ${userId}`;

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

const matching = (scope: Scope, filter: PayoutFilter): SQL | undefined =>
  and(
    ofScope(payouts, scope),
    filter.status ? inArray(payouts.status, [filter.status].flat()) : undefined,
    equalTo(payouts.bankName, filter.bankName),
    equalTo(payouts.currency, filter.currency),
    within(payouts.initiatedAt, filter),
    filter.keyword ? containsKeyword(filter) : undefined,
    filter.notOf === undefined ? undefined : initiatedByOthers(filter.notOf),
  );

/** Returns how many payouts match a filter that the tally by day cannot count. */
export const countMatching = ({ db }: OperationContext, scope: Scope, filter: PayoutFilter) =>
  db.$count(payouts, matching(scope, filter));

const NEWEST_FIRST = newestFirst(payouts.initiatedAt, payouts.id);

/** Selects a page of ids first and joins the rest afterwards, so that skipped rows are not joined. */
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
  context: OperationContext,
  scope: Scope,
  filter: PayoutFilter,
  { page, size }: Paging,
): Promise<{ rows: PayoutView[]; total: number }> {
  await expireUnverifiedFor(context, scope);
  const offset = (page - 1) * size;
  if (filter.keyword || filter.bankName || filter.notOf !== undefined || !isTallied(filter)) {
    const rows = await pageOf(context.db, matching(scope, filter), size, offset);
    return { rows, total: await countMatching(context, scope, filter) };
  }
  const days = await countsByDay(context, scope, filter);
  const total = days.reduce((sum, day) => sum + day.payouts, 0);
  if (offset >= total) return { rows: [], total };
  const start = startOf(days, offset);
  const where = matching(scope, { ...filter, before: start.before });
  return { rows: await pageOf(context.db, where, size, start.offset), total };
}

const CHUNK = 500;

/** Reads all rows that match the filter, newest first, in parts: each starts after the last row of the one before. */
async function* everyPayout(context: OperationContext, scope: Scope, filter: PayoutFilter): AsyncGenerator<PayoutView> {
  for (let last: PayoutView | undefined; ; ) {
    const behind =
      last && sql`(${payouts.initiatedAt}, ${payouts.id}) < (${last.payout.initiatedAt.toString()}, ${last.payout.id})`;
    const rows = await pageOf(context.db, and(matching(scope, filter), behind), CHUNK, 0);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < CHUNK) return;
  }
}

/** Returns all rows that match the filter, without paging. They are read as they are needed. */
export async function allPayouts(
  context: OperationContext,
  scope: Scope,
  filter: PayoutFilter,
): Promise<AsyncIterable<PayoutView>> {
  await expireUnverifiedFor(context, scope);
  return everyPayout(context, scope, filter);
}

/** Returns one payout. A payout of another business is reported as not found. */
export async function payoutById(context: OperationContext, scope: Scope, payoutId: string): Promise<PayoutView> {
  await expireUnverifiedFor(context, scope);
  const [found] = await selection(context.db).where(and(ofScope(payouts, scope), eq(payouts.id, idIn(payoutId))));
  if (!found) throw new Refusal(404, 'Payout not found');
  return found;
}
