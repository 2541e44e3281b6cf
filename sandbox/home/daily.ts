/** The figures of each day for the home page, computed by the database from transactions, ledger and holds. Amounts are in minor units. */
import { type SQL, sql } from 'drizzle-orm';
import type { OperationContext, Scope } from '../context';
import { transactions } from '../database/schema';
import { wallets } from '../ledger/ledger';
import type { Bucket } from '../rules/periods';

interface Day {
  /** `2026-11-21` */
  readonly date: string;
  /** The balances at the end of the day. */
  readonly ledger: bigint;
  readonly available: bigint;
  /** The number of successful transactions, their volume, and the volume less the provider's fees. */
  readonly count: bigint;
  readonly volume: bigint;
  readonly settlements: bigint;
}

/** What changed in a bucket. `bucket` counts from 1; the one after the last is everything since. */
interface Change {
  readonly bucket: number;
  readonly amount: string;
}

const NONE = { count: 0n, volume: 0n, settlements: 0n };

/** The starts of all buckets and the end of the last, as the database takes them. */
const boundsOf = (buckets: readonly Bucket[]) =>
  `{${[...buckets.map(({ from }) => from), ...buckets.slice(-1).map(({ before }) => before)].join(',')}}`;

/** Returns what a balance was at the end of each bucket, from what it is now and what has changed since. */
function closing(now: bigint, changes: readonly Change[], many: number): readonly bigint[] {
  const of = new Map(changes.map(({ bucket, amount }) => [Number(bucket), BigInt(amount)]));
  const balances: bigint[] = [];
  let balance = now;
  for (let bucket = many + 1; bucket > 1; bucket -= 1) {
    balance -= of.get(bucket) ?? 0n;
    balances.unshift(balance);
  }
  return balances;
}

/** HOM-01: returns the figures of each bucket in one currency. Buckets adjoin. */
export async function dailyFigures(
  context: OperationContext,
  scope: Scope,
  currency: string,
  buckets: readonly Bucket[],
): Promise<readonly Day[]> {
  const { db } = context;
  const { businessId, environment } = scope;
  const bounds = boundsOf(buckets);
  const first = buckets[0]?.from.toString() ?? null;
  const end = buckets.at(-1)?.before.toString() ?? null;
  const wallet = sql`select a.id from account a where a.business_id = ${businessId} and a.environment = ${environment}
    and a.currency = ${currency} and a.kind = 'wallet'`;
  const mine = (await wallets(db, scope)).find(({ account }) => account.currency === currency);
  const changes = (rows: SQL) =>
    db
      .select({ bucket: sql<number>`c.bucket`, amount: sql<string>`sum(c.amount)::text` })
      .from(sql`(${rows}) c`)
      .groupBy(sql`c.bucket`);
  const bucketOf = (moment: SQL) => sql`width_bucket(${moment}, ${bounds}::timestamptz[]) as bucket`;
  const ledger = closing(
    mine?.ledger ?? 0n,
    await changes(sql`select ${bucketOf(sql`p.posted_at`)}, e.amount from entry e join posting p on p.id = e.posting_id
      where e.account_id in (${wallet}) and p.posted_at >= ${first}::timestamptz`),
    buckets.length,
  );
  const held = closing(
    mine ? mine.ledger - mine.available : 0n,
    await changes(sql`select ${bucketOf(sql`h.placed_at`)}, h.amount from hold h
        where h.account_id in (${wallet}) and h.placed_at >= ${first}::timestamptz
      union all
      select ${bucketOf(sql`h.released_at`)}, -h.amount from hold h
        where h.account_id in (${wallet}) and h.released_at >= ${first}::timestamptz`),
    buckets.length,
  );
  const paid = await db
    .select({
      bucket: sql<number>`t.bucket`,
      count: sql<string>`count(*)::text`,
      volume: sql<string>`sum(t.amount)::text`,
      fees: sql<string>`sum(t.fee)::text`,
    })
    .from(
      sql`(select ${bucketOf(sql`created_at`)}, amount, fee from ${transactions}
        where business_id = ${businessId} and environment = ${environment} and currency = ${currency} and status = 'Successful'
          and created_at >= ${first}::timestamptz and created_at < ${end}::timestamptz) t`,
    )
    .groupBy(sql`t.bucket`);
  const sums = new Map(
    paid.map(({ bucket, count, volume, fees }) => [
      Number(bucket),
      { count: BigInt(count), volume: BigInt(volume), settlements: BigInt(volume) - BigInt(fees) },
    ]),
  );
  return buckets.map(({ name }, index) => {
    const balance = ledger[index] ?? 0n;
    return { date: name, ledger: balance, available: balance - (held[index] ?? 0n), ...(sums.get(index + 1) ?? NONE) };
  });
}
