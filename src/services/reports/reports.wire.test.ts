// @vitest-environment happy-dom
/** What the services of exports and of the Report Centre send, and what they make of the answers. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportViews } from '../../../machines/reports/reports/reports.machine';
import { transactionFilters } from '../../../machines/transactions/transactions/transactions.machine';
import { bearer, describeServices } from '../../../tests/services/exchanges';
import { requestTransactions } from '../transactions/transactionsExport';
import { repeatReport } from './reportRepeat';
import { listReports, reportCounts, reportOfKey } from './reports';
import { whenVisible } from './whenVisible';

const EXPORT = {
  to: 'GET /subsidiary/dashboard/fetch/orders/export',
  headers: { ...bearer, 'idempotency-key': 'K' },
};
const order = { columns: ['date', 'amount'], format: 'xlsx', idempotencyKey: 'K' } as const;

describeServices('an export of transactions', [
  {
    name: '[TRX-03] requestTransactions sends the filter of the list without a page, the columns and the format',
    call: (options) =>
      requestTransactions(
        {
          ...order,
          filter: {
            keyword: { text: 'a&b', column: 'email' },
            status: 'Failed',
            method: 'USSD',
            settlement: 'none',
            dashboard: 'NGN',
            currency: 'USD',
            days: { from: '2016-11-01', to: '2026-11-20' },
          },
        },
        options,
      ),
    asks: [
      {
        ...EXPORT,
        query: {
          email: 'a&b',
          status: 'Failed',
          transactionType: 'USSD',
          settlement: 'none',
          currency: 'USD',
          fromdate: '2016-11-01 00:00:00',
          todate: '2026-11-20 23:59:59',
          columns: 'date,amount',
          format: 'xlsx',
        },
        answer: { message: 'It comes', reportReference: 'RPT-1' },
      },
    ],
    gives: { message: 'It comes', reference: 'RPT-1' },
  },
  {
    name: '[TRX-03] requestTransactions of everything, answered as documented',
    call: (options) => requestTransactions({ ...order, filter: transactionFilters.empty }, options),
    asks: [{ ...EXPORT, query: { columns: 'date,amount', format: 'xlsx' }, answer: { message: 'It comes' } }],
    gives: { message: 'It comes', reference: '' },
  },
]);

const documented = {
  fileName: 'Transactions.csv',
  requestedBy: 'Amaka Obi',
  dateRequested: '2026-11-20 09:30:00',
  status: 'Completed',
  fileUrl: 'https://files.test/a?b=1',
  reportReference: 'RPT-1',
};
const read = {
  reference: 'RPT-1',
  fileName: 'Transactions.csv',
  by: 'Amaka Obi',
  requestedAt: '2026-11-20T09:30:00',
  status: 'Completed',
  url: 'https://files.test/a?b=1',
  list: '',
  filter: '',
  columns: null,
  rows: null,
  expectedRows: null,
  reason: '',
  expiresAt: null,
};
const whole = {
  ...documented,
  status: 'Unheard',
  fileUrl: 'javascript:alert(1)',
  list: 'Transactions',
  filter: 'Card',
  columns: 9,
  rows: 10,
  expectedRows: 20,
  failureReason: 'No room',
  expiresAt: '2026-11-27 09:30:00',
};
const LIST = 'GET /subsidiary/dashboard/report-centre/all';
const none = { keyword: { text: '', column: 'fileName' }, status: '', days: { from: '', to: '' } } as const;

describeServices('the Report Centre', [
  {
    name: '[RPT-01] listReports with every filter; an unknown status stays, and an address that is none is left out',
    call: (options) =>
      listReports(
        {
          filter: {
            keyword: { text: 'a&b', column: 'fileName' },
            status: 'Failed',
            days: { from: '2026-11-01', to: '2026-11-21' },
          },
          page: 2,
          size: 50,
        },
        options,
      ),
    asks: [
      {
        to: LIST,
        query: {
          pageNumber: '2',
          pageSize: '50',
          fileName: 'a&b',
          status: 'Failed',
          startDate: '2026-11-01 00:00:00',
          endDate: '2026-11-21 23:59:59',
        },
        answer: { data: { items: [whole], totalCount: 60 } },
      },
    ],
    gives: {
      rows: [
        {
          ...read,
          status: 'Unheard',
          url: null,
          list: 'Transactions',
          filter: 'Card',
          columns: 9,
          rows: 10,
          expectedRows: 20,
          reason: 'No room',
          expiresAt: '2026-11-27T09:30:00',
        },
      ],
      total: 60,
    },
  },
  {
    name: '[RPT-01] listReports with the documented fields, and the total beside the data',
    call: (options) => listReports({ filter: none, page: 1, size: 20 }, options),
    asks: [
      {
        to: LIST,
        query: { pageNumber: '1', pageSize: '20' },
        answer: { data: { items: [documented] }, totalCount: 7, totalPages: 1 },
      },
    ],
    gives: { rows: [read], total: 7 },
  },
  {
    name: '[TRX-03] reportOfKey of a request that arrived',
    call: (options) => reportOfKey({ idempotencyKey: 'K&x=1' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/report-centre/status',
        query: { idempotencyKey: 'K&x=1' },
        answer: { status: 'Received', report: documented },
      },
    ],
    gives: { report: read },
  },
  {
    name: '[TRX-03] reportOfKey of a request that never arrived',
    call: (options) => reportOfKey({ idempotencyKey: 'K' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/report-centre/status',
        query: { idempotencyKey: 'K' },
        answer: { status: 'Not Received' },
      },
    ],
    gives: { report: null },
  },
  {
    name: '[RPT-01] reportCounts of every view in one call; a status without files has none',
    call: (options) => reportCounts(reportViews)({ key: '' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/report-centre/counts',
        query: {},
        answer: {
          data: [
            { status: 'Completed', count: 7 },
            { status: 'Failed', count: 2 },
            { status: 'Paused', count: 1 },
          ],
        },
      },
    ],
    gives: { all: 10, pending: 0, completed: 7, failed: 2 },
  },
  {
    name: '[RPT-01] repeatReport sends the report under the key of its dialog',
    call: (options) => repeatReport({ subject: { reference: 'RPT-1', fileName: 'a.csv', idempotencyKey: 'K' } }, options),
    asks: [
      {
        to: 'POST /subsidiary/dashboard/report-centre/repeat',
        headers: { ...bearer, 'idempotency-key': 'K' },
        body: { reportReference: 'RPT-1' },
        answer: { message: 'It comes', reportReference: 'RPT-2' },
      },
    ],
    gives: { message: 'It comes', reference: 'RPT-2' },
  },
]);

describe('[RPT-01] a look at the reports', () => {
  afterEach(() => vi.restoreAllMocks());
  const hidden = () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

  it('waits while the page is hidden, and goes on when it is shown', async () => {
    const state = hidden();
    const seen = vi.fn();
    const waiting = whenVisible(new AbortController().signal).then(seen);
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
    expect(seen).not.toHaveBeenCalled();
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waiting;
    expect(seen).toHaveBeenCalledOnce();
  });

  it('ends with its state', async () => {
    hidden();
    const leaving = new AbortController();
    const waiting = whenVisible(leaving.signal);
    leaving.abort('left');
    await expect(waiting).rejects.toBe('left');
    await expect(whenVisible(leaving.signal)).rejects.toBe('left');
  });
});
