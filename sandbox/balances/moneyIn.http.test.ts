/** Incoming money in the API: virtual accounts, transfers to them, and every movement in a wallet's history. */
import { describe, expect, it } from 'vitest';
import { movements } from '../../contract/balances/movements';
import { virtualAccounts } from '../../contract/balances/virtualAccounts';
import { wallets } from '../../contract/balances/wallets';
import { payouts } from '../../contract/payouts/payouts';
import { businesses } from '../../contract/settings/businesses';
import { toMajor, toMinor } from '../rules/money';
import { call, forBluecrest, messageOf, people, send, signIn } from '../testing/client';
import { toAda } from '../testing/people';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();
const forSubsidiary = { subb_id: '1001' };

const open = (token: string, alias: string, key = alias, subb_id = '1001') =>
  send(sandbox(), virtualAccounts.createVirtualAccount, { headers: { subb_id, 'idempotency-key': key }, body: { alias } }, token);

const listed = (token: string) => call(sandbox(), virtualAccounts.listVirtualAccounts, {}, token);

const history = (token: string, query: Record<string, string> = {}) =>
  call(sandbox(), movements.listWalletHistory, { query: { page: '1', size: '20', ...query } }, token);

const ledgerOf = async (token: string, currency: string) =>
  (await call(sandbox(), wallets.listWallets, {}, token)).find((wallet) => wallet.currency === currency)?.ledgerBalance;

async function inTest(token: string): Promise<string> {
  await call(sandbox(), businesses.toggleEnvironment, { body: { environmentId: 2, SetDefault: false } }, token);
  return token;
}

describe('[VAC-01] virtual accounts', () => {
  it('are created with an alias, each has its own number, and the newest is listed first', async () => {
    const token = await signIn(sandbox(), people.owner);
    const before = await listed(token);
    expect(before.map(({ alias }) => alias)).toEqual(['Web shop', 'Lekki counter', 'Ikeja counter']);
    const answer = await call(
      sandbox(),
      virtualAccounts.createVirtualAccount,
      { headers: { ...forSubsidiary, 'idempotency-key': 'k' }, body: { alias: '  Abuja counter ' } },
      token,
    );
    expect(answer.message).not.toBe('');
    const [made, ...others] = await listed(token);
    expect(others).toEqual(before);
    expect(made).toMatchObject({ alias: 'Abuja counter', accountName: 'BLUECREST STORES', bankName: 'Sterling Bank' });
    expect(made?.accountNumber).toMatch(/^88\d{8}$/);
    expect(new Set([made, ...others].map((account) => account?.accountNumber)).size).toBe(4);
  });

  it('are created once for each key, also if it is sent repeatedly or at the same time', async () => {
    const token = await signIn(sandbox(), people.owner);
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(token, 'Kano', 'k')));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await listed(token)).filter(({ alias }) => alias === 'Kano')).toHaveLength(1);
    expect((await open(token, 'Jos', 'k')).status).toBe(409);
  });

  it('have an alias only once in a business, and a refused key can be used again', async () => {
    const token = await signIn(sandbox(), people.owner);
    const taken = await open(token, 'WEB SHOP', 'k');
    expect([taken.status, messageOf(taken)]).toEqual([400, 'You already have a virtual account with this alias']);
    const both = await Promise.all([open(token, 'Enugu', 'a'), open(token, 'enugu', 'b')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await open(token, 'Web shop 2', 'k')).status).toBe(200);
    await inTest(token);
    expect(await listed(token)).toEqual([]);
    expect((await open(token, 'Web shop', 'k')).status).toBe(200);
  });

  it.each([
    ['   ', 'Alias is required'],
    ['x'.repeat(101), 'Alias must be at most 100 characters'],
  ])('are not created with the alias %j', async (alias, message) => {
    const answer = await open(await signIn(sandbox(), people.owner), alias, 'k');
    expect([answer.status, messageOf(answer)]).toEqual([400, message]);
  });

  it('are created only with the permission, for the active business', async () => {
    const owner = await signIn(sandbox(), people.owner);
    expect((await open(owner, 'Foods', 'k', '1002')).status).toBe(403);
    const viewer = await signIn(sandbox(), people.viewer);
    expect((await open(viewer, 'Mine')).status).toBe(403);
    expect(await listed(viewer)).toHaveLength(3);
  });
});

