/** Payouts in the API: the list, the refusals, and the separation of businesses. */
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../../contract/all';
import { wallets } from '../../contract/balances/wallets';
import { banks } from '../../contract/payouts/banks';
import { beneficiaries } from '../../contract/payouts/beneficiaries';
import { payouts } from '../../contract/payouts/payouts';
import { call, forBluecrest, messageOf, people, send, signIn } from '../testing/client';
import { toAda } from '../testing/people';
import { runningSandbox } from '../testing/running';
import type { Detail } from './payoutRequest';

const sandbox = runningSandbox();

const listed = async (token: string, query: Record<string, string>) =>
  call(sandbox(), payouts.listPayouts, { headers: forBluecrest, query: { pageNumber: '1', pageSize: '100', ...query } }, token);

describe('the list of payouts', () => {
  it('[PAY-01] is sorted newest first, then by id, and each payout is on one page only', async () => {
    const token = await signIn(sandbox(), people.owner);
    const seen = [];
    for (let page = 1; page <= 3; page += 1) seen.push(...(await listed(token, { pageNumber: String(page) })).rows);
    expect(new Set(seen.map((row) => row.payoutId)).size).toBe(300);
    const order = seen.map((row) => `${row.initiatedAt} ${row.payoutId.padStart(9, '0')}`);
    expect([...order].sort().reverse()).toEqual(order);
  });

  it('[PAY-02] has only the payouts of one wallet if a currency is given', async () => {
    const token = await signIn(sandbox(), people.owner);
    const totals = [];
    for (const currency of ['NGN', 'USD', 'GBP', 'EUR']) {
      const { rows, total } = await listed(token, { currency });
      expect(new Set(rows.map((row) => row.currency))).toEqual(new Set(rows.length > 0 ? [currency] : []));
      totals.push(total);
    }
    expect(totals[1]).toBeGreaterThan(0);
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe((await listed(token, {})).total);
  });

  it('is empty after the last page, with the correct total', async () => {
    const token = await signIn(sandbox(), people.owner);
    const { total } = await listed(token, {});
    expect(await listed(token, { pageNumber: '9999' })).toEqual({ rows: [], total });
    const last = await listed(token, { pageNumber: String(Math.ceil(total / 100)) });
    expect(last.rows).toHaveLength(total % 100 || 100);
  });

  it('refuses pages and dates that do not exist', async () => {
    const token = await signIn(sandbox(), people.owner);
    const wrong = [{ pageSize: '101' }, { pageSize: '0' }, { pageNumber: '0' }, { pageNumber: '-1' }, { pageNumber: '1e3' }];
    const dates = [{ startDate: 'yesterday' }, { endDate: '2026-02-30 00:00:00' }, { SearchableColumns: 'password' }];
    for (const query of [...wrong, ...dates]) {
      const parts = { headers: forBluecrest, query: { pageNumber: '1', pageSize: '5', ...query } };
      const answer = await send(sandbox(), payouts.listPayouts, parts, token);
      expect([query, answer.status]).toEqual([query, 400]);
      expect(messageOf(answer)).toContain(Object.keys(query)[0]);
    }
  });

  it('[PAY-01] finds a keyword in the chosen column, ignores case, and treats wildcards as plain characters', async () => {
    const token = await signIn(sandbox(), people.owner);
    const [first] = (await listed(token, {})).rows;
    const by = {
      beneficiaryNumber: first?.accountNumber,
      clientReference: first?.clientReference,
      payoutReference: first?.payoutReference,
      batchReference: first?.batchReference,
    };
    for (const [column, keyword = ''] of Object.entries(by)) {
      const found = await listed(token, { keyword: keyword.toLowerCase(), SearchableColumns: column });
      expect(found.rows.map((row) => row.payoutId)).toContain(first?.payoutId);
      expect(found.total).toBeLessThan(100);
    }
    const ada = await listed(token, { keyword: 'ada oKAf' });
    expect(ada.total).toBeGreaterThan(0);
    expect(ada.rows.every((row) => row.recipient === 'ADA OKAFOR')).toBe(true);
    for (const keyword of ['%', '_', '\\', "'", 'A%R'])
      expect([keyword, (await listed(token, { keyword })).total]).toEqual([keyword, 0]);
  });

  it('[GEN-04] includes the first and the last day of a period', async () => {
    const token = await signIn(sandbox(), people.owner);
    const all = (await listed(token, {})).rows;
    const at = all[40]?.initiatedAt?.replace('T', ' ') ?? '';
    const inside = await listed(token, { startDate: at, endDate: at });
    expect(inside.rows.map((row) => row.payoutId)).toContain(all[40]?.payoutId);
    expect(inside.rows.every((row) => row.initiatedAt?.replace('T', ' ') === at)).toBe(true);
    const day = at.slice(0, 10);
    const ofDay = await listed(token, { startDate: `${day} 00:00:00`, endDate: `${day} 23:59:59` });
    expect(ofDay.rows.map((row) => row.payoutId)).toEqual(
      all.filter((row) => row.initiatedAt?.startsWith(day)).map((row) => row.payoutId),
    );
  });
});

