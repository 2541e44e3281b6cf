/** A month of the seeded business, added up by SQL from the ledger alone, beside every figure and file that a merchant gets. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { settlementItems } from '../../contract/settlements/settlementItems';
import { settlements } from '../../contract/settlements/settlements';
import type { Database } from '../../sandbox/database/database';
import { call, people, signIn } from '../../sandbox/testing/client';
import { SETUP_MS, seededDatabase } from '../../sandbox/testing/databases';
import { runningSandbox } from '../../sandbox/testing/running';
import { readSheet } from '../../sandbox/testing/sheet';
import { exportGroupedSettlements } from '../../src/services/settlements/settlementFiles';
import { exportStatement } from '../../src/services/settlements/statementFile';
import { keepToken } from '../../src/services/token';
import { shownIn } from '../samples/formulas';

const sandbox = runningSandbox({ now: '2026-11-21' });

/** The seed of the same day, for the SQL. */
let books: Database | undefined;
beforeAll(async () => {
  books = await seededDatabase();
}, SETUP_MS);
afterAll(() => books?.close());

/** A month that was over long before the day of the seed. */
const [FIRST, LAST] = ['2026-10-01', '2026-10-31'] as const;

const minor = (major: string | null | undefined) =>
  BigInt(
    Number(major ?? 0)
      .toFixed(2)
      .replace('.', ''),
  );
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/**
 * What each posting changed of the naira wallet, by day in Lagos and by kind, without any table of settlements. What was withheld belongs to the
 * day it was withheld of. A payment is a collection and a fee.
 */
const SUMMED = `
  with moved as (
    select posting.id, posting.kind, posting.transaction_id, posting.chargeback_id, sum(entry.amount)::bigint as amount,
      coalesce(reserve.day, (posting.posted_at at time zone 'Africa/Lagos')::date) as day
    from entry
    join account on account.id = entry.account_id and account.kind = 'wallet'
    join posting on posting.id = entry.posting_id
    left join reserve on reserve.id = posting.reserve_id and posting.kind = 'reserve'
    where account.business_id = 1001 and account.environment = 1 and account.currency = 'NGN'
      and posting.kind in ('collection', 'fee', 'refund', 'chargeback', 'reserve', 'release', 'adjustment')
    group by posting.id, reserve.day
  ), paid as (
    select moved.day, moved.amount as moved, transaction.amount, transaction.fee
    from moved join transaction on transaction.id = moved.transaction_id where moved.kind = 'collection'
  ), taken as (
    select moved.day, moved.amount, chargeback.fee
    from moved join chargeback on chargeback.id = moved.chargeback_id where moved.kind = 'chargeback'
  ), line as (
    select day, 'collections' as line, amount from paid
    union all select day, 'fees', -fee from paid
    union all select day, 'adjustments', moved - amount + fee from paid
    union all select day, 'fees', -fee from taken
    union all select day, 'chargebacks', amount + fee from taken
    union all select day, 'fees', amount from moved where kind = 'fee'
    union all select day, 'refunds', amount from moved where kind = 'refund'
    union all select day, 'reserveWithheld', amount from moved where kind = 'reserve'
    union all select day, 'reserveReleased', amount from moved where kind = 'release'
    union all select day, 'adjustments', amount from moved where kind = 'adjustment'
  )
  select day || ' ' || line || ' ' || count(*) || ' ' || sum(amount) as text, sum(amount)::text as amount, line
  from line where amount <> 0 and day between $1::date and $2::date group by day, line order by 1`;

async function ledger() {
  if (!books) throw new Error('The books are not open yet');
  const rows = await books.run(SUMMED, [FIRST, LAST]);
  return rows.map(({ text, line, amount }) => ({ text: String(text), line: String(line), amount: BigInt(String(amount)) }));
}

const dayOf = (reference: string) => reference.replace(/^STL-(\d{4})(\d{2})(\d{2})-.*$/, '$1-$2-$3');
const isOfMonth = (reference: string) => dayOf(reference) >= FIRST && dayOf(reference) <= LAST;

