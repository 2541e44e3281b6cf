import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor, OperationContext } from '../context';
import type { Database } from '../database/database';
import { postings } from '../database/schema';
import { wallets } from '../ledger/ledger';
import { status } from '../ledger/payouts.rules';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import {
  available,
  contextAtFixedTime,
  newestCode,
  newMerchant,
  otherThan,
  payoutsOfBusiness,
  statusesOf,
  toAda,
} from '../testing/people';
import { listPayouts } from './payoutList';
import { initiatePayout, payoutStatusOf, resendPayoutCode, verifyPayout } from './payouts';

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

async function merchant(balance = 2_000_000_00n) {
  const context = contextAtFixedTime(database.db);
  return { context, actor: await newMerchant(context, balance) };
}

const awaiting = (context: OperationContext, actor: Actor, key = 'k') => initiatePayout(context, actor, key, [toAda('60000')]);

describe('a code for a payout', () => {
  it('[PAY-06] is refused if it is wrong, and after five wrong ones every code is refused for fifteen minutes', async () => {
    const { context, actor } = await merchant();
    const { batchId } = await awaiting(context, actor);
    const otp = await newestCode(context, actor);
    for (let tries = 1; tries <= 4; tries += 1) {
      await expect(verifyPayout(context, actor, batchId, otherThan(otp))).rejects.toMatchObject({
        status: 400,
        message: 'Invalid OTP',
      });
    }
    await expect(verifyPayout(context, actor, batchId, otherThan(otp))).rejects.toMatchObject({
      status: 400,
      message: 'Too many attempts',
    });
    await expect(verifyPayout(context, actor, batchId, otp)).rejects.toMatchObject({ status: 400, message: 'Too many attempts' });
    context.clock.advance(61);
    await expect(resendPayoutCode(context, actor, batchId)).rejects.toMatchObject({ status: 400, message: 'Too many attempts' });
    context.clock.advance(14 * 60);
    await resendPayoutCode(context, actor, batchId);
    await verifyPayout(context, actor, batchId, await newestCode(context, actor));
    expect(await statusesOf(context, actor)).toEqual([status.successful]);
  });

  it('counts simultaneous attempts', async () => {
    const { context, actor } = await merchant();
    const { batchId } = await awaiting(context, actor);
    const wrong = otherThan(await newestCode(context, actor));
    const said = await Promise.all(
      Array.from({ length: 8 }, () => verifyPayout(context, actor, batchId, wrong).catch((error: Error) => error.message)),
    );
    expect(said.filter((message) => message === 'Invalid OTP')).toHaveLength(4);
    expect(said.filter((message) => message === 'Too many attempts')).toHaveLength(4);
  });

  it('[PAY-06] expires after five minutes', async () => {
    const { context, actor } = await merchant();
    const { batchId } = await awaiting(context, actor);
    const otp = await newestCode(context, actor);
    context.clock.advance(300);
    await expect(verifyPayout(context, actor, batchId, otp)).rejects.toMatchObject({ status: 400, message: 'OTP has expired' });
    const other = await merchant();
    const second = await awaiting(other.context, other.actor);
    const inTime = await newestCode(other.context, other.actor);
    other.context.clock.advance(299);
    await verifyPayout(other.context, other.actor, second.batchId, inTime);
  });

  it('[PAY-07] is resent after a minute, and the earlier one is then invalid', async () => {
    const { context, actor } = await merchant();
    const { batchId } = await awaiting(context, actor);
    const first = await newestCode(context, actor);
    context.clock.advance(18);
    await expect(resendPayoutCode(context, actor, batchId)).rejects.toMatchObject({
      status: 429,
      retryAfter: 42,
      message: 'Please wait 42 seconds before requesting another code',
    });
    context.clock.advance(42);
    await resendPayoutCode(context, actor, batchId);
    const second = await newestCode(context, actor);
    if (second !== first)
      await expect(verifyPayout(context, actor, batchId, first)).rejects.toMatchObject({ message: 'Invalid OTP' });
    await verifyPayout(context, actor, batchId, second);
  });

  it('is valid for one batch and one business only', async () => {
    const { context, actor } = await merchant();
    const other = await newMerchant(context, 2_000_000_00n);
    const { batchId } = await awaiting(context, actor);
    const theirs = await awaiting(context, other);
    const otp = await newestCode(context, actor);
    await expect(verifyPayout(context, other, batchId, otp)).rejects.toMatchObject({ status: 404 });
    await expect(resendPayoutCode(context, other, batchId)).rejects.toMatchObject({ status: 404 });
    if (otp !== (await newestCode(context, other))) {
      await expect(verifyPayout(context, other, theirs.batchId, otp)).rejects.toMatchObject({ message: 'Invalid OTP' });
    }
    expect(await statusesOf(context, actor)).toEqual([status.awaitingVerification]);
  });
});

describe('a verification', () => {
  it('[PAY-06] posts a payout once, also if it is repeated or sent twice at the same time', async () => {
    const { context, actor } = await merchant();
    const { batchId } = await awaiting(context, actor);
    const otp = await newestCode(context, actor);
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => verifyPayout(context, actor, batchId, otp)));
    expect(outcomes.filter(({ status: each }) => each === 'fulfilled')).toHaveLength(1);
    await expect(verifyPayout(context, actor, batchId, otp)).rejects.toMatchObject({
      status: 409,
      message: 'This payout was already verified',
    });
    expect(await available(context, actor)).toBe(2_000_000_00n - 60_050_00n);
    const [payout] = await payoutsOfBusiness(context, actor);
    expect(
      await context.db
        .select()
        .from(postings)
        .where(eq(postings.payoutId, payout?.id ?? 0)),
    ).toHaveLength(1);
    expect(payout?.sessionId).toMatch(/^\d{30}$/);
  });

  it('passes a large payout to an approver, with its money still held', async () => {
    const { context, actor } = await merchant();
    const { batchId } = await initiatePayout(context, actor, 'k', [toAda('600000'), toAda('400000')]);
    await verifyPayout(context, actor, batchId, await newestCode(context, actor));
    expect(await statusesOf(context, actor)).toEqual([status.awaitingSecondLevel, status.awaitingSecondLevel]);
    const [wallet] = await wallets(context.db, actor);
    expect([wallet?.ledger, wallet?.available]).toEqual([2_000_000_00n, 2_000_000_00n - 1_000_100_00n]);
  });

  it('fails after 24 hours: the money is released and the payout has failed', async () => {
    const { context, actor } = await merchant();
    const { batchId } = await awaiting(context, actor);
    context.clock.advance(24 * 3_600 - 1);
    expect((await payoutStatusOf(context, actor, 'k')).status).toBe(status.awaitingVerification);
    await resendPayoutCode(context, actor, batchId);
    context.clock.advance(1);
    await expect(verifyPayout(context, actor, batchId, await newestCode(context, actor))).rejects.toMatchObject({
      status: 409,
      message: 'This payout was not verified in time and has failed',
    });
    const anything = { status: null, currency: null, keyword: '', column: 'recipient', from: null, before: null } as const;
    const page = await listPayouts(context, actor, anything, { page: 1, size: 5 });
    expect(page.rows.map((row) => row.payout.status)).toEqual([status.failed]);
    expect(await available(context, actor)).toBe(2_000_000_00n);
    expect(await initiatePayout(context, actor, 'k', [toAda('60000')])).toMatchObject({ batchId });
  });
});
