import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { home } from '../../contract/home/home';
import { transactions as payments } from '../../contract/transactions/transactions';
import { pinnedMoment } from '../clock';
import { accounts, entries, postings, transactions } from '../database/schema';
import { expireUnverifiedFor } from '../ledger/batches';
import { initiatePayout } from '../payouts/payouts';
import { lastDays, monthsOfYear, soFar } from '../rules/periods';
import { call, people, send, signIn } from '../testing/client';
import { seededDatabase } from '../testing/databases';
import { available, contextAtFixedTime, newMerchant, toAda } from '../testing/people';
import { runningSandbox } from '../testing/running';
import { dailyFigures } from './daily';
import { balances } from './home';

const now = pinnedMoment('2026-11-21');
const sandbox = runningSandbox({ now: '2026-11-21' });
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
    const mine = paid.filter(
      ({ status, createdAt }) => status === 'Successful' && Temporal.Instant.compare(createdAt, first) >= 0,
    );
    await close();
    const token = await signIn(sandbox(), people.owner);
    const summary = await call(sandbox(), home.getTransactionSummary, { query: { currency: 'NGN' } }, token);
    expect(mine.length).toBeGreaterThan(100);
    expect(summary.count).toBe(mine.length);
    expect(minor(summary.volume)).toBe(sum(mine.map(({ amount }) => amount)));
    expect(minor(summary.settlements)).toBe(sum(mine.map(({ amount, fee }) => amount - fee)));
    for (const change of [summary.countChange, summary.volumeChange, summary.settlementsChange])
      expect(change).toMatch(/^-?\d+\.\d$/);
    const listed = {
      status: 'Successful',
      currency: 'NGN',
      fromdate: '2026-11-01 00:00:00',
      todate: '2026-11-21 23:59:59',
      page: '1',
      size: '1',
    };
    const list = await call(sandbox(), payments.listOrders, { query: listed }, token);
    expect(list.total, 'the list that the figure leads to').toBe(summary.count);
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
      [home.getDailyFigures, { currency: 'NGN', period: 'days' }],
    ] as const)
      expect((await send(sandbox(), endpoint, { query }, token)).status).toBe(403);
  });
});