/** The settlements of the month's days, on all pages of the list. Those of its last days are paid in the next month. */
async function settledInMonth(token: string) {
  const rows = [];
  for (let page = 1; ; page += 1) {
    const query = {
      currency: 'NGN',
      page: `${page}`,
      limit: '100',
      fromdate: `${FIRST} 00:00:00`,
      todate: '2026-11-10 23:59:59',
    };
    const read = await call(sandbox(), settlements.listSettlements, { query }, token);
    rows.push(...read.rows);
    if (rows.length >= read.total) return rows.filter(({ reference }) => isOfMonth(reference));
  }
}

const statement = (token: string, id: string) => call(sandbox(), settlements.getSettlement, { params: { id } }, token);

describe('[STL-01] [STL-02] a month of settlements, added up by SQL', () => {
  it('is what the calls say: each line of each day, its items, and what customers paid', async () => {
    const token = await signIn(sandbox(), people.owner);
    const expected = await ledger();
    const month = await settledInMonth(token);
    expect(month.length).toBeGreaterThan(20);
    const lines = [];
    for (const { id, reference } of month) {
      const { lines: stated } = await statement(token, id);
      for (const { line, count, amount } of stated ?? []) lines.push(`${dayOf(reference)} ${line} ${count} ${minor(amount)}`);
    }
    expect(lines.sort()).toEqual(expected.map(({ text }) => text).sort());
    const of = (line: string) => sum(expected.filter((one) => one.line === line).map(({ amount }) => amount));
    expect(sum(month.map(({ amount }) => minor(amount)))).toBe(sum(expected.map(({ amount }) => amount)));
    expect([sum(month.map(({ collected }) => minor(collected))), sum(month.map(({ fee }) => minor(fee)))]).toEqual([
      of('collections'),
      -of('fees'),
    ]);
    const items = [];
    for (const { id } of month.slice(0, 5)) {
      const query = { page: '1', size: '100' };
      const page = await call(sandbox(), settlementItems.listSettlementItems, { params: { id }, query }, token);
      expect(page.rows).toHaveLength(page.total);
      items.push(sum(page.rows.map(({ amount }) => minor(amount))));
    }
    expect(items).toEqual(month.slice(0, 5).map(({ amount }) => minor(amount)));
  });

  it('is what the files say: of the grouped list, and each statement with a check that agrees', async () => {
    const token = await signIn(sandbox(), people.owner);
    const expected = await ledger();
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    });
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(new URL(path, sandbox().address), init));
    try {
      keepToken(token);
      const options = { signal: new AbortController().signal };
      const filter = { status: '', dashboard: 'NGN', currency: '', days: { from: FIRST, to: '2026-11-10' } } as const;
      const { content } = await exportGroupedSettlements({ filter, format: 'csv' }, options);
      const rows = (await content.text()).trimEnd().split('\r\n').slice(1);
      const month = await settledInMonth(token);
      // A weekend is paid with its Friday. No group has days of two months here, or it would be left out of both sums.
      const whole = rows.filter((row) => (row.match(/STL-\d{8}-\d+/g) ?? []).every(isOfMonth));
      const inGroups = new Set(whole.flatMap((row) => row.match(/STL-\d{8}-\d+/g) ?? []));
      const grouped = month.filter(({ reference }) => inGroups.has(reference));
      expect(grouped.length).toBeGreaterThan(20);
      expect(sum(whole.map((row) => minor(row.split(',').at(-2))))).toBe(sum(grouped.map(({ amount }) => minor(amount))));
      for (const { id, reference } of month.slice(0, 6)) {
        const file = await exportStatement({ filter: { id }, format: 'xlsx' }, options);
        const bytes = new Uint8Array(await file.content.arrayBuffer());
        const book = Object.fromEntries(
          [1, 2, 3].map((place) => readSheet(bytes, place)).map(({ name, rows: of }) => [name, of]),
        );
        const check = (book.Check ?? []).slice(1).map((row, n) => row.map((_, column) => shownIn(book, 'Check', n + 1, column)));
        const own = expected.filter(({ text }) => text.startsWith(dayOf(reference)));
        expect(check.map((row) => row.at(-1))).toEqual(check.map(() => 'Agrees'));
        expect(minor(String(check.at(-1)?.[2]))).toBe(sum(own.map(({ amount }) => amount)));
        expect(
          check
            .slice(0, -2)
            .map((row) => minor(String(row[2])))
            .sort(),
        ).toEqual(own.map(({ amount }) => amount).sort());
      }
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
