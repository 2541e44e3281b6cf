// @vitest-environment happy-dom
/** What the services of the lists of payouts send, and what they make of the answers. */
import { expect } from 'vitest';
import { keyOf } from '../../../machines/payouts/earlierPayouts/earlierPayouts.rules';
import { type PayoutFilter, payoutViews } from '../../../machines/payouts/payouts/payouts.machine';
import { describeServices, ofBusiness } from '../../../tests/services/exchanges';
import { payout, payoutAlone, wirePayout } from '../../../tests/services/payoutSamples';
import { earlierPayouts } from './earlierPayouts';
import * as payouts from './payouts';
import { exportPayouts } from './payoutsExport';
import { payoutToVerify } from './payoutToVerify';

const anything: PayoutFilter = {
  keyword: { text: '', column: 'recipient' },
  status: '',
  bank: '',
  currency: '',
  days: { from: '', to: '' },
};
const filter: PayoutFilter = {
  keyword: { text: '=1+1&status=Failed', column: 'clientReference' },
  status: '',
  bank: 'Zenith & Sons',
  currency: 'NGN',
  days: { from: '2026-11-01', to: '2026-11-21' },
};
const asFiltered = {
  currency: 'NGN',
  bankName: 'Zenith & Sons',
  keyword: '=1+1&status=Failed',
  SearchableColumns: 'clientReference',
  startDate: '2026-11-01 00:00:00',
  endDate: '2026-11-21 23:59:59',
};

const listed = { pageNumber: '2', pageSize: '50' };

describeServices('the lists of payouts', [
  {
    name: '[PAY-01] getPayout',
    call: (options) => payouts.getPayout({ payoutId: 'all/download' }, options),
    asks: [{ to: 'GET /subsidiary/payout/all%2Fdownload', headers: ofBusiness, answer: { data: wirePayout } }],
    gives: payoutAlone,
  },
  {
    name: '[PAY-07] payoutToVerify with the payments that its code sends',
    ownFaults: true,
    call: (options) => payoutToVerify({ payoutId: '7' }, options),
    asks: [
      { to: 'GET /subsidiary/payout/7', headers: ofBusiness, answer: wirePayout },
      {
        to: 'GET /subsidiary/payout/batch/12',
        headers: ofBusiness,
        answer: {
          items: [
            { payoutId: 7, clientReference: 'a', status: 'Awaiting-Verification', amount: '60000.00' },
            { payoutId: 8, clientReference: 'b', status: 'Awaiting-Verification', amount: '40.00' },
            { payoutId: 9, clientReference: 'c', status: 'Failed', amount: '1.00' },
          ],
        },
      },
    ],
    gives: {
      ...payoutAlone,
      together: [
        expect.objectContaining({ payoutId: '7', amount: '60000.00' }),
        expect.objectContaining({ payoutId: '8', amount: '40.00' }),
      ],
    },
  },
  {
    name: '[PAY-01] payoutByKey',
    call: (options) => payouts.payoutByKey({ key: '7' }, options),
    asks: [{ to: 'GET /subsidiary/payout/7', headers: ofBusiness, answer: wirePayout }],
    gives: payoutAlone,
  },
  {
    name: '[PAY-01 GEN-04] earlierPayouts that reached an account, up to the day of a payout',
    call: (options) => earlierPayouts({ key: keyOf({ ...payout, accountNumber: '01&status=Failed' }) }, options),
    asks: [
      {
        to: 'GET /subsidiary/payout/history',
        headers: ofBusiness,
        query: {
          pageNumber: '1',
          pageSize: '100',
          status: 'Successful',
          keyword: '01&status=Failed',
          SearchableColumns: 'beneficiaryNumber',
          endDate: '2026-11-21 23:59:59',
        },
        answer: {
          items: [
            { ...wirePayout, beneficiaryNumber: '01&status=Failed' },
            { ...wirePayout, payoutId: 6, payoutDate: '2026-11-20 09:30:00', beneficiaryNumber: '01&status=Failed' },
          ],
        },
      },
    ],
    gives: [{ ...payout, payoutId: '6', initiatedAt: '2026-11-20T09:30:00', accountNumber: '01&status=Failed' }],
  },
  {
    name: '[PAY-01 GEN-04] listPayouts without a status',
    call: (options) => payouts.listPayouts({ filter, page: 2, size: 50 }, options),
    asks: [
      {
        to: 'GET /subsidiary/payout/all',
        headers: ofBusiness,
        query: { ...listed, ...asFiltered },
        answer: { items: [wirePayout], totalCount: 51 },
      },
    ],
    gives: { rows: [payout], total: 51 },
  },
  {
    name: '[PAY-01] listPayouts of a status',
    call: (options) =>
      payouts.listPayouts({ filter: { ...anything, status: 'Awaiting Verification' }, page: 2, size: 50 }, options),
    asks: [
      {
        to: 'GET /subsidiary/payout/history',
        headers: ofBusiness,
        query: { ...listed, status: 'Awaiting-Verification' },
        answer: { items: [wirePayout], totalItems: 51 },
      },
    ],
    gives: { rows: [payout], total: 51 },
  },
  {
    name: '[PAY-01] listPayouts that are pending',
    call: (options) => payouts.listPayouts({ filter: { ...anything, status: 'Pending' }, page: 2, size: 50 }, options),
    asks: [
      {
        to: 'GET /subsidiary/payout/pending',
        headers: ofBusiness,
        query: listed,
        answer: { items: [wirePayout], totalItems: 51 },
      },
    ],
    gives: { rows: [payout], total: 51 },
  },
  {
    name: '[PAY-02] payoutWallets',
    call: (options) => payouts.payoutWallets({ key: '' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/payout/wallets',
        headers: ofBusiness,
        answer: { wallets: [{ currency: 'NGN', availableBalance: 5, totalTransfer: '7.00', successfulTransfer: 2 }] },
      },
    ],
    gives: [{ currency: 'NGN', availableBalance: '5', totalTransfer: '7.00', successfulTransfers: 2, account: null }],
  },
  {
    name: '[PAY-10] downloadPayouts of a status',
    timeoutMs: 120_000,
    call: (options) => payouts.downloadPayouts({ ...filter, status: 'Awaiting Approval' }, options),
    asks: [
      {
        to: 'GET /subsidiary/payout/all/download',
        headers: ofBusiness,
        query: { ...asFiltered, status: 'Awaiting-Approval' },
        answer: new Blob(['xlsx'], { type: 'application/octet-stream' }),
      },
    ],
    gives: expect.any(Blob),
  },
  {
    name: '[PAY-10] downloadPayouts of any status',
    timeoutMs: 120_000,
    call: (options) => payouts.downloadPayouts(anything, options),
    asks: [
      {
        to: 'GET /subsidiary/payout/all/download',
        headers: ofBusiness,
        answer: new Blob(['xlsx'], { type: 'application/octet-stream' }),
      },
    ],
    gives: expect.any(Blob),
  },
]);

