/** The lists of payouts, the wallets and the details, in the API. */
import { describe, expect, it } from 'vitest';
import { wallets } from '../../contract/balances/wallets';
import type { CallInput } from '../../contract/endpoint';
import { payouts } from '../../contract/payouts/payouts';
import { status } from '../ledger/payouts.rules';
import { toMajor, toMinor } from '../rules/money';
import { call, forBluecrest, messageOf, people, send, signIn } from '../testing/client';
import { everyPayout } from '../testing/payoutLists';
import { toAda } from '../testing/people';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();
const headers = forBluecrest;

describe('payouts of one status', () => {
  const history = (token: string, word: string, more: Record<string, string> = {}) =>
    call(sandbox(), payouts.listPayoutHistory, { headers, query: { status: word, ...more } }, token);

  it('[PAY-01] are listed for every status, with hyphens or spaces, newest first', async () => {
    const token = await signIn(sandbox(), people.owner);
    for (const word of Object.values(status)) {
      const { rows, total } = await history(token, word, { pageSize: '100' });
      expect([word, total > 0]).toEqual([word, true]);
      expect(new Set(rows.map((row) => row.status))).toEqual(new Set([word]));
      expect(await history(token, word.replaceAll(' ', '-'), { pageSize: '100' })).toEqual({ rows, total });
      const order = rows.map((row) => `${row.initiatedAt} ${row.payoutId.padStart(9, '0')}`);
      expect([...order].sort().reverse()).toEqual(order);
    }
  });

  it('[PAY-01] of one account are told apart by its bank, because a number exists at several', async () => {
    const token = await signIn(sandbox(), people.owner);
    const all = await everyPayout(sandbox(), token, {});
    const banksOf = (number: string) => new Set(all.flatMap((row) => (row.accountNumber === number ? row.bankName : [])));
    const shared = all.find(({ accountNumber }) => banksOf(accountNumber).size > 1);
    const { accountNumber = '', bankName = '' } = shared ?? {};
    const ofBank = all.filter((row) => row.accountNumber === accountNumber && row.bankName === bankName);
    const filter = { keyword: accountNumber, SearchableColumns: 'beneficiaryNumber', bankName } as const;
    expect(ofBank.length).toBeGreaterThan(0);
    expect(await everyPayout(sandbox(), token, filter)).toEqual(ofBank);
    const ofStatus = ofBank.filter((row) => row.status === shared?.status);
    expect(await everyPayout(sandbox(), token, { ...filter, status: shared?.status ?? '' })).toEqual(ofStatus);
    expect((await everyPayout(sandbox(), token, { bankName })).length).toBe(
      all.filter((row) => row.bankName === bankName).length,
    );
  });

  it('[PAY-01] have twenty rows a page unless the call asks for more, with the correct total', async () => {
    const token = await signIn(sandbox(), people.owner);
    const first = await history(token, 'Successful');
    const second = await history(token, 'Successful', { pageNumber: '2' });
    expect([first.rows.length, second.rows.length, second.total]).toEqual([20, 20, first.total]);
    expect(first.total).toBeGreaterThan(1_000);
    const raw = await send(sandbox(), payouts.listPayoutHistory, { headers, query: { status: 'Failed' } }, token);
    expect(JSON.parse(raw.text)).toMatchObject({ totalItems: expect.any(Number) });
  });

  it('are refused for an unknown status and for a page that is too large', async () => {
    const token = await signIn(sandbox(), people.owner);
    for (const query of [{ status: 'Lost' }, { status: '' }, {}, { status: 'Failed', pageSize: '101' }]) {
      expect((await send(sandbox(), payouts.listPayoutHistory, { headers, query }, token)).status).toBe(400);
    }
    const word = { headers, query: { status: '<b>' } };
    expect(messageOf(await send(sandbox(), payouts.downloadPayouts, word, token))).toBe('status is not a payout status');
  });

  it('[PAY-01] have a separate list for Pending', async () => {
    const token = await signIn(sandbox(), people.owner);
    const pending = await call(sandbox(), payouts.listPendingPayouts, { headers, query: { pageSize: '100' } }, token);
    expect(pending).toEqual(await history(token, 'Pending', { pageSize: '100' }));
    expect(pending.total).toBeGreaterThan(0);
  });
});

