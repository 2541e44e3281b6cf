// @vitest-environment happy-dom
/** What the services of the list of transactions send besides its filter, which `transactions.test.ts` tests. */
import { transactionViews } from '../../../machines/transactions/transactions/transactions.machine';
import { describeServices } from '../../../tests/services/exchanges';
import { transactionCounts } from './transactions';

const COUNTS = 'GET /subsidiary/dashboard/fetch/orders/counts';

describeServices('the number of transactions of each saved view', [
  {
    name: '[TRX-02] transactionCounts, with one call for all views without days, in the list’s currency; a status without transactions has none',
    call: (options) => transactionCounts(transactionViews)({ key: 'USD' }, options),
    asks: [
      {
        to: COUNTS,
        query: { currency: 'USD' },
        answer: {
          data: [
            { status: 'Successful', count: 40 },
            { status: 'Awaiting-Confirmation', count: 3 },
          ],
        },
      },
      {
        to: COUNTS,
        query: { currency: 'USD', fromdate: '2026-11-01 00:00:00', todate: '2026-11-21 23:59:59' },
        answer: { data: [{ status: 'Successful', count: 2 }] },
      },
    ],
    gives: { all: 43, successful: 40, failed: 0, thisMonth: 2 },
  },
]);
