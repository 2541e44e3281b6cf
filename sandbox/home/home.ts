/** The figures of the home page, counted by the database from transactions and ledger. Amounts are minor currency units. */
import { and, count, eq, gte, lt, sql } from 'drizzle-orm';
import { accounts, transactions } from '../database/schema';
import { wallets } from '../ledger/ledger';
import { type Bucket, monthAgo, monthSoFar, type Period } from '../rules/periods';
import type { Scope, World } from '../world';

interface Paid {
  /** Transactions that brought money. */
  readonly count: bigint;
  readonly volume: bigint;
  /** The volume less the provider's fees. */
  readonly settlements: bigint;
}

async function paidIn(
  { db }: World,
  { businessId, environment }: Scope,
  currency: string,
  { from, before }: Period,
): Promise<Paid> {
  const [row] = await db
    .select({
      count: count(),
      volume: sql<string>`coalesce(sum(${transactions.amount}), 0)::text`,
      fees: sql<string>`coalesce(sum(${transactions.fee}), 0)::text`,
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.businessId, businessId),
        eq(transactions.environment, environment),
        eq(transactions.currency, currency),
        eq(transactions.status, 'Successful'),
        gte(transactions.settledAt, from),
        lt(transactions.settledAt, before),
      ),
    );
  const volume = BigInt(row?.volume ?? 0);
  return { count: BigInt(row?.count ?? 0), volume, settlements: volume - BigInt(row?.fees ?? 0) };
}

/** HOM-01: what customers paid this month so far, and in as much of last month. */
export async function paidThisMonth(world: World, scope: Scope, currency: string) {
  const { current, last } = monthSoFar(world.clock.now());
  return { current: await paidIn(world, scope, currency, current), last: await paidIn(world, scope, currency, last) };
}

/** BAL-01: what went back to customers, in minor units. Nobody disputes anything here yet, and nothing is charged for defaults. */
export async function paidBack({ db }: World, { businessId, environment }: Scope, currency: string): Promise<bigint> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${transactions.amount}), 0)::text` })
    .from(transactions)
    .where(
      and(
        eq(transactions.businessId, businessId),
        eq(transactions.environment, environment),
        eq(transactions.currency, currency),
        eq(transactions.status, 'Reversed'),
      ),
    );
  return BigInt(row?.sum ?? 0);
}

/** What a wallet came to at a moment, and what of it was held then. */
const ledgerThen = (moment: Temporal.Instant) => sql<string>`(
  select coalesce(sum(e.amount), 0)::text from entry e join posting p on p.id = e.posting_id
  where e.account_id = account.id and p.posted_at <= ${moment.toString()}::timestamptz)`;
const heldThen = (moment: Temporal.Instant) => sql<string>`(
  select coalesce(sum(h.amount), 0)::text from hold h join payout p on p.id = h.payout_id
  where h.account_id = account.id and p.initiated_at <= ${moment.toString()}::timestamptz
    and (h.released_at is null or h.released_at > ${moment.toString()}::timestamptz))`;

/** HOM-01: every wallet as it is, and as it was a month ago. */
export async function balances(world: World, scope: Scope) {
  const then = monthAgo(world.clock.now());
  const earlier = await world.db
    .select({ id: accounts.id, ledger: ledgerThen(then), held: heldThen(then) })
    .from(accounts)
    .where(
      and(eq(accounts.businessId, scope.businessId), eq(accounts.environment, scope.environment), eq(accounts.kind, 'wallet')),
    );
  const was = new Map(earlier.map(({ id, ledger, held }) => [id, { ledger: BigInt(ledger), held: BigInt(held) }]));
  return (await wallets(world.db, scope)).map((wallet) => {
    const { ledger = 0n, held = 0n } = was.get(wallet.account.id) ?? {};
    return { ...wallet, then: { ledger, available: ledger - held } };
  });
}

/**
 * HOM-02: what came in to a wallet and went out of it, by bucket. Every posting counts but the opening one, which says what there was
 * before: so inflow less outflow is by how much the ledger balance has changed. Buckets follow each other without a gap.
 */
export async function flowOf({ db }: World, { businessId, environment }: Scope, currency: string, buckets: readonly Bucket[]) {
  const bounds = buckets.map(({ from }) => from.toString());
  const end = buckets.at(-1)?.before.toString() ?? null;
  const rows = await db
    .select({
      bucket: sql<number>`b.bucket`,
      inflow: sql<string>`coalesce(sum(b.amount) filter (where b.amount > 0), 0)::text`,
      outflow: sql<string>`(-coalesce(sum(b.amount) filter (where b.amount < 0), 0))::text`,
    })
    .from(
      sql`(select e.amount, width_bucket(p.posted_at, ${`{${bounds.join(',')}}`}::timestamptz[]) as bucket
        from account a join entry e on e.account_id = a.id join posting p on p.id = e.posting_id
        where a.business_id = ${businessId} and a.environment = ${environment} and a.currency = ${currency} and a.kind = 'wallet'
          and p.kind <> 'opening' and p.posted_at >= ${bounds[0] ?? null}::timestamptz and p.posted_at < ${end}::timestamptz) b`,
    )
    .groupBy(sql`b.bucket`);
  const sums = new Map(
    rows.map(({ bucket, inflow, outflow }) => [Number(bucket), { inflow: BigInt(inflow), outflow: BigInt(outflow) }]),
  );
  return buckets.map(({ name }, index) => ({ name, ...(sums.get(index + 1) ?? { inflow: 0n, outflow: 0n }) }));
}