describe('the total payouts of a wallet', () => {
  it('[PAY-02] is the sum of its successful payouts, before and after another one', async () => {
    const token = await signIn(sandbox(), people.owner);
    const shown = () => call(sandbox(), payouts.listPayoutWallets, { headers }, token);
    const before = await shown();
    const successful = await everyPayout(sandbox(), token, { status: 'Successful' });
    for (const { currency, totalTransfer, successfulTransfers } of before) {
      const mine = successful.filter((row) => row.currency === currency);
      const sum = mine.reduce((total, row) => total + (toMinor(row.amount ?? '') ?? 0n), 0n);
      expect([currency, totalTransfer, successfulTransfers]).toEqual([currency, toMajor(sum), mine.length]);
    }
    const balances = await call(sandbox(), wallets.listWallets, {}, token);
    expect(before.map((each) => [each.currency, each.availableBalance, each.account])).toEqual(
      balances.map((each) => [each.currency, each.availableBalance, each.account]),
    );
    const key = { ...headers, 'idempotency-key': 'one more' };
    await call(sandbox(), payouts.initiatePayout, { headers: key, body: { payoutDetails: [toAda('100')] } }, token);
    const [ngn, ...others] = await shown();
    expect(others).toEqual(before.slice(1));
    expect(ngn?.successfulTransfers).toBe((before[0]?.successfulTransfers ?? 0) + 1);
    expect(ngn?.totalTransfer).toBe(toMajor((toMinor(before[0]?.totalTransfer ?? '') ?? 0n) + 100_00n));
  });

  it('[PAY-02] has the name and the symbol of its currency', async () => {
    const token = await signIn(sandbox(), people.approver);
    expect(await call(sandbox(), wallets.listCurrencies, {}, token)).toEqual([
      { id: '1', code: 'NGN', name: 'Nigerian Naira', symbol: '₦' },
      { id: '2', code: 'USD', name: 'US Dollar', symbol: '$' },
      { id: '3', code: 'GBP', name: 'Pound Sterling', symbol: '£' },
      { id: '4', code: 'EUR', name: 'Euro', symbol: '€' },
    ]);
  });
});

describe('the number of payouts of each status', () => {
  const counts = (token: string, query: CallInput<typeof payouts.countPayouts>['query'] = {}) =>
    call(sandbox(), payouts.countPayouts, { headers, query }, token);
  const days = { startDate: '2026-11-01 00:00:00', endDate: '2026-11-21 23:59:59' };

  it('[PAY-01 PAY-02] is that of the list, of all days or of some, of all wallets or of one', async () => {
    const token = await signIn(sandbox(), people.owner);
    for (const query of [{}, days, { currency: 'USD' }, { ...days, currency: 'NGN' }]) {
      const rows = await everyPayout(sandbox(), token, query);
      const counted = Object.fromEntries((await counts(token, query)).map((one) => [one.status, one.count]));
      const listed: Record<string, number> = {};
      for (const { status: word } of rows) listed[word] = (listed[word] ?? 0) + 1;
      expect(counted).toEqual(listed);
    }
  });

  it('[PAY-01] changes with a payout', async () => {
    const token = await signIn(sandbox(), people.owner);
    const total = async () => (await counts(token)).reduce((sum, { count }) => sum + count, 0);
    const before = await total();
    const body = { payoutDetails: [toAda('250.00')] };
    const paid = await send(
      sandbox(),
      payouts.initiatePayout,
      { headers: { ...headers, 'idempotency-key': 'counted' }, body },
      token,
    );
    expect(paid.status).toBe(200);
    expect(await total()).toBe(before + 1);
  });

  it('[PAY-01] is refused for parts of days, and for what is no date', async () => {
    const token = await signIn(sandbox(), people.owner);
    const refused = async (startDate: string) =>
      messageOf(await send(sandbox(), payouts.countPayouts, { headers, query: { startDate } }, token));
    expect(await refused('2026-11-01 09:30:00')).toBe('startDate and endDate must be the first and the last second of a day');
    expect(await refused('yesterday')).toMatch(/^startDate must be/);
  });
});

describe('[GEN-10] a role that may only view', () => {
  it('may list and download, and not pay', async () => {
    for (const email of [people.viewer, people.approver]) {
      const token = await signIn(sandbox(), email);
      const lists = [
        payouts.listPayoutHistory,
        payouts.listPendingPayouts,
        payouts.downloadPayouts,
        payouts.listPayoutWallets,
        payouts.countPayouts,
      ];
      for (const endpoint of lists) {
        const parts = endpoint === payouts.listPayoutHistory ? { headers, query: { status: 'Pending' } } : { headers };
        expect([endpoint.name, (await send(sandbox(), endpoint, parts, token)).status]).toEqual([endpoint.name, 200]);
      }
      expect((await send(sandbox(), payouts.initiatePayout, { headers }, token)).status).toBe(403);
    }
  });
});
