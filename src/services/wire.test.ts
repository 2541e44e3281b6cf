// @vitest-environment happy-dom
/** What the services send: method, path, query, headers and body of each call, as the documents name them. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rent as order } from '../../machines/payouts/payout/payout.cases';
import { type PayoutFilter, payoutFilters } from '../../machines/payouts/payouts/payouts.machine';
import * as session from './access/session';
import * as payouts from './payouts/payouts';
import { hasToken, keepBusiness, keepToken } from './token';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const sent: Sent[] = [];
let answers: unknown[] = [];
const anything: PayoutFilter = payoutFilters.empty;
const options = { signal: new AbortController().signal };

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://kontor.test');
    sent.push({
      method: init.method ?? 'GET',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    return new Response(JSON.stringify(answers.shift() ?? {}), { headers: { 'content-type': 'application/json' } });
  });
});

describe('signing in', () => {
  it('[SES-01 GEN-08] sends Email and Password, without a bearer', async () => {
    keepToken('old');
    answers = [{ message: 'ok', token: { accessToken: 'new' } }];
    await session.login({ email: 'a@b.test', password: 'p' }, options);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: '/subsidiary/dashboard/login',
      body: { Email: 'a@b.test', Password: 'p' },
    });
    expect(sent[0]?.headers.authorization).toBeUndefined();
  });
  it('[SES-05] keeps the token in session storage, and tells the machine only that there is one', async () => {
    answers = [{ message: 'ok', token: { accessToken: 'secret' } }];
    const answer = await session.login({ email: 'a@b.test', password: 'p' }, options);
    expect(sessionStorage.getItem('accessToken')).toBe('secret');
    expect(JSON.stringify(answer)).not.toContain('secret');
    expect(localStorage.length).toBe(0);
  });
  it('[SES-03] keeps nothing where a second factor is wanted, and sends the code with the e-mail', async () => {
    answers = [{ message: 'Enter the code' }, { message: 'ok', token: { accessToken: 'secret' } }];
    expect(await session.login({ email: 'a@b.test', password: 'p' }, options)).toMatchObject({ complete: false });
    expect(hasToken()).toBe(false);
    expect(await session.completeLogin({ subject: 'a@b.test', otp: '123456' }, options)).toMatchObject({ complete: true });
    expect(sent[1]).toMatchObject({ path: '/subsidiary/dashboard/complete/login', body: { email: 'a@b.test', otp: '123456' } });
    await session.resendLoginCode({ subject: 'a@b.test' }, options);
    expect(sent[2]).toMatchObject({ path: '/subsidiary/dashboard/login/resend-otp', body: { email: 'a@b.test' } });
  });
  it('[SES-02 SES-05] fetches the profile and the onboarding level with the bearer', async () => {
    keepToken('T');
    const user = { id: 1, firstName: 'A', lastName: 'B', email: 'a@b.test', role: 'Owner', permissions: [] };
    answers = [{ user, activeSubsidiary: 1001, subsidiaryDetails: { subsidiaries: [] } }, {}];
    await session.openBooks(undefined, options);
    expect(sent.map(({ path }) => path)).toEqual(['/subsidiary/dashboard/me', '/subsidiary/dashboard/onboarding/percentage']);
    for (const { headers } of sent) expect(headers.authorization).toBe('Bearer T');
  });
});

describe('paying out', () => {
  beforeEach(() => {
    keepToken('T');
    keepBusiness('1001');
  });
  const everyCall = {
    resolve: () => payouts.resolve({ type: 'Bank', accountNumber: '0123456789', bankCode: '058' }, options),
    initiatePayout: () => payouts.initiatePayout(order, options),
    getPayoutStatus: () => payouts.getPayoutStatus({ idempotencyKey: 'K' }, options),
    verifyPayout: () => payouts.verifyPayout({ subject: 'B1', otp: '123456' }, options),
    sendCode: () => payouts.sendCode({ batchId: 'B1' }, options),
    getPayout: () => payouts.getPayout({ payoutId: '7' }, options),
    listPayouts: () => payouts.listPayouts({ filter: anything, page: 1, size: 20 }, options),
    listPayoutHistory: () => payouts.listPayouts({ filter: { ...anything, status: 'Failed' }, page: 1, size: 20 }, options),
    payoutWallets: () => payouts.payoutWallets({ key: '' }, options),
    downloadPayouts: () => payouts.downloadPayouts(anything, options),
  };
  it.each(Object.entries(everyCall))('[PAY-09 SES-05] %s names the business and carries the bearer', async (_, call) => {
    await call().catch(() => {});
    expect(sent[0]?.headers).toMatchObject({ subsidiary_id: '1001', authorization: 'Bearer T' });
  });
  it('[PAY-05 GEN-08] sends the order once, with its key and the documents’ names', async () => {
    answers = [{ statusCode: '00', message: 'Done' }];
    await payouts.initiatePayout(order, options);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/subsidiary/payout/initiate' });
    expect(sent[0]?.headers['idempotency-key']).toBe('K');
    expect(sent[0]?.body).toEqual({
      payoutDetails: [
        {
          type: 'Bank',
          AccountName: 'ADA OKAFOR',
          recipientName: 'ADA OKAFOR',
          accountNumber: '0123456789',
          amount: '60000',
          debitCurrency: 'NGN',
          creditCurrency: 'NGN',
          description: 'Rent',
          bankCode: '058',
          bankId: '1',
          bankName: 'Guaranty Trust Bank',
        },
      ],
    });
  });
  it('[PAY-08] sends the details of a bank abroad', async () => {
    const abroad = {
      recipientName: 'A',
      recipientAddress: 'R',
      bankName: 'B',
      bankAddress: 'S',
      routingNumber: '1',
      swiftCode: 'BNPAFRPP',
    };
    await payouts
      .initiatePayout({ ...order, type: 'InternationalPayout', currency: 'USD', bankCode: '', bankId: '', abroad }, options)
      .catch(() => {});
    expect(sent[0]?.body).toMatchObject({
      payoutDetails: [
        {
          type: 'InternationalPayout',
          debitCurrency: 'USD',
          bankAddress: 'S',
          recipientAddress: 'R',
          bankRoutingNumber: '1',
          swiftCode: 'BNPAFRPP',
        },
      ],
    });
  });
  it('[PAY-06] sends the code with the batch', async () => {
    await payouts.verifyPayout({ subject: 'B1', otp: '123456' }, options);
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/subsidiary/payout/verify', body: { otp: '123456', batchId: 'B1' } });
  });
  it('[PAY-07] asks for a code by the batch, which cannot break out of its path', async () => {
    await payouts.sendCode({ batchId: '../../x?y#z' }, options);
    expect(sent[0]).toMatchObject({ method: 'GET', path: '/subsidiary/payout/resend/otp/..%2F..%2Fx%3Fy%23z' });
  });
  it('[PAY-04] looks a bank account up at its bank, and a merchant ID among beneficiaries', async () => {
    await everyCall.resolve().catch(() => {});
    await payouts.resolve({ type: 'Merchant', accountNumber: '1002', bankCode: '' }, options).catch(() => {});
    expect(sent).toMatchObject([
      { path: '/subsidiary/payout/account/resolve', body: { accountNumber: '0123456789', bankCode: '058' } },
      { path: '/subsidiary/beneficiary/resolve', body: { type: 'Merchant', accountNumber: '1002' } },
    ]);
  });
  it('[GEN-04] asks for days from their first second to their last', async () => {
    const keyword = { text: 'ada', column: 'recipient' } as const;
    const filter = { ...anything, keyword, days: { from: '2026-11-01', to: '2026-11-21' } };
    await payouts.listPayouts({ filter, page: 2, size: 50 }, options).catch(() => {});
    expect(sent[0]?.query).toEqual({
      pageNumber: '2',
      pageSize: '50',
      keyword: 'ada',
      SearchableColumns: 'recipient',
      startDate: '2026-11-01 00:00:00',
      endDate: '2026-11-21 23:59:59',
    });
  });
  it('[PAY-05] warns of a payout of the same amount to the same number today', async () => {
    const row = {
      payoutId: 1,
      status: 'Successful',
      payoutDate: '2026-11-21 09:30:00',
      beneficiaryNumber: '0123456789',
      amount: 60000,
      debitCurrency: 'NGN',
    };
    const wallet = { wallets: [{ currency: 'NGN', availableBalance: '100000.00', ledgerBalance: '100000.00' }] };
    const quote = async (item: object) => {
      answers = [{ data: { fee: '50.00', total: '60050.00', needsOtp: true, needsApproval: false } }, wallet, { items: [item] }];
      return payouts.quotePayout({ subject: order }, options);
    };
    expect(await quote(row)).toEqual({
      fee: '50.00',
      total: '60050.00',
      needsOtp: true,
      needsApproval: false,
      available: '100000.00',
      likeIt: { initiatedAt: '2026-11-21T09:30:00' },
    });
    for (const other of [
      { amount: 60001 },
      { beneficiaryNumber: '0123456788' },
      { status: 'Failed' },
      { debitCurrency: 'USD' },
    ]) {
      expect((await quote({ ...row, ...other })).likeIt).toBeNull();
    }
  });
});
