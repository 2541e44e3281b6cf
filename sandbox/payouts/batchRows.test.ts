/** Batches with references: each payment is paid or fails alone, and none is paid twice. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database';
import { status } from '../ledger/payouts.rules';
import { nameOf, testNumbers } from '../rules/recipients';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { available, contextAtFixedTime, newestCode, newMerchant, statusesOf, toAda } from '../testing/people';
import { batchRows } from './batchRows';
import { initiatePayout, payoutStatusOf, verifyPayout } from './payouts';

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

async function merchant(balance = 2_000_000_00n) {
  const context = contextAtFixedTime(database.db);
  return { context, actor: await newMerchant(context, balance) };
}

const row = (key: string, amount = '100', more: Partial<ReturnType<typeof toAda>> = {}) =>
  toAda(amount, { clientReference: key, ...more });

const lateName = nameOf('058', testNumbers.secondTime);
const late = (key: string) =>
  row(key, '100', { accountNumber: testNumbers.secondTime, AccountName: lateName, recipientName: lateName });

describe('a batch of payments with references', () => {
  it('[BLK-01] pays every valid payment, and returns the reason for each other', async () => {
    const { context, actor } = await merchant();
    const rows = [row('a'), row('b', '13.13'), row('c', '100', { AccountName: 'EVE' }), late('d'), row('e', '200')];
    const answer = await initiatePayout(context, actor, 'k', rows);
    expect(answer).toMatchObject({ statusCode: '00', message: '2 of 5 payouts were made' });
    expect(await batchRows(context, actor, answer.batchId)).toMatchObject([
      {
        ...{ clientReference: 'a', status: status.successful, reason: null },
        ...{ amount: '100.00', accountNumber: rows[0]?.accountNumber, recipient: rows[0]?.AccountName },
      },
      { clientReference: 'b', status: status.failed, reason: 'Issuer or switch inoperative', amount: '13.13' },
      { clientReference: 'c', status: status.failed, reason: 'AccountName does not match the account' },
      { clientReference: 'd', status: status.failed, reason: 'The receiving bank did not respond' },
      { clientReference: 'e', status: status.successful, reason: null },
    ]);
    expect(await available(context, actor)).toBe(2_000_000_00n - 320_00n);
  });

  it('[BLK-01] pays a payment again only after it failed', async () => {
    const { context, actor } = await merchant();
    await initiatePayout(context, actor, 'k1', [row('a'), late('b')]);
    await expect(initiatePayout(context, actor, 'k2', [row('a'), late('b')])).rejects.toMatchObject({
      status: 412,
      message: 'A payment of this batch was already paid or in progress. Nothing was sent',
    });
    const again = await initiatePayout(context, actor, 'k3', [late('b')]);
    expect(await batchRows(context, actor, again.batchId)).toMatchObject([{ status: status.successful }]);
    await expect(initiatePayout(context, actor, 'k4', [late('b')])).rejects.toMatchObject({ status: 412 });
    expect(await available(context, actor)).toBe(2_000_000_00n - 220_00n);
  });

  it('[BLK-01] pays a payment once if several batches contain it at the same time', async () => {
    const { context, actor } = await merchant();
    await initiatePayout(context, actor, 'first', [late('a'), late('b')]);
    const tries = Array.from({ length: 6 }, (_, at) => initiatePayout(context, actor, `k${at}`, [late('a'), late('b')]));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    expect(await available(context, actor)).toBe(2_000_000_00n - 220_00n);
    expect((await statusesOf(context, actor)).sort()).toEqual([
      status.failed,
      status.failed,
      status.successful,
      status.successful,
    ]);
  });

  it('holds and posts only payments that did not fail, after its code', async () => {
    const { context, actor } = await merchant();
    const { batchId, statusCode } = await initiatePayout(context, actor, 'k', [row('a', '60000'), late('b')]);
    expect(statusCode).toBe('007');
    expect(await available(context, actor)).toBe(2_000_000_00n - 60_050_00n);
    expect(await payoutStatusOf(context, actor, 'k')).toEqual({ status: status.awaitingVerification, batchId });
    await expect(initiatePayout(context, actor, 'other', [row('a', '60000')])).rejects.toMatchObject({ status: 412 });
    // One of the two is left, so the words are about one.
    const said = await verifyPayout(context, actor, batchId, await newestCode(context, actor));
    expect(said).toBe('Payout verified successfully');
    expect(await batchRows(context, actor, batchId)).toMatchObject([{ status: status.successful }, { status: status.failed }]);
    expect(await available(context, actor)).toBe(2_000_000_00n - 60_050_00n);
  });

  it.each([
    ['60000', 'Payouts verified successfully'],
    ['600000', 'Payouts verified. They now await a second-level approver'],
  ])('speaks of all payments of %s that a code verifies together', async (amount, words) => {
    const { context, actor } = await merchant();
    const { batchId } = await initiatePayout(context, actor, 'k', [row('a', amount), row('b', amount)]);
    expect(await verifyPayout(context, actor, batchId, await newestCode(context, actor))).toBe(words);
  });

  it('moves no money if no payment is valid', async () => {
    const { context, actor } = await merchant();
    const { batchId, statusCode } = await initiatePayout(context, actor, 'k', [late('a')]);
    expect(statusCode).toBe('00');
    expect(await payoutStatusOf(context, actor, 'k')).toEqual({ status: status.failed, batchId });
    expect(await available(context, actor)).toBe(2_000_000_00n);
  });

  it('has a reference for every payment or for none, and each only once', async () => {
    const { context, actor } = await merchant();
    await expect(initiatePayout(context, actor, 'k', [row('a'), toAda('1')])).rejects.toMatchObject({ status: 400 });
    await expect(initiatePayout(context, actor, 'k', [row('a'), row('a')])).rejects.toMatchObject({ status: 412 });
    expect(await statusesOf(context, actor)).toEqual([]);
  });

  it('is hidden from other businesses, and so are its references', async () => {
    const { context, actor } = await merchant();
    const other = await newMerchant(context, 1_000_00n);
    const { batchId } = await initiatePayout(context, actor, 'k', [row('a')]);
    await expect(batchRows(context, other, batchId)).rejects.toMatchObject({ status: 404 });
    await expect(batchRows(context, { ...actor, environment: 2 }, batchId)).rejects.toMatchObject({ status: 404 });
    expect(await initiatePayout(context, other, 'k', [row('a')])).toMatchObject({ statusCode: '00' });
  });
});
