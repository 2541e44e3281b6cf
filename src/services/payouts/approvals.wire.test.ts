// @vitest-environment happy-dom
/** What the services of approvals and of beneficiaries send, and what they make of the answers. */

import { approvalFilters } from '../../../machines/payouts/approvals/approvals.machine';
import { bearer, describeServices, ofBusiness } from '../../../tests/services/exchanges';
import { payout, payoutAlone, wirePayout } from '../../../tests/services/payoutSamples';
import * as approvals from './approvals';
import * as beneficiaries from './beneficiaries';

const anyDay = { from: '', to: '' };

describeServices('a second person', [
  {
    name: '[APR-01 PAY-09 GEN-04] listPending',
    call: (options) =>
      approvals.listPending(
        {
          filter: {
            keyword: { text: '%2e%2e/ada', column: 'recipient' },
            pending: 'canDecide',
            days: { from: '2026-11-01', to: '2026-11-21' },
          },
          page: 3,
          size: 10,
        },
        options,
      ),
    asks: [
      {
        to: 'GET /subsidiary/payout/pending-approval/all',
        headers: ofBusiness,
        query: {
          pageNumber: '3',
          pageSize: '10',
          pending: 'canDecide',
          keyword: '%2e%2e/ada',
          SearchableColumns: 'recipient',
          startDate: '2026-11-01 00:00:00',
          endDate: '2026-11-21 23:59:59',
        },
        answer: { items: [{ ...wirePayout, initiatorId: 4, approvalReason: 'Above the limit' }], totalItems: 21 },
      },
    ],
    gives: { rows: [{ ...payout, initiatorId: '4', approvalReason: 'Above the limit' }], total: 21 },
  },
  {
    name: '[APR-01 PAY-09] listPending of all views',
    call: (options) => approvals.listPending({ filter: approvalFilters.empty, page: 1, size: 20 }, options),
    asks: [
      {
        to: 'GET /subsidiary/payout/pending-approval/all',
        headers: ofBusiness,
        query: { pageNumber: '1', pageSize: '20' },
        answer: { items: [], totalCount: 0 },
      },
    ],
    gives: { rows: [], total: 0 },
  },
  ...[
    { name: 'approvalCounts', data: { all: 9, canDecide: 8, overOneDay: 0 } },
    { name: 'approvalCounts without numbers that the provider does not know', data: { all: 9 } },
  ].map(({ name, data }) => ({
    name: `[APR-01 PAY-09] ${name}`,
    call: (options: Parameters<typeof approvals.listPending>[1]) => approvals.approvalCounts({ key: '' }, options),
    asks: [{ to: 'GET /subsidiary/payout/pending-approval/counts', headers: ofBusiness, answer: { data } }],
    gives: data,
  })),
  {
    name: '[APR-01] lookAt',
    call: (options) => approvals.lookAt({ payoutIds: ['7', '../8'] }, options),
    asks: [
      { to: 'GET /subsidiary/payout/7', headers: ofBusiness, answer: { data: wirePayout } },
      { to: 'GET /subsidiary/payout/..%2F8', headers: ofBusiness, answer: { data: { ...wirePayout, payoutId: 8 } } },
    ],
    gives: { payouts: [payoutAlone, { ...payoutAlone, payoutId: '8' }] },
  },
  {
    name: '[APR-01 PAY-09] sendApprovalCode',
    call: (options) => approvals.sendApprovalCode({ payoutIds: ['7', '8'] }, options),
    asks: [{ to: 'POST /subsidiary/payout/second-level/approve', headers: ofBusiness, body: { payoutIds: ['7', '8'] } }],
    gives: { message: 'Done' },
  },
  {
    name: '[APR-01] resendApprovalCode',
    call: (options) => approvals.resendApprovalCode({ subject: '7,8' }, options),
    asks: [{ to: 'POST /subsidiary/payout/second-level/approve', headers: ofBusiness, body: { payoutIds: ['7', '8'] } }],
    gives: { message: 'Done' },
  },
  ...[true, false].map((isApproved) => ({
    name: `[APR-01 PAY-09] decide to ${isApproved ? 'approve' : 'decline'}`,
    call: (options: { signal: AbortSignal }) => approvals.decide({ payoutIds: ['7', '8'], isApproved, otp: '123456' }, options),
    asks: [
      {
        to: 'POST /subsidiary/payout/second-level/verify',
        headers: ofBusiness,
        body: { otp: '123456', payoutIds: ['7', '8'], isApproved },
      },
    ],
    gives: { message: 'Done' },
  })),
]);

