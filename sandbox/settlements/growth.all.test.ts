/** The calls of settlements cost about the same for a business with a million postings as for one with two thousand. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database';
import { settleDaysFor } from '../ledger/settlements';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { contextAtFixedTime, newMerchant } from '../testing/people';
import { LARGE_MS } from '../testing/refunds';
import { listItems } from './items';
import { findSettlement, listGrouped, unpaidOf } from './settlements';

let database: Database | undefined;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database?.close());

const [FEW, MANY] = [2_000, 1_000_000] as const;
const DAYS = 365;
const FIRST_ID = 50_000_000;

/** Adds the postings with the numbers from `from` to `to`, spread over a year whose days are settled, and sums each day again. */
const rows = (business: number, from: number, to: number) => `
  set session_replication_role = replica;
  create temp table wallet as select id from account
    where business_id = ${business} and environment = 1 and currency = 'NGN' and kind = 'wallet';
  insert into settlement (id, reference, business_id, environment, currency, day, amount, transaction_count, item_count, status, destination,
      closed_at, expected_at, settled_at)
    select ${FIRST_ID} + n, 'STL-GROWN-' || n, ${business}, 1, 'NGN', date '2025-01-01' + n, 0, 0, 0, 'Completed', 'wallet',
      timestamptz '2025-01-02' + make_interval(days => n), timestamptz '2025-01-02 17:00Z' + make_interval(days => n),
      timestamptz '2025-01-02 17:00Z' + make_interval(days => n)
    from generate_series(0, ${DAYS - 1}) n on conflict do nothing;
  insert into posting (id, kind, posted_at)
    select ${FIRST_ID} + n, 'adjustment', timestamptz '2025-01-01 09:00Z' + make_interval(days => n % ${DAYS}, secs => n % 30000)
    from generate_series(${from}, ${to}) n;
  insert into entry (posting_id, account_id, amount) select ${FIRST_ID} + n, wallet.id, 100 from generate_series(${from}, ${to}) n, wallet;
  insert into settlement_item (posting_id, account_id, amount, posted_at, settlement_id)
    select posting.id, wallet.id, 100, posting.posted_at, ${FIRST_ID} + (posting.id - ${FIRST_ID}) % ${DAYS}
    from posting, wallet where posting.id between ${FIRST_ID + from} and ${FIRST_ID + to};
  delete from settlement_line where settlement_id >= ${FIRST_ID};
  insert into settlement_line (settlement_id, line, items, amount)
    select settlement_id, 'adjustments', count(*), sum(amount)::bigint from settlement_item where settlement_id >= ${FIRST_ID} group by 1;
  update settlement set amount = line.amount, item_count = line.items from settlement_line line
    where line.settlement_id = settlement.id and settlement.id >= ${FIRST_ID};
  drop table wallet;
  set session_replication_role = origin;
  analyze;`;

const WARM = 5;
const TURNS = 21;

/** The median time of a call, in milliseconds. */
async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let turn = 0; turn < WARM + TURNS; turn += 1) {
    const since = performance.now();
    await work();
    if (turn >= WARM) taken.push(performance.now() - since);
  }
  return taken.sort((a, b) => a - b)[Math.floor(TURNS / 2)] ?? Number.NaN;
}

it(
  '[STL-01] [STL-02] a settlement of a business with 1,000,000 postings opens at most twice as slowly as with 2,000',
  async () => {
    if (!database) throw new Error('The database is not open yet');
    const context = contextAtFixedTime(database.db);
    const actor = await newMerchant(context, 0n);
    const id = `${FIRST_ID + DAYS - 1}`;
    const all = { currency: 'NGN', status: undefined, from: null, before: null };
    const calls = {
      settle: () => settleDaysFor(context, actor),
      statement: () => findSettlement(context, actor, id),
      items: () => listItems(context, actor, id, undefined, { page: 1, size: 20 }),
      list: () => listGrouped(context, actor, all, { page: 1, size: 20 }),
      summary: () => unpaidOf(context, actor, 'NGN'),
    };
    const measured = async () => {
      const figures: Record<string, number> = {};
      for (const [name, work] of Object.entries(calls)) figures[name] = await medianOf(work);
      return figures;
    };
    await database.script(rows(actor.businessId, 0, FEW - 1));
    const few = await measured();
    await database.script(rows(actor.businessId, FEW, MANY - 1));
    const [found] = [await listItems(context, actor, id, undefined, { page: 1, size: 20 })];
    expect(found.total).toBeGreaterThan(MANY / DAYS - 1);
    const many = await measured();
    const opened = (figures: Record<string, number>) => (figures.settle ?? 0) + (figures.statement ?? 0) + (figures.items ?? 0);
    const times = {
      opened: opened(many) / opened(few),
      list: (many.list ?? 0) / (few.list ?? 1),
      summary: (many.summary ?? 0) / (few.summary ?? 1),
    };
    const isWithin = Object.values(times).every((ratio) => ratio <= 2);
    expect(isWithin, JSON.stringify({ few, many, times })).toBe(true);
  },
  LARGE_MS * 5,
);
