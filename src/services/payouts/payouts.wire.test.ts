// @vitest-environment happy-dom
/** What the services of paying out send, and what they make of the answers. */

import type { Order } from '../../../machines/payouts/payout/payout.types';
import { describeServices, ofBusiness } from '../../../tests/services/exchanges';
import { wirePayout as wireRow } from '../../../tests/services/payoutSamples';
import * as payouts from './payouts';

const order: Order = {
  type: 'Bank',
  currency: 'NGN',
  amount: '60000',
  recipient: 'ADA OKAFOR',
  accountNumber: '0123456789',
  bankCode: '058',
  bankId: '1',
  bankName: 'Guaranty Trust Bank',
  description: 'Rent',
  beneficiaryId: '',
  abroad: null,
  idempotencyKey: 'K',
};
const abroad: Order = {
  ...order,
  type: 'InternationalPayout',
  currency: 'USD',
  bankCode: '',
  bankId: '',
  abroad: {
    recipientName: 'ATELIER COLOMBE',
    recipientAddress: '4 rue Breguet, Paris',
    bankName: 'BNP',
    bankAddress: '16 bd des Italiens, Paris',
    routingNumber: '026009593',
    swiftCode: 'BNPAFRPP',
  },
};
const wireWallet = { currency: 'NGN', currencyId: 1, availableBalance: '100000.00', ledgerBalance: '100000.00' };
const wallets = { to: 'GET /subsidiary/dashboard/fetch/all/wallets' };
const alike = {
  to: 'GET /subsidiary/payout/all',
  headers: ofBusiness,
  query: {
    pageNumber: '1',
    pageSize: '20',
    keyword: '0123456789',
    SearchableColumns: 'beneficiaryNumber',
    startDate: '2026-11-21 00:00:00',
    endDate: '2026-11-21 23:59:59',
  },
};
const quoteOf = (one: Order, wireWallets: readonly object[], items: readonly object[]) => ({
  call: (options: { signal: AbortSignal }) => payouts.quotePayout({ subject: one }, options),
  asks: [
    {
      to: 'GET /subsidiary/payout/fee',
      headers: ofBusiness,
      query: { amount: '60000', currency: one.currency, type: one.type },
      answer: { data: { fee: '50.00', total: '60050.00', needsOtp: true, needsApproval: false } },
    },
    { ...wallets, answer: { wallets: wireWallets } },
    { ...alike, answer: { items } },
  ],
});
const quoted = { fee: '50.00', total: '60050.00', needsOtp: true, needsApproval: false };

describeServices('before a payout', [
  {
    name: '[PAY-03] loadChoices',
    call: (options) => payouts.loadChoices(undefined, options),
    asks: [
      { to: 'GET /subsidiary/dashboard/banks', answer: { banks: [{ id: 1, name: 'GTBank', bankCode: '058' }] } },
      {
        to: 'GET /subsidiary/beneficiary/all',
        answer: { data: { items: [{ id: 3, name: 'ADA OKAFOR', type: 'Bank', accountNumber: '0123456789' }] } },
      },
      { ...wallets, answer: { wallets: [wireWallet] } },
    ],
    gives: {
      banks: [{ id: '1', name: 'GTBank', bankCode: '058' }],
      beneficiaries: [
        { id: '3', name: 'ADA OKAFOR', type: 'Bank', accountNumber: '0123456789', bankName: '', bankCode: '', createdAt: null },
      ],
      wallets: [{ currency: 'NGN', currencyId: '1', availableBalance: '100000.00', ledgerBalance: '100000.00', account: null }],
    },
  },
  {
    name: '[PAY-04 PAY-09] resolve of a bank account',
    call: (options) => payouts.resolve({ type: 'Bank', accountNumber: '0123456789', bankCode: '058' }, options),
    asks: [
      {
        to: 'POST /subsidiary/payout/account/resolve',
        headers: ofBusiness,
        body: { accountNumber: '0123456789', bankCode: '058' },
        answer: { data: { accountName: 'ADA OKAFOR' }, message: 'Found' },
      },
    ],
    gives: { accountName: 'ADA OKAFOR', message: 'Found' },
  },
  {
    name: '[PAY-04] resolve of a merchant ID',
    call: (options) => payouts.resolve({ type: 'Merchant', accountNumber: '1002', bankCode: '' }, options),
    asks: [
      {
        to: 'POST /subsidiary/beneficiary/resolve',
        body: { type: 'Merchant', accountNumber: '1002' },
        answer: { data: { accountName: 'BLUECREST FOODS' } },
      },
    ],
    gives: { accountName: 'BLUECREST FOODS' },
  },
  {
    name: '[PAY-05 GEN-04] quotePayout, with a payout of today that is alike,',
    ...quoteOf(
      order,
      [{ ...wireWallet, currency: 'USD', availableBalance: '9.00' }, wireWallet],
      [{ ...wireRow, amount: 1 }, wireRow],
    ),
    gives: { ...quoted, available: '100000.00', similar: { initiatedAt: '2026-11-21T09:30:00' } },
  },
  {
    name: '[PAY-05] quotePayout, with nothing alike and no such wallet,',
    ...quoteOf(
      { ...order, currency: 'GBP' },
      [wireWallet],
      [wireRow, { ...wireRow, debitCurrency: 'GBP', status: 'Failed' }, { ...wireRow, debitCurrency: 'GBP', status: 'Rejected' }],
    ),
    gives: { ...quoted, available: '0', similar: null },
  },
  {
    name: '[PAY-05] quotePayout, where a number and an amount differ,',
    ...quoteOf(
      order,
      [wireWallet],
      [
        { ...wireRow, beneficiaryNumber: '0123456788' },
        { ...wireRow, amount: '60000.01' },
        { payoutId: 1, status: 'Successful', beneficiaryNumber: '0123456789', debitCurrency: 'NGN' },
      ],
    ),
    gives: { ...quoted, available: '100000.00', similar: null },
  },
]);

