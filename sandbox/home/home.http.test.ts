import { and, eq, gte, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { home } from '../../contract/home/home';
import { pinnedMoment } from '../clock';
import { accounts, entries, postings, transactions } from '../database/schema';
import { daysOfWeek, monthsOfYear } from '../rules/periods';
import { call, messageOf, people, send, signIn } from '../testing/client';
import { seededDatabase } from '../testing/databases';
import { contextAtFixedTime, newMerchant } from '../testing/people';
import { runningSandbox } from '../testing/running';
import { balances, inflowOutflow } from './home';

const now = pinnedMoment('2026-11-21');
const sandbox = runningSandbox({ now: '2026-11-21' });
const scope = { businessId: 1001, environment: 1 };
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
const minor = (major: string) => BigInt(major.replace('.', ''));

describe('[HOM-01] the figures', () => {
  it('are the sums of this month’s transactions in one currency', async () => {
    const { db, close } = await seededDatabase();
    const paid = await db
      .select()
      .from(transactions)
      .where(and(eq(transactions.businessId, 1001), eq(transactions.environment, 1), eq(transactions.currency, 'NGN')));
    const first = monthsOfYear(now)[10]?.from ?? now;
    const mine = paid.filter(({ settledAt }) => settledAt && Temporal.Instant.compare(settledAt, first) >= 0);
    await close();
    const token = await signIn(sandbox(), people.owner);
    const summary = await call(sandbox(), home.getTransactionSummary, { query: { currency: 'NGN' } }, token);
    expect(mine.length).toBeGreaterThan(100);
    expect(summary.count).toBe(mine.length);
    expect(minor(summary.volume)).toBe(sum(mine.map(({ amount }) => amount)));
    expect(minor(summary.settlements)).toBe(sum(mine.map(({ amount, fee }) => amount - fee)));
    for (const change of [summary.countChange, summary.volumeChange, summary.settlementsChange])
      expect(change).toMatch(/^-?\d+\.\d$/);
    const abroad = await call(sandbox(), home.getTransactionSummary, { query: { currency: 'USD' } }, token);
    expect(abroad.volume).not.toBe(summary.volume);
  });
  it('are zero for a business without payments', async () => {
    const token = await signIn(sandbox(), people.newcomer);
    expect(await call(sandbox(), home.getTransactionSummary, { query: { currency: 'NGN' } }, token)).toEqual({
      count: 0,
      volume: '0.00',
      settlements: '0.00',
      countChange: null,
      volumeChange: null,
      settlementsChange: null,
    });
    expect(await call(sandbox(), home.getWalletBalances, {}, token)).toEqual([]);
  });
  it('include the wallets’ balances and their change since a month ago', async () => {
    const { db, close } = await seededDatabase();
    const context = contextAtFixedTime(db);
    const merchant = await newMerchant(context, 500_00n);
    expect(await balances(context, merchant)).toMatchObject([
      { ledger: 500_00n, available: 500_00n, then: { ledger: 0n, available: 0n } },
    ]);
    context.clock.advance(40 * 24 * 3_600);
    expect(await balances(context, merchant)).toMatchObject([{ ledger: 500_00n, then: { ledger: 500_00n, available: 500_00n } }]);
    await close();
    const [naira] = await call(sandbox(), home.getWalletBalances, {}, await signIn(sandbox(), people.owner));
    expect(naira).toMatchObject({ currency: 'NGN', available: '6482930.00' });
    expect(naira?.availableChange).toMatch(/^-?\d+\.\d$/);
  });
  it('require the permission', async () => {
    const token = await signIn(sandbox(), people.approver);
    for (const [endpoint, query] of [
      [home.getTransactionSummary, { currency: 'NGN' }],
      [home.getWalletBalances, {}],
      [home.getInflowOutflow, { currency: 'NGN', type: 'year' }],
    ] as const)
      expect((await send(sandbox(), endpoint, { query }, token)).status).toBe(403);
  });
});

describe('[HOM-02] inflow and outflow', () => {
  it.each([
    ['year', monthsOfYear],
    ['week', daysOfWeek],
  ] as const)('of the %s match the changes of the ledger in each bucket', async (type, bucketsOf) => {
    const { db, close } = await seededDatabase();
    const buckets = bucketsOf(now);
    const rows = await db
      .select({ amount: entries.amount, at: postings.postedAt })
      .from(entries)
      .innerJoin(postings, eq(postings.id, entries.postingId))
      .innerJoin(accounts, eq(accounts.id, entries.accountId))
      .where(
        and(
          eq(accounts.businessId, 1001),
          eq(accounts.environment, 1),
          eq(accounts.currency, 'NGN'),
          ne(postings.kind, 'opening'),
          gte(postings.postedAt, buckets[0]?.from ?? now),
        ),
      );
    await close();
    const token = await signIn(sandbox(), people.owner);
    const points = await call(sandbox(), home.getInflowOutflow, { query: { type, currency: 'NGN' } }, token);
    const expected = buckets.map(({ name, from, before }) => {
      const mine = rows.filter(({ at }) => Temporal.Instant.compare(from, at) <= 0 && Temporal.Instant.compare(at, before) < 0);
      const [inflow, outflow] = [mine.filter(({ amount }) => amount > 0n), mine.filter(({ amount }) => amount < 0n)];
      return { name, inflow: sum(inflow.map(({ amount }) => amount)), outflow: -sum(outflow.map(({ amount }) => amount)) };
    });
    expect(points.map((point) => ({ ...point, inflow: minor(point.inflow), outflow: minor(point.outflow) }))).toEqual(expected);
    expect(expected.some(({ inflow, outflow }) => inflow > 0n && outflow > 0n)).toBe(true);
  });
  it('leaves out opening balances and movements of another environment', async () => {
    const { db, close } = await seededDatabase();
    const context = contextAtFixedTime(db);
    const merchant = await newMerchant(context, 500_00n);
    const nothing = monthsOfYear(now).map(({ name }) => ({ name, inflow: 0n, outflow: 0n }));
    expect(await inflowOutflow(context, merchant, 'NGN', monthsOfYear(now))).toEqual(nothing);
    expect(await inflowOutflow(context, { ...scope, environment: 2 }, 'NGN', monthsOfYear(now))).not.toEqual(
      await inflowOutflow(context, scope, 'NGN', monthsOfYear(now)),
    );
    await close();
  });
  it('[NAV-06] is refused for an unknown currency or period', async () => {
    const token = await signIn(sandbox(), people.owner);
    const refused = await send(sandbox(), home.getInflowOutflow, { query: { type: 'year', currency: 'XXX' } }, token);
    expect([refused.status, messageOf(refused)]).toEqual([400, 'currency is not supported']);
    expect((await send(sandbox(), home.getInflowOutflow, { query: { type: 'decade', currency: 'NGN' } }, token)).status).toBe(
      400,
    );
  });
});
