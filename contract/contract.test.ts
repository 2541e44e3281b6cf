import { ArkErrors } from 'arktype';
import { describe, expect, it } from 'vitest';
import { session } from './access/session';
import { allEndpoints } from './all';
import { wallets } from './balances/wallets';
import { misfit } from './misfit';
import { payouts, statusOnWire } from './payouts/payouts';
import { settlementItems } from './settlements/settlementItems';

const fieldAtFault = (answer: unknown) => (answer instanceof ArkErrors ? misfit(answer) : null);

describe('[GEN-08] the record of a call', () => {
  it.each(Object.entries(allEndpoints))('%s knows its name, its requirements and whether it is assumed', (name, endpoint) => {
    expect(endpoint.name).toBe(name);
    expect(endpoint.path).toMatch(/^\/(subsidiary|splitsettlement)\//);
    expect(endpoint.req.length).toBeGreaterThan(0);
    expect(typeof endpoint.assumed).toBe('boolean');
  });
  it('has one call for each method and path, or two of which one lacks a parameter', () => {
    const ways = Object.values(allEndpoints).map(
      ({ method, path, ...rest }) => `${method} ${path}${'without' in rest ? ` without ${rest.without}` : ''}`,
    );
    expect(new Set(ways).size).toBe(ways.length);
  });
});

describe('[PAY-09] payout calls', () => {
  it.each(Object.values(payouts).map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s names its business',
    (_, { headers }) => {
      expect(headers({})).toBeInstanceOf(ArkErrors);
    },
  );
  it('move money only with a key', () => {
    expect(fieldAtFault(payouts.initiatePayout.headers({ subsidiary_id: '1001' }))).toContain('idempotency-key');
  });
});

describe('fields with two names in the documents', () => {
  const payout = { payoutId: 7, status: 'Awaiting-Verification' };
  const same = {
    payoutId: '7',
    status: 'Awaiting Verification',
    initiatedAt: '2026-11-21T09:30:00',
    recipient: 'ADA OKAFOR',
    accountNumber: '0123456789',
    amount: '60000.00',
  };
  it.each([
    [{ payoutDate: '2026-11-21 09:30:00', recipient: 'ADA OKAFOR', beneficiaryNumber: '0123456789', amount: '60000.00' }],
    [{ dateInitiated: '2026-11-21 09:30:00', recipientName: 'ADA OKAFOR', accountNumber: '0123456789', totalAmount: '60000.00' }],
  ])('[PAY-09 GEN-04] are read under one name: a payout %#', (names) => {
    expect(payouts.getPayout.answer({ ...payout, ...names })).toMatchObject(same);
    expect(payouts.getPayout.answer({ status: true, data: { ...payout, ...names } })).toMatchObject(same);
  });
  it.each([{ totalCount: 45 }, { totalItems: 45 }])('[PAY-09] are read under one name: a total in %j', (total) => {
    expect(payouts.listPayouts.answer({ items: [], ...total })).toEqual({ rows: [], total: 45 });
  });
  it.each([{ currency: 'NGN' }, { currencyShortName: 'NGN' }])('[PAY-03] are read under one name: a wallet with %j', (name) => {
    const answer = wallets.listWallets.answer({ wallets: [{ ...name, availableBalance: 12.5, ledgerBalance: '13' }] });
    expect(answer).toMatchObject([{ currency: 'NGN', availableBalance: '12.5', ledgerBalance: '13' }]);
  });
  it.each(['subsidiaryDetails', 'subsidiary_details'])('[SES-12] are read under one name: businesses in %s', (name) => {
    const user = { id: 1, firstName: 'A', lastName: 'B', email: 'a@b.test', role: 'Owner', permissions: [] };
    const businesses = {
      subsidiaries: [
        { id: 1001, businessName: 'Bluecrest Stores' },
        { id: 1002, name: 'Bluecrest Foods' },
      ],
    };
    const answer = session.getProfile.answer({ user, activeSubsidiary: { id: 1001 }, [name]: businesses });
    expect(answer).toMatchObject({
      activeBusinessId: '1001',
      businesses: [{ name: 'Bluecrest Stores' }, { id: '1002', name: 'Bluecrest Foods' }],
    });
  });
  it('[SES-02] are read under one name: progress next to the message or under data', () => {
    const sections = { personalInformation: 100, businessInformation: 50 };
    const expected = { ...sections, businessCompliance: 0, bankInformation: 0, termsAndCondition: 0 };
    expect(session.getOnboardingProgress.answer(sections)).toEqual(expected);
    expect(session.getOnboardingProgress.answer({ data: sections })).toEqual(expected);
  });
});

describe('the details of a payout', () => {
  const payout = { payoutId: 7, status: 'Successful', debitCurrency: 'USD' };
  it('[PAY-01] have its outcome, or nothing if the provider reports none', () => {
    const timeline = [
      { status: 'Initiated', at: '2026-11-21 09:30:00', by: 'Amaka Obi' },
      { status: 'Awaiting-Verification', at: '2026-11-21 09:30:01' },
    ];
    expect(payouts.getPayout.answer({ data: { ...payout, timeline } })).toMatchObject({
      events: [
        { status: 'Initiated', at: '2026-11-21T09:30:00', by: 'Amaka Obi' },
        { status: 'Awaiting Verification', at: '2026-11-21T09:30:01', by: null },
      ],
    });
    for (const none of [{}, { timeline: null }]) {
      expect(payouts.getPayout.answer({ ...payout, ...none })).toMatchObject({
        events: [],
        creditCurrency: 'USD',
        swiftCode: '',
      });
    }
  });
});

describe('[PAY-10] a file', () => {
  const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  it.each([xlsx, `${xlsx}; charset=binary`, 'application/octet-stream'])('is a spreadsheet as %s', (type) => {
    expect(payouts.downloadPayouts.answer(new Blob(['PK'], { type }))).toBeInstanceOf(Blob);
  });
  it.each([new Blob(['<h1>'], { type: 'text/html' }), new Blob([], { type: xlsx }), new Blob(['PK']), 'PK', {}, null])(
    'is invalid: %s',
    (answer) => {
      expect(payouts.downloadPayouts.answer(answer)).toBeInstanceOf(ArkErrors);
    },
  );
});

describe('[PAY-02] what a wallet paid out', () => {
  it.each([7, '7'])('is counted by %j', (successfulTransfer) => {
    const wallet = { currencyShortName: 'NGN', availableBalance: 5, totalTransfer: '12.50', successfulTransfer };
    expect(payouts.listPayoutWallets.answer({ wallets: [wallet] })).toEqual([
      { currency: 'NGN', availableBalance: '5', totalTransfer: '12.50', successfulTransfers: 7, account: null },
    ]);
  });
  it('may be unknown, and is never a fraction', () => {
    const wallet = { currency: 'NGN', availableBalance: 5 };
    expect(payouts.listPayoutWallets.answer({ wallets: [wallet] })).toMatchObject([
      { totalTransfer: null, successfulTransfers: null },
    ]);
    expect(payouts.listPayoutWallets.answer({ wallets: [{ ...wallet, successfulTransfer: 1.5 }] })).toBeInstanceOf(ArkErrors);
  });
});

describe('[PAY-01] the status of a filter', () => {
  it.each([
    ['Awaiting Verification', 'Awaiting-Verification'],
    ['Awaiting Approval', 'Awaiting-Approval'],
    ['Successful', 'Successful'],
    ['Awaiting Second Level Approval Verification', 'Awaiting Second Level Approval Verification'],
  ])('%s is sent as the documents write it', (status, word) => expect(statusOnWire(status)).toBe(word));
});

describe('a response that does not match its schema', () => {
  it.each([
    [{ status: 'Successful' }, 'payoutId'],
    [{ payoutId: 1, status: '' }, 'status'],
    [{ payoutId: 1, status: 'Successful', amount: '1e5x' }, 'amount'],
    [{ payoutId: 1, status: 'Successful', amount: 'NaN' }, 'amount'],
    [{ payoutId: 1, status: 'Successful', payoutDate: '2026-02-30 10:00:00' }, 'payoutDate'],
    [{ payoutId: 1, status: 'Successful', payoutDate: 'yesterday' }, 'payoutDate'],
  ])('[GEN-08] names the field: %j', (row, field) => {
    expect(fieldAtFault(payouts.listPayouts.answer({ items: [row] }))).toBe(`items[0].${field}`);
  });
  const item = { id: 1, dateCreated: '2026-11-19 10:14:00', line: 'collections', amount: 12.5 };
  it.each([
    ['id', ''],
    ['id', null],
    ['dateCreated', '2026-02-30 10:00:00'],
    ['line', ''],
    ['amount', '1e5x'],
    ['amount', true],
    ['reference', 7],
    ['description', {}],
    ['subject', { kind: 'payment', id: '' }],
  ])('[STL-01] names the field %s of an item that is %j', (field, value) => {
    const answer = { items: [item, { ...item, [field]: value }], totalCount: 2 };
    expect(fieldAtFault(settlementItems.listSettlementItems.answer(answer))).toMatch(new RegExp(`^items\\[1\\]\\.${field}`));
  });
  it('[STL-01] is no item of a settlement unless each field is one', () => {
    expect(settlementItems.listSettlementItems.answer({ items: [item], totalCount: 1 })).toMatchObject({
      rows: [{ id: '1', at: '2026-11-19T10:14:00', amount: '12.5', reference: '', description: '', subject: null }],
      total: 1,
    });
  });
  it.each([null, [], {}, 'text', 7, { message: '', token: { accessToken: '' } }, { message: '', token: 'text' }])(
    '[SES-02] is not a sign-in: %j',
    (answer) => {
      expect(session.login.answer(answer)).toBeInstanceOf(ArkErrors);
    },
  );
  it.each([{}, { token: null }])('[SES-03] without a token requires a second factor: %j', (token) => {
    expect(session.login.answer({ message: 'Enter the code', ...token })).toEqual({
      message: 'Enter the code',
      token: null,
      businesses: [],
    });
  });
});