const initiated = (payoutDetail: object) => ({
  to: 'POST /subsidiary/payout/initiate',
  headers: { ...ofBusiness, 'idempotency-key': 'K' },
  body: { payoutDetails: [payoutDetail] },
  answer: { statusCode: '007', message: 'Enter the code', batchId: 12 },
});
const given = { statusCode: '007', message: 'Enter the code', batchId: '12' };

describeServices('a payout', [
  {
    name: '[PAY-05 PAY-09 GEN-08] initiatePayout',
    call: (options) => payouts.initiatePayout({ ...order, beneficiaryId: '3' }, options),
    asks: [
      initiated({
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
        beneficiaryId: '3',
      }),
    ],
    gives: given,
  },
  {
    name: '[PAY-08] initiatePayout to a bank abroad',
    call: (options) => payouts.initiatePayout(abroad, options),
    asks: [
      initiated({
        type: 'InternationalPayout',
        AccountName: 'ADA OKAFOR',
        recipientName: 'ADA OKAFOR',
        accountNumber: '0123456789',
        amount: '60000',
        debitCurrency: 'USD',
        creditCurrency: 'USD',
        description: 'Rent',
        bankName: 'Guaranty Trust Bank',
        bankAddress: '16 bd des Italiens, Paris',
        recipientAddress: '4 rue Breguet, Paris',
        bankRoutingNumber: '026009593',
        swiftCode: 'BNPAFRPP',
      }),
    ],
    gives: given,
  },
  {
    name: '[PAY-05] initiatePayout to a merchant',
    call: (options) => payouts.initiatePayout({ ...order, type: 'Merchant', bankCode: '', bankId: '', bankName: '' }, options),
    asks: [
      initiated({
        type: 'Merchant',
        AccountName: 'ADA OKAFOR',
        recipientName: 'ADA OKAFOR',
        accountNumber: '0123456789',
        amount: '60000',
        debitCurrency: 'NGN',
        creditCurrency: 'NGN',
        description: 'Rent',
      }),
    ],
    gives: given,
  },
  {
    name: '[PAY-05] getPayoutStatus',
    call: (options) => payouts.getPayoutStatus({ idempotencyKey: 'K&x=1' }, options),
    asks: [
      {
        to: 'GET /subsidiary/payout/status',
        headers: ofBusiness,
        query: { idempotencyKey: 'K&x=1' },
        answer: { status: 'Awaiting-Verification', batchId: 12 },
      },
    ],
    gives: { status: 'Awaiting Verification', message: '', batchId: '12' },
  },
  {
    name: '[PAY-06] verifyPayout',
    call: (options) => payouts.verifyPayout({ subject: '12', otp: '123456' }, options),
    asks: [{ to: 'POST /subsidiary/payout/verify', headers: ofBusiness, body: { otp: '123456', batchId: '12' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[PAY-07] resendPayoutOtp',
    call: (options) => payouts.resendPayoutOtp({ subject: '../../x?y#z%2F' }, options),
    asks: [{ to: 'GET /subsidiary/payout/resend/otp/..%2F..%2Fx%3Fy%23z%252F', headers: ofBusiness }],
    gives: { message: 'Done' },
  },
  {
    name: '[PAY-07] sendCode',
    call: (options) => payouts.sendCode({ batchId: '12' }, options),
    asks: [{ to: 'GET /subsidiary/payout/resend/otp/12', headers: ofBusiness }],
    gives: { message: 'Done' },
  },
]);