const wireAda = {
  id: 3,
  name: 'ADA OKAFOR',
  type: 'Bank',
  accountNumber: '0123456789',
  bankName: 'GTBank',
  bankCode: 58,
  dateCreated: '2026-11-01 09:30:00',
};
const ada = {
  id: '3',
  name: 'ADA OKAFOR',
  type: 'Bank',
  accountNumber: '0123456789',
  bankName: 'GTBank',
  bankCode: '58',
  createdAt: '2026-11-01T09:30:00',
} as const;
const found = { data: { accountName: 'ADA OKAFOR' } };
const RESOLVE = 'POST /subsidiary/beneficiary/resolve';

describeServices('beneficiaries', [
  {
    name: '[BEN-02] loadBanks',
    call: (options) => beneficiaries.loadBanks(undefined, options),
    asks: [{ to: 'GET /subsidiary/dashboard/banks', answer: { banks: [{ id: 1, name: 'GTBank', bankCode: '058' }] } }],
    gives: [{ id: '1', name: 'GTBank', bankCode: '058' }],
  },
  {
    name: '[BEN-01] listBeneficiaries of a type and days',
    call: (options) =>
      beneficiaries.listBeneficiaries(
        { filter: { type: 'Bank', days: { from: '2026-11-01', to: '2026-11-21' } }, page: 2, size: 20 },
        options,
      ),
    asks: [
      {
        to: 'GET /subsidiary/beneficiary/all',
        query: { type: 'Bank', fromdate: '2026-11-01 00:00:00', todate: '2026-11-21 23:59:59' },
        answer: { data: { items: [wireAda], total_items: 1 } },
      },
    ],
    gives: { rows: [ada], total: 1 },
  },
  {
    name: '[BEN-01] listBeneficiaries of every type',
    call: (options) => beneficiaries.listBeneficiaries({ filter: { type: '', days: anyDay }, page: 1, size: 20 }, options),
    asks: [{ to: 'GET /subsidiary/beneficiary/all', headers: bearer, query: {}, answer: { data: { items: [] } } }],
    gives: { rows: [], total: 0 },
  },
  {
    name: '[BEN-02] resolveRecipient of a bank account',
    call: (options) => beneficiaries.resolveRecipient({ type: 'Bank', accountNumber: '0123456789', bankCode: '058' }, options),
    asks: [{ to: RESOLVE, body: { type: 'Bank', accountNumber: '0123456789', bankCode: '058' }, answer: found }],
    gives: { accountName: 'ADA OKAFOR' },
  },
  {
    name: '[BEN-02] resolveRecipient of a mobile number, whatever bank was chosen before,',
    call: (options) => beneficiaries.resolveRecipient({ type: 'Mobile', accountNumber: '08031234567', bankCode: '058' }, options),
    asks: [{ to: RESOLVE, body: { type: 'Mobile', accountNumber: '08031234567' }, answer: found }],
    gives: { accountName: 'ADA OKAFOR' },
  },
  {
    name: '[BEN-02] resolveRecipient of a bank account without a bank',
    call: (options) => beneficiaries.resolveRecipient({ type: 'Bank', accountNumber: '0123456789', bankCode: '' }, options),
    asks: [{ to: RESOLVE, body: { type: 'Bank', accountNumber: '0123456789' }, answer: found }],
    gives: { accountName: 'ADA OKAFOR' },
  },
  {
    name: '[BEN-03] lookAgain',
    call: (options) => beneficiaries.lookAgain({ subject: ada }, options),
    asks: [{ to: RESOLVE, body: { type: 'Bank', accountNumber: '0123456789', bankCode: '58' }, answer: found }],
    gives: { accountName: 'ADA OKAFOR' },
  },
  {
    name: '[BEN-02] createBeneficiary at a bank',
    call: (options) =>
      beneficiaries.createBeneficiary({ type: 'Bank', name: 'ADA OKAFOR', accountNumber: '0123456789', bankId: '1' }, options),
    asks: [
      {
        to: 'POST /subsidiary/beneficiary/create',
        body: { type: 'Bank', countryId: 1, AccountName: 'ADA OKAFOR', accountNumber: '0123456789', bankId: '1' },
      },
    ],
    gives: { message: 'Done' },
  },
  {
    name: '[BEN-02] createBeneficiary of a merchant',
    call: (options) =>
      beneficiaries.createBeneficiary({ type: 'Merchant', name: 'BLUECREST', accountNumber: '1002', bankId: '' }, options),
    asks: [
      {
        to: 'POST /subsidiary/beneficiary/create',
        body: { type: 'Merchant', countryId: 1, AccountName: 'BLUECREST', accountNumber: '1002' },
      },
    ],
    gives: { message: 'Done' },
  },
  {
    name: '[BEN-03] deleteBeneficiary',
    call: (options) => beneficiaries.deleteBeneficiary({ subject: { id: '../create?x#%' } }, options),
    asks: [{ to: 'DELETE /subsidiary/beneficiary/delete/..%2Fcreate%3Fx%23%25' }],
    gives: { message: 'Done' },
  },
]);
