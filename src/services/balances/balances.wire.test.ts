// @vitest-environment happy-dom
/** What the services of balances and of swapping send, and what they make of the answers. */
import { expect } from 'vitest';
import { bearer, describeServices, ofBusiness } from '../../../tests/services/exchanges';
import * as balances from './balances';
import { exportMovements, listMovements } from './movements';
import { recentMovements } from './recentMovements';
import { createVirtualAccount, listVirtualAccounts } from './virtualAccounts';

const pair = { id: '4', symbol: 'USD/NGN', base: 'USD', quote: 'NGN', buy: '1500.00', sell: '1450.00' };
const order = {
  pair,
  source: 'NGN',
  destination: 'USD',
  debit: '150000.00',
  credit: '100.00',
  description: 'Stock',
  idempotencyKey: 'K',
};
const wallets = {
  to: 'GET /subsidiary/dashboard/fetch/all/wallets',
  answer: {
    wallets: [
      { currencyShortName: 'NGN', currencyId: 1, availableBalance: '5.00', ledgerBalance: 7 },
      {
        currency: 'USD',
        availableBalance: '0',
        ledgerBalance: '0',
        accountDetails: { accountName: 'A', accountNumber: '1', bankName: 'B' },
      },
    ],
  },
};
const readWallets = [
  { currency: 'NGN', currencyId: '1', availableBalance: '5.00', ledgerBalance: '7', account: null },
  {
    currency: 'USD',
    currencyId: '',
    availableBalance: '0',
    ledgerBalance: '0',
    account: { accountName: 'A', accountNumber: '1', bankName: 'B' },
  },
];

const ordered = {
  otp: '123456',
  fxRatePairId: '4',
  debitAmount: '150000.00',
  creditAmount: '100.00',
  sourceCurrency: 'NGN',
  destinationCurrency: 'USD',
};
const ORDER = { to: 'POST /subsidiary/dashboard/fx/create-order', headers: { ...bearer, 'idempotency-key': 'K' } };

