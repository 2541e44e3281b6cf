/** How many payouts a list has, out of the tally by day: it grows with the days, and not with the payouts. */
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { ZONE } from '../clock';
import { payoutTallies } from '../database/schema';
import type { Scope, World } from '../world';
import { type PayoutStatus, status } from './payouts.rules';

export interface Asked {
  /** One of these; `null`: whatever it is. */
  readonly status: PayoutStatus | readonly PayoutStatus[] | null;
  /** Null: of every wallet. */
  readonly currency: string | null;
  readonly from: Temporal.Instant | null;
  /** The first moment that is no longer meant. */
  readonly before: Temporal.Instant | null;
}

interface Day {
  readonly day: Temporal.PlainDate;
  readonly payouts: number;
}

const ofScope = (scope: Scope) =>
  and(eq(payoutTallies.businessId, scope.businessId), eq(payoutTallies.environment, scope.environment));

/** The day that begins at this moment. */
const dayAt = (moment: Temporal.Instant) => moment.toZonedDateTimeISO(ZONE).toPlainDate();
const isMidnight = (moment: Temporal.Instant | null) =>
  moment === null || moment.equals(dayAt(moment).toZonedDateTime(ZONE).toInstant());

/** Whether the tally can say how many these are: it knows whole days only. */
export const isTallied = ({ from, before }: Asked) => isMidnight(from) && isMidnight(before);

/** How many there are of each day, the newest day first. */
export async function countsByDay(
  { db }: World,
  scope: Scope,
  { status: wanted, currency, from, before }: Asked,
): Promise<readonly Day[]> {
  const rows = await db
    .select({ day: payoutTallies.day, payouts: sql<string>`sum(${payoutTallies.payouts})::text` })
    .from(payoutTallies)
    .where(
      and(
        ofScope(scope),
        wanted ? inArray(payoutTallies.status, [wanted].flat()) : undefined,
        currency ? eq(payoutTallies.currency, currency) : undefined,
        from ? gte(payoutTallies.day, dayAt(from).toString()) : undefined,
        before ? lt(payoutTallies.day, dayAt(before).toString()) : undefined,
      ),
    )
    .groupBy(payoutTallies.day)
    .orderBy(desc(payoutTallies.day));
  return rows.map(({ day, payouts }) => ({ day: Temporal.PlainDate.from(day), payouts: Number(payouts) }));
}

/** Where to begin to look for a row of a list: whole days before it are passed over without being read. */
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

/** What was paid out of each wallet, by currency, in minor units, and how many payouts that were. */
export async function paidOut({ db }: World, scope: Scope): Promise<ReadonlyMap<string, { amount: bigint; payouts: number }>> {
  const rows = await db
    .select({
      currency: payoutTallies.currency,
      amount: sql<string>`sum(${payoutTallies.amount})::text`,
      payouts: sql<string>`sum(${payoutTallies.payouts})::text`,
    })
    .from(payoutTallies)
    .where(and(ofScope(scope), eq(payoutTallies.status, status.successful)))
    .groupBy(payoutTallies.currency);
  return new Map(rows.map(({ currency, amount, payouts }) => [currency, { amount: BigInt(amount), payouts: Number(payouts) }]));
}
