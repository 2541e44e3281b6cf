/** The total of a list of payouts, from the tally by day: its cost grows with days, not with payouts. */
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { ZONE } from '../clock';
import type { OperationContext, Scope } from '../context';
import { ofScope } from '../database/listing';
import { payoutTallies } from '../database/schema';
import { type PayoutStatus, status } from '../ledger/payouts.rules';

export interface Asked {
  /** One of these. `null`: any. */
  readonly status: PayoutStatus | readonly PayoutStatus[] | null;
  /** Null: every wallet. */
  readonly currency: string | null;
  readonly from: Temporal.Instant | null;
  /** The exclusive end. */
  readonly before: Temporal.Instant | null;
}

interface Day {
  readonly day: Temporal.PlainDate;
  readonly payouts: number;
}

/** The day that starts at this time. */
const dayAt = (moment: Temporal.Instant) => moment.toZonedDateTimeISO(ZONE).toPlainDate();
const isMidnight = (moment: Temporal.Instant | null) =>
  moment === null || moment.equals(dayAt(moment).toZonedDateTime(ZONE).toInstant());

/** Whether the tally has the total, because it knows only whole days. */
export const isTallied = ({ from, before }: Pick<Asked, 'from' | 'before'>) => isMidnight(from) && isMidnight(before);

/** The tallies of whole days. */
const whole = (scope: Scope, { status: wanted, currency, from, before }: Asked) =>
  and(
    ofScope(payoutTallies, scope),
    wanted ? inArray(payoutTallies.status, [wanted].flat()) : undefined,
    currency ? eq(payoutTallies.currency, currency) : undefined,
    from ? gte(payoutTallies.day, dayAt(from).toString()) : undefined,
    before ? lt(payoutTallies.day, dayAt(before).toString()) : undefined,
  );

/** Returns the number of payouts for each day, newest first. */
export async function countsByDay({ db }: OperationContext, scope: Scope, asked: Asked): Promise<readonly Day[]> {
  const rows = await db
    .select({ day: payoutTallies.day, payouts: sql<string>`sum(${payoutTallies.payouts})::text` })
    .from(payoutTallies)
    .where(whole(scope, asked))
    .groupBy(payoutTallies.day)
    .orderBy(desc(payoutTallies.day));
  return rows.map(({ day, payouts }) => ({ day: Temporal.PlainDate.from(day), payouts: Number(payouts) }));
}

/** Returns the number of payouts of each status that has any. Parts of days are not in the tally: see `isTallied`. */
export async function countsByStatus(
  { db }: OperationContext,
  scope: Scope,
  asked: Omit<Asked, 'status'>,
): Promise<readonly { readonly status: string; readonly payouts: number }[]> {
  const rows = await db
    .select({ status: payoutTallies.status, payouts: sql<string>`sum(${payoutTallies.payouts})::text` })
    .from(payoutTallies)
    .where(whole(scope, { ...asked, status: null }))
    .groupBy(payoutTallies.status);
  return rows.map((row) => ({ status: row.status, payouts: Number(row.payouts) })).filter((row) => row.payouts > 0);
}

/** Returns where to start reading a row of a list, so that whole days before it are skipped. */
export function startOf(
  days: readonly Day[],
  offset: number,
): { readonly before: Temporal.Instant | null; readonly offset: number } {
  let left = offset;
  for (const { day, payouts } of days) {
    if (left < payouts) return { before: day.add({ days: 1 }).toZonedDateTime(ZONE).toInstant(), offset: left };
    left -= payouts;
  }
  return { before: null, offset };
}

/** Returns the payouts of each wallet by currency: the sum in minor units, and the count. */
export async function paidOut(
  { db }: OperationContext,
  scope: Scope,
): Promise<ReadonlyMap<string, { amount: bigint; payouts: number }>> {
  const rows = await db
    .select({
      currency: payoutTallies.currency,
      amount: sql<string>`sum(${payoutTallies.amount})::text`,
      payouts: sql<string>`sum(${payoutTallies.payouts})::text`,
    })
    .from(payoutTallies)
    .where(and(ofScope(payoutTallies, scope), eq(payoutTallies.status, status.successful)))
    .groupBy(payoutTallies.currency);
  return new Map(rows.map(({ currency, amount, payouts }) => [currency, { amount: BigInt(amount), payouts: Number(payouts) }]));
}