describe('[VAC-01 BAL-03] money that is sent to an account number', () => {
  const payIn = (accountNumber: string, amount: bigint) =>
    sandbox().payIn({ accountNumber, amount, senderName: 'CHIKA NWOSU', senderBank: 'Access Bank' });

  it('is in the ledger and in the history immediately, with the name of the account', async () => {
    const token = await signIn(sandbox(), people.owner);
    const before = toMinor((await ledgerOf(token, 'NGN')) ?? '') ?? 0n;
    const [shop] = await listed(token);
    await payIn(shop?.accountNumber ?? '', 25_000_50n);
    expect(await ledgerOf(token, 'NGN')).toBe(toMajor(before + 25_000_50n));
    expect(await sandbox().ledger.isBalanced()).toBe(true);
    const [newest] = (await history(token)).rows;
    expect(newest).toMatchObject({
      direction: 'Credit',
      amount: '25000.50',
      currency: 'NGN',
      type: 'Funding',
      description: 'From CHIKA NWOSU to Web shop',
      before: toMajor(before),
      after: toMajor(before + 25_000_50n),
      fee: null,
      payoutId: null,
    });
    expect(newest?.reference).not.toBe('');
  });

  it('arrives at the wallet’s own account too, and is refused for an unknown number', async () => {
    const token = await signIn(sandbox(), people.owner);
    const dollars = toMinor((await ledgerOf(token, 'USD')) ?? '') ?? 0n;
    await payIn('9912045581', 10_00n);
    expect(await ledgerOf(token, 'USD')).toBe(toMajor(dollars + 10_00n));
    await expect(payIn('0000000000', 1n)).rejects.toThrow('No wallet has this accountNumber');
  });

  it('can be sent by a control', async () => {
    const token = await signIn(sandbox(), people.owner);
    const sent = async (body: object) => {
      const answer = await fetch(`${sandbox().address}/sandbox/funding`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.status;
    };
    expect(await sent({ accountNumber: '8800000101', amount: '1500' })).toBe(200);
    expect((await history(token)).rows[0]).toMatchObject({ amount: '1500.00', description: expect.stringContaining('Ikeja') });
    for (const amount of ['0', '-5', 'much', '1.005']) expect(await sent({ accountNumber: '8800000101', amount })).toBe(400);
    expect(await sent({ accountNumber: '1', amount: '5' })).toBe(400);
  });
});

describe('[BAL-03] the history of the wallets', () => {
  it('starts at zero and ends at the current balance, and each balance follows from the one before', async () => {
    const token = await signIn(sandbox(), people.owner);
    const rows = [];
    for (let page = 1; ; page += 1) {
      const answer = await history(token, { page: `${page}`, size: '100', currency: 'EUR' });
      rows.push(...answer.rows);
      if (answer.rows.length < 100) {
        expect(rows).toHaveLength(answer.total);
        break;
      }
    }
    expect(rows.length).toBeGreaterThan(100);
    let balance = 0n;
    for (const row of [...rows].reverse()) {
      const amount = (toMinor(row.amount ?? '') ?? 0n) * (row.direction === 'Credit' ? 1n : -1n);
      expect([row.id, row.before, row.after]).toEqual([row.id, toMajor(balance), toMajor(balance + amount)]);
      balance += amount;
    }
    expect(toMajor(balance)).toBe(await ledgerOf(token, 'EUR'));
    const moments = rows.map(({ at }) => at);
    expect([...moments].sort().reverse()).toEqual(moments);
  });

  it('has twenty rows a page, filters by direction, days and currency, and keeps the balances of the whole wallet', async () => {
    const token = await signIn(sandbox(), people.owner);
    const all = await history(token);
    expect(all.rows).toHaveLength(20);
    expect(new Set((await history(token, { size: '100' })).rows.map(({ currency }) => currency)).size).toBeGreaterThan(1);
    const [credits, debits] = [await history(token, { direction: 'C' }), await history(token, { direction: 'D' })];
    expect(new Set(credits.rows.map(({ direction }) => direction))).toEqual(new Set(['Credit']));
    expect(new Set(debits.rows.map(({ direction }) => direction))).toEqual(new Set(['Debit']));
    expect(credits.total + debits.total).toBe(all.total);
    const whole = new Map((await history(token, { size: '100', currency: 'USD' })).rows.map((row) => [row.id, row]));
    const some = await history(token, { direction: 'D', currency: 'USD', size: '5' });
    for (const row of some.rows) expect(row).toEqual(whole.get(row.id));
    const day = { startDate: '2026-11-10 00:00:00', endDate: '2026-11-10 23:59:59' };
    const ofDay = await history(token, day);
    expect(ofDay.total).toBeGreaterThan(0);
    expect(ofDay.rows.every(({ at }) => at.startsWith('2026-11-10'))).toBe(true);
    expect(await history(token, { page: '9999' })).toEqual({ rows: [], total: all.total });
  });

  it('shows a payout with its fee to the payer, and without private details to the merchant who was paid', async () => {
    const token = await inTest(await signIn(sandbox(), people.owner));
    const headers = { ...forBluecrest, 'idempotency-key': 'k' };
    const toHarbour = toAda('1000.00', { type: 'Merchant', accountNumber: '1004', AccountName: 'HARBOUR TRADING' });
    await call(sandbox(), payouts.initiatePayout, { headers, body: { payoutDetails: [toHarbour] } }, token);
    await call(
      sandbox(),
      payouts.initiatePayout,
      { headers: { ...headers, 'idempotency-key': 'l' }, body: { payoutDetails: [toAda('2000.00')] } },
      token,
    );
    const [toBank, toMerchant] = (await history(token, { direction: 'D' })).rows;
    expect(toBank).toMatchObject({ type: 'Payout', description: 'To ADA OKAFOR', amount: '2010.00', fee: '10.00' });
    expect(toMerchant).toMatchObject({ amount: '1000.00', fee: '0.00', payoutId: expect.stringMatching(/^\d+$/) });
    const [received] = (await history(await signIn(sandbox(), people.harbour))).rows;
    expect(received).toMatchObject({
      type: 'Payout',
      direction: 'Credit',
      amount: '1000.00',
      description: 'From Bluecrest Stores',
      reference: '',
      fee: null,
      payoutId: null,
    });
  });

  it('never shows another business’s movements, and refuses an invalid filter', async () => {
    const harbour = await signIn(sandbox(), people.harbour);
    expect((await history(harbour)).rows.every(({ currency }) => currency === 'NGN')).toBe(true);
    const token = await signIn(sandbox(), people.owner);
    const status = async (query: Record<string, string>) =>
      (await send(sandbox(), movements.listWalletHistory, { query: { page: '1', size: '20', ...query } }, token)).status;
    for (const query of [{ size: '101' }, { page: '0' }, { direction: 'X' }, { startDate: '2026-13-01' }, { currency: 'naira' }])
      expect([query, await status(query)]).toEqual([query, 400]);
    expect(
      (
        await send(
          sandbox(),
          movements.listWalletHistory,
          { query: { page: '1', size: '20' } },
          await signIn(sandbox(), people.approver),
        )
      ).status,
    ).toBe(403);
  });
});
