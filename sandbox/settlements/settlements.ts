/** Reads the settlements of a business. */
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { GroupedStatus, SettlementStatus } from '../../contract/settlements/settlementStatuses';
import { ZONE } from '../clock';
import type { OperationContext, Scope } from '../context';
import type { Db } from '../database/database';
import { equalTo, idIn, ofScope, type Paging, type Period, pageOf, within } from '../database/listing';
import { accounts, businesses, reserves, settlementItems, settlements, settlementTerms } from '../database/schema';
import { linesOfSettlements } from '../ledger/settlements';
import { Refusal } from '../refusal';

export interface SettlementFilter extends Period {
  readonly currency: string | undefined;
  readonly status: SettlementStatus | undefined;
}

/** The days are those of the payment. */
const matching = (scope: Scope, { currency, status, ...days }: SettlementFilter): SQL | undefined =>
  and(
    ofScope(settlements, scope),
    equalTo(settlements.currency, currency),
    equalTo(settlements.status, status),
    within(settlements.expectedAt, days),
  );

const rows = (db: Db) =>
  db
    .select({ settlement: settlements, business: businesses.name })
    .from(settlements)
    .innerJoin(businesses, eq(businesses.id, settlements.businessId));

type Row = Awaited<ReturnType<typeof rows>>[number];

async function withLines(db: Db, found: readonly Row[]) {
  const lines = await linesOfSettlements(
    db,
    found.map(({ settlement }) => settlement.id),
  );
  return found.map((row) => ({ ...row, lines: lines.filter(({ settlementId }) => settlementId === row.settlement.id) }));
}

export type SettlementView = Awaited<ReturnType<typeof withLines>>[number];

/** Newest first. */
export async function listSettlements({ db }: OperationContext, scope: Scope, filter: SettlementFilter, paging: Paging) {
  const where = matching(scope, filter);
  const query = rows(db).where(where).orderBy(desc(settlements.expectedAt), desc(settlements.id));
  const page = await pageOf(query, db.$count(settlements, where), paging);
  return { rows: await withLines(db, page.rows), total: page.total };
}

/** Returns a settlement with its lines, and how much of its day is held back. @throws Refusal 404 if the business has none with this id in this environment */
export async function findSettlement({ db }: OperationContext, scope: Scope, id: string) {
  const [found] = await withLines(db, await rows(db).where(and(ofScope(settlements, scope), eq(settlements.id, idIn(id)))));
  if (!found) throw new Refusal(404, 'Settlement not found');
  const { currency, day } = found.settlement;
  const [reserve] = await db
    .select({ percent: reserves.percent, days: settlementTerms.reserveDays })
    .from(reserves)
    .leftJoin(settlementTerms, and(ofScope(settlementTerms, scope), eq(settlementTerms.currency, reserves.currency)))
    .where(and(ofScope(reserves, scope), eq(reserves.currency, currency), eq(reserves.day, day)));
  return { ...found, reserve: reserve ?? null };
}

export interface GroupedFilter extends Period {
  readonly currency: string | undefined;
  readonly status: GroupedStatus | undefined;
}

/** A group is paid in part once some of its settlements are. */
const groupStatus = sql<GroupedStatus>`case
  when bool_and(${settlements.status} = 'Completed') then 'Completed'
  when bool_or(${settlements.status} = 'Completed') then 'Partial-Completed'
  when bool_or(${settlements.status} = 'Flagged') then 'Flagged'
  when bool_or(${settlements.status} = 'Pending') then 'Pending'
  else 'Failed' end`;

