/** Two hundred concurrent orders of one wallet: whatever their order, nothing is overdrawn and nothing runs twice. */
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerCheckOf } from '../control/ledgerCheck';
import type { Database } from '../database/database';
import { payouts, postings, swaps } from '../database/schema';
import { crowdAt, newExchanger, sendAll } from '../testing/concurrency';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { contextAtFixedTime } from '../testing/people';
import { wallets } from './ledger';

/** Payouts, and as many swaps. Every third order is sent twice. */
const EACH = 75;
/** Enough for about half of them. */
const BALANCE = 45_000_00n;
const CROWD_MS = 120_000;

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

it(
  '[PAY-05 SWP-05] two hundred simultaneous payouts and swaps never take more than the balance, and none runs twice',
  async () => {
    const context = contextAtFixedTime(database.db);
    const actor = await newExchanger(context, BALANCE);
    const orders = await crowdAt(context, actor, EACH);
    const sent = [...orders, ...orders.filter((_, n) => n % 3 === 0)];
    expect(sent).toHaveLength(200);
    const outcomes = await sendAll(sent);
    const accepted = new Set(outcomes.filter(({ isAccepted }) => isAccepted).map(({ key }) => key));
    // Both responses to a repeated order were equal.
    expect(outcomes.filter(({ key, isAccepted }) => accepted.has(key) !== isAccepted)).toEqual([]);

    const taken = orders.filter(({ key }) => accepted.has(key)).reduce((sum, { takes }) => sum + takes, 0n);
    const left = BALANCE - taken;
    const mine = await wallets(context.db, actor);
    expect(mine.map(({ account, ledger, available }) => [account.currency, ledger === available])).toEqual([
      ['NGN', true],
      ['USD', true],
    ]);
    expect(mine[0]?.available).toBe(left);
    // No order was refused that the balance could cover.
    const least = orders.reduce((least, { takes }) => (takes < least ? takes : least), BALANCE);
    expect([left >= 0n, left < least]).toEqual([true, true]);

    const of = { businessId: actor.businessId };
    const paid = await context.db
      .select({ id: payouts.id })
      .from(payouts)
      .where(and(eq(payouts.businessId, of.businessId), eq(payouts.status, 'Successful')));
    const swapped = await context.db.select().from(swaps).where(eq(swaps.businessId, of.businessId));
    const isPayout = (key: string) => key.startsWith('payout');
    expect([paid.length, swapped.length]).toEqual([
      [...accepted].filter(isPayout).length,
      [...accepted].filter((key) => !isPayout(key)).length,
    ]);
    const ids = paid.map(({ id }) => id);
    expect(await context.db.$count(postings, inArray(postings.payoutId, ids))).toBe(paid.length);
    expect(mine[1]?.available).toBe(swapped.reduce((sum, { credit }) => sum + credit, 0n));
    expect(await ledgerCheckOf(context.db).isBalanced()).toBe(true);
  },
  CROWD_MS,
);
