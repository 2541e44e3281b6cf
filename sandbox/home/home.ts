/** The figures of the home page, computed by the database from transactions and ledger. Amounts are in minor units. */
import { and, count, eq, gte, lt, sql } from 'drizzle-orm';
import type { OperationContext, Scope } from '../context';
import { ofScope } from '../database/listing';
import { accounts, transactions } from '../database/schema';
import { wallets } from '../ledger/ledger';
import { type Bucket, monthAgo, monthSoFar, type Period } from '../rules/periods';

interface Paid {
  /** The number of successful transactions. */
  readonly count: bigint;
  readonly volume: bigint;
  /** The volume less the provider's fees. */
  readonly settlements: bigint;
}

async function paidIn(
  { db }: OperationContext,
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
        gte(transactions.createdAt, from),
        lt(transactions.createdAt, before),
      ),
    );
  const volume = BigInt(row?.volume ?? 0);
  return { count: BigInt(row?.count ?? 0), volume, settlements: volume - BigInt(row?.fees ?? 0) };
}

/** HOM-01: returns customers' payments of this month so far, and of the same part of last month. */
export async function transactionTotals(context: OperationContext, scope: Scope, currency: string) {
  const { current, last } = monthSoFar(context.clock.now());
  return { current: await paidIn(context, scope, currency, current), last: await paidIn(context, scope, currency, last) };
}

/** The ledger balance and the held amount of a wallet at an earlier time. */
const ledgerThen = (moment: Temporal.Instant) => sql<string>`(
  select coalesce(sum(e.amount), 0)::text from entry e join posting p on p.id = e.posting_id
  where e.account_id = account.id and p.posted_at <= ${moment.toString()}::timestamptz)`;
const heldThen = (moment: Temporal.Instant) => sql<string>`(
  select coalesce(sum(h.amount), 0)::text from hold h
  where h.account_id = account.id and h.placed_at <= ${moment.toString()}::timestamptz
    and (h.released_at is null or h.released_at > ${moment.toString()}::timestamptz))`;

/** HOM-01: returns every wallet as it is now, and as it was a month ago. */
export async function balances(context: OperationContext, scope: Scope) {
  const then = monthAgo(context.clock.now());
  const earlier = await context.db
    .select({ id: accounts.id, ledger: ledgerThen(then), held: heldThen(then) })
    .from(accounts)
    .where(and(ofScope(accounts, scope), eq(accounts.kind, 'wallet')));
  const was = new Map(earlier.map(({ id, ledger, held }) => [id, { ledger: BigInt(ledger), held: BigInt(held) }]));
  return (await wallets(context.db, scope)).map((wallet) => {
    const { ledger = 0n, held = 0n } = was.get(wallet.account.id) ?? {};
    return { ...wallet, then: { ledger, available: ledger - held } };
  });
}

/**
 * HOM-02: returns a wallet's inflow and outflow by bucket, without gaps. Every posting counts except the opening balance. So inflow less
 * outflow is the change of the ledger balance.
 */
export async function inflowOutflow(
  { db }: OperationContext,
  { businessId, environment }: Scope,
  currency: string,
  buckets: readonly Bucket[],
) {
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
