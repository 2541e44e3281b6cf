import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../context';
import type { Database } from '../database/database';
import { entries, holds, payouts, postings } from '../database/schema';
import { wallets } from '../ledger/ledger';
import { status } from '../ledger/payouts.rules';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { available, contextAtFixedTime, newestCode, newMerchant, otherThan, payoutsOfBusiness, toAda } from '../testing/people';
import { decide, sendApprovalCode } from './approvals';
import { initiatePayout, verifyPayout } from './payouts';

const OPENING = 9_000_000_00n;
/** A payout of a million with its fee. */
const MILLION = 1_000_050_00n;

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

/** A maker with pending payouts of a million, and two approvers. */
async function waiting(count = 1) {
  const context = contextAtFixedTime(database.db);
  const maker = await newMerchant(context, OPENING);
  for (let n = 0; n < count; n += 1) {
    const { batchId } = await initiatePayout(context, maker, `k${n}`, [toAda('1000000')]);
    await verifyPayout(context, maker, batchId, await newestCode(context, maker));
  }
  const checker = (userId: number): Actor => ({ ...maker, userId, email: `checker-${userId}-${maker.businessId}@merchant.test` });
  const ids = (await payoutsOfBusiness(context, maker)).map(({ id }) => String(id));
  const codeFor = async (who: Actor, payoutIds = ids) => {
    await sendApprovalCode(context, who, payoutIds);
    return newestCode(context, who);
  };
  return { context, maker, tunde: checker(2), ngozi: checker(3), ids, codeFor };
}

type Waiting = Awaited<ReturnType<typeof waiting>>;

/** Returns the ledger and available balance, the held amount, and how often each payout was posted. */
async function booksOf({ context, maker }: Waiting) {
  const rows = await payoutsOfBusiness(context, maker);
  const ids = rows.map(({ id }) => id);
  const open = await context.db
    .select()
    .from(holds)
    .where(and(inArray(holds.payoutId, ids), isNull(holds.releasedAt)));
  const posted = await context.db.select().from(postings).where(inArray(postings.payoutId, ids));
  const lines = await context.db
    .select()
    .from(entries)
    .where(
      inArray(
        entries.postingId,
        posted.map(({ id }) => id),
      ),
    );
  const [wallet] = await wallets(context.db, maker);
  return {
    ledger: wallet?.ledger,
    available: wallet?.available,
    held: open.length,
    posted: posted.length,
    balance: lines.reduce((sum, { amount }) => sum + amount, 0n),
    statuses: rows.map((row) => row.status).sort(),
  };
}

