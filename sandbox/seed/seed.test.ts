import { and, asc, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pinnedMoment } from '../clock';
import { ledgerCheckOf } from '../control/ledgerCheck';
import type { Database } from '../database/database';
import {
  accounts,
  beneficiaries,
  businesses,
  entries,
  holds,
  payoutBatches,
  payouts,
  postings,
  signUps,
  transactions,
} from '../database/schema';
import { wallets } from '../ledger/ledger';
import { APPROVAL_FROM, holdsMoney, isPayoutStatus, OTP_FROM, status } from '../ledger/payouts.rules';
import { createRandom } from '../rules/random';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { resetToSeed, seedAndKeep } from './reset';

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

const live = { businessId: 1001, environment: 1 };
const now = pinnedMoment('2026-11-21');

const DECIDED: readonly string[] = [status.approved, status.rejected, status.declined];
const UNDER_WAY: readonly string[] = [status.processing, status.pending, status.successful, status.failed];

/** The way of a payout, by its status and the total of its batch in minor units. */
function wayOf({ status: current }: { readonly status: string }, total: bigint) {
  const isDecided = DECIDED.includes(current) || (total >= APPROVAL_FROM && UNDER_WAY.includes(current));
  const isVerified = total >= OTP_FROM || isDecided || (isPayoutStatus(current) && holdsMoney(current));
  const isAwaited = current === status.awaitingVerification;
  return {
    state: isAwaited ? 'unverified' : isVerified ? 'verified' : 'direct',
    isVerified: isVerified && !isAwaited,
    needsApproval: total >= APPROVAL_FROM || current === status.awaitingSecondLevel,
    isDecided,
    approver: isDecided ? 2 : null,
    isSettled: current === status.successful,
    hasSession: current === status.successful,
    hasFailed: current === status.failed,
  };
}

