import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standingClock } from '../clock';
import type { Actor, OperationContext } from '../context';
import type { Database } from '../database/database';
import { accounts, businesses, entries, swaps } from '../database/schema';
import { keyOf, storeResponse } from '../ledger/idempotencyKeys';
import { wallets } from '../ledger/ledger';
import { toMajor } from '../rules/money';
import { newExchanger } from '../testing/concurrency';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { contextAtFixedTime, newestCode, otherThan } from '../testing/people';
import { creditFor, pairsAt } from './rates.rules';
import { createSwap, receivedUnder, sendSwapCode } from './swaps';

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

/** A merchant with NGN 1,000,000.00, an empty USD wallet, and the foreign-exchange feature. */
async function merchant() {
  const context = contextAtFixedTime(database.db);
  return { context, actor: await newExchanger(context, 1_000_000_00n) };
}

const pairNow = (context: OperationContext) => {
  const [pair] = pairsAt(context.clock.now());
  if (!pair) throw new Error('There is no pair');
  return pair;
};

/** An order of naira for dollars, at the current rate. */
function order(context: OperationContext, debit: bigint, otp: string) {
  const credit = creditFor(pairNow(context), 'NGN', 'USD', debit) ?? 0n;
  return {
    otp,
    fxRatePairId: '1',
    debitAmount: toMajor(debit),
    creditAmount: toMajor(credit),
    sourceCurrency: 'NGN',
    destinationCurrency: 'USD',
  };
}

async function codeFor(context: OperationContext, actor: Actor): Promise<string> {
  await sendSwapCode(context, actor);
  return newestCode(context, actor);
}

/** Returns the balances in NGN and USD, in minor units. */
const left = async (context: OperationContext, actor: Actor) =>
  (await wallets(context.db, actor)).map(({ available }) => available);

const booksBalance = async (context: OperationContext) => {
  const sums = await context.db
    .select({ currency: accounts.currency, sum: sql<string>`sum(${entries.amount})::text` })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .groupBy(accounts.currency);
  return sums.every(({ sum }) => sum === '0');
};