describe('[APR-01] a payout that awaits approval', () => {
  it('holds its money until it is decided, and is posted once it is approved', async () => {
    const at = await waiting();
    expect(await booksOf(at)).toMatchObject({ ledger: OPENING, available: OPENING - MILLION, held: 1, posted: 0 });
    const otp = await at.codeFor(at.tunde);
    expect(await decide(at.context, at.tunde, { payoutIds: at.ids, otp, isApproved: true })).toBe('Payout approved successfully');
    const books = { ledger: OPENING - MILLION, available: OPENING - MILLION, held: 0, posted: 1, balance: 0n };
    expect(await booksOf(at)).toEqual({ ...books, statuses: [status.successful] });
    const [row] = await payoutsOfBusiness(at.context, at.maker);
    expect(row).toMatchObject({ approverId: 2, decidedAt: at.context.clock.now() });
  });

  it('releases its money when it is declined, which can then be paid out again', async () => {
    const at = await waiting();
    const otp = await at.codeFor(at.tunde);
    await decide(at.context, at.tunde, { payoutIds: at.ids, otp, isApproved: false });
    expect(await booksOf(at)).toEqual({
      ledger: OPENING,
      available: OPENING,
      held: 0,
      posted: 0,
      balance: 0n,
      statuses: [status.rejected],
    });
    expect(await available(at.context, at.maker)).toBe(OPENING);
  });

  it('is neither approved nor declined by its maker, who cannot request a code either', async () => {
    const at = await waiting();
    const no = { status: 403, message: 'You initiated this payout. Another approver must decide' };
    await expect(sendApprovalCode(at.context, at.maker, at.ids)).rejects.toMatchObject(no);
    const otp = await at.codeFor(at.tunde);
    for (const isApproved of [true, false])
      await expect(decide(at.context, at.maker, { payoutIds: at.ids, otp, isApproved })).rejects.toMatchObject(no);
    expect(await booksOf(at)).toMatchObject({ held: 1, posted: 0 });
  });

  it('requires a code that the same person requested for the same payouts, with five attempts', async () => {
    const at = await waiting(2);
    const [one = '', other = ''] = at.ids;
    const otp = await at.codeFor(at.tunde, [one]);
    const invalid = { status: 400, message: 'Invalid OTP' };
    for (const [who, payoutIds] of [
      [at.tunde, [other]],
      [at.tunde, at.ids],
      [at.ngozi, [one]],
    ] as const)
      await expect(decide(at.context, who, { payoutIds, otp, isApproved: true })).rejects.toMatchObject(invalid);
    for (let tries = 1; tries < 5; tries += 1)
      await expect(
        decide(at.context, at.tunde, { payoutIds: [one], otp: otherThan(otp), isApproved: true }),
      ).rejects.toMatchObject(invalid);
    const last = decide(at.context, at.tunde, { payoutIds: [one], otp: otherThan(otp), isApproved: true });
    await expect(last).rejects.toMatchObject({ message: 'Too many attempts' });
    await expect(decide(at.context, at.tunde, { payoutIds: [one], otp, isApproved: true })).rejects.toMatchObject({
      status: 400,
    });
    expect(await booksOf(at)).toMatchObject({ held: 2, posted: 0 });
  });

  it('allows one code a minute, and a code expires after five minutes', async () => {
    const at = await waiting();
    const otp = await at.codeFor(at.tunde);
    await expect(sendApprovalCode(at.context, at.tunde, at.ids)).rejects.toMatchObject({ status: 429 });
    at.context.clock.advance(301);
    const late = decide(at.context, at.tunde, { payoutIds: at.ids, otp, isApproved: true });
    await expect(late).rejects.toMatchObject({ message: 'OTP has expired' });
  });

  it('is decided together with the other payouts of the request, or not at all', async () => {
    const at = await waiting(3);
    const [first = ''] = at.ids;
    const otpForAll = await at.codeFor(at.tunde);
    await decide(at.context, at.ngozi, { payoutIds: [first], otp: await at.codeFor(at.ngozi, [first]), isApproved: true });
    await expect(decide(at.context, at.tunde, { payoutIds: at.ids, otp: otpForAll, isApproved: true })).rejects.toMatchObject({
      status: 409,
      message: '1 of these payouts was already decided. Nothing was changed',
    });
    expect(await booksOf(at)).toMatchObject({ held: 2, posted: 1 });
    const rest = at.ids.slice(1);
    const said = await decide(at.context, at.tunde, {
      payoutIds: [...rest, ...rest],
      otp: await at.codeFor(at.tunde, rest),
      isApproved: true,
    });
    expect(said).toBe('2 payouts approved successfully');
    expect(await booksOf(at)).toMatchObject({ ledger: OPENING - 3n * MILLION, held: 0, posted: 3, balance: 0n });
  });

  it('is decided once if two approvers decide at the same time', async () => {
    for (const says of [
      [true, true],
      [true, false],
      [false, false],
    ] as const) {
      const at = await waiting();
      const people = [at.tunde, at.ngozi];
      const codes = [await at.codeFor(at.tunde), await at.codeFor(at.ngozi)];
      const outcomes = await Promise.allSettled(
        people.map((who, n) => decide(at.context, who, { payoutIds: at.ids, otp: codes[n] ?? '', isApproved: says[n] ?? true })),
      );
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
      expect(outcomes.find((outcome) => outcome.status === 'rejected')).toMatchObject({
        reason: { status: 409, message: 'This payout was already decided' },
      });
      const winner = outcomes[0]?.status === 'fulfilled' ? 0 : 1;
      const moved = says[winner] ? MILLION : 0n;
      const books = await booksOf(at);
      expect(books).toMatchObject({ ledger: OPENING - moved, available: OPENING - moved, held: 0, balance: 0n });
      expect(books.posted).toBe(says[winner] ? 1 : 0);
      const [row] = await payoutsOfBusiness(at.context, at.maker);
      expect(row?.approverId).toBe(people[winner]?.userId);
    }
  });

  it('is decided once by one approver in two tabs, and overlapping sets never block each other', async () => {
    const at = await waiting(2);
    const reversed = [...at.ids].reverse();
    const otp = await at.codeFor(at.tunde);
    const other = await at.codeFor(at.ngozi, reversed);
    const outcomes = await Promise.allSettled([
      decide(at.context, at.tunde, { payoutIds: at.ids, otp, isApproved: true }),
      decide(at.context, at.tunde, { payoutIds: at.ids, otp, isApproved: true }),
      decide(at.context, at.ngozi, { payoutIds: reversed, otp: other, isApproved: true }),
    ]);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    expect(await booksOf(at)).toMatchObject({ ledger: OPENING - 2n * MILLION, held: 0, posted: 2, balance: 0n });
  });

  it('is not found by another business, and neither is an invalid id', async () => {
    const at = await waiting();
    const stranger = await waiting();
    const gone = { status: 404, message: 'Payout not found' };
    await expect(sendApprovalCode(at.context, stranger.tunde, at.ids)).rejects.toMatchObject(gone);
    await expect(sendApprovalCode(at.context, { ...at.tunde, environment: 2 }, at.ids)).rejects.toMatchObject(gone);
    for (const wrong of ['x', '-1', '0', '99999999999'])
      await expect(sendApprovalCode(at.context, at.tunde, [wrong])).rejects.toMatchObject(gone);
  });

  it('awaits approval only after its own code, and only if it requires approval', async () => {
    const context = contextAtFixedTime(database.db);
    const maker = await newMerchant(context, OPENING);
    await initiatePayout(context, maker, 'a', [toAda('1000000')]);
    await initiatePayout(context, maker, 'b', [toAda('100')]);
    const tunde = { ...maker, userId: 2 };
    for (const { id } of await context.db.select().from(payouts).where(eq(payouts.businessId, maker.businessId)))
      await expect(sendApprovalCode(context, tunde, [String(id)])).rejects.toMatchObject({ status: 409 });
  });
});
