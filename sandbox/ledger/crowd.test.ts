/** Two hundred orders of one wallet at once: whatever the order they come in, nothing is overdrawn and nothing is done twice. */
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditOf } from '../control/audit';
import type { Database } from '../database/database';
import { payouts, postings, swaps } from '../database/schema';
import { crowdAt, newExchanger, sendAll } from '../testing/crowd';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { standingWorld } from '../testing/people';
import { wallets } from './ledger';

/** Payouts, and as many swaps; every third order comes a second time. */
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
  '[PAY-05 SWP-05] two hundred payouts and swaps at once never take more than there is, and none of them twice',
  async () => {
    const world = standingWorld(database.db);
    const actor = await newExchanger(world, BALANCE);
    const orders = await crowdAt(world, actor, EACH);
    const sent = [...orders, ...orders.filter((_, n) => n % 3 === 0)];
    expect(sent).toHaveLength(200);
    const outcomes = await sendAll(sent);
    const made = new Set(outcomes.filter(({ isMade }) => isMade).map(({ key }) => key));
    // An order that came twice was told the same both times.
    expect(outcomes.filter(({ key, isMade }) => made.has(key) !== isMade)).toEqual([]);

    const taken = orders.filter(({ key }) => made.has(key)).reduce((sum, { takes }) => sum + takes, 0n);
    const left = BALANCE - taken;
    const mine = await wallets(world.db, actor);
    expect(mine.map(({ account, ledger, available }) => [account.currency, ledger === available])).toEqual([
      ['NGN', true],
      ['USD', true],
    ]);
    expect(mine[0]?.available).toBe(left);
    // Nobody was refused who could have been paid.
    const least = orders.reduce((least, { takes }) => (takes < least ? takes : least), BALANCE);
    expect([left >= 0n, left < least]).toEqual([true, true]);

    const of = { businessId: actor.businessId };
    const paid = await world.db
      .select({ id: payouts.id })
      .from(payouts)
      .where(and(eq(payouts.businessId, of.businessId), eq(payouts.status, 'Successful')));
    const swapped = await world.db.select().from(swaps).where(eq(swaps.businessId, of.businessId));
    const isPayout = (key: string) => key.startsWith('payout');
    expect([paid.length, swapped.length]).toEqual([
      [...made].filter(isPayout).length,
      [...made].filter((key) => !isPayout(key)).length,
    ]);
    const ids = paid.map(({ id }) => id);
    expect(await world.db.$count(postings, inArray(postings.payoutId, ids))).toBe(paid.length);
    expect(mine[1]?.available).toBe(swapped.reduce((sum, { credit }) => sum + credit, 0n));
    expect(await auditOf(world.db).isBalanced()).toBe(true);
  },
  CROWD_MS,
);