describe('an invalid payout', () => {
  let keys = 0;
  const pay = async (token: string, detail: Partial<Record<keyof Detail, string>>) => {
    keys += 1;
    const headers = { ...forBluecrest, 'idempotency-key': `key-${keys}` };
    return send(sandbox(), payouts.initiatePayout, { headers, body: { payoutDetails: [{ ...toAda('100'), ...detail }] } }, token);
  };

  const foreign = {
    type: 'InternationalPayout',
    debitCurrency: 'USD',
    creditCurrency: 'USD',
    accountNumber: 'DE02120300000000202051',
  };
  const abroad = {
    ...foreign,
    bankName: 'Hansebank',
    bankAddress: 'A',
    recipientAddress: 'B',
    bankRoutingNumber: '1',
    swiftCode: 'HNSEDEHH',
  };
  const merchant = { type: 'Merchant', AccountName: 'BLUECREST FOODS', accountNumber: '1002' };
  const refusals: [string, Partial<Record<keyof Detail, string>>, number, string][] = [
    ['of nothing', { amount: '0.00' }, 400, 'Amount must be greater than 0'],
    ['of less than nothing', { amount: '-5' }, 400, 'payoutDetails.0.amount is not valid'],
    ['above the balance', { amount: '6482930' }, 400, 'Insufficient balance'],
    ['to an unknown bank', { bankCode: '999' }, 400, 'Unknown bank'],
    ['under another name', { AccountName: 'EVE' }, 400, 'AccountName does not match the account'],
    ['to an account that cannot be resolved', { accountNumber: '0000000000' }, 404, 'Account could not be resolved'],
    ['to a bank that does not answer', { accountNumber: '0000000408' }, 503, 'The bank did not respond'],
    ['to an account of nine digits', { accountNumber: '123456789' }, 400, 'accountNumber must be 10 digits'],
    ['to oneself', { ...merchant, accountNumber: '1001', AccountName: 'BLUECREST STORES' }, 400, 'A merchant cannot pay itself'],
    ['to an unknown merchant', { ...merchant, accountNumber: '4040' }, 404, 'Account could not be resolved'],
    ['from one currency into another', { creditCurrency: 'USD' }, 400, 'creditCurrency must be the same as debitCurrency'],
    [
      'to a bank in dollars',
      { debitCurrency: 'USD', creditCurrency: 'USD' },
      400,
      'A bank payout in this currency must be international',
    ],
    ['in a currency that is not served', { debitCurrency: 'JPY', creditCurrency: 'JPY' }, 400, 'This currency is not supported'],
    [
      'abroad in naira',
      { ...abroad, debitCurrency: 'NGN', creditCurrency: 'NGN' },
      400,
      'An international payout cannot be in NGN',
    ],
    ['abroad without an address', { ...abroad, bankAddress: ' ' }, 400, 'Bank address is required for an international payout'],
    ['abroad with half a SWIFT code', { ...abroad, swiftCode: 'HNSE' }, 400, 'SWIFT code must have 8 or 11 letters and digits'],
  ];

  it('is refused with its reason, and no money moves', async () => {
    const token = await signIn(sandbox(), people.owner);
    for (const [name, detail, status, message] of refusals) {
      const answer = await pay(token, detail);
      expect([name, answer.status, messageOf(answer)]).toEqual([name, status, message]);
    }
    expect(await sandbox().ledger.payoutsMoved()).toBe(0);
  });

  it('[PAY-08] is not a complete international one, or one to a merchant or a mobile number: these are paid', async () => {
    const token = await signIn(sandbox(), people.owner);
    for (const detail of [abroad, merchant]) expect(messageOf(await pay(token, detail))).toBe('Payout successful');
    const mobile = { type: 'Mobile' as const, accountNumber: '08031234567' };
    const { accountName } = await call(sandbox(), beneficiaries.resolveBeneficiary, { body: mobile }, token);
    expect(messageOf(await pay(token, { ...mobile, AccountName: accountName }))).toBe('Payout successful');
    expect(await sandbox().ledger.payoutsMoved()).toBe(3);
    const [ngn, usd] = await call(sandbox(), wallets.listWallets, {}, token);
    expect([ngn?.availableBalance, usd?.availableBalance]).toEqual(['6482720.00', '18115.55']);
  });

  it('is refused with the name of a missing header', async () => {
    const token = await signIn(sandbox(), people.owner);
    const body = { payoutDetails: [toAda('1')] };
    expect(messageOf(await send(sandbox(), payouts.initiatePayout, { headers: forBluecrest, body }, token))).toBe(
      'idempotency-key is required',
    );
    expect(messageOf(await send(sandbox(), payouts.initiatePayout, { body }, token))).toContain('is required');
  });
});

