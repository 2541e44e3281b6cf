/** Fills a database with customers' payments to one business by SQL, because single calls would take hours. They have no postings. */
import type { Database } from '../../sandbox/database/database';

export const BUSINESS = 1001;
export const LIVE = 1;

/** One payment in so many has failed. */
export const FAILED_EVERY = 10;

/** In the year before the day of the seed, one after another in no order. */
const rows = (many: number) => `
  insert into transaction (business_id, environment, status, customer_email, customer_name, currency, amount, fee, payment_type, order_reference,
      payment_reference, created_at)
    select ${BUSINESS}, ${LIVE},
      case when n % ${FAILED_EVERY} = 0 then 'Failed' when n % 50 = 7 then 'Reversed' else 'Successful' end,
      'customer.' || n % 90000 || '@customer.test', 'Customer ' || n % 90000, 'NGN', 10000 + n, 150,
      (array['Card', 'Card', 'Pay With Bank Transfer', 'USSD', 'Wallet'])[1 + n % 5],
      'KORG-' || lpad(n::text, 12, '0'), 'KPYG-' || lpad(n::text, 12, '0'),
      timestamptz '2026-11-21 10:00Z' - make_interval(secs => (n::bigint * 7919 % 31000000)::int)
    from generate_series(1, ${many}) n;`;

/** Indexes are created again after the rows, which is much faster. */
export async function growTransactions(database: Database, many: number): Promise<void> {
  await database.script(`
    set session_replication_role = replica;
    create temp table kept_index on commit drop as
      select indexname, indexdef from pg_indexes where schemaname = 'public' and tablename = 'transaction'
        and indexname not in (select conname from pg_constraint);
    do $$ declare one record; begin
      for one in select * from kept_index loop execute format('drop index %I', one.indexname); end loop;
    end $$;
    ${rows(many)}
    do $$ declare one record; begin
      for one in select * from kept_index loop execute one.indexdef; end loop;
    end $$;
    set session_replication_role = origin;`);
  await database.script('vacuum analyze');
  await database.script('checkpoint');
}
