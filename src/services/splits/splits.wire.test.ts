// @vitest-environment happy-dom
/** What the services of split settlements send, and what they make of the answers. */
import type { Split } from '../../../machines/splits/splitAccount/splitAccount.types';
import { bearer, describeServices } from '../../../tests/services/exchanges';
import * as splits from './splitSettlements';

const split: Split = {
  id: '3',
  name: 'Partners',
  currencyId: '1',
  currency: 'NGN',
  rateType: 'percentage',
  isActive: true,
  customUrl: 'https://www.bluecrest.test/partners',
  version: 'v1',
  accounts: [
    {
      id: 'a',
      merchantId: '1002',
      bankCode: '',
      bankName: '',
      accountNumber: '',
      accountName: 'BLUECREST FOODS',
      amount: '30.00',
    },
    {
      id: 'b',
      merchantId: '',
      bankCode: '058',
      bankName: 'GTBank',
      accountNumber: '0123456789',
      accountName: 'ADA OKAFOR',
      amount: '12.50',
    },
  ],
};
const submitted = {
  name: 'Partners',
  rateType: 'percentage',
  currencyId: '1',
  accountDetails: [
    { merchantId: '1002', accountName: 'BLUECREST FOODS', amount: '30.00' },
    { bankCode: '058', bankName: 'GTBank', accountNumber: '0123456789', accountName: 'ADA OKAFOR', amount: '12.50' },
  ],
  otp: '123456',
};
const UPSERT = { to: 'POST /splitsettlement/upsert', headers: { ...bearer, 'idempotency-key': 'K' } };

const wireSplit = {
  splitSettlementId: 3,
  name: 'Partners',
  rateType: 'Flat',
  isActive: true,
  currency: { id: 2, name: 'USD' },
  version: 'v7',
  accountDetails: [{ merchantId: 1002, accountName: 'BLUECREST FOODS', amount: 30 }],
};
const read = {
  id: '3',
  name: 'Partners',
  rateType: 'flat',
  isActive: true,
  currency: 'USD',
  currencyId: '2',
  customUrl: '',
  version: 'v7',
  accounts: [{ merchantId: '1002', accountNumber: '', accountName: 'BLUECREST FOODS', bankCode: '', bankName: '', amount: '30' }],
};
const FETCH = 'GET /splitsettlement/fetch';
const named = (Keyword: string) => ({ PageNumber: '1', PageSize: '100', SelectedSearchColumn: 'name', Keyword });

describeServices('split settlements', [
  {
    name: '[SPL-01 GEN-04] listSplits',
    call: (options) =>
      splits.listSplits(
        {
          filter: {
            keyword: { text: '=levy&x', column: 'name' },
            state: 'Pending',
            days: { from: '2026-11-01', to: '2026-11-02' },
          },
          page: 2,
          size: 5,
        },
        options,
      ),
    asks: [
      {
        to: FETCH,
        query: {
          PageNumber: '2',
          PageSize: '5',
          SelectedSearchColumn: 'name',
          Keyword: '=levy&x',
          Filter: 'Pending',
          StartDate: '2026-11-01 00:00:00',
          EndDate: '2026-11-02 23:59:59',
        },
        answer: { items: [wireSplit], totalCount: 6 },
      },
    ],
    gives: { rows: [read], total: 6 },
  },
  {
    name: '[SPL-01] listSplits without a filter',
    call: (options) =>
      splits.listSplits(
        { filter: { keyword: { text: '', column: 'name' }, state: '', days: { from: '', to: '' } }, page: 1, size: 20 },
        options,
      ),
    asks: [{ to: FETCH, query: { PageNumber: '1', PageSize: '20' }, answer: { items: [] } }],
    gives: { rows: [], total: 0 },
  },
  {
    name: '[SPL-09] findSplit',
    call: (options) => splits.findSplit({ id: '3', name: 'Partners' }, options),
    asks: [{ to: FETCH, query: named('Partners'), answer: { items: [{ ...wireSplit, splitSettlementId: 2 }, wireSplit] } }],
    gives: { split: read },
  },
  {
    name: '[SPL-09] findSplit that is gone, by a name longer than a keyword,',
    call: (options) => splits.findSplit({ id: '9', name: 'x'.repeat(101) }, options),
    asks: [{ to: FETCH, query: named('x'.repeat(100)), answer: { items: [wireSplit] } }],
    gives: { split: null },
  },
  {
    name: '[SPL-03 SPL-05] loadSplitChoices',
    call: (options) => splits.loadSplitChoices(undefined, options),
    asks: [
      { to: 'GET /subsidiary/dashboard/banks', answer: { banks: [{ id: 1, name: 'GTBank', bankCode: '058' }] } },
      {
        to: 'GET /subsidiary/dashboard/service/currencies',
        answer: { data: [{ id: 1, shortName: 'NGN', name: 'Naira', symbol: '₦' }] },
      },
    ],
    gives: {
      banks: [{ id: '1', name: 'GTBank', bankCode: '058' }],
      currencies: [{ id: '1', code: 'NGN', name: 'Naira', symbol: '₦' }],
    },
  },
  {
    name: '[SPL-05] resolveSplitAccount of a merchant',
    call: (options) => splits.resolveSplitAccount({ type: 'Merchant', accountNumber: '1004', bankCode: '' }, options),
    asks: [
      {
        to: 'POST /subsidiary/beneficiary/resolve',
        body: { type: 'Merchant', accountNumber: '1004' },
        answer: { data: { accountName: 'HARBOUR TRADING' } },
      },
    ],
    gives: { accountName: 'HARBOUR TRADING' },
  },
  {
    name: '[SPL-05] resolveSplitAccount of a bank account',
    call: (options) => splits.resolveSplitAccount({ type: 'Bank', accountNumber: '0123456789', bankCode: '058' }, options),
    asks: [
      {
        to: 'POST /subsidiary/beneficiary/resolve',
        body: { type: 'Bank', accountNumber: '0123456789', bankCode: '058' },
        answer: { data: { accountName: 'ADA OKAFOR' }, message: 'Found' },
      },
    ],
    gives: { accountName: 'ADA OKAFOR', message: 'Found' },
  },
  {
    name: '[SPL-08] sendSplitOtp',
    call: (options) => splits.sendSplitOtp(undefined, options),
    asks: [{ to: 'GET /splitsettlement/otp/send' }],
    gives: { message: 'Done' },
  },
  {
    name: '[SPL-08 SPL-09] upsertSplit of one that exists',
    call: (options) => splits.upsertSplit({ order: { split, idempotencyKey: 'K' }, otp: '123456' }, options),
    asks: [
      { ...UPSERT, body: { ...submitted, splitSettlementId: '3', version: 'v1', isActive: true }, answer: { status: true } },
    ],
    gives: { message: '' },
  },
  {
    name: '[SPL-08] upsertSplit of a new one',
    call: (options) =>
      splits.upsertSplit(
        { order: { split: { ...split, id: '', isActive: false }, idempotencyKey: 'K' }, otp: '123456' },
        options,
      ),
    asks: [{ ...UPSERT, body: { ...submitted, isActive: false }, answer: { status: true, message: 'Created' } }],
    gives: { message: 'Created' },
  },
  {
    name: '[SPL-08] getSplitStatus',
    call: (options) => splits.getSplitStatus({ idempotencyKey: 'K&x=1' }, options),
    asks: [{ to: 'GET /splitsettlement/status', query: { idempotencyKey: 'K&x=1' }, answer: { status: 'Successful' } }],
    gives: { status: 'Successful', message: '' },
  },
]);
