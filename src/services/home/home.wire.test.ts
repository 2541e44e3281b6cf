// @vitest-environment happy-dom
/** What the services of the home page send, and what they make of the answers. */
import { periodKey } from '../../../machines/home/dailyFigures/homePeriods';
import { describeServices, ofBusiness } from '../../../tests/services/exchanges';
import { dailyFigures, inflowOutflow, transactionSummary, walletBalances } from './home';
import { toDo } from './toDo';

const FLOW = 'GET /subsidiary/metric/inflow/outflow';

describeServices('the home page', [
  {
    name: '[HOM-01] walletBalances',
    call: (options) => walletBalances({ key: '' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/get/wallet/balance',
        answer: {
          wallets: [{ currencyShortName: 'NGN', availableBalance: 5, ledgerBalance: '7.00', availableBalanceChange: '+6.8%' }],
        },
      },
    ],
    gives: [{ currency: 'NGN', available: '5', ledger: '7.00', availableChange: '6.8', ledgerChange: null }],
  },
  {
    name: '[HOM-01 NAV-06] transactionSummary',
    call: (options) => transactionSummary({ key: 'USD' }, options),
    asks: [
      {
        to: 'GET /subsidiary/metric/transaction/summary',
        query: { currency: 'USD' },
        answer: { data: { count: '3', volume: 5, settlements: '4.50', volumeChange: -4.4 } },
      },
    ],
    gives: {
      count: 3,
      volume: '5',
      settlements: '4.50',
      countChange: null,
      volumeChange: '-4.4',
      settlementsChange: null,
    },
  },
  {
    name: '[HOM-01 NAV-06] dailyFigures of the last 30 days',
    call: (options) => dailyFigures({ key: periodKey('days', 'NGN') }, options),
    asks: [
      {
        to: 'GET /subsidiary/metric/figures/daily',
        query: { currency: 'NGN', period: 'days' },
        answer: {
          data: {
            days: [
              { date: '2026-11-21', ledgerBalance: 5, availableBalance: '4.00', count: '3', volume: '2.50', settlements: 2 },
            ],
            compared: [],
          },
        },
      },
    ],
    gives: {
      days: [{ date: '2026-11-21', ledger: '5', available: '4.00', count: '3', volume: '2.50', settlements: '2' }],
      compared: [],
    },
  },
  {
    name: '[HOM-01] dailyFigures of this year',
    call: (options) => dailyFigures({ key: periodKey('year', 'USD') }, options),
    asks: [
      {
        to: 'GET /subsidiary/metric/figures/daily',
        query: { currency: 'USD', period: 'year' },
        answer: { data: { days: [], compared: [] } },
      },
    ],
    gives: { days: [], compared: [] },
  },
  {
    name: '[HOM-02 NAV-06] inflowOutflow of this week',
    call: (options) => inflowOutflow({ key: periodKey('week', 'NGN') }, options),
    asks: [
      {
        to: FLOW,
        query: { type: 'week', currency: 'NGN' },
        answer: { data: [{ name_date: 'Mon', inflow: 5, outflow: '-3.00' }] },
      },
    ],
    gives: [{ name: 'Mon', inflow: '5', outflow: '3.00' }],
  },
  {
    name: '[HOM-02] inflowOutflow of this year',
    call: (options) => inflowOutflow({ key: periodKey('year', 'USD') }, options),
    asks: [{ to: FLOW, query: { type: 'year', currency: 'USD' }, answer: { data: [] } }],
    gives: [],
  },
  {
    name: '[HOM-02] inflowOutflow of the last 30 days',
    call: (options) => inflowOutflow({ key: periodKey('days', 'USD') }, options),
    asks: [{ to: FLOW, query: { type: 'days', currency: 'USD' }, answer: { data: [] } }],
    gives: [],
  },
  {
    name: '[PAY-01 APR-01] toDo of a role that only pays',
    call: (options) => toDo({ key: 'codes' }, options),
    asks: [
      {
        to: 'GET /subsidiary/payout/history',
        headers: ofBusiness,
        query: { pageNumber: '1', pageSize: '100', status: 'Awaiting-Verification' },
        answer: { items: [] },
      },
    ],
    gives: { chargebacks: null, codes: { rows: [], total: 0 }, approvals: null, failures: null, missing: [] },
  },
  {
    name: '[CBK-01] toDo of a role that only answers chargebacks',
    call: (options) => toDo({ key: 'chargebacks' }, options),
    asks: [
      { to: 'GET /subsidiary/dashboard/chargeback/all', query: { status: 'New' }, answer: { data: { items: [] } } },
      { to: 'GET /subsidiary/dashboard/chargeback/all', query: { status: 'Pending' }, answer: { data: { items: [] } } },
    ],
    gives: { chargebacks: { rows: [], total: 0 }, codes: null, approvals: null, failures: null, missing: [] },
  },
  {
    name: '[PAY-01 APR-01] toDo of a role that only approves',
    call: (options) => toDo({ key: 'approvals' }, options),
    asks: [
      {
        to: 'GET /subsidiary/payout/pending-approval/all',
        headers: ofBusiness,
        query: { pageNumber: '1', pageSize: '100' },
        answer: { items: [] },
      },
    ],
    gives: { chargebacks: null, codes: null, approvals: { rows: [], total: 0 }, failures: null, missing: [] },
  },
  {
    name: '[PAY-01] toDo with the payouts that failed in the last week',
    call: (options) => toDo({ key: 'failures' }, options),
    asks: [
      {
        to: 'GET /subsidiary/payout/history',
        headers: ofBusiness,
        query: {
          pageNumber: '1',
          pageSize: '100',
          startDate: '2026-11-14 00:00:00',
          endDate: '2026-11-21 23:59:59',
          status: 'Failed',
        },
        answer: { items: [] },
      },
    ],
    gives: {
      chargebacks: null,
      codes: null,
      approvals: null,
      failures: { rows: [], total: 0, since: '2026-11-14' },
      missing: [],
    },
  },
]);
