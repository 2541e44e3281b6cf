/** What the database guarantees: balances and tallies follow the ledger, and nothing else changes them. */
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerCheckOf } from '../control/ledgerCheck';
import type { Database } from '../database/database';
import { accounts, businesses, holds, payouts } from '../database/schema';
import { listPayouts, type PayoutFilter } from '../payouts/payoutList';
import { initiatePayout } from '../payouts/payouts';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { contextAtFixedTime, newMerchant, toAda } from '../testing/people';
import { wallets } from './ledger';
import { status } from './payouts.rules';

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

const why = (error: unknown) => (error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error));

describe('[PAY-05] a balance', () => {
  it('changes only through the ledger, and never falls below the holds', async () => {
    const context = contextAtFixedTime(database.db);
    const actor = await newMerchant(context, 100_000_00n);
    const [wallet] = await wallets(database.db, actor);
    const id = wallet?.account.id ?? 0;
    expect(wallet).toMatchObject({ ledger: 100_000_00n, available: 100_000_00n });
    await initiatePayout(context, actor, 'held', [toAda('60000')]);
    expect((await wallets(database.db, actor))[0]).toMatchObject({ ledger: 100_000_00n, available: 39_950_00n });

    const set = database.db.update(accounts).set({ ledgerBalance: 1n }).where(eq(accounts.id, id));
    expect(why(await set.catch((error: unknown) => error))).toContain('a balance follows the ledger');
    const more = database.db.update(holds).set({ amount: 100_000_01n }).where(eq(holds.accountId, id));
    expect(why(await more.catch((error: unknown) => error))).toContain('never has less than is held');
    expect(why(await database.db.delete(payouts).catch((error: unknown) => error))).toContain('never deleted');
    expect(await ledgerCheckOf(database.db).isBalanced()).toBe(true);
  });

  it('is correct when two merchants pay each other at the same time, and neither payment blocks the other', async () => {
    const context = contextAtFixedTime(database.db);
    const [one, other] = [await newMerchant(context, 10_000_00n), await newMerchant(context, 10_000_00n)];
    const named = await database.db.select().from(businesses).where(sql`id in (${one.businessId}, ${other.businessId})`);
    const names = new Map(named.map(({ id, name }) => [id, name.toUpperCase()]));
    const to = (payee: typeof one) => {
      const name = names.get(payee.businessId) ?? '';
      const there = { type: 'Merchant' as const, AccountName: name, recipientName: name, accountNumber: `${payee.businessId}` };
      const { bankCode: _, ...rest } = toAda('100');
      return [{ ...rest, ...there }];
    };
    const both = Array.from({ length: 10 }, (_, n) => [
      initiatePayout(context, one, `${n}`, to(other)),
      initiatePayout(context, other, `${n}`, to(one)),
    ]);
    const made = await Promise.all(both.flat());
    expect(new Set(made.map(({ statusCode }) => statusCode))).toEqual(new Set(['00']));
    const left = [await wallets(database.db, one), await wallets(database.db, other)].flat();
    expect(left.map(({ available }) => available)).toEqual([10_000_00n, 10_000_00n]);
    expect(await ledgerCheckOf(database.db).isBalanced()).toBe(true);
  });
});

describe('[PAY-01] a page of payouts', () => {
  it('matches a page cut from all payouts, and so does its total', { timeout: SETUP_MS }, async () => {
    const context = contextAtFixedTime(database.db);
    const scope = { businessId: 1001, environment: 1 };
    const day = (back: number) =>
      context.clock.now().toZonedDateTimeISO('Africa/Lagos').startOfDay().subtract({ days: back }).toInstant();
    const filters = fc.record<PayoutFilter>({
      status: fc.constantFrom(null, status.successful, status.failed, [status.rejected, status.declined]),
      currency: fc.constantFrom(null, null, 'NGN', 'USD'),
      keyword: fc.constantFrom('', '', 'a', 'ada', '%'),
      column: fc.constantFrom('recipient' as const, 'clientReference' as const, 'batchReference' as const),
      from: fc.option(fc.integer({ min: 100, max: 400 }).map(day)),
      before: fc.option(
        fc.integer({ min: -1, max: 99 }).chain((back) => fc.constantFrom(day(back), day(back).add({ hours: 3 }))),
      ),
    });
    const all = { status: null, currency: null, keyword: '', column: 'recipient' as const, from: null, before: null };
    const size = 100;
    const everything: Awaited<ReturnType<typeof listPayouts>>['rows'] = [];
    const { total } = await listPayouts(context, scope, all, { page: 1, size });
    for (let page = 1; page <= Math.ceil(total / size) + 1; page += 1)
      everything.push(...(await listPayouts(context, scope, all, { page, size })).rows);
    expect([everything.length, new Set(everything.map(({ payout }) => payout.id)).size]).toEqual([total, total]);

    await fc.assert(
      fc.asyncProperty(filters, fc.integer({ min: 1, max: 60 }), fc.constantFrom(7, 20, 100), async (filter, page, rows) => {
        const wanted = everything.filter(({ payout, batchReference }) => {
          const text = { recipient: payout.recipient, clientReference: payout.clientReference, batchReference }[
            String(filter.column)
          ];
          const isThen = !filter.from || Temporal.Instant.compare(payout.initiatedAt, filter.from) >= 0;
          const isBefore = !filter.before || Temporal.Instant.compare(payout.initiatedAt, filter.before) < 0;
          const isStatus = !filter.status || [filter.status].flat().some((one) => one === payout.status);
          const isCurrency = !filter.currency || payout.currency === filter.currency;
          return (
            isThen && isBefore && isStatus && isCurrency && (text ?? '').toLowerCase().includes(filter.keyword.toLowerCase())
          );
        });
        const found = await listPayouts(context, scope, filter, { page, size: rows });
        expect(found.total).toBe(wanted.length);
        const there = wanted.slice((page - 1) * rows, page * rows);
        expect(found.rows.map(({ payout }) => payout.id)).toEqual(there.map(({ payout }) => payout.id));
      }),
      { numRuns: 60 },
    );
  });
});
