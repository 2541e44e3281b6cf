// @vitest-environment happy-dom
/** What the finder sends for each kind, and what it makes of the answers. */
import { expect, it } from 'vitest';
import { type FoundKind, KINDS } from '../../../machines/shell/finder/finder.kinds';
import { type Asked, describeServices, type Exchange } from '../../../tests/services/exchanges';
import {
  ada,
  customersBy,
  foundPayout,
  inColumn,
  KEYWORD,
  order,
  orders,
  payout,
  refund,
  refundsBy,
  wireCustomer,
  wireLink,
} from '../../../tests/services/finderSamples';
import { find } from './finder';

const asked = new Map<FoundKind, readonly Asked[]>();

/** One kind looked through for a keyword that tries to leave its place. */
const looked = (kind: FoundKind, asks: readonly Asked[], listed: readonly object[]): Exchange => {
  asked.set(kind, asks);
  return {
    name: `[NAV-14] find of the kind ${kind}`,
    call: (options) => find({ keyword: KEYWORD, kinds: [kind] }, options),
    asks,
    gives: { listed: listed.map((one) => ({ ...one, kind })), missing: [] },
  };
};

describeServices('the finder', [
  looked(
    'transaction',
    [orders('orderreference', order), orders('paymentreference'), orders('email', order, { ...order, orderReference: 'KOR-2' })],
    ['KOR-1', 'KOR-2'].map((reference) => ({
      label: 'ada@customer.test',
      note: `Successful, ${reference}`,
      by: { keyword: reference, currency: 'all' },
      sum: { amount: '20000.00', currency: 'NGN' },
      at: '2026-11-20T09:30:00',
      words: '',
    })),
  ),
  looked(
    'customer',
    [customersBy('customername', wireCustomer), customersBy('email', wireCustomer)],
    [{ label: 'Ada <b>', note: 'ada@c.test, Active', by: { keyword: 'ada@c.test', by: 'email' }, words: '' }],
  ),
  looked(
    'product',
    [
      {
        to: 'GET /subsidiary/dashboard/product/all',
        answer: { products: [{ id: 7, name: 'Adire <b>', price: '18500', availability: 'In-stock', stock: 0 }] },
      },
    ],
    [
      {
        label: 'Adire <b>',
        note: 'In stock',
        by: { keyword: 'Adire <b>' },
        sum: { amount: '18500', currency: 'NGN' },
        words: 'Adire <b>',
      },
    ],
  ),
  looked(
    'catalog',
    [
      {
        to: 'GET /subsidiary/dashboard/catalog',
        query: { page: '1', size: '5', keyword: KEYWORD },
        answer: {
          items: [
            {
              ...{
                id: 1,
                reference: 'KCL-1',
                name: 'Harmattan <b>',
                currency: 'NGN',
                shopUrl: 'https://a.test/1',
                isActive: true,
              },
              ...{ products: 4, ordersThisMonth: 0, paidThisMonth: '0.00', dateCreated: '2026-11-20 09:30:00' },
            },
          ],
          totalItems: 1,
        },
      },
    ],
    [{ label: 'Harmattan <b>', note: 'KCL-1, Active', by: { keyword: 'Harmattan <b>' }, words: '' }],
  ),
  looked(
    'refund',
    [refundsBy('reference', refund), refundsBy('email', refund)],
    [
      {
        label: 'ada@customer.test',
        note: 'Approved, RFD-1',
        by: { keyword: 'RFD-1' },
        sum: { amount: '50.00', currency: 'NGN' },
        at: '2026-11-20T09:30:00',
        words: '',
      },
    ],
  ),
  looked(
    'payout',
    [
      inColumn('recipient', payout(1), payout(2), payout(3)),
      inColumn('beneficiaryNumber', payout(2), payout(4)),
      inColumn('clientReference', payout(5), payout(6)),
      inColumn('payoutReference', payout(2)),
      inColumn('batchReference'),
      inColumn('sessionId'),
    ],
    ['1', '2', '3', '4', '5'].map(foundPayout),
  ),
  looked(
    'paymentLink',
    [
      {
        to: 'GET /subsidiary/dashboard/payment/link/subsidiary',
        answer: { items: [wireLink, { ...wireLink, reference: 'KPL-2', isActive: false }] },
      },
    ],
    [
      { label: 'Stall', note: 'KPL-1, Active', by: { details: 'KPL-1' }, words: 'Stall KPL-1' },
      { label: 'Stall', note: 'KPL-2, Deactivated', by: { details: 'KPL-2' }, words: 'Stall KPL-2' },
    ],
  ),
  looked(
    'splitSettlement',
    [
      {
        to: 'GET /splitsettlement/fetch',
        query: { PageNumber: '1', PageSize: '5', SelectedSearchColumn: 'name', Keyword: KEYWORD },
        answer: { items: [{ splitSettlementId: 3, name: 'Partners', rateType: 'flat', isActive: true, currency: 'NGN' }] },
      },
    ],
    [{ label: 'Partners', note: 'NGN', by: { keyword: 'Partners' }, words: '' }],
  ),
  looked(
    'beneficiary',
    [
      {
        to: 'GET /subsidiary/beneficiary/all',
        answer: {
          data: {
            items: [
              { ...ada, bankName: 'GTBank', dateCreated: '2026-10-02 09:30:00' },
              { ...ada, type: 'Mobile' },
            ],
          },
        },
      },
    ],
    [
      {
        label: 'ADA',
        note: '0123456789, GTBank',
        by: { type: 'Bank', from: '2026-10-02', to: '2026-10-02' },
        words: 'ADA 0123456789 GTBank',
      },
      { label: 'ADA', note: '0123456789, Mobile', by: { type: 'Mobile' }, words: 'ADA 0123456789 ' },
    ],
  ),
  looked(
    'report',
    [
      {
        to: 'GET /subsidiary/dashboard/report-centre/all',
        query: { pageNumber: '1', pageSize: '5', fileName: KEYWORD },
        answer: {
          data: {
            items: [
              {
                fileName: 'Transactions.csv',
                requestedBy: 'Amaka Obi',
                dateRequested: '2026-11-20 09:30:00',
                status: 'Failed',
                reportReference: 'RPT-1',
                filter: 'Card',
              },
            ],
          },
        },
      },
    ],
    [
      {
        label: 'Transactions.csv',
        note: 'Card, Failed',
        by: { keyword: 'Transactions.csv' },
        at: '2026-11-20T09:30:00',
        words: '',
      },
    ],
  ),
  looked(
    'user',
    [
      {
        to: 'GET /subsidiary/dashboard/users/all',
        answer: {
          users: [
            { userId: 1, emailAddress: 'n@b.test', firstName: 'Ngozi', lastName: 'Ade', role: 'Owner' },
            { userId: 2, emailAddress: 'x@b.test' },
          ],
        },
      },
    ],
    [
      { label: 'Ngozi Ade', note: 'n@b.test, Owner', by: { words: 'n@b.test' }, words: 'Ngozi Ade n@b.test' },
      { label: 'x@b.test', note: '', by: { words: 'x@b.test' }, words: ' x@b.test' },
    ],
  ),
  looked(
    'role',
    [
      {
        to: 'GET /subsidiary/dashboard/role/users',
        answer: { roles: [{ id: 2, name: 'Cashier', description: 'Sells' }] },
      },
    ],
    [{ label: 'Cashier', note: 'Sells', by: { role: '2' }, words: 'Cashier' }],
  ),
  looked(
    'subMerchant',
    [
      {
        to: 'GET /subsidiary/dashboard/users/subsidiaries',
        answer: { subsidiaryDetails: { subsidiaries: [{ id: 2, businessName: 'Foods', email: 'f@b.test' }] } },
      },
    ],
    [{ label: 'Foods', note: 'f@b.test', by: { email: 'f@b.test' }, words: 'Foods f@b.test' }],
  ),
  {
    name: '[NAV-14] find with the longest keyword that a call takes',
    call: (options) => find({ keyword: 'x'.repeat(100), kinds: ['splitSettlement'] }, options),
    asks: [
      {
        to: 'GET /splitsettlement/fetch',
        query: { PageNumber: '1', PageSize: '5', SelectedSearchColumn: 'name', Keyword: 'x'.repeat(100) },
        answer: { items: [] },
      },
    ],
    gives: { listed: [], missing: [] },
  },
]);

it('[NAV-14] rows are kept and sifted for exactly the kinds whose call takes no keyword', () => {
  const kinds = [...asked.keys()];
  expect(kinds.toSorted()).toEqual(Object.keys(KINDS).toSorted());
  const takesKeyword = (kind: FoundKind) => asked.get(kind)?.some((ask) => JSON.stringify(ask.query ?? {}).includes(KEYWORD));
  expect(kinds.filter((kind) => !KINDS[kind].isWhole)).toEqual(kinds.filter(takesKeyword));
});