describe('the seed', () => {
  it('leaves the balance of the reference screens, and a balanced ledger', async () => {
    const mine = await wallets(database.db, live);
    expect(mine.map(({ account, available }) => [account.currency, available])).toEqual([
      ['NGN', 6_482_930_00n],
      ['USD', 18_240_55n],
      ['GBP', 7_905_10n],
      ['EUR', 3_310_00n],
    ]);
    expect(await ledgerCheckOf(database.db).isBalanced()).toBe(true);
    expect(await ledgerCheckOf(database.db).payoutsMoved()).toBe(0);
  });

  it('has payouts of more than a year, in every status and every currency', async () => {
    const rows = await database.db
      .select()
      .from(payouts)
      .where(and(eq(payouts.businessId, 1001), eq(payouts.environment, 1)));
    expect(rows.length).toBeGreaterThan(1_500);
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set(Object.values(status)));
    expect(new Set(rows.map((row) => row.currency))).toEqual(new Set(['NGN', 'USD', 'GBP', 'EUR']));
    expect(new Set(rows.map((row) => row.type))).toEqual(new Set(['Bank', 'Merchant', 'Mobile', 'InternationalPayout']));
    const ages = rows.map((row) => now.since(row.initiatedAt).total('hours'));
    expect(Math.max(...ages)).toBeGreaterThan(365 * 24);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    const waiting = rows.filter((row) => row.status === status.awaitingVerification);
    expect(waiting.every((row) => now.since(row.initiatedAt).total('hours') < 12)).toBe(true);
  });

  it('holds the money of open payouts, and posts the money of completed ones', async () => {
    const rows = await database.db
      .select({ payout: payouts, hold: holds, posting: postings })
      .from(payouts)
      .leftJoin(holds, eq(holds.payoutId, payouts.id))
      .leftJoin(postings, eq(postings.payoutId, payouts.id));
    for (const { payout, hold, posting } of rows) {
      const underWay = isPayoutStatus(payout.status) && holdsMoney(payout.status);
      expect([payout.id, hold !== null, posting !== null]).toEqual([payout.id, underWay, payout.status === status.successful]);
    }
  });

  it('has payouts that went the way of their amount and status: with a code, an approver, a session and an end', async () => {
    const rows = await database.db
      .select({ payout: payouts, batch: payoutBatches })
      .from(payouts)
      .innerJoin(payoutBatches, eq(payoutBatches.id, payouts.batchId));
    const totals = new Map<string, bigint>();
    for (const { payout, batch } of rows) totals.set(batch.id, (totals.get(batch.id) ?? 0n) + payout.amount);
    for (const { payout, batch } of rows) {
      const way = {
        state: batch.state,
        isVerified: batch.verifiedAt !== null,
        needsApproval: batch.needsApproval,
        isDecided: payout.decidedAt !== null,
        approver: payout.approverId,
        isSettled: payout.settledAt !== null,
        hasSession: payout.sessionId !== null,
        hasFailed: payout.failedAt !== null,
      };
      expect([payout.id, way]).toEqual([payout.id, wayOf(payout, totals.get(batch.id) ?? 0n)]);
    }
  });

  it('never has a wallet below zero on any day', async () => {
    const rows = await database.db
      .select({ account: accounts.id, amount: entries.amount })
      .from(entries)
      .innerJoin(postings, eq(postings.id, entries.postingId))
      .innerJoin(accounts, eq(accounts.id, entries.accountId))
      .where(eq(accounts.kind, 'wallet'))
      .orderBy(asc(postings.postedAt), asc(postings.id));
    const sums = new Map<number, bigint>();
    for (const { account, amount } of rows) {
      const sum = (sums.get(account) ?? 0n) + amount;
      sums.set(account, sum);
      expect([account, sum >= 0n]).toEqual([account, true]);
    }
  });

  it('has several thousand transactions in every status, and thirty beneficiaries', async () => {
    const rows = await database.db.select().from(transactions).where(eq(transactions.businessId, 1001));
    expect(rows.length).toBeGreaterThan(4_000);
    expect(new Set(rows.map((row) => row.status))).toEqual(
      new Set(['Initiated', 'Awaiting-Confirmation', 'Pending', 'Successful', 'Reversed', 'Failed', 'Processing']),
    );
    const [saved] = await database.db
      .select({ n: count() })
      .from(beneficiaries)
      .where(and(eq(beneficiaries.businessId, 1001), eq(beneficiaries.environment, 1)));
    expect(saved?.n).toBe(30);
  });

  it('gives the other businesses little data', async () => {
    for (const businessId of [1002, 1003, 1004]) {
      expect(await database.db.select().from(payouts).where(eq(payouts.businessId, businessId))).toEqual([]);
      expect(await database.db.select().from(transactions).where(eq(transactions.businessId, businessId))).toEqual([]);
    }
    expect(await wallets(database.db, { businessId: 1003, environment: 2 })).toEqual([]);
  });

  it('is the same after a copy and after another seed, except for the time at which its days start', {
    timeout: SETUP_MS,
  }, async () => {
    const { db } = database;
    const picture = async () => ({
      payouts: (await db.select().from(payouts).orderBy(asc(payouts.id))).map(
        ({ initiatedAt, settledAt: _, sessionId: __, decidedAt: ___, failedAt: ____, ...row }) => ({
          ...row,
          age: now.since(initiatedAt).total('seconds'),
        }),
      ),
      balances: (await wallets(db, live)).map((wallet) => [wallet.ledger, wallet.available]),
      businesses: (await db.select().from(businesses)).length,
    });
    const first = await picture();
    await db.update(payouts).set({ description: 'changed' });
    const person = { email: 'ada@crafts.test', firstName: 'Ada', lastName: 'Obi', mobileNumber: '08012345678' };
    await db.insert(signUps).values({ ...person, businessName: 'Crafts', passwordHash: 'none', signedUpAt: now });
    await db.transaction((tx) => resetToSeed(tx, now));
    expect(await picture()).toEqual(first);
    expect(await db.select().from(signUps)).toEqual([]);
    const later = now.add({ hours: 24 });
    await db.transaction((tx) => resetToSeed(tx, later));
    const anew = await picture();
    expect(anew.payouts.map((row) => ({ ...row, age: row.age + 86_400 }))).toEqual(first.payouts);
    expect(anew.balances).toEqual(first.balances);
    await expect(db.transaction((tx) => seedAndKeep(tx, now))).rejects.toThrow();
    const [posting] = await db.insert(postings).values({ kind: 'opening', postedAt: now }).returning();
    expect(posting?.id).toBeGreaterThan(first.payouts.length);
  });
});

describe('seeded random numbers', () => {
  it('are the same for the same seed, stay within their bounds, and cover every kind', () => {
    const of = (seed: number) =>
      Array.from(
        { length: 50 },
        (
          (random) => () =>
            random.int(1, 6)
        )(createRandom(seed)),
      );
    expect(of(7)).toEqual(of(7));
    expect(of(7)).not.toEqual(of(8));
    expect(new Set(of(7))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(() => createRandom(1).pick([])).toThrow();
  });
});
