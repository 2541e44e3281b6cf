import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database';
import { postings } from '../database/schema';
import { wallets } from '../ledger/ledger';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import {
  available,
  newestCode,
  newMerchant,
  otherThan,
  payoutsOfBusiness,
  standingWorld,
  statusesOf,
  toAda,
} from '../testing/people';
import type { Actor, World } from '../world';
import { listPayouts } from './payoutList';
import { initiatePayout, payoutStatusOf, resendPayoutCode, verifyPayout } from './payouts';
import { status } from './payouts.rules';

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

async function merchant(balance = 2_000_000_00n) {
  const world = standingWorld(database.db);
  return { world, actor: await newMerchant(world, balance) };
}

const awaiting = (world: World, actor: Actor, key = 'k') => initiatePayout(world, actor, key, [toAda('60000')]);

describe('a code for a payout', () => {
  it('[PAY-06] is refused when it is wrong, and after five times for fifteen minutes, another code or not', async () => {
    const { world, actor } = await merchant();
    const { batchId } = await awaiting(world, actor);
    const otp = await newestCode(world, actor);
    for (let tries = 1; tries <= 4; tries += 1) {
      await expect(verifyPayout(world, actor, batchId, otherThan(otp))).rejects.toMatchObject({
        status: 400,
        message: 'Invalid OTP',
      });
    }
    await expect(verifyPayout(world, actor, batchId, otherThan(otp))).rejects.toMatchObject({
      status: 400,
      message: 'Too many attempts',
    });
    await expect(verifyPayout(world, actor, batchId, otp)).rejects.toMatchObject({ status: 400, message: 'Too many attempts' });
    world.clock.advance(61);
    await expect(resendPayoutCode(world, actor, batchId)).rejects.toMatchObject({ status: 400, message: 'Too many attempts' });
    world.clock.advance(14 * 60);
    await resendPayoutCode(world, actor, batchId);
    await verifyPayout(world, actor, batchId, await newestCode(world, actor));
    expect(await statusesOf(world, actor)).toEqual([status.successful]);
  });

  it('counts tries that are made at once', async () => {
    const { world, actor } = await merchant();
    const { batchId } = await awaiting(world, actor);
    const wrong = otherThan(await newestCode(world, actor));
    const said = await Promise.all(
      Array.from({ length: 8 }, () => verifyPayout(world, actor, batchId, wrong).catch((error: Error) => error.message)),
    );
    expect(said.filter((message) => message === 'Invalid OTP')).toHaveLength(4);
    expect(said.filter((message) => message === 'Too many attempts')).toHaveLength(4);
  });

  it('[PAY-06] lives five minutes', async () => {
    const { world, actor } = await merchant();
    const { batchId } = await awaiting(world, actor);
    const otp = await newestCode(world, actor);
    world.clock.advance(300);
    await expect(verifyPayout(world, actor, batchId, otp)).rejects.toMatchObject({ status: 400, message: 'OTP has expired' });
    const other = await merchant();
    const second = await awaiting(other.world, other.actor);
    const inTime = await newestCode(other.world, other.actor);
    other.world.clock.advance(299);
    await verifyPayout(other.world, other.actor, second.batchId, inTime);
  });

  it('[PAY-07] is sent again after a minute, and the one before is void then', async () => {
    const { world, actor } = await merchant();
    const { batchId } = await awaiting(world, actor);
    const first = await newestCode(world, actor);
    world.clock.advance(18);
    await expect(resendPayoutCode(world, actor, batchId)).rejects.toMatchObject({
      status: 429,
      retryAfter: 42,
      message: 'Please wait 42 seconds before asking for another code',
    });
    world.clock.advance(42);
    await resendPayoutCode(world, actor, batchId);
    const second = await newestCode(world, actor);
    if (second !== first)
      await expect(verifyPayout(world, actor, batchId, first)).rejects.toMatchObject({ message: 'Invalid OTP' });
    await verifyPayout(world, actor, batchId, second);
  });

  it('is of one batch only, and of one business', async () => {
    const { world, actor } = await merchant();
    const other = await newMerchant(world, 2_000_000_00n);
    const { batchId } = await awaiting(world, actor);
    const theirs = await awaiting(world, other);
    const otp = await newestCode(world, actor);
    await expect(verifyPayout(world, other, batchId, otp)).rejects.toMatchObject({ status: 404 });
    await expect(resendPayoutCode(world, other, batchId)).rejects.toMatchObject({ status: 404 });
    if (otp !== (await newestCode(world, other))) {
      await expect(verifyPayout(world, other, theirs.batchId, otp)).rejects.toMatchObject({ message: 'Invalid OTP' });
    }
    expect(await statusesOf(world, actor)).toEqual([status.awaitingVerification]);
  });
});

describe('verifying', () => {
  it('[PAY-06] posts once, one after another and at once', async () => {
    const { world, actor } = await merchant();
    const { batchId } = await awaiting(world, actor);
    const otp = await newestCode(world, actor);
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => verifyPayout(world, actor, batchId, otp)));
    expect(outcomes.filter(({ status: each }) => each === 'fulfilled')).toHaveLength(1);
    await expect(verifyPayout(world, actor, batchId, otp)).rejects.toMatchObject({
      status: 409,
      message: 'This payout was already verified',
    });
    expect(await available(world, actor)).toBe(2_000_000_00n - 60_050_00n);
    const [payout] = await payoutsOfBusiness(world, actor);
    expect(
      await world.db
        .select()
        .from(postings)
        .where(eq(postings.payoutId, payout?.id ?? 0)),
    ).toHaveLength(1);
    expect(payout?.sessionId).toMatch(/^\d{30}$/);
  });

  it('hands a large one to an approver, the money still held', async () => {
    const { world, actor } = await merchant();
    const { batchId } = await initiatePayout(world, actor, 'k', [toAda('600000'), toAda('400000')]);
    await verifyPayout(world, actor, batchId, await newestCode(world, actor));
    expect(await statusesOf(world, actor)).toEqual([status.awaitingSecondLevel, status.awaitingSecondLevel]);
    const [wallet] = await wallets(world.db, actor);
    expect([wallet?.ledger, wallet?.available]).toEqual([2_000_000_00n, 2_000_000_00n - 1_000_100_00n]);
  });

  it('comes too late after 24 hours: the money is released and the payout has failed', async () => {
    const { world, actor } = await merchant();
    const { batchId } = await awaiting(world, actor);
    world.clock.advance(24 * 3_600 - 1);
    expect((await payoutStatusOf(world, actor, 'k')).status).toBe(status.awaitingVerification);
    await resendPayoutCode(world, actor, batchId);
    world.clock.advance(1);
    await expect(verifyPayout(world, actor, batchId, await newestCode(world, actor))).rejects.toMatchObject({
      status: 409,
      message: 'This payout was not verified in time',
    });
    const anything = { status: null, currency: null, keyword: '', column: 'recipient', from: null, before: null } as const;
    const page = await listPayouts(world, actor, anything, { page: 1, size: 5 });
    expect(page.rows.map((row) => row.payout.status)).toEqual([status.failed]);
    expect(await available(world, actor)).toBe(2_000_000_00n);
    expect(await initiatePayout(world, actor, 'k', [toAda('60000')])).toMatchObject({ batchId });
  });
});
