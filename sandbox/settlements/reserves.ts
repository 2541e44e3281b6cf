/** RSV-01: reads what the provider holds back of a business. */
import { and, asc, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { ReserveStatus } from '../../contract/settlements/settlementStatuses';
import { ZONE } from '../clock';
import type { OperationContext, Scope } from '../context';
import { equalTo, ofScope, type Paging, type Period, pageOf, within } from '../database/listing';
import { reserves, settlements, settlementTerms } from '../database/schema';
import { dayOf, startOf } from '../ledger/settlements.rules';
import { heldInReserve } from './settlements';

export interface ReserveFilter extends Period {
  readonly currency: string | undefined;
  readonly status: ReserveStatus | undefined;
  /** When it will be released. What was released is in no such period. */
  readonly release: Period;
}

const ALMOST_DAYS = 7;

/** A reserve is due on the day of its release, until it is released, and almost due in the week before. */
export function reserveStatus({ releaseAt, releasedAt }: typeof reserves.$inferSelect, now: Temporal.Instant): ReserveStatus {
  if (releasedAt) return 'Completed';
  const days = dayOf(now).until(dayOf(releaseAt)).days;
  if (days <= 0) return 'Due';
  return days <= ALMOST_DAYS ? 'Almost due' : 'Not due';
}

function hasStatus(status: ReserveStatus, now: Temporal.Instant): SQL | undefined {
  const tomorrow = startOf(dayOf(now).add({ days: 1 }));
  const later = startOf(dayOf(now).add({ days: ALMOST_DAYS + 1 }));
  const held = isNull(reserves.releasedAt);
  switch (status) {
    case 'Completed':
      return sql`${reserves.releasedAt} is not null`;
    case 'Due':
      return and(held, lt(reserves.releaseAt, tomorrow));
    case 'Almost due':
      return and(held, gte(reserves.releaseAt, tomorrow), lt(reserves.releaseAt, later));
    case 'Not due':
      return and(held, gte(reserves.releaseAt, later));
  }
}

/** The next release first, and what was released last. */
export async function listReserves(context: OperationContext, scope: Scope, filter: ReserveFilter, paging: Paging) {
  const { db, clock } = context;
  const { currency, status, release, ...days } = filter;
  const ofSettlement = and(
    eq(settlements.businessId, reserves.businessId),
    eq(settlements.environment, reserves.environment),
    eq(settlements.currency, reserves.currency),
    eq(settlements.day, reserves.day),
  );
  const where = and(
    ofScope(reserves, scope),
    equalTo(reserves.currency, currency),
    status && hasStatus(status, clock.now()),
    within(settlements.expectedAt, days),
    release.from || release.before ? and(isNull(reserves.releasedAt), within(reserves.releaseAt, release)) : undefined,
  );
  const query = db
    .select({ reserve: reserves, settlement: settlements })
    .from(reserves)
    .innerJoin(settlements, ofSettlement)
    .where(where)
    .orderBy(
      sql`${reserves.releasedAt} is not null`,
      sql`case when ${reserves.releasedAt} is null then ${reserves.releaseAt} end`,
      desc(reserves.releasedAt),
      asc(reserves.id),
    );
  const counted = async () => {
    const [row] = await db
      .select({ total: sql<number>`count(*)::integer` })
      .from(reserves)
      .innerJoin(settlements, ofSettlement)
      .where(where);
    return row?.total ?? 0;
  };
  return pageOf(query, counted(), paging);
}

export type ReserveView = Awaited<ReturnType<typeof listReserves>>['rows'][number];

/** Returns what is held of one currency and when it is released, in minor units. */
export async function reserveSummary({ db, clock }: OperationContext, scope: Scope, currency: string) {
  const own = and(ofScope(reserves, scope), eq(reserves.currency, currency));
  const held = and(own, isNull(reserves.releasedAt));
  const releaseDay = sql`(${reserves.releaseAt} at time zone ${ZONE})::date`;
  const weeks = await db
    .select({
      start: sql<string>`date_trunc('week', ${releaseDay}::timestamp)::date::text`,
      amount: sql<string>`sum(${reserves.amount})::text`,
      count: sql<number>`count(*)::integer`,
    })
    .from(reserves)
    .where(held)
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  const [next] = await db
    .select({ at: reserves.releaseAt, amount: sql<string>`sum(${reserves.amount})::text` })
    .from(reserves)
    .where(held)
    .groupBy(reserves.releaseAt)
    .orderBy(asc(reserves.releaseAt))
    .limit(1);
  const month = startOf(dayOf(clock.now()).with({ day: 1 }));
  const [released] = await db
    .select({ sum: sql<string>`coalesce(sum(${reserves.amount}), 0)::text` })
    .from(reserves)
    .where(and(own, gte(reserves.releasedAt, month)));
  const [terms] = await db
    .select()
    .from(settlementTerms)
    .where(and(ofScope(settlementTerms, scope), eq(settlementTerms.currency, currency)));
  return {
    weeks: weeks.map(({ amount, ...week }) => ({ ...week, amount: BigInt(amount) })),
    count: weeks.reduce((sum, week) => sum + week.count, 0),
    held: await heldInReserve(db, scope, currency),
    next: next ? { at: next.at, amount: BigInt(next.amount) } : null,
    released: BigInt(released?.sum ?? 0),
    terms: terms && terms.reservePercent > 0 ? terms : null,
  };
}
