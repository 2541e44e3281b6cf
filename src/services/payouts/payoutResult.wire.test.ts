// @vitest-environment happy-dom
/** What is asked after a payout that was sent, and what becomes of the answers. */
import { rent } from '../../../machines/payouts/payout/payout.cases';
import { describeServices, ofBusiness } from '../../../tests/services/exchanges';
import { wirePayout } from '../../../tests/services/payoutSamples';
import * as payouts from './payouts';

const wallet = { currency: 'NGN', currencyId: 1, availableBalance: '39950.00', ledgerBalance: '100000.00' };

const asksFor = (items: readonly object[], wallets: readonly object[]) => [
  {
    to: 'GET /subsidiary/payout/status',
    headers: ofBusiness,
    query: { idempotencyKey: 'K' },
    answer: { status: 'Awaiting-Approval', batchId: 12 },
  },
  {
    to: 'GET /subsidiary/payout/all',
    headers: ofBusiness,
    query: { pageNumber: '1', pageSize: '20', keyword: '0123456789', SearchableColumns: 'beneficiaryNumber' },
    answer: { items },
  },
  { to: 'GET /subsidiary/dashboard/fetch/all/wallets', answer: { wallets } },
];

const row = { ...wirePayout, payoutReference: 'KPO-9', fee: '50.00', status: 'Successful' };
const found = {
  status: 'Successful',
  available: '39950.00',
  fee: '50.00',
  payoutId: '7',
  reference: 'KPO-9',
  initiatedAt: '2026-11-21T09:30:00',
};
const other = { ...row, payoutId: 8, batchId: 13, payoutReference: 'KPO-10', clientReference: 'another' };

describeServices('after a payout', [
  {
    name: '[PAY-05] loadResult finds the payout by its batch',
    call: (options) => payouts.loadResult({ order: rent, batchId: '12' }, options),
    asks: asksFor([other, row], [{ ...wallet, currency: 'USD', availableBalance: '1.00' }, wallet]),
    gives: found,
  },
  {
    name: '[PAY-05] loadResult finds the payout by its key',
    call: (options) => payouts.loadResult({ order: rent, batchId: null }, options),
    asks: asksFor([other, { ...row, clientReference: 'K', batchId: null }], [wallet]),
    gives: found,
  },
  {
    name: '[PAY-05] loadResult has only what the provider reports',
    call: (options) => payouts.loadResult({ order: rent, batchId: null }, options),
    asks: asksFor([other], []),
    gives: {
      status: 'Awaiting Approval',
      available: null,
      fee: null,
      payoutId: null,
      reference: null,
      initiatedAt: null,
    },
  },
]);
