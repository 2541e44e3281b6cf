/** What time does to the money of payments: it ends the statement of each day, holds a part back, pays the rest, and releases what was held. */
import { and, asc, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { ZONE } from '../clock';
import type { OperationContext, Scope } from '../context';
import type { Db } from '../database/database';
import { ofScope } from '../database/listing';
import { ofProvider } from '../database/readOnly';
import {
  accounts,
  businesses,
  entries,
  postings,
  reserves,
  settlementBanks,
  settlementItems,
  settlementLines,
  settlements,
  settlementTerms,
} from '../database/schema';
import { publish } from '../events/events';
import { accountsFor, lockWallets, need } from './ledger';
import { dayOf, paidAt, referenceOf, releaseOf, startOf, withheldOf } from './settlements.rules';

type Wallets = Awaited<ReturnType<typeof lockWallets>>;
type Terms = typeof settlementTerms.$inferSelect;
type NewSettlement = typeof settlements.$inferInsert;

const ownWallets = (scope: Scope) => and(ofScope(accounts, scope), eq(accounts.kind, 'wallet'));

/**
 * Items that are in no settlement yet, each with its day. What is posted after its day was settled belongs to the first day that isn't: a
 * statement never changes. What was withheld belongs to the day it was withheld of.
 * @param leftOut settlements that don't count as settled days
 */
const unsettled = ({ businessId, environment }: Scope, leftOut: SQL = sql`false`) => sql`
  select item.posting_id, item.account_id, item.amount, posting.kind, account.currency,
    greatest(coalesce(reserve.day, (item.posted_at at time zone ${ZONE})::date), last.day + 1) as day
  from settlement_item item
  join account on account.id = item.account_id
  join posting on posting.id = item.posting_id
  left join reserve on reserve.id = posting.reserve_id and posting.kind = 'reserve'
  left join lateral (
    select max(settlement.day) as day from settlement
    where settlement.business_id = ${businessId} and settlement.environment = ${environment}
      and settlement.currency = account.currency and not (${leftOut})
  ) last on true
  where account.business_id = ${businessId} and account.environment = ${environment} and item.settlement_id is null`;

/** A day that is over and has no settlement yet. */
interface EndedDay {
  readonly accountId: number;
  readonly currency: string;
  readonly day: Temporal.PlainDate;
  readonly amount: bigint;
  readonly items: number;
  readonly payments: number;
  /** What customers paid. */
  readonly collected: bigint;
}

async function endedDays(tx: Db, now: Temporal.Instant, scope: Scope): Promise<readonly EndedDay[]> {
  const rows = await tx
    .select({
      accountId: sql<number>`account_id`,
      currency: sql<string>`currency`,
      day: sql<string>`day::text`,
      amount: sql<string>`sum(amount)::text`,
      items: sql<number>`count(*)::integer`,
      payments: sql<number>`count(*) filter (where kind = 'collection')::integer`,
      collected: sql<string>`coalesce(sum((
        select part.amount from settlement_part part
        where part.posting_id = due.posting_id and part.account_id = due.account_id and part.line = 'collections'
      )), 0)::text`,
    })
    .from(sql`(${unsettled(scope)}) as due`)
    .where(sql`day < ${dayOf(now).toString()}::date`)
    .groupBy(sql`account_id, currency, day`)
    .orderBy(sql`day, account_id`);
  return rows.map(({ day, amount, collected, ...row }) => ({
    ...row,
    day: Temporal.PlainDate.from(day),
    amount: BigInt(amount),
    collected: BigInt(collected),
  }));
}

/** MOVES MONEY: holds back a part of each day that has just ended. */
async function withhold(
  tx: Db,
  now: Temporal.Instant,
  scope: Scope,
  wallets: Wallets,
  days: readonly EndedDay[],
  terms: readonly Terms[],
) {
  const account = await accountsFor(tx, [], scope);
  const available = new Map([...wallets].map(([currency, wallet]) => [currency, wallet.available]));
  for (const { currency, day, collected } of days) {
    const own = terms.find((one) => one.currency === currency);
    const left = available.get(currency) ?? 0n;
    const amount = withheldOf(collected, own?.reservePercent ?? 0, left);
    if (!own || amount === 0n) continue;
    available.set(currency, left - amount);
    const [reserve] = await tx
      .insert(reserves)
      .values({
        ...{ businessId: scope.businessId, environment: scope.environment, currency, day: day.toString(), amount },
        ...{ percent: own.reservePercent, withheldAt: now, releaseAt: releaseOf(day, own.reserveDays) },
      })
      .returning({ id: reserves.id });
    await post(tx, now, { kind: 'reserve', reserveId: need(reserve?.id) }, [
      { accountId: need(account('wallet', currency, scope.businessId)), amount: -amount },
      { accountId: need(account('reserve', currency, scope.businessId)), amount },
    ]);
  }
}

type Subject = Pick<typeof postings.$inferInsert, 'kind' | 'reserveId' | 'settlementId'>;

async function post(tx: Db, now: Temporal.Instant, subject: Subject, lines: readonly { accountId: number; amount: bigint }[]) {
  const [posting] = await tx
    .insert(postings)
    .values({ ...subject, postedAt: now })
    .returning({ id: postings.id });
  await tx.insert(entries).values(lines.map((line) => ({ ...line, postingId: need(posting?.id) })));
}

/** Puts the items of ended days into their settlements, and sums each line. The settlements are there already. */
export async function fillSettlements(tx: Db, scope: Scope, ids: readonly number[]): Promise<void> {
  const these = sql`(${sql.join([...ids], sql`, `)})`;
  await tx.execute(sql`
    update settlement_item set settlement_id = settlement.id
    from (${unsettled(scope, sql`settlement.id in ${these}`)}) due
    join settlement on settlement.business_id = ${scope.businessId} and settlement.environment = ${scope.environment}
      and settlement.currency = due.currency and settlement.day = due.day and settlement.id in ${these}
    where settlement_item.posting_id = due.posting_id and settlement_item.account_id = due.account_id`);
  await tx.execute(sql`
    insert into settlement_line (settlement_id, line, items, amount)
    select settlement_id, line, count(*), sum(amount)::bigint from settlement_part where settlement_id in ${these} group by 1, 2`);
}

/** Returns the account that settlements of a business go to, or null if they stay in its wallets. */
export async function bankOf(tx: Db, { businessId }: Scope) {
  const own = and(eq(settlementBanks.businessId, businessId), eq(settlementBanks.isDefault, true));
  const [bank] = await tx.select().from(settlementBanks).where(own);
  return bank ? { bankId: bank.bankId, accountNumber: bank.accountNumber, accountName: bank.accountName } : null;
}

const NO_BANK = { bankId: null, accountNumber: null, accountName: null } as const;

/** Ends the statements of days that are over. The wallets are locked. */
async function closeDays(tx: Db, now: Temporal.Instant, scope: Scope, wallets: Wallets): Promise<void> {
  const terms = await tx.select().from(settlementTerms).where(ofScope(settlementTerms, scope));
  await withhold(tx, now, scope, wallets, await endedDays(tx, now, scope), terms);
  const days = await endedDays(tx, now, scope);
  if (days.length === 0) return;
  const bank = await bankOf(tx, scope);
  const { businessId, environment } = scope;
  const rows = days.map(({ accountId, currency, day, amount, items, payments }): NewSettlement => {
    const toBank = terms.some((one) => one.currency === currency && one.destination === 'bank') ? bank : null;
    return {
      ...{ reference: referenceOf(day, accountId), businessId, environment, currency, day: day.toString(), amount },
      ...{ transactionCount: payments, itemCount: items, status: 'Pending' },
      ...{ destination: toBank ? 'bank' : 'wallet', ...(toBank ?? NO_BANK) },
      ...{ closedAt: now, expectedAt: paidAt(day) },
    };
  });
  const ids: number[] = [];
  const CHUNK = 500;
  for (let from = 0; from < rows.length; from += CHUNK) {
    const made = await tx
      .insert(settlements)
      .values(rows.slice(from, from + CHUNK))
      .returning({ id: settlements.id });
    ids.push(...made.map(({ id }) => id));
  }
  await fillSettlements(tx, scope, ids);
}

/** MOVES MONEY: releases what was held back long enough. The wallets are locked. */
async function release(tx: Db, now: Temporal.Instant, scope: Scope): Promise<void> {
  const due = await tx.select().from(reserves).where(dueReserves(scope, now)).orderBy(asc(reserves.releaseAt), asc(reserves.id));
  if (due.length === 0) return;
  const account = await accountsFor(tx, [], scope);
  for (const { id, currency, amount } of due) {
    await post(tx, now, { kind: 'release', reserveId: id }, [
      { accountId: need(account('reserve', currency, scope.businessId)), amount: -amount },
      { accountId: need(account('wallet', currency, scope.businessId)), amount },
    ]);
  }
  const ids = due.map(({ id }) => id);
  await tx.update(reserves).set({ releasedAt: now }).where(inArray(reserves.id, ids));
}

/**
 * MOVES MONEY: pays what is due, oldest first. To a bank, the amount leaves the wallet, as soon as the balance covers it. In a wallet it is
 * already. A settlement below zero moves nothing: what went back has left the wallet. The wallets are locked.
 */
async function pay(tx: Db, now: Temporal.Instant, scope: Scope, wallets: Wallets): Promise<void> {
  const due = await tx
    .select()
    .from(settlements)
    .where(dueSettlements(scope, now))
    .orderBy(asc(settlements.day), asc(settlements.id));
  if (due.length === 0) return;
  const account = await accountsFor(tx, [], scope);
  const available = new Map([...wallets].map(([currency, wallet]) => [currency, wallet.available]));
  const paid: number[] = [];
  for (const { id, currency, amount, destination } of due) {
    const leaves = destination === 'bank' && amount > 0n ? amount : 0n;
    const left = (available.get(currency) ?? 0n) - leaves;
    if (left < 0n) continue;
    available.set(currency, left);
    paid.push(id);
    if (leaves === 0n) continue;
    await post(tx, now, { kind: 'settlement', settlementId: id }, [
      { accountId: need(account('wallet', currency, scope.businessId)), amount: -leaves },
      { accountId: need(account('clearing', currency)), amount: leaves },
    ]);
  }
  if (paid.length === 0) return;
  await tx.update(settlements).set({ status: 'Completed', settledAt: now, remark: null }).where(inArray(settlements.id, paid));
  await publish(tx, now, 'settlementsPaid', { ids: paid });
}

const dueReserves = (scope: Scope, now: Temporal.Instant) =>
  and(ofScope(reserves, scope), isNull(reserves.releasedAt), lte(reserves.releaseAt, now));

const dueSettlements = (scope: Scope, now: Temporal.Instant) =>
  and(ofScope(settlements, scope), eq(settlements.status, 'Pending'), lte(settlements.expectedAt, now));

/** Whether a day is over, or something is due. It reads no more than one row of each, however many there are. */
async function isDue(tx: Db, now: Temporal.Instant, scope: Scope): Promise<boolean> {
  const [ended] = await tx
    .select({ id: settlementItems.postingId })
    .from(settlementItems)
    .innerJoin(accounts, eq(accounts.id, settlementItems.accountId))
    .where(and(ownWallets(scope), isNull(settlementItems.settlementId), lt(settlementItems.postedAt, startOf(dayOf(now)))))
    .limit(1);
  if (ended) return true;
  const [unpaid] = await tx.select({ id: settlements.id }).from(settlements).where(dueSettlements(scope, now)).limit(1);
  if (unpaid) return true;
  const [held] = await tx.select({ id: reserves.id }).from(reserves).where(dueReserves(scope, now)).limit(1);
  return held !== undefined;
}

/** Ends days, releases, and pays. It runs where settlements or balances are read, so that both are always correct. */
export async function settleDays(tx: Db, now: Temporal.Instant, scope: Scope): Promise<void> {
  if (!(await isDue(tx, now, scope))) return;
  await closeDays(tx, now, scope, await lockWallets(tx, scope));
  await release(tx, now, scope);
  await pay(tx, now, scope, await lockWallets(tx, scope));
}

/** For operations that only read. */
export const settleDaysFor = ({ db, clock }: OperationContext, scope: Scope): Promise<void> =>
  ofProvider(db).transaction((tx) => settleDays(tx, clock.now(), scope));

/** For a clock that was moved: settlements of every business that has any. */
export async function settleAllDays({ db, clock }: OperationContext): Promise<void> {
  const scopes = await db
    .selectDistinct({ businessId: businesses.id, environment: accounts.environment })
    .from(accounts)
    .innerJoin(businesses, eq(businesses.id, accounts.businessId))
    .where(eq(accounts.kind, 'wallet'));
  for (const scope of scopes) await db.transaction((tx) => settleDays(tx, clock.now(), scope));
}

/** The lines of each of these settlements. */
export const linesOfSettlements = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(settlementLines)
        .where(inArray(settlementLines.settlementId, [...ids]));