describe('[HOM-01] the figures by day', () => {
  const figures = async (currency: string, period: 'days' | 'week' | 'year' = 'days') =>
    call(sandbox(), home.getDailyFigures, { query: { currency, period } }, await signIn(sandbox(), people.owner));

  it('are 30 days, the days of this week or the months of this year up to today, and as many before', async () => {
    const dates = (days: readonly { readonly date: string }[]) => [days.length, days[0]?.date, days.at(-1)?.date];
    const before = await figures('NGN');
    expect(dates(before.days)).toEqual([30, '2026-10-23', '2026-11-21']);
    expect(dates(before.compared)).toEqual([30, '2026-09-23', '2026-10-22']);
    // The clock stands on a Saturday.
    const week = await figures('NGN', 'week');
    expect([dates(week.days), dates(week.compared)]).toEqual([
      [6, '2026-11-16', '2026-11-21'],
      [6, '2026-11-09', '2026-11-14'],
    ]);
    const year = await figures('NGN', 'year');
    expect([dates(year.days), dates(year.compared)]).toEqual([
      [11, '2026-01-01', '2026-11-01'],
      [11, '2025-01-01', '2025-11-01'],
    ]);
    // The day is a part of the week, and the week of the year.
    expect(week.days.at(-1)?.ledger).toBe(year.days.at(-1)?.ledger);
  });
  it('of a week or a year before end at the same time, so that they compare with one that is not over', () => {
    const now = Temporal.Instant.from('2026-11-21T09:00:00Z');
    const ends = (period: 'days' | 'week' | 'year') => soFar(period, now).last.at(-1)?.before.toString();
    expect([ends('week'), ends('year')]).toEqual(['2026-11-14T09:00:00Z', '2025-11-21T09:00:00Z']);
    expect(ends('days')).toBe('2026-10-22T23:00:00Z');
  });
  it('end with the wallet’s balances, and each balance is the one before and what was posted since', async () => {
    const token = await signIn(sandbox(), people.owner);
    const [wallet] = await call(sandbox(), home.getWalletBalances, {}, token);
    const { days, compared } = await figures('NGN');
    expect(days.at(-1)).toMatchObject({ ledger: wallet?.ledger, available: wallet?.available });
    const { db, close } = await seededDatabase();
    const posted = await db
      .select({ amount: entries.amount, at: postings.postedAt })
      .from(entries)
      .innerJoin(postings, eq(postings.id, entries.postingId))
      .innerJoin(accounts, eq(accounts.id, entries.accountId))
      .where(
        and(
          eq(accounts.businessId, 1001),
          eq(accounts.environment, 1),
          eq(accounts.currency, 'NGN'),
          eq(accounts.kind, 'wallet'),
        ),
      );
    await close();
    const moved = new Map<string, bigint>();
    for (const { amount, at } of posted) {
      const day = at.toZonedDateTimeISO('Africa/Lagos').toPlainDate().toString();
      moved.set(day, (moved.get(day) ?? 0n) + amount);
    }
    const all = [...compared, ...days];
    for (const [index, { date, ledger }] of all.entries()) {
      const last = all[index - 1];
      if (last) expect(minor(ledger) - minor(last.ledger), date).toBe(moved.get(date) ?? 0n);
    }
    expect(new Set(all.map(({ ledger }) => ledger)).size).toBeGreaterThan(20);
  });
  it('have holds taken off what is available while they are held, and no longer', async () => {
    const { db, close } = await seededDatabase();
    const context = contextAtFixedTime(db);
    const merchant = await newMerchant(context, 100_000_00n);
    const onDays = async () =>
      (await dailyFigures(context, merchant, 'NGN', lastDays(context.clock.now(), 3))).map(({ ledger, available: left }) => [
        ledger,
        left,
      ]);
    const all = 100_000_00n;
    expect(await onDays()).toEqual([
      [0n, 0n],
      [0n, 0n],
      [all, all],
    ]);
    await initiatePayout(context, merchant, 'k', [toAda('60000')]);
    const left = await available(context, merchant);
    expect(left).toBeLessThan(all - 59_999_99n);
    context.clock.advance(2 * 24 * 3_600);
    expect(await onDays()).toEqual(Array(3).fill([all, left]));
    await expireUnverifiedFor(context, merchant);
    expect(await onDays()).toEqual([
      [all, left],
      [all, left],
      [all, all],
    ]);
    await close();
  });
  it('count and sum successful transactions of each day', async () => {
    const { db, close } = await seededDatabase();
    const paid = await db
      .select()
      .from(transactions)
      .where(
        and(
          eq(transactions.businessId, 1001),
          eq(transactions.environment, 1),
          eq(transactions.currency, 'NGN'),
          eq(transactions.status, 'Successful'),
        ),
      );
    await close();
    const { days } = await figures('NGN');
    const from = Temporal.PlainDate.from('2026-10-23').toZonedDateTime('Africa/Lagos').toInstant();
    const mine = paid.filter(({ createdAt }) => Temporal.Instant.compare(createdAt, from) >= 0);
    expect(sum(days.map(({ count }) => BigInt(count)))).toBe(BigInt(mine.length));
    expect(sum(days.map(({ volume }) => minor(volume)))).toBe(sum(mine.map(({ amount }) => amount)));
    expect(sum(days.map(({ settlements }) => minor(settlements)))).toBe(sum(mine.map(({ amount, fee }) => amount - fee)));
    expect(mine.length).toBeGreaterThan(50);
  });
  it('are zero for a business without a wallet in the currency', async () => {
    const token = await signIn(sandbox(), people.newcomer);
    const { days } = await call(sandbox(), home.getDailyFigures, { query: { currency: 'NGN', period: 'days' } }, token);
    expect(days.at(-1)).toEqual({
      date: '2026-11-21',
      ledger: '0.00',
      available: '0.00',
      count: '0',
      volume: '0.00',
      settlements: '0.00',
    });
  });
});
