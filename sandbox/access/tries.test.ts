/** Codes cannot be guessed by asking for more of them: tries are one person's, over all sets, batches and resends. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditFor, pairsAt } from '../balances/rates.rules';
import { createSwap, sendSwapCode } from '../balances/swaps';
import { outbox } from '../control/outbox';
import type { Database } from '../database/database';
import { splitSettlements } from '../database/schema';
import { decide, sendApprovalCode } from '../payouts/approvals';
import { initiatePayout, resendPayoutCode, verifyPayout } from '../payouts/payouts';
import { toMajor } from '../rules/money';
import { sendSplitCode, upsertSplit } from '../splits/splits';
import { newExchanger } from '../testing/crowd';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { newestCode, newMerchant, otherThan, payoutsOfBusiness, standingWorld, statusesOf, toAda } from '../testing/people';
import type { Actor, World } from '../world';

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

const invalid = { status: 400, message: 'Invalid OTP' };
const spent = { status: 400, message: 'Too many attempts' };

const batchOf = async (world: World, actor: Actor, key: string, amount: string) =>
  (await initiatePayout(world, actor, key, [toAda(amount)])).batchId;

async function wrongCode(world: World, actor: Actor): Promise<string> {
  return otherThan(await newestCode(world, actor));
}

describe('[APR-01] codes for approvals', () => {
  async function pending(count: number) {
    const world = standingWorld(database.db);
    const maker = await newMerchant(world, 9_000_000_00n);
    for (let n = 0; n < count; n += 1) {
      const batchId = await batchOf(world, maker, `k${n}`, '1000000');
      await verifyPayout(world, maker, batchId, await newestCode(world, maker));
    }
    const person = (userId: number): Actor => ({ ...maker, userId, email: `person-${userId}-${maker.businessId}@merchant.test` });
    const ids = (await payoutsOfBusiness(world, maker)).map(({ id }) => String(id));
    return { world, maker, checker: person(2), other: person(3), ids };
  }

  it('are tried five times over all sets of payouts', async () => {
    const { world, maker, checker, other, ids } = await pending(3);
    const [a = '', b = '', c = ''] = ids;
    const sets = [[a], [b], [c], [a, b], [b, c]];
    for (const [n, payoutIds] of sets.entries()) {
      await sendApprovalCode(world, checker, payoutIds);
      const guess = decide(world, checker, { payoutIds, otp: await wrongCode(world, checker), isApproved: true });
      await expect(guess).rejects.toMatchObject(n < 4 ? invalid : spent);
    }
    await expect(sendApprovalCode(world, checker, [a, c])).rejects.toMatchObject(spent);
    const right = await newestCode(world, checker);
    await expect(decide(world, checker, { payoutIds: [b, c], otp: right, isApproved: true })).rejects.toMatchObject(spent);
    await sendApprovalCode(world, other, ids);
    await decide(world, other, { payoutIds: ids, otp: await newestCode(world, other), isApproved: true });
    expect(new Set(await statusesOf(world, maker))).toEqual(new Set(['Successful']));
  });

  it('are tried five times over all resends, and again once the first tries are fifteen minutes old', async () => {
    const { world, checker, ids } = await pending(1);
    for (let tries = 1; tries <= 5; tries += 1) {
      await sendApprovalCode(world, checker, ids);
      const guess = decide(world, checker, { payoutIds: ids, otp: await wrongCode(world, checker), isApproved: true });
      await expect(guess).rejects.toMatchObject(tries < 5 ? invalid : spent);
      world.clock.advance(60);
    }
    await expect(sendApprovalCode(world, checker, ids)).rejects.toMatchObject({ ...spent, retryAfter: 10 * 60 });
    world.clock.advance(10 * 60);
    await sendApprovalCode(world, checker, ids);
    await decide(world, checker, { payoutIds: ids, otp: await newestCode(world, checker), isApproved: true });
  });
});

describe('[PAY-06] codes for payouts', () => {
  it('are tried five times over all batches and resends, by each person apart, and the person is told', async () => {
    const world = standingWorld(database.db);
    const actor = await newMerchant(world, 9_000_000_00n);
    const known = { ...actor, email: 'amaka.obi@bluecrest.test' };
    const batches: string[] = [];
    for (let n = 0; n < 3; n += 1) batches.push(await batchOf(world, known, `k${n}`, '60000'));
    const [first = '', second = '', third = ''] = batches;
    const wrong = await wrongCode(world, known);
    await expect(verifyPayout(world, known, third, wrong)).rejects.toMatchObject(invalid);
    for (const batchId of [first, second, first, second]) {
      world.clock.advance(60);
      await resendPayoutCode(world, known, batchId);
      const guess = verifyPayout(world, known, batchId, await wrongCode(world, known));
      await expect(guess).rejects.toMatchObject({ status: 400 });
    }
    await expect(resendPayoutCode(world, known, third)).rejects.toMatchObject(spent);
    await expect(verifyPayout(world, known, second, wrong)).rejects.toMatchObject(spent);
    const [told] = await outbox(world.db, known.email);
    expect(told?.subject).toBe('Failed payout code attempts');
    const colleague = { ...actor, userId: 2 };
    world.clock.advance(60);
    await resendPayoutCode(world, colleague, third);
    await verifyPayout(world, colleague, third, await newestCode(world, colleague));
  });

  it('are one person’s: another one can neither use nor spend them', async () => {
    const world = standingWorld(database.db);
    const actor = await newMerchant(world, 9_000_000_00n);
    const batchId = await batchOf(world, actor, 'k', '60000');
    const otp = await newestCode(world, actor);
    const colleague = { ...actor, userId: 2, email: `colleague-${actor.businessId}@merchant.test` };
    await expect(verifyPayout(world, colleague, batchId, otp)).rejects.toMatchObject(invalid);
    await resendPayoutCode(world, colleague, batchId);
    const wrong = await wrongCode(world, colleague);
    await Promise.allSettled(Array.from({ length: 8 }, () => verifyPayout(world, colleague, batchId, wrong)));
    await verifyPayout(world, actor, batchId, otp);
    expect(await statusesOf(world, actor)).toEqual(['Successful']);
  });
});

it('[SWP-05] codes for swaps are tried five times over all resends', async () => {
  const world = standingWorld(database.db);
  const actor = await newExchanger(world, 1_000_000_00n);
  const order = (otp: string) => {
    const [pair] = pairsAt(world.clock.now());
    const credit = pair ? (creditFor(pair, 'NGN', 'USD', 100_000_00n) ?? 0n) : 0n;
    const currencies = { sourceCurrency: 'NGN', destinationCurrency: 'USD' };
    return { otp, fxRatePairId: '1', debitAmount: '100000.00', creditAmount: toMajor(credit), ...currencies };
  };
  for (let tries = 1; tries <= 5; tries += 1) {
    await sendSwapCode(world, actor);
    const guess = createSwap(world, actor, 'k', order(await wrongCode(world, actor)));
    await expect(guess).rejects.toMatchObject(tries < 5 ? invalid : spent);
    world.clock.advance(60);
  }
  await expect(sendSwapCode(world, actor)).rejects.toMatchObject(spent);
  await expect(createSwap(world, actor, 'k', order(await newestCode(world, actor)))).rejects.toMatchObject(spent);
});

it('[SPL-08] codes for split settlements are tried five times over all resends', async () => {
  const world = standingWorld(database.db);
  const actor = await newMerchant(world, 0n);
  const account = { accountName: 'ADA OKAFOR', accountNumber: '0123456789', bankCode: '058', amount: '30' };
  const asked = { name: 'Partners', rateType: 'percentage', currencyId: '1', isActive: true } as const;
  const order = (otp: string) => ({ ...asked, accountDetails: [account], otp });
  for (let tries = 1; tries <= 5; tries += 1) {
    await sendSplitCode(world, actor);
    const guess = upsertSplit(world, actor, 'k', order(await wrongCode(world, actor)));
    await expect(guess).rejects.toMatchObject(tries < 5 ? invalid : spent);
    world.clock.advance(60);
  }
  await expect(sendSplitCode(world, actor)).rejects.toMatchObject(spent);
  await expect(upsertSplit(world, actor, 'k', order(await newestCode(world, actor)))).rejects.toMatchObject(spent);
  expect((await world.db.select().from(splitSettlements)).some(({ businessId }) => businessId === actor.businessId)).toBe(false);
});
