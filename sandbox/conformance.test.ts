/** Every call of the contract with a valid request gets a valid response. */
import { describe, expect, it } from 'vitest';
import { account } from '../contract/access/account';
import { session } from '../contract/access/session';
import { allEndpoints } from '../contract/all';
import { wallets } from '../contract/balances/wallets';
import type { Endpoint } from '../contract/endpoint';
import { banks } from '../contract/payouts/banks';
import { beneficiaries } from '../contract/payouts/beneficiaries';
import { payouts } from '../contract/payouts/payouts';
import { splitSettlements } from '../contract/splits/splitSettlements';
import { PASSWORD } from './access/people.seed';
import { FORMER_NAME } from './payouts/beneficiaries.seed';
import { routes } from './routes.list';
import { anyParams, call, forBluecrest, people, send, signIn } from './testing/client';
import { toAda } from './testing/people';
import { runningSandbox } from './testing/running';

const sandbox = runningSandbox();

async function initiated(token: string, key: string, amount: string) {
  const answer = await call(
    sandbox(),
    payouts.initiatePayout,
    { headers: { ...forBluecrest, 'idempotency-key': key }, body: { payoutDetails: [toAda(amount)] } },
    token,
  );
  return { statusCode: answer.statusCode, batchId: answer.batchId ?? '' };
}

const newestCode = async () => (await sandbox().outbox(people.owner))[0]?.otp ?? '';