describe('another business', () => {
  it('has its own payouts, batches and keys', async () => {
    const owner = await signIn(sandbox(), people.owner);
    const other = await signIn(sandbox(), people.harbour);
    const theirs = { headers: { subsidiary_id: '1004' } };
    const pay = { headers: { ...forBluecrest, 'idempotency-key': 'k' }, body: { payoutDetails: [toAda('60000')] } };
    const { batchId } = await call(sandbox(), payouts.initiatePayout, pay, owner);
    const params = { payoutId: (await listed(owner, {})).rows[0]?.payoutId ?? '', batchId: batchId ?? '' };
    for (const endpoint of [payouts.getPayout, payouts.resendPayoutOtp]) {
      const answer = await send(sandbox(), endpoint, { ...theirs, params }, other);
      expect([answer.status, messageOf(answer)]).toEqual([404, 'Payout not found']);
    }
    const otp = (await sandbox().outbox(people.owner))[0]?.otp;
    expect((await send(sandbox(), payouts.verifyPayout, { ...theirs, body: { otp, batchId } }, other)).status).toBe(404);
    const asked = await call(sandbox(), payouts.getPayoutStatus, { ...theirs, query: { idempotencyKey: 'k' } }, other);
    expect(asked).toMatchObject({ status: 'Not Received', batchId: null });
    const list = await call(sandbox(), payouts.listPayouts, { ...theirs, query: { pageNumber: '1', pageSize: '5' } }, other);
    expect(list).toEqual({ rows: [], total: 0 });
    expect((await call(sandbox(), beneficiaries.listBeneficiaries, { query: {} }, other)).total).toBe(0);
    for (const headers of [forBluecrest, { subsidiary_id: '1002' }]) {
      const answer = await send(sandbox(), payouts.listPayouts, { headers, query: { pageNumber: '1', pageSize: '5' } }, other);
      expect(answer.status).toBe(403);
    }
  });
});

describe('a role', () => {
  const moves = [
    banks.resolvePayoutAccount,
    beneficiaries.resolveBeneficiary,
    payouts.initiatePayout,
    payouts.verifyPayout,
    payouts.resendPayoutOtp,
  ];

  it('[GEN-10] that may view but not pay is refused with a message before any other check', async () => {
    for (const email of [people.viewer, people.approver]) {
      const token = await signIn(sandbox(), email);
      for (const endpoint of moves) {
        const answer = await send(sandbox(), endpoint, { params: { batchId: 'x' } }, token);
        expect([endpoint.name, answer.status]).toEqual([endpoint.name, 403]);
        expect(messageOf(answer)).not.toBe('');
      }
    }
  });

  it('that may not view balances is refused them', async () => {
    const token = await signIn(sandbox(), people.approver);
    expect((await send(sandbox(), allEndpoints.listWallets, {}, token)).status).toBe(403);
    expect((await send(sandbox(), allEndpoints.listWallets, {}, await signIn(sandbox(), people.viewer))).status).toBe(200);
  });
});
