import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../context';
import type { Database } from '../database/database';
import { accounts, entries, payoutBatches, postings } from '../database/schema';
import { wallets } from '../ledger/ledger';
import { status } from '../ledger/payouts.rules';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { available, contextAtFixedTime, newMerchant, statusesOf, toAda } from '../testing/people';
import { initiatePayout, payoutStatusOf } from './payouts';

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

async function merchant(balance = 2_000_000_00n) {
  const context = contextAtFixedTime(database.db);
  return { context, actor: await newMerchant(context, balance) };
}

describe('an idempotency key', () => {
  it('[PAY-05] repeats the first response for the same body in any order of fields, also for simultaneous calls', async () => {
    const { context, actor } = await merchant();
    const detail = toAda('100');
    const reversed = Object.fromEntries(Object.entries(detail).reverse());
    const answers = await Promise.all(Array.from({ length: 5 }, () => initiatePayout(context, actor, 'k', [detail])));
    answers.push(await initiatePayout(context, actor, 'k', [{ ...detail, ...reversed }]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await statusesOf(context, actor)).toEqual([status.successful]);
    expect(await available(context, actor)).toBe(2_000_000_00n - 110_00n);
  });

  it('is valid for one body, one business and one environment', async () => {
    const { context, actor } = await merchant();
    const other = await newMerchant(context, 1_000_00n);
    await initiatePayout(context, actor, 'k', [toAda('100')]);
    await expect(initiatePayout(context, actor, 'k', [toAda('101')])).rejects.toMatchObject({ status: 409 });
    await expect(initiatePayout(context, actor, 'k', [toAda('100'), toAda('100')])).rejects.toMatchObject({ status: 409 });
    await initiatePayout(context, other, 'k', [toAda('101')]);
    expect(await payoutStatusOf(context, { ...actor, environment: 2 }, 'k')).toMatchObject({ status: 'Not Received' });
  });

  it('[PAY-05] without a payout is closed by a status query', async () => {
    const { context, actor } = await merchant();
    expect(await payoutStatusOf(context, actor, 'k')).toEqual({ status: 'Not Received', batchId: null });
    await expect(initiatePayout(context, actor, 'k', [toAda('100')])).rejects.toMatchObject({ status: 409 });
    expect(await payoutStatusOf(context, actor, 'k')).toEqual({ status: 'Not Received', batchId: null });
    expect(await statusesOf(context, actor)).toEqual([]);
  });

  it('gives consistent responses if it is queried and used at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { context, actor } = await merchant();
      const [paid, asked] = await Promise.all([
        initiatePayout(context, actor, 'k', [toAda('100')]).catch(() => null),
        payoutStatusOf(context, actor, 'k'),
      ]);
      expect(asked.status).toBe(paid ? status.successful : 'Not Received');
      expect(await statusesOf(context, actor)).toEqual(paid ? [status.successful] : []);
    }
  });

  it('is not used up by a refusal', async () => {
    const { context, actor } = await merchant(100_00n);
    await expect(initiatePayout(context, actor, 'k', [toAda('100')])).rejects.toMatchObject({
      status: 400,
      message: 'Insufficient balance',
    });
    expect(await initiatePayout(context, actor, 'k', [toAda('90')])).toMatchObject({ statusCode: '00' });
  });
});

describe('the money of payouts', () => {
  it('is not spent twice by simultaneous payouts', async () => {
    const { context, actor } = await merchant(100_000_00n);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => initiatePayout(context, actor, `k${index}`, [toAda('49000')])),
    );
    expect(outcomes.filter(({ status: each }) => each === 'fulfilled')).toHaveLength(2);
    expect(await available(context, actor)).toBe(100_000_00n - 2n * 49_025_00n);
  });

  it('moves for a whole batch or not at all', async () => {
    const { context, actor } = await merchant(100_00n);
    await expect(initiatePayout(context, actor, 'k', [toAda('50'), toAda('50')])).rejects.toMatchObject({
      message: 'Insufficient balance',
    });
    await expect(initiatePayout(context, actor, 'k', [toAda('5'), toAda('5', { AccountName: 'EVE' })])).rejects.toMatchObject({
      status: 400,
    });
    expect(await statusesOf(context, actor)).toEqual([]);
    expect(await available(context, actor)).toBe(100_00n);
    await initiatePayout(context, actor, 'k', [toAda('40'), toAda('40')]);
    expect(await available(context, actor)).toBe(0n);
  });

  it('moves to the wallet of a merchant, also if two merchants pay each other at the same time', async () => {
    const { context, actor } = await merchant(1_000_00n);
    const other = await newMerchant(context, 1_000_00n);
    const to = (payee: Actor) => {
      const name = `MERCHANT ${payee.businessId}`;
      return toAda('10', { type: 'Merchant', AccountName: name, recipientName: name, accountNumber: String(payee.businessId) });
    };
    const both = Array.from({ length: 8 }, (_, index) => [
      initiatePayout(context, actor, `k${index}`, [to(other)]),
      initiatePayout(context, other, `k${index}`, [to(actor)]),
    ]);
    await Promise.all(both.flat());
    expect([await available(context, actor), await available(context, other)]).toEqual([1_000_00n, 1_000_00n]);
    await initiatePayout(context, actor, 'last', [to(other)]);
    expect([await available(context, actor), await available(context, other)]).toEqual([990_00n, 1_010_00n]);
  });

  it('does not move for the amount with the unknown code', async () => {
    const { context, actor } = await merchant();
    expect(await initiatePayout(context, actor, 'k', [toAda('13.13')])).toMatchObject({ statusCode: '91' });
    expect((await payoutStatusOf(context, actor, 'k')).status).toBe(status.failed);
    expect(await available(context, actor)).toBe(2_000_000_00n);
  });
});

describe('the ledger', () => {
  it('is protected by the database: no unbalanced posting, and no change', async () => {
    const { context, actor } = await merchant();
    const [wallet] = await wallets(context.db, actor);
    const accountId = wallet?.account.id ?? 0;
    const write = context.db.transaction(async (tx) => {
      const [posting] = await tx.insert(postings).values({ kind: 'payout', postedAt: context.clock.now() }).returning();
      await tx.insert(entries).values({ postingId: posting?.id ?? 0, accountId, amount: 1n });
    });
    await expect(write).rejects.toMatchObject({ cause: { message: expect.stringContaining('sum to zero') } });
    await expect(context.db.update(entries).set({ amount: 5n }).where(eq(entries.accountId, accountId))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('never changed') },
    });
    await expect(context.db.delete(postings)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('never changed') },
    });
    expect(await context.db.select().from(accounts).where(eq(accounts.id, accountId))).toHaveLength(1);
    expect(await context.db.select().from(payoutBatches).where(eq(payoutBatches.businessId, actor.businessId))).toEqual([]);
  });
});
