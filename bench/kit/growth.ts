/** Fills a sandbox's database with payouts of one business by SQL, because single calls would take hours. */
import type { Database } from '../../sandbox/database/database';

/** A rare word that matches the same number of payouts in each column. */
export const RARE = 'Zephyrine';
export const RARE_ROWS = 25;

const BUSINESS = 1001;
const TABLES = "('payout_batch', 'payout', 'posting', 'entry')";

/** Indexes are created again after the rows, which is much faster. */
const without = (statements: string) => `
  create temp table kept_index on commit drop as
    select indexname, indexdef from pg_indexes where schemaname = 'public' and tablename in ${TABLES}
      and indexname not in (select conname from pg_constraint);
  do $$ declare one record; begin
    for one in select * from kept_index loop execute format('drop index %I', one.indexname); end loop;
  end $$;
  ${statements}
  do $$ declare one record; begin
    for one in select * from kept_index loop execute one.indexdef; end loop;
  end $$;`;

const DATED = "timestamptz '2026-11-21 10:00Z' - make_interval(mins => (n::bigint * 7919 % 525600)::int)";

/** Each is its own batch, in the year before the day of the seed, paid from a wallet with enough money. */
const rows = (first: number, last: number) => `
  insert into payout_batch (id, business_id, environment, reference, initiator_id, state, needs_approval, created_at)
    select 'KBG' || n, ${BUSINESS}, 1, 'KBRG' || n, 1, 'direct', false, ${DATED}
    from generate_series(${first}, ${last}) n;
  insert into payout (id, batch_id, business_id, environment, type, status, recipient, account_number, bank_code, bank_name, currency, amount,
      fee, description, session_id, client_reference, reference, initiated_at, settled_at)
    select 10000000 + n, 'KBG' || n, ${BUSINESS}, 1, 'Bank', 'Successful',
      case when n <= ${RARE_ROWS} then '${RARE} Adeyemi' else (array['Ada Okafor', 'Bola Ahmed', 'Chidi Eze', 'Dayo Cole'])[1 + n % 4] || ' ' || n end,
      lpad((n * 7919 % 10000000000)::text, 10, '0'), '058', 'Guaranty Trust Bank', 'NGN', 10000, 0, 'Rent',
      '100004' || lpad(n::text, 24, '0'), 'bench-' || n, 'KPOG' || n,
      ${DATED}, timestamptz '2026-11-21 10:00Z'
    from generate_series(${first}::bigint, ${last}::bigint) n;
  insert into posting (id, kind, payout_id, posted_at)
    select 10000000 + n, 'payout', 10000000 + n, ${DATED}
    from generate_series(${first}, ${last}) n;
  insert into entry (posting_id, account_id, amount)
    select 10000000 + n, a.id, case a.kind when 'wallet' then -10000 else 10000 end
    from generate_series(${first}, ${last}) n, account a
    where a.environment = 1 and a.currency = 'NGN' and (a.kind = 'clearing' or (a.kind = 'wallet' and a.business_id = ${BUSINESS}));`;

/** The money of those payouts, and enough for the measured ones. */
const money = (many: number, first: number) => `
  insert into posting (id, kind, posted_at) values (${9_000_000 + first}, 'opening', timestamptz '2025-11-01 10:00Z');
  insert into entry (posting_id, account_id, amount)
    select ${9_000_000 + first}, a.id, (case a.kind when 'wallet' then 1 else -1 end) * (${many}::bigint * 10000 + 1000000000)
    from account a where a.environment = 1 and a.currency = 'NGN' and (a.kind = 'equity' or (a.kind = 'wallet' and a.business_id = ${BUSINESS}));`;

/** Adds payouts with the numbers from `first` to `last`. */
export async function grow(database: Database, first: number, last: number): Promise<void> {
  await database.script(`
    set session_replication_role = replica;
    ${without(`${rows(first, last)} ${money(last - first + 1, first)}`)}
    select rebuild_balances();
    set session_replication_role = origin;
    select setval(pg_get_serial_sequence('payout', 'id'), (select greatest(20000000, max(id)) from payout)),
      setval(pg_get_serial_sequence('posting', 'id'), (select greatest(20000000, max(id)) from posting));`);
  await database.script('vacuum analyze');
  // What was just filled in is on the disk before a call is measured, or its writes wait for those.
  await database.script('checkpoint');
}