describeServices('swapping', [
  {
    name: '[BAL-03 NAV-06] recentMovements of one wallet',
    call: (options) => recentMovements({ key: 'USD' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/wallet/history',
        query: { page: '1', size: '12', currency: 'USD' },
        answer: { items: [] },
      },
    ],
    gives: { movements: [], payouts: [], withoutPayouts: null },
  },
  {
    name: '[HOM-01] recentMovements of one wallet with its payouts',
    ownFaults: true,
    call: (options) => recentMovements({ key: 'NGN payouts' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/wallet/history',
        query: { page: '1', size: '12', currency: 'NGN' },
        answer: { items: [] },
      },
      {
        to: 'GET /subsidiary/payout/all',
        headers: ofBusiness,
        query: { pageNumber: '1', pageSize: '12', currency: 'NGN' },
        answer: {
          items: [
            {
              payoutId: 8,
              status: 'Awaiting-Verification',
              payoutDate: '2026-11-20T14:20:00',
              recipient: 'DAMILOLA ADEYEMI',
              debitCurrency: 'NGN',
              amount: '70.50',
              fee: '25.00',
            },
          ],
        },
      },
    ],
    gives: {
      movements: [],
      payouts: [expect.objectContaining({ payoutId: '8', status: 'Awaiting Verification', amount: '70.50' })],
      withoutPayouts: null,
    },
  },
  {
    name: '[SWP-01 SWP-02] loadMarket',
    call: (options) => balances.loadMarket(undefined, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/fx/fetch-rates',
        answer: {
          data: [{ pairId: 4, baseCurrency: 'USD', quoteCurrency: 'NGN', buyPrice: '1500.00', sellPrice: '1450.00' }],
        },
      },
      wallets,
    ],
    gives: { pairs: [pair], wallets: readWallets, askedAt: Date.parse('2026-11-20T23:30:00Z') },
  },
  {
    name: '[SWP-05] sendSwapOtp',
    call: (options) => balances.sendSwapOtp(undefined, options),
    asks: [{ to: 'GET /subsidiary/dashboard/fx/otp/send' }],
    gives: { message: 'Done' },
  },
  {
    name: '[SWP-05] createSwapOrder',
    call: (options) => balances.createSwapOrder({ order, otp: '123456' }, options),
    asks: [{ ...ORDER, body: { ...ordered, description: 'Stock' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[SWP-05] createSwapOrder without a description',
    call: (options) => balances.createSwapOrder({ order: { ...order, description: '' }, otp: '123456' }, options),
    asks: [{ ...ORDER, body: ordered }],
    gives: { message: 'Done' },
  },
  {
    name: '[SWP-05] getSwapStatus',
    call: (options) => balances.getSwapStatus({ idempotencyKey: 'K&x=1' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/fx/order/status',
        query: { idempotencyKey: 'K&x=1' },
        answer: { status: 'Not Received' },
      },
    ],
    gives: { status: 'Not Received', message: '', credit: null },
  },
]);

describeServices('balances', [
  {
    name: '[BAL-01] listWallets',
    call: (options) => balances.listWallets(undefined, options),
    asks: [wallets],
    gives: readWallets,
  },
  {
    name: '[BAL-01] balancesSummary',
    call: (options) => balances.balancesSummary({ key: 'USD' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/balances/summary',
        query: { currency: 'USD' },
        answer: { data: { chargebacks: 5, refunds: '7.50' } },
      },
    ],
    gives: { chargebacks: '5', refunds: '7.50', nonCompliance: null },
  },
]);

const HISTORY = 'GET /subsidiary/dashboard/wallet/history';
const wireCredit = {
  id: 1,
  transactionDate: '2026-11-20 09:30:00',
  direction: 'C',
  amount: '100.00',
  currency: 'NGN',
  balanceAfter: '600.00',
  fee: 5,
  type: 'Deposit',
  description: '=1+1',
  reference: '@R/1',
  payoutId: 9,
};
const wireDebit = { id: 2, transactionDate: '2026-11-19 09:30:00', direction: 'Debit', amount: '40.00', currency: 'NGN' };
const filter = { direction: 'C', dashboard: 'NGN', currency: '', days: { from: '2026-11-01', to: '2026-11-20' } } as const;
const asFiltered = {
  direction: 'C',
  currency: 'NGN',
  startDate: '2026-11-01 00:00:00',
  endDate: '2026-11-20 23:59:59',
};

describeServices('the history of the wallets', [
  {
    name: '[BAL-03 GEN-04] listMovements',
    call: (options) => listMovements({ filter, page: 2, size: 50 }, options),
    asks: [{ to: HISTORY, query: { page: '2', size: '50', ...asFiltered }, answer: { items: [wireCredit], totalCount: 51 } }],
    gives: {
      rows: [
        {
          id: '1',
          at: '2026-11-20T09:30:00',
          direction: 'Credit',
          amount: '100.00',
          currency: 'NGN',
          before: null,
          after: '600.00',
          type: 'Deposit',
          description: '=1+1',
          reference: '@R/1',
          fee: '5',
          payoutId: '9',
        },
      ],
      total: 51,
    },
  },
  {
    name: '[BAL-03] listMovements of all currencies, without a filter',
    call: (options) =>
      listMovements(
        { filter: { direction: '', dashboard: 'USD', currency: 'all', days: { from: '', to: '' } }, page: 1, size: 20 },
        options,
      ),
    asks: [{ to: HISTORY, query: { page: '1', size: '20' }, answer: { items: [] } }],
    gives: { rows: [], total: 0 },
  },
  {
    name: '[BAL-03 GEN-06] exportMovements as CSV, with no formula in it,',
    call: async (options) => {
      const { name, content } = await exportMovements({ filter, format: 'csv' }, options);
      return [name.replace(/-[0-9a-f]{8}\./, '-random.'), ...(await content.text()).split('\r\n')];
    },
    asks: [
      {
        to: HISTORY,
        query: { page: '1', size: '100', ...asFiltered },
        answer: { items: [wireCredit, wireDebit, wireDebit], totalCount: 2 },
      },
      // A row that came twice may have moved, so the list is read again.
      {
        to: HISTORY,
        query: { page: '1', size: '100', ...asFiltered },
        answer: { items: [wireCredit, wireDebit, wireDebit], totalCount: 2 },
      },
    ],
    gives: [
      'Balance-history-20261121-003000-random.csv',
      '\uFEFFDate,Description,Type,Direction,Currency,Amount,Fee,Balance after,Reference',
      "2026-11-20 09:30:00,'=1+1,Deposit,Credit,NGN,100.00,5,600.00,'@R/1",
      '2026-11-19 09:30:00,,,Debit,NGN,-40.00,,,',
      '',
    ],
  },
]);

describeServices('virtual accounts', [
  {
    name: '[VAC-01] listVirtualAccounts',
    call: (options) => listVirtualAccounts(undefined, options),
    asks: [
      {
        to: 'GET /subsidiary/view/static/accounts',
        answer: [{ accountName: 'BLUECREST', accountNumber: '0123456789', bankName: 'Sterling' }, { accountNumber: '1' }],
      },
    ],
    gives: {
      rows: [
        { accountName: 'BLUECREST', accountNumber: '0123456789', bankName: 'Sterling', alias: '' },
        { accountName: '', accountNumber: '1', bankName: '', alias: '' },
      ],
      total: 2,
    },
  },
  {
    name: '[VAC-01] createVirtualAccount',
    call: (options) => createVirtualAccount({ idempotencyKey: 'K', values: { alias: ' Stall 4/2 ' } }, options),
    asks: [
      {
        to: 'POST /subsidiary/virtual-account/generate',
        headers: { ...bearer, subb_id: '1001', 'idempotency-key': 'K' },
        body: { alias: 'Stall 4/2' },
      },
    ],
    gives: { message: 'Done' },
  },
]);