const ONE = 'http://www.w3.org';
const hostile = {
  ...wirePayout,
  recipient: `=HYPERLINK("${ONE}")`,
  sessionId: '@SUM(1)',
  clientReference: '../../K',
  amount: '-60000.00',
  fee: '50.00',
  type: '+Bank',
};

describeServices('the payouts as a file', [
  {
    name: '[PAY-10 GEN-06] exportPayouts as CSV, with no formula in it,',
    call: async (options) => {
      const { name, content } = await exportPayouts({ filter, format: 'csv' }, options);
      return { name: name.replace(/-[0-9a-f]{8}\./, '-random.'), text: await content.text() };
    },
    asks: [
      {
        to: 'GET /subsidiary/payout/all',
        headers: ofBusiness,
        query: { pageNumber: '1', pageSize: '100', ...asFiltered },
        answer: { items: [hostile, { payoutId: 8, status: 'Failed' }], totalItems: 2 },
      },
    ],
    gives: {
      name: 'Payouts-20261121-003000-random.csv',
      text: [
        '\uFEFFPayout date,Recipient,Beneficiary number,Session ID,Total amount,Debit currency,Client reference,Type,Fee,Status',
        `2026-11-21 09:30:00,"'=HYPERLINK(""${ONE}"")",0123456789,'@SUM(1),-59950.00,NGN,../../K,'+Bank,50.00,Awaiting Verification`,
        ',,,,,NGN,,,,Failed',
        '',
      ].join('\r\n'),
    },
  },
  {
    name: '[PAY-10] exportPayouts as the provider’s own spreadsheet',
    timeoutMs: 120_000,
    call: (options) => exportPayouts({ filter, format: 'xlsx' }, options),
    asks: [
      {
        to: 'GET /subsidiary/payout/all/download',
        headers: ofBusiness,
        query: asFiltered,
        answer: new Blob(['xlsx'], { type: 'application/octet-stream' }),
      },
    ],
    gives: { name: expect.stringMatching(/^Payouts-20261121-003000-[0-9a-f]{8}\.xlsx$/), content: expect.any(Blob) },
  },
]);

const byStatus = {
  data: [
    { status: 'Awaiting-Verification', count: 3 },
    { status: 'Successful', count: 40 },
  ],
};
const wholeMonth = { startDate: '2026-11-01 00:00:00', endDate: '2026-11-21 23:59:59' };
const countsOf = (key: string, currency: Readonly<Record<string, string>>) => ({
  call: (options: { signal: AbortSignal }) => payouts.payoutCounts(payoutViews)({ key }, options),
  asks: [
    { to: 'GET /subsidiary/payout/counts', headers: ofBusiness, query: currency, answer: byStatus },
    {
      to: 'GET /subsidiary/payout/counts',
      headers: ofBusiness,
      query: { ...currency, ...wholeMonth },
      answer: { data: [{ status: 'Failed', count: 2 }] },
    },
  ],
  gives: { all: 43, needsCode: 3, failed: 0, thisMonth: 2 },
});

describeServices('the number of rows of each saved view', [
  { name: '[PAY-01] payoutCounts of all wallets, with one call for all views without days,', ...countsOf('', {}) },
  { name: '[PAY-02] payoutCounts of a wallet', ...countsOf('USD', { currency: 'USD' }) },
]);
