// @vitest-environment happy-dom
/** What the services of the home page send, and what they make of the answers. */
import { flowKey } from '../../../machines/home/inflowOutflow/inflowOutflow.machine';
import { describeServices } from '../../../tests/services/exchanges';
import { inflowOutflow, transactionSummary, walletBalances } from './home';

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
    name: '[HOM-02 NAV-06] inflowOutflow of this week',
    call: (options) => inflowOutflow({ key: flowKey('week', 'NGN') }, options),
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
    call: (options) => inflowOutflow({ key: flowKey('year', 'USD') }, options),
    asks: [{ to: FLOW, query: { type: 'year', currency: 'USD' }, answer: { data: [] } }],
    gives: [],
  },
]);
