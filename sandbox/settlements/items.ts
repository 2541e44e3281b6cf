/** Reads what settlements sum. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SettlementLine } from '../../contract/settlements/settlementStatuses';
import type { OperationContext, Scope } from '../context';
import { countOf, equalTo, idIn, ofScope, type Paging, type Period, pageOf, within } from '../database/listing';
import {
  chargebacks,
  postings,
  refunds,
  reserves,
  settlementItems,
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

/** The payments of settlements, newest first. @param paging null: all of them */
export async function settledTransactions({ db }: OperationContext, scope: Scope, settled: Settled, paging: Paging | null) {
  const where = and(these(scope, settled), ofScope(transactions, scope));
  const query = db
    .select({ transaction: transactions })
    .from(settlements)
    .innerJoin(settlementItems, eq(settlementItems.settlementId, settlements.id))
    .innerJoin(postings, eq(postings.id, settlementItems.postingId))
    .innerJoin(transactions, eq(transactions.id, postings.transactionId))
    .where(where)
    .orderBy(desc(transactions.createdAt), desc(transactions.id));
  if (!paging) {
    const all = await query;
    return { rows: all, total: all.length };
  }
  const counted = db
    .select({ total: sql<number>`count(*)::integer` })
    .from(settlements)
    .innerJoin(settlementItems, eq(settlementItems.settlementId, settlements.id))
    .innerJoin(postings, eq(postings.id, settlementItems.postingId))
    .innerJoin(transactions, eq(transactions.id, postings.transactionId))
    .where(where);
  return pageOf(query, countOf(counted), paging);
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
  const counted = db.select({ total: sql<number>`count(*)::integer` }).from(settlementParts).where(where);
  return { settlement, ...(await pageOf(query, countOf(counted), paging)) };
}

const equalLine = (line: SettlementLine | undefined) => (line ? eq(settlementParts.line, line) : undefined);

export type ItemView = Awaited<ReturnType<typeof listItems>>['rows'][number];