describe('[SWP-05] a swap', () => {
  it('debits one wallet and credits the other at the rate, with a balanced ledger', async () => {
    const { context, actor } = await merchant();
    const made = order(context, 500_000_00n, await codeFor(context, actor));
    expect(await createSwap(context, actor, 'k', { ...made, description: 'Stock' })).toBe('Currency swap successful');
    const credit = creditFor(pairNow(context), 'NGN', 'USD', 500_000_00n) ?? 0n;
    expect(await left(context, actor)).toEqual([500_000_00n, credit]);
    expect(await booksBalance(context)).toBe(true);
    const [row] = await context.db.select().from(swaps).where(eq(swaps.businessId, actor.businessId));
    expect(row).toMatchObject({ debit: 500_000_00n, credit, description: 'Stock', initiatorId: actor.userId });
  });

  it('happens once for each key, also if it is sent repeatedly or at the same time', async () => {
    const { context, actor } = await merchant();
    const made = order(context, 100_000_00n, await codeFor(context, actor));
    const answers = await Promise.all(Array.from({ length: 5 }, () => createSwap(context, actor, 'k', made)));
    answers.push(await createSwap(context, actor, 'k', { ...made, otp: 'whatever' }));
    expect(new Set(answers)).toEqual(new Set(['Currency swap successful']));
    expect((await left(context, actor))[0]).toBe(900_000_00n);
    await expect(createSwap(context, actor, 'k', order(context, 10_000_00n, '1'))).rejects.toMatchObject({ status: 409 });
  });

  it('is not made with a wrong code, which is counted and closes the key, so that no other tab swaps under it', async () => {
    const { context, actor } = await merchant();
    const otp = await codeFor(context, actor);
    const wrong = order(context, 10_000_00n, otherThan(otp));
    for (const key of ['k', 'k.2', 'k.3', 'k.4'])
      await expect(createSwap(context, actor, key, wrong)).rejects.toMatchObject({ status: 400, message: 'Invalid OTP' });
    await expect(createSwap(context, actor, 'k', { ...wrong, otp })).rejects.toMatchObject({ status: 409 });
    expect(await createSwap(context, actor, 'k.5', { ...wrong, otp })).toBe('Currency swap successful');
    await expect(createSwap(context, actor, 'k.4', { ...wrong, otp })).rejects.toMatchObject({ status: 409 });
    await expect(createSwap(context, actor, 'other', { ...wrong, otp })).rejects.toMatchObject({ message: 'Invalid OTP' });
  });

  it('cannot be made at a rate that was not shown in the last 300 seconds', async () => {
    const { context, actor } = await merchant();
    const old = order(context, 100_000_00n, '');
    const later = { ...context, clock: standingClock(context.clock.now().add({ minutes: 11 })) };
    const otp = await codeFor(later, actor);
    await expect(createSwap(later, actor, 'k', { ...old, otp })).rejects.toMatchObject({ status: 412 });
    const made = order(later, 100_000_00n, otp);
    const more = toMajor(BigInt(made.creditAmount.replace('.', '')) + 1n);
    await expect(createSwap(later, actor, 'k.2', { ...made, creditAmount: more })).rejects.toMatchObject({ status: 412 });
    await expect(createSwap(later, actor, 'k.2', made)).rejects.toMatchObject({ status: 409 });
    expect(await createSwap(later, actor, 'k.3', made)).toBe('Currency swap successful');
  });

  it.each([
    ['more than the wallet has', { debitAmount: '1000000.01', creditAmount: '' }, 'Amount exceeds wallet balance'],
    ['nothing', { debitAmount: '0', creditAmount: '1' }, 'Amount must be greater than 0'],
    ['what comes to nothing', { debitAmount: '0.01', creditAmount: '0' }, 'Amount must be greater than 0'],
    ['less than one dollar', { debitAmount: '1500.00', creditAmount: '' }, 'Both amounts of a swap must be at least 1.00'],
    ['another pair', { fxRatePairId: '9' }, 'These currencies cannot be swapped'],
    ['currencies that are no pair', { destinationCurrency: 'EUR' }, 'These currencies cannot be swapped'],
  ])('of %s is refused before the code is used', async (_, over, message) => {
    const { context, actor } = await merchant();
    const otp = await codeFor(context, actor);
    const made = { ...order(context, 100_000_01n, otp), ...over };
    const fitting = made.creditAmount === '' ? order(context, BigInt(made.debitAmount.replace('.', '')), otp) : made;
    await expect(createSwap(context, actor, 'k', fitting)).rejects.toMatchObject({ status: 400, message });
    expect(await createSwap(context, actor, 'k.2', order(context, 2_000_00n, otp))).toBe('Currency swap successful');
  });

  it('of exactly the minimum is made, on either side', async () => {
    const { context, actor } = await merchant();
    const { buy, sell } = pairNow(context);
    const toDollar = { ...order(context, buy, await codeFor(context, actor)), creditAmount: '1.00' };
    expect(await createSwap(context, actor, 'dollar', toDollar)).toBe('Currency swap successful');
    const later = { ...context, clock: standingClock(context.clock.now().add({ seconds: 61 })) };
    const toNaira = {
      ...order(context, buy, await codeFor(later, actor)),
      ...{ debitAmount: '1.00', creditAmount: toMajor(sell), sourceCurrency: 'USD', destinationCurrency: 'NGN' },
    };
    expect(await createSwap(later, actor, 'naira', toNaira)).toBe('Currency swap successful');
  });

  it('requires the feature', async () => {
    const { context, actor } = await merchant();
    await context.db.update(businesses).set({ fx: false }).where(eq(businesses.id, actor.businessId));
    await expect(sendSwapCode(context, actor)).rejects.toMatchObject({ status: 403 });
    await expect(createSwap(context, actor, 'k', order(context, 10_000_00n, '1'))).rejects.toMatchObject({ status: 403 });
  });

  it('never happens with a key that a status query closed, and one that happened is reported', async () => {
    const { context, actor } = await merchant();
    const made = order(context, 10_000_00n, await codeFor(context, actor));
    expect(await receivedUnder(context, actor, 'k')).toBeNull();
    await expect(createSwap(context, actor, 'k', made)).rejects.toMatchObject({ status: 409 });
    expect(await createSwap(context, actor, 'again', made)).toBe('Currency swap successful');
    expect(await receivedUnder(context, actor, 'again')).toEqual({ credited: made.creditAmount });
    expect(await receivedUnder(context, actor, 'k')).toBeNull();
  });

  it('that was made before its credit was kept is reported as made, so that it is not made again', async () => {
    const { context, actor } = await merchant();
    await createSwap(context, actor, 'k', order(context, 10_000_00n, await codeFor(context, actor)));
    const earlier = { statusCode: '00', message: 'Currency swap successful', batchId: null };
    await storeResponse(context.db, keyOf(actor, 'createSwapOrder', 'k'), earlier);
    expect(await receivedUnder(context, actor, 'k')).toEqual({ credited: null });
  });

  it('is refused if another one spends the same money at the same time', async () => {
    const { context, actor } = await merchant();
    const otp = await codeFor(context, actor);
    const made = order(context, 600_000_00n, otp);
    const outcomes = await Promise.allSettled(['a', 'b'].map((key) => createSwap(context, actor, key, made)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await left(context, actor))[0]).toBe(400_000_00n);
    expect(await booksBalance(context)).toBe(true);
  });

  it('sends another code only after a minute', async () => {
    const { context, actor } = await merchant();
    await sendSwapCode(context, actor);
    await expect(sendSwapCode(context, actor)).rejects.toMatchObject({ status: 429 });
  });
});
