/** Requesting more codes gives no more guesses: attempts count for one person, over all sets, batches and resends. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditFor, pairsAt } from '../balances/rates.rules';
import { createSwap, sendSwapCode } from '../balances/swaps';
import type { Actor, OperationContext } from '../context';
import { outbox } from '../control/outbox';
import type { Database } from '../database/database';
import { splitSettlements } from '../database/schema';
import { decide, sendApprovalCode } from '../payouts/approvals';
import { initiatePayout, resendPayoutCode, verifyPayout } from '../payouts/payouts';
import { toMajor } from '../rules/money';
import { sendSplitCode, upsertSplit } from '../splits/splits';
import { newExchanger } from '../testing/concurrency';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { contextAtFixedTime, newestCode, newMerchant, otherThan, payoutsOfBusiness, statusesOf, toAda } from '../testing/people';

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

const invalid = { status: 400, message: 'Invalid OTP' };
const spent = { status: 400, message: 'Too many attempts' };

const batchOf = async (context: OperationContext, actor: Actor, key: string, amount: string) =>
  (await initiatePayout(context, actor, key, [toAda(amount)])).batchId;

async function wrongCode(context: OperationContext, actor: Actor): Promise<string> {
  return otherThan(await newestCode(context, actor));
}

describe('[APR-01] codes for approvals', () => {
  async function pending(count: number) {
    const context = contextAtFixedTime(database.db);
    const maker = await newMerchant(context, 9_000_000_00n);
    for (let n = 0; n < count; n += 1) {
      const batchId = await batchOf(context, maker, `k${n}`, '1000000');
      await verifyPayout(context, maker, batchId, await newestCode(context, maker));
    }
    const person = (userId: number): Actor => ({ ...maker, userId, email: `person-${userId}-${maker.businessId}@merchant.test` });
    const ids = (await payoutsOfBusiness(context, maker)).map(({ id }) => String(id));
    return { context, maker, checker: person(2), other: person(3), ids };
  }

  it('allow five attempts over all sets of payouts', async () => {
    const { context, maker, checker, other, ids } = await pending(3);
    const [a = '', b = '', c = ''] = ids;
    const sets = [[a], [b], [c], [a, b], [b, c]];
    for (const [n, payoutIds] of sets.entries()) {
      await sendApprovalCode(context, checker, payoutIds);
      const guess = decide(context, checker, { payoutIds, otp: await wrongCode(context, checker), isApproved: true });
      await expect(guess).rejects.toMatchObject(n < 4 ? invalid : spent);
    }
    await expect(sendApprovalCode(context, checker, [a, c])).rejects.toMatchObject(spent);
    const right = await newestCode(context, checker);
    await expect(decide(context, checker, { payoutIds: [b, c], otp: right, isApproved: true })).rejects.toMatchObject(spent);
    await sendApprovalCode(context, other, ids);
    await decide(context, other, { payoutIds: ids, otp: await newestCode(context, other), isApproved: true });
    expect(new Set(await statusesOf(context, maker))).toEqual(new Set(['Successful']));
  });

  it('allow five attempts over all resends, and more once the first attempts are fifteen minutes old', async () => {
    const { context, checker, ids } = await pending(1);
    for (let tries = 1; tries <= 5; tries += 1) {
      await sendApprovalCode(context, checker, ids);
      const guess = decide(context, checker, { payoutIds: ids, otp: await wrongCode(context, checker), isApproved: true });
      await expect(guess).rejects.toMatchObject(tries < 5 ? invalid : spent);
      context.clock.advance(60);
    }
    await expect(sendApprovalCode(context, checker, ids)).rejects.toMatchObject({ ...spent, retryAfter: 10 * 60 });
    context.clock.advance(10 * 60);
    await sendApprovalCode(context, checker, ids);
    await decide(context, checker, { payoutIds: ids, otp: await newestCode(context, checker), isApproved: true });
  });
});

describe('[PAY-06] codes for payouts', () => {
  it('allow each person five attempts over all batches and resends, and the person gets an email', async () => {
    const context = contextAtFixedTime(database.db);
    const actor = await newMerchant(context, 9_000_000_00n);
    const known = { ...actor, email: 'amaka.obi@bluecrest.test' };
    const batches: string[] = [];
    for (let n = 0; n < 3; n += 1) batches.push(await batchOf(context, known, `k${n}`, '60000'));
    const [first = '', second = '', third = ''] = batches;
    const wrong = await wrongCode(context, known);
    await expect(verifyPayout(context, known, third, wrong)).rejects.toMatchObject(invalid);
    for (const batchId of [first, second, first, second]) {
      context.clock.advance(60);
      await resendPayoutCode(context, known, batchId);
      const guess = verifyPayout(context, known, batchId, await wrongCode(context, known));
      await expect(guess).rejects.toMatchObject({ status: 400 });
    }
    await expect(resendPayoutCode(context, known, third)).rejects.toMatchObject(spent);
    await expect(verifyPayout(context, known, second, wrong)).rejects.toMatchObject(spent);
    const [email] = await outbox(context.db, known.email);
    expect(email?.subject).toBe('Failed payout code attempts');
    const colleague = { ...actor, userId: 2 };
    context.clock.advance(60);
    await resendPayoutCode(context, colleague, third);
    await verifyPayout(context, colleague, third, await newestCode(context, colleague));
  });

  it('belong to one person: another person can neither use them nor use up their attempts', async () => {
    const context = contextAtFixedTime(database.db);
    const actor = await newMerchant(context, 9_000_000_00n);
    const batchId = await batchOf(context, actor, 'k', '60000');
    const otp = await newestCode(context, actor);
    const colleague = { ...actor, userId: 2, email: `colleague-${actor.businessId}@merchant.test` };
    await expect(verifyPayout(context, colleague, batchId, otp)).rejects.toMatchObject(invalid);
    await resendPayoutCode(context, colleague, batchId);
    const wrong = await wrongCode(context, colleague);
    await Promise.allSettled(Array.from({ length: 8 }, () => verifyPayout(context, colleague, batchId, wrong)));
    await verifyPayout(context, actor, batchId, otp);
    expect(await statusesOf(context, actor)).toEqual(['Successful']);
  });
});

it('[SWP-05] codes for swaps allow five attempts over all resends', async () => {
  const context = contextAtFixedTime(database.db);
  const actor = await newExchanger(context, 1_000_000_00n);
  const order = (otp: string) => {
    const [pair] = pairsAt(context.clock.now());
    const credit = pair ? (creditFor(pair, 'NGN', 'USD', 100_000_00n) ?? 0n) : 0n;
    const currencies = { sourceCurrency: 'NGN', destinationCurrency: 'USD' };
    return { otp, fxRatePairId: '1', debitAmount: '100000.00', creditAmount: toMajor(credit), ...currencies };
  };
  for (let tries = 1; tries <= 5; tries += 1) {
    await sendSwapCode(context, actor);
    const guess = createSwap(context, actor, `k.${tries}`, order(await wrongCode(context, actor)));
    await expect(guess).rejects.toMatchObject(tries < 5 ? invalid : spent);
    context.clock.advance(60);
  }
  await expect(sendSwapCode(context, actor)).rejects.toMatchObject(spent);
  await expect(createSwap(context, actor, 'k.6', order(await newestCode(context, actor)))).rejects.toMatchObject(spent);
});

it('[SPL-08] codes for split settlements allow five attempts over all resends', async () => {
  const context = contextAtFixedTime(database.db);
  const actor = await newMerchant(context, 0n);
  const account = { accountName: 'ADA OKAFOR', accountNumber: '0123456789', bankCode: '058', amount: '30' };
  const asked = { name: 'Partners', rateType: 'percentage', currencyId: '1', isActive: true } as const;
  const order = (otp: string) => ({ ...asked, accountDetails: [account], otp });
  for (let tries = 1; tries <= 5; tries += 1) {
    await sendSplitCode(context, actor);
    const guess = upsertSplit(context, actor, 'k', order(await wrongCode(context, actor)));
    await expect(guess).rejects.toMatchObject(tries < 5 ? invalid : spent);
    context.clock.advance(60);
  }
  await expect(sendSplitCode(context, actor)).rejects.toMatchObject(spent);
  await expect(upsertSplit(context, actor, 'k', order(await newestCode(context, actor)))).rejects.toMatchObject(spent);
  expect((await context.db.select().from(splitSettlements)).some(({ businessId }) => businessId === actor.businessId)).toBe(
    false,
  );
});