describe('the contract', () => {
  it('is served completely, each call once', () => {
    const served = routes.map(({ endpoint }) => endpoint.name);
    expect([...served].sort()).toEqual(Object.keys(allEndpoints).sort());
  });

  it('[SES-02] [SES-03] signs in, with and without a second factor', async () => {
    const first = await call(sandbox(), session.login, { body: { Email: people.owner, Password: PASSWORD } });
    expect(first).toMatchObject({ token: null, businesses: [] });
    expect(first.message).not.toBe('');
    sandbox().clock.advance(61);
    await call(sandbox(), session.resendLoginCode, { body: { email: people.owner } });
    const second = await call(sandbox(), session.completeLogin, { body: { email: people.owner, otp: await newestCode() } });
    expect(second.token).not.toBeNull();
    expect(second.businesses.map((business) => business.id)).toEqual(['1001', '1002']);
    const direct = await call(sandbox(), session.login, { body: { Email: people.approver, Password: PASSWORD } });
    expect(direct.token).not.toBeNull();
  });

  it('[SES-08] [SES-09] [SUP-03] [SUP-04] [SUP-05] signs up, verifies the email, and resets a forgotten password', async () => {
    const password = 'Newleaf#2027';
    const email = 'ada@crafts.test';
    const newest = async (to: string) => (await sandbox().outbox(to))[0];
    const said: { message: string }[] = [];
    said.push(await call(sandbox(), account.requestPasswordReset, { body: { identifier: people.approver } }));
    const otp = (await newest(people.approver))?.otp ?? '';
    said.push(await call(sandbox(), account.resetPassword, { body: { identifier: people.approver, otp, password } }));
    const body = { firstName: 'Ada', lastName: 'Obi', userEmail: email, mobileNumber: '08012345678', name: 'Crafts', password };
    said.push(await call(sandbox(), account.signUp, { body }));
    sandbox().clock.advance(61);
    said.push(await call(sandbox(), account.resendVerificationEmail, { body: { email } }));
    const token = (await newest(email))?.link?.split('/').at(-1) ?? '';
    said.push(await call(sandbox(), account.verifyEmail, { body: { token, password } }));
    expect(said.map(({ message }) => message)).not.toContain('');
  });

  it('returns the profile, the businesses and the features of the session', async () => {
    const token = await signIn(sandbox(), people.owner);
    const profile = await call(sandbox(), session.getProfile, {}, token);
    expect(profile).toMatchObject({
      activeBusinessId: '1001',
      environment: 'Live',
      fx: true,
      user: { role: 'Owner', email: people.owner },
    });
    expect(profile.notifications.length).toBeGreaterThan(1);
    expect(profile.user.permissions).toContain('payout.initiate');
  });

  it('returns the onboarding progress of each kind of business', async () => {
    const of = async (email: string) => call(sandbox(), session.getOnboardingProgress, {}, await signIn(sandbox(), email));
    expect(Object.values(await of(people.newcomer))).toEqual([0, 0, 0, 0, 0]);
    expect(Object.values(await of(people.harbour))).toContain(100);
    expect(Object.values(await of(people.owner))).toEqual([100, 100, 100, 100, 100]);
  });

  it('[PAY-03] lists wallets, banks and beneficiaries', async () => {
    const token = await signIn(sandbox(), people.owner);
    const mine = await call(sandbox(), wallets.listWallets, {}, token);
    expect((await call(sandbox(), wallets.listCurrencies, {}, token)).map(({ code }) => code)).toEqual([
      'NGN',
      'USD',
      'GBP',
      'EUR',
    ]);
    expect(mine.find((wallet) => wallet.currency === 'NGN')?.availableBalance).toBe('6482930.00');
    expect(mine.map((wallet) => wallet.currencyId)).toEqual(['1', '2', '3', '4']);
    expect(await call(sandbox(), banks.listBanks, {}, token)).toHaveLength(8);
    const saved = await call(sandbox(), beneficiaries.listBeneficiaries, { query: {} }, token);
    expect(saved.total).toBe(30);
    expect(new Set(saved.rows.map((beneficiary) => beneficiary.type))).toEqual(new Set(['Bank', 'Merchant', 'Mobile']));
    for (const type of ['Bank', 'Merchant', 'Mobile'] as const) {
      const some = await call(sandbox(), beneficiaries.listBeneficiaries, { query: { type } }, token);
      expect(some.rows.length).toBeGreaterThan(0);
      expect(some.rows.every((beneficiary) => beneficiary.type === type)).toBe(true);
    }
  });

  it('[PAY-04] resolves the same account number to the same name', async () => {
    const token = await signIn(sandbox(), people.owner);
    const account = { accountNumber: '0123456789', bankCode: '058' };
    expect(await call(sandbox(), banks.resolvePayoutAccount, { headers: forBluecrest, body: account }, token)).toEqual({
      accountName: 'ADA OKAFOR',
    });
    const saved = await call(sandbox(), beneficiaries.listBeneficiaries, { query: {} }, token);
    const outdated: string[] = [];
    for (const { type, accountNumber, bankCode, name } of saved.rows) {
      const body = { type, accountNumber, ...(bankCode ? { bankCode } : {}) };
      const { accountName } = await call(sandbox(), beneficiaries.resolveBeneficiary, { body }, token);
      if (accountName !== name) outdated.push(name);
    }
    expect(outdated).toEqual([FORMER_NAME]);
  });

  it('[PAY-03] [PAY-05] returns the fee of a payout and whether it requires a code', async () => {
    const token = await signIn(sandbox(), people.owner);
    const fee = (amount: string, type: 'Bank' | 'Merchant' = 'Bank') =>
      call(sandbox(), payouts.getPayoutFee, { headers: forBluecrest, query: { amount, currency: 'NGN', type } }, token);
    expect(await fee('60000')).toEqual({ fee: '50.00', total: '60050.00', needsOtp: true, needsApproval: false });
    expect(await fee('49999.99')).toEqual({ fee: '25.00', total: '50024.99', needsOtp: false, needsApproval: false });
    expect(await fee('1000000', 'Merchant')).toEqual({ fee: '0.00', total: '1000000.00', needsOtp: true, needsApproval: true });
  });

  it('[PAY-05] [PAY-06] [PAY-07] [PAY-09] pays immediately, with a code, or after an approver', async () => {
    const token = await signIn(sandbox(), people.owner);
    const statusOf = (key: string) =>
      call(sandbox(), payouts.getPayoutStatus, { headers: forBluecrest, query: { idempotencyKey: key } }, token);
    const verify = async (batchId: string) =>
      call(sandbox(), payouts.verifyPayout, { headers: forBluecrest, body: { batchId, otp: await newestCode() } }, token);

    expect((await initiated(token, 'small', '49999.99')).statusCode).toBe('00');
    expect((await statusOf('small')).status).toBe('Successful');

    const large = await initiated(token, 'large', '50000');
    expect(large.statusCode).toBe('007');
    expect(await statusOf('large')).toMatchObject({ status: 'Awaiting Verification', batchId: large.batchId });
    expect(await sandbox().ledger.moved('large')).toBe(0);
    sandbox().clock.advance(61);
    await call(sandbox(), payouts.resendPayoutOtp, { headers: forBluecrest, params: { batchId: large.batchId } }, token);
    expect((await verify(large.batchId)).message).not.toBe('');
    expect((await statusOf('large')).status).toBe('Successful');

    const huge = await initiated(token, 'huge', '1000000');
    await verify(huge.batchId);
    expect((await statusOf('huge')).status).toBe('Awaiting Second Level Approval Verification');

    expect((await initiated(token, 'odd', '13.13')).statusCode).toBe('91');
    expect((await statusOf('odd')).status).toBe('Failed');
    expect((await statusOf('never')).status).toBe('Not Received');

    expect([await sandbox().ledger.moved('small'), await sandbox().ledger.moved(large.batchId)]).toEqual([1, 1]);
    expect(await sandbox().ledger.payoutsMoved()).toBe(2);
    expect(await sandbox().ledger.isBalanced()).toBe(true);
  });

  it('[PAY-01] lists payouts and returns each by its id', async () => {
    const token = await signIn(sandbox(), people.owner);
    const page = await call(
      sandbox(),
      payouts.listPayouts,
      { headers: forBluecrest, query: { pageNumber: '1', pageSize: '5' } },
      token,
    );
    expect(page.rows).toHaveLength(5);
    expect(page.total).toBeGreaterThan(1_500);
    for (const row of page.rows) {
      expect(
        await call(sandbox(), payouts.getPayout, { headers: forBluecrest, params: { payoutId: row.payoutId } }, token),
      ).toMatchObject(row);
    }
  });

  it('[SPL-01] [SPL-08] [SPL-09] creates split settlements, finds them by name, and checks permissions', async () => {
    const token = await signIn(sandbox(), people.owner);
    const fetched = (query: { SelectedSearchColumn?: 'name'; Keyword?: string; Filter?: 'Pending' }) =>
      call(sandbox(), splitSettlements.listSplitSettlements, { query: { PageNumber: '1', PageSize: '20', ...query } }, token);
    expect((await fetched({})).total).toBe(3);
    expect((await fetched({ Filter: 'Pending' })).rows.map(({ name }) => name)).toEqual(['Market levy']);
    const found = await fetched({ SelectedSearchColumn: 'name', Keyword: 'Partners' });
    expect(found.rows).toMatchObject([
      { currency: 'NGN', currencyId: '1', accounts: [{ merchantId: '1002' }, { bankCode: '058' }] },
    ]);
    sandbox().clock.advance(61);
    await call(sandbox(), splitSettlements.sendSplitSettlementOtp, {}, token);
    const accountDetails = [{ merchantId: '1004', accountName: 'HARBOUR TRADING', amount: '10' }];
    const body = { name: 'Carriers', rateType: 'percentage', currencyId: '1', accountDetails, isActive: true } as const;
    const parts = { headers: { 'idempotency-key': 'k' }, body: { ...body, otp: await newestCode() } };
    expect(await call(sandbox(), splitSettlements.upsertSplitSettlement, parts, token)).toEqual({
      message: 'Created successfully',
    });
    const asked = { query: { idempotencyKey: 'k' } };
    expect(await call(sandbox(), splitSettlements.getSplitSettlementStatus, asked, token)).toMatchObject({
      status: 'Successful',
    });
    const viewer = await signIn(sandbox(), people.viewer);
    expect((await send(sandbox(), splitSettlements.upsertSplitSettlement, parts, viewer)).status).toBe(403);
    expect((await send(sandbox(), splitSettlements.sendSplitSettlementOtp, {}, viewer)).status).toBe(403);
  });

  it('requires a session for every call except the public ones', async () => {
    const open: Endpoint[] = Object.values(allEndpoints).filter((endpoint) => !endpoint.public);
    for (const endpoint of open) {
      const answer = await send(sandbox(), endpoint, { params: anyParams(endpoint) });
      expect([endpoint.name, answer.status, answer.text]).toEqual([
        endpoint.name,
        401,
        '{"status":false,"message":"Please login again"}',
      ]);
    }
  });
});
