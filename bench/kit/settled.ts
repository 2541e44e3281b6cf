/** Fills a sandbox's database with settled payments of one business by SQL, because single calls would take hours. */
import type { Database } from '../../sandbox/database/database';

const BUSINESS = 1001;
/** A year of settlements. */
const DAYS = 365;
const FIRST = 50_000_000;
const AMOUNT = 10_000;
const FEE = 150;

export const LAST_SETTLEMENT = String(FIRST + DAYS - 1);

/** The settlements of these days, long before those of the seed. They are empty at first. */
const days = `
  insert into settlement (id, reference, business_id, environment, currency, day, amount, transaction_count, item_count, status, destination,
      closed_at, expected_at, settled_at)
    select ${FIRST} + n, 'STL-GROWN-' || n, ${BUSINESS}, 1, 'NGN', date '2024-01-01' + n, 0, 0, 0, 'Completed', 'wallet',
      timestamptz '2024-01-02' + make_interval(days => n), timestamptz '2024-01-02 17:00Z' + make_interval(days => n),
      timestamptz '2024-01-02 17:00Z' + make_interval(days => n)
    from generate_series(0, ${DAYS - 1}) n on conflict do nothing;`;

/** Each payment belongs to the settlement of its day. */
const payments = (from: number, to: number) => `
  create temp table paid on commit drop as
    select ${FIRST} + n as id, ${FIRST} + n % ${DAYS} as settlement_id,
      timestamptz '2024-01-01 09:00Z' + make_interval(days => n % ${DAYS}, secs => n % 30000) as at
    from generate_series(${from}, ${to}) n;
  insert into transaction (id, business_id, environment, status, customer_email, customer_name, currency, amount, fee, payment_type,
      order_reference, payment_reference, created_at, settled_at)
    select id, ${BUSINESS}, 1, 'Successful', 'customer-' || id % 5000 || '@customer.test', 'Ada Okafor', 'NGN', ${AMOUNT}, ${FEE}, 'Card',
      'KORG-' || id, 'KPYG-' || id, at, at from paid;
  insert into posting (id, kind, transaction_id, posted_at) select id, 'collection', id, at from paid;
  insert into entry (posting_id, account_id, amount)
    select paid.id, account.id, case account.kind when 'wallet' then ${AMOUNT - FEE} when 'fees' then ${FEE} else -${AMOUNT} end
    from paid, account
    where account.environment = 1 and account.currency = 'NGN'
      and (account.kind in ('clearing', 'fees') or (account.kind = 'wallet' and account.business_id = ${BUSINESS}));
  insert into settlement_item (posting_id, account_id, amount, posted_at, settlement_id)
    select paid.id, account.id, ${AMOUNT - FEE}, paid.at, paid.settlement_id
    from paid, account
    where account.environment = 1 and account.currency = 'NGN' and account.kind = 'wallet' and account.business_id = ${BUSINESS};`;

/** Sums the settlements again. */
const sums = `
  delete from settlement_line where settlement_id >= ${FIRST};
  insert into settlement_line (settlement_id, line, items, amount)
    select settlement_id, line, count(*), sum(amount)::bigint from settlement_part where settlement_id >= ${FIRST} group by 1, 2;
  update settlement set amount = summed.amount, item_count = summed.items, transaction_count = summed.items
    from (select settlement_id, sum(amount) as amount, count(*) as items from settlement_item where settlement_id >= ${FIRST} group by 1) summed
    where summed.settlement_id = settlement.id;`;

/** Adds payments with the numbers from `from` to `to`. */
export async function settled(database: Database, from: number, to: number): Promise<void> {
  await database.script(`
    set session_replication_role = replica;
    begin;
    ${days}
    ${payments(from, to)}
    ${sums}
    commit;
    select rebuild_balances();
    set session_replication_role = origin;`);
  await database.script('vacuum analyze');
  await database.script('checkpoint');
}