/** What is paid on one day to one account. */
const groupsOf = (db: Db, scope: Scope, { currency, status, ...days }: GroupedFilter) =>
  db
    .select({
      business: businesses.name,
      currency: settlements.currency,
      destination: settlements.destination,
      bankId: settlements.bankId,
      accountNumber: settlements.accountNumber,
      payDay: sql<string>`(${settlements.expectedAt} at time zone ${ZONE})::date`.as('pay_day'),
      paidAt: sql<string>`max(coalesce(${settlements.settledAt}, ${settlements.expectedAt}))`.as('paid_at'),
      amount: sql<string>`sum(${settlements.amount})::text`.as('amount'),
      transactions: sql<number>`sum(${settlements.transactionCount})::integer`.as('transactions'),
      ids: sql<number[]>`array_agg(${settlements.id} order by ${settlements.id})`.as('ids'),
      references: sql<string[]>`array_agg(${settlements.reference} order by ${settlements.id})`.as('references'),
      status: groupStatus.as('group_status'),
    })
    .from(settlements)
    .innerJoin(businesses, eq(businesses.id, settlements.businessId))
    .where(matching(scope, { currency, status: undefined, ...days }))
    .groupBy(sql`1, 2, 3, 4, 5, 6`)
    .having(status ? sql`${groupStatus} = ${status}` : undefined)
    .as('grouped');

export type GroupedSettlement = Awaited<ReturnType<typeof listGrouped>>['rows'][number];

/** Newest first. @param paging null: all of them */
export async function listGrouped({ db }: OperationContext, scope: Scope, filter: GroupedFilter, paging: Paging | null) {
  const grouped = groupsOf(db, scope, filter);
  const query = db.select().from(grouped).orderBy(desc(grouped.payDay), grouped.currency, grouped.accountNumber);
  const count = async () => (await db.select({ total: sql<number>`count(*)::integer` }).from(grouped))[0]?.total ?? 0;
  if (paging) return pageOf(query, count(), paging);
  const all = await query;
  return { rows: all, total: all.length };
}

export async function groupedCounts({ db }: OperationContext, scope: Scope, filter: GroupedFilter) {
  const grouped = groupsOf(db, scope, filter);
  return db.select({ status: grouped.status, count: sql<number>`count(*)::integer` }).from(grouped).groupBy(grouped.status);
}

const ownWallet = (scope: Scope, currency: string) =>
  and(ofScope(accounts, scope), eq(accounts.kind, 'wallet'), eq(accounts.currency, currency));

/** Returns what one currency still waits for, in minor units. */
export async function unpaidOf({ db }: OperationContext, scope: Scope, currency: string) {
  const [open] = await db
    .select({
      count: sql<number>`count(*) filter (where posting.kind = 'collection')::integer`,
      sum: sql<string>`coalesce(sum(${settlementItems.amount}), 0)::text`,
    })
    .from(settlementItems)
    .innerJoin(accounts, eq(accounts.id, settlementItems.accountId))
    .innerJoin(sql`posting`, sql`posting.id = ${settlementItems.postingId}`)
    .where(and(ownWallet(scope, currency), sql`${settlementItems.settlementId} is null`));
  const unpaid = await db
    .select({
      status: settlements.status,
      count: sql<number>`count(*)::integer`,
      sum: sql<string>`sum(${settlements.amount})::text`,
      expected: sql<string>`min(${settlements.expectedAt})::text`,
    })
    .from(settlements)
    .where(
      and(ofScope(settlements, scope), eq(settlements.currency, currency), inArray(settlements.status, ['Pending', 'Flagged'])),
    )
    .groupBy(settlements.status);
  const of = (status: SettlementStatus) => {
    const found = unpaid.find((one) => one.status === status);
    return { count: found?.count ?? 0, amount: BigInt(found?.sum ?? 0) };
  };
  const first = unpaid.find(({ status }) => status === 'Pending')?.expected;
  return {
    /** When the first of the pending ones is paid. Null if none is pending. */
    nextAt: first ? Temporal.Instant.from(first.replace(' ', 'T')) : null,
    unsettled: { count: open?.count ?? 0, amount: BigInt(open?.sum ?? 0) },
    pending: of('Pending'),
    flagged: of('Flagged'),
    reserve: await heldInReserve(db, scope, currency),
  };
}

/** Returns what is held back of one currency, in minor units. */
export async function heldInReserve(db: Db, scope: Scope, currency: string): Promise<bigint> {
  const [held] = await db
    .select({ sum: sql<string>`coalesce(sum(${reserves.amount}), 0)::text` })
    .from(reserves)
    .where(and(ofScope(reserves, scope), eq(reserves.currency, currency), sql`${reserves.releasedAt} is null`));
  return BigInt(held?.sum ?? 0);
}
