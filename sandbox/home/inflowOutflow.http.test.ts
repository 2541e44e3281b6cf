/** Inflow and outflow, beside the ledger. */
import { and, eq, gte, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { home } from '../../contract/home/home';
import { pinnedMoment } from '../clock';
import { accounts, entries, postings } from '../database/schema';
import { settleAllChargebacks } from '../ledger/dueChargebacks';
import { settleAllDays } from '../ledger/settlements';
import { daysOfWeek, monthsOfYear } from '../rules/periods';
import { call, messageOf, people, send, signIn } from '../testing/client';
import { seededDatabase } from '../testing/databases';
import { contextAtFixedTime, newMerchant } from '../testing/people';
import { runningSandbox } from '../testing/running';
import { inflowOutflow } from './home';

const now = pinnedMoment('2026-11-21');
const sandbox = runningSandbox({ now: '2026-11-21' });
const scope = { businessId: 1001, environment: 1 };
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
const minor = (major: string) => BigInt(major.replace('.', ''));

describe('[HOM-02] inflow and outflow', () => {
  it.each([
    ['year', monthsOfYear],
    ['week', daysOfWeek],
  ] as const)('of the %s match the changes of the ledger in each bucket', async (type, bucketsOf) => {
    const { db, close } = await seededDatabase();
    // As when the sandbox starts.
    const context = contextAtFixedTime(db);
    await settleAllDays(context);
    await settleAllChargebacks(context);
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
          eq(accounts.kind, 'wallet'),
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
