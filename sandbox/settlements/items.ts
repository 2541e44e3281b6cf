/** Reads what settlements sum. */
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { SettlementLine } from '../../contract/settlements/settlementStatuses';
import type { OperationContext, Scope } from '../context';
import type { Db } from '../database/database';
import { countOf, equalTo, idIn, ofScope, type Paging, type Period, pageOf, within } from '../database/listing';
import {
  chargebacks,
  postings,
  refunds,
  reserves,
  settlementItems,
  settlementLines,
  settlementParts,
  settlements,
  transactions,
} from '../database/schema';
import { Refusal } from '../refusal';
import type { SettlementFilter } from './settlements';

/** One settlement, of which the days are those of the payments, or those that match. */
export type Settled = ({ readonly id: string } & Period) | SettlementFilter;

const these = (scope: Scope, settled: Settled) =>
  'id' in settled
    ? and(ofScope(settlements, scope), eq(settlements.id, idIn(settled.id)), within(transactions.createdAt, settled))
    : and(
        ofScope(settlements, scope),
        equalTo(settlements.currency, settled.currency),
        equalTo(settlements.status, settled.status),
        within(settlements.expectedAt, settled),
      );

const joined = (db: Db) =>
  db
    .select({ transaction: transactions })
    .from(settlements)
    .innerJoin(settlementItems, eq(settlementItems.settlementId, settlements.id))
    .innerJoin(postings, eq(postings.id, settlementItems.postingId))
    .innerJoin(transactions, eq(transactions.id, postings.transactionId));

const NEWEST = [desc(transactions.createdAt), desc(transactions.id)] as const;

/** The payments of settlements, newest first. @param paging null: all of them */
export async function settledTransactions({ db }: OperationContext, scope: Scope, settled: Settled, paging: Paging | null) {
  const where = and(these(scope, settled), ofScope(transactions, scope));
  if (!paging) {
    const all = await joined(db)
      .where(where)
      .orderBy(...NEWEST);
    return { rows: all, total: all.length };
  }
  if ('id' in settled && settled.from === null && settled.before === null) return pageOfOne(db, scope, settled.id, where, paging);
  const counted = db
    .select({ total: sql<number>`count(*)::integer` })
    .from(settlements)
    .innerJoin(settlementItems, eq(settlementItems.settlementId, settlements.id))
    .innerJoin(postings, eq(postings.id, settlementItems.postingId))
    .innerJoin(transactions, eq(transactions.id, postings.transactionId))
    .where(where);
  const query = joined(db)
    .where(where)
    .orderBy(...NEWEST);
  return pageOf(query, countOf(counted), paging);
}

/**
 * A page of all payments of one settlement, of which most are never read. No payment is posted before it is made, so those that were posted before
 * the oldest of the last posted ones was made are older than these, whatever else they are.
 */
async function pageOfOne(db: Db, scope: Scope, id: string, where: SQL | undefined, paging: Paging) {
  const last = joined(db)
    .where(where)
    .orderBy(desc(settlementItems.postedAt), desc(settlementItems.postingId))
    .limit(paging.page * paging.size)
    .as('last');
  const [found] = await db.select({ since: sql<string | null>`min(${last.transaction.createdAt})::text` }).from(last);
  const isLate = sql`${settlementItems.postedAt} >= ${found?.since ?? null}::timestamptz`;
  const query = joined(db)
    .where(and(where, isLate))
    .orderBy(...NEWEST);
  // All of them were counted when the day of the settlement ended.
  return pageOf(query, countedItems(db, scope, id, 'collections'), paging);
}

/**
 * Returns a page of everything that a settlement sums, oldest first.
 * @throws Refusal 404 if the business has no such settlement in this environment
 */
export async function listItems(
  { db }: OperationContext,
  scope: Scope,
  id: string,
  line: SettlementLine | undefined,
  paging: Paging,
) {
  const [settlement] = await db
    .select()
    .from(settlements)
    .where(and(ofScope(settlements, scope), eq(settlements.id, idIn(id))));
  if (!settlement) throw new Refusal(404, 'Settlement not found');
  const where = and(eq(settlementParts.settlementId, settlement.id), equalLine(line));
  const query = db
    .select({
      part: {
        id: settlementParts.postingId,
        line: settlementParts.line,
        amount: settlementParts.amount,
        at: settlementParts.postedAt,
      },
      transaction: transactions,
      refund: refunds,
      chargeback: chargebacks,
      reserve: reserves,
    })
    .from(settlementParts)
    .innerJoin(postings, eq(postings.id, settlementParts.postingId))
    .leftJoin(refunds, eq(refunds.id, postings.refundId))
    .leftJoin(chargebacks, eq(chargebacks.id, postings.chargebackId))
    .leftJoin(reserves, eq(reserves.id, postings.reserveId))
    .leftJoin(
      transactions,
      and(
        ofScope(transactions, scope),
        sql`${transactions.id} in (${postings.transactionId}, ${refunds.transactionId}, ${chargebacks.transactionId})`,
      ),
    )
    .where(where)
    .orderBy(asc(settlementParts.postedAt), asc(settlementParts.postingId), asc(settlementParts.line));
  return { settlement, ...(await pageOf(query, countedItems(db, scope, id, line), paging)) };
}

/** Returns how many items a line has, or all lines of a settlement. Its lines have the numbers, so that nothing is counted again. */
function countedItems(db: Db, scope: Scope, id: string, line: SettlementLine | undefined): Promise<number> {
  const summed = db
    .select({ total: sql<number>`coalesce(sum(${settlementLines.items}), 0)::integer` })
    .from(settlementLines)
    .innerJoin(settlements, eq(settlements.id, settlementLines.settlementId))
    .where(and(ofScope(settlements, scope), eq(settlements.id, idIn(id)), line ? eq(settlementLines.line, line) : undefined));
  return countOf(summed);
}

const equalLine = (line: SettlementLine | undefined) => (line ? eq(settlementParts.line, line) : undefined);

export type ItemView = Awaited<ReturnType<typeof listItems>>['rows'][number];
