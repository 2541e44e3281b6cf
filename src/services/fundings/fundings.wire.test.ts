// @vitest-environment happy-dom
/** What the services of fundings send, and what they make of the answers. */
import { fundingFilters } from '../../../machines/fundings/fundings/fundings.machine';
import { bearer, describeServices } from '../../../tests/services/exchanges';
import { getFunding, listFundings, repushWebhook, requestFundings } from './fundings';

const LIST = 'GET /subsidiary/dashboard/fetch/funding/history';
const { empty } = fundingFilters;

const filter = {
  ...empty,
  dashboard: 'NGN',
  keyword: { text: '0123', column: 'accountNumber' },
  days: { from: '2026-11-01', to: '2026-11-21' },
} as const;

describeServices('the funding history', [
  {
    name: '[FND-01] listFundings with every filter, on whole days in Lagos',
    call: (options) => listFundings({ filter, page: 2, size: 50 }, options),
    asks: [
      {
        to: LIST,
        query: {
          page: '2',
          size: '50',
          accountNumber: '0123',
          currency: 'NGN',
          fromdate: '2026-11-01 00:00:00',
          todate: '2026-11-21 23:59:59',
        },
        answer: {
          data: {
            items: [{ id: 7, currency: 'NGN', amount: '100.00', fee: 50, dateCreated: '2026-11-20 16:11:52', sessionId: '1' }],
            page: { total: 51 },
          },
        },
      },
    ],
    gives: {
      rows: [
        {
          id: '7',
          currency: 'NGN',
          amount: '100.00',
          alias: '',
          accountNumber: '',
          method: '',
          reference: '',
          fee: '50',
          createdAt: '2026-11-20T16:11:52',
          sessionId: '1',
        },
      ],
      total: 51,
    },
  },
  {
    name: '[FND-01] listFundings by a part of the session ID, in all currencies',
    call: (options) =>
      listFundings(
        { filter: { ...empty, keyword: { text: '88', column: 'sessionId' }, currency: 'all' }, page: 1, size: 20 },
        options,
      ),
    asks: [{ to: LIST, query: { page: '1', size: '20', sessionId: '88' }, answer: { data: { items: [], page: { total: 0 } } } }],
    gives: { rows: [], total: 0 },
  },
  {
    name: '[FND-01 GEN-06] requestFundings with the documents’ page, once for each key',
    call: (options) => requestFundings({ filter, columns: ['date', 'amount'], format: 'xlsx', idempotencyKey: 'K' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/funding/history/export',
        headers: { ...bearer, 'idempotency-key': 'K' },
        query: {
          page: '1',
          size: '50000',
          export: 'true',
          accountNumber: '0123',
          currency: 'NGN',
          fromdate: '2026-11-01 00:00:00',
          todate: '2026-11-21 23:59:59',
          columns: 'date,amount',
          format: 'xlsx',
        },
        answer: { message: 'Requested' },
      },
    ],
    gives: { message: 'Requested', reference: '' },
  },
]);

describeServices('one funding', [
  {
    name: '[FND-02] getFunding with the documented fields only',
    call: (options) => getFunding({ key: '7' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/funding/history/details/7',
        answer: {
          data: {
            transactionAmount: '100.00',
            fee: '0.00',
            dateCreated: '2026-11-20 16:11:52',
            transactionReference: 'KFD-7',
            senderName: 'ADA OKAFOR',
            subsidiaryId: 1001,
          },
        },
      },
    ],
    gives: {
      amount: '100.00',
      fee: '0.00',
      createdAt: '2026-11-20T16:11:52',
      reference: 'KFD-7',
      productCode: '',
      sender: { name: 'ADA OKAFOR', accountNumber: '', bank: '' },
      destination: { name: '', accountNumber: '', bank: '', alias: '' },
      merchant: { name: '', id: '1001' },
      currency: '',
      method: '',
      sessionId: '',
      before: null,
      after: null,
      eventId: '',
      webhookUrl: null,
      deliveries: [],
    },
  },
  {
    name: '[FND-02] repushWebhook by the reference alone',
    call: (options) => repushWebhook({ subject: { reference: 'KFD-7', eventId: 'evt_1' }, reason: '' }, options),
    asks: [
      {
        to: 'POST /subsidiary/notification/trigger-webhook',
        body: { reference: 'KFD-7' },
        answer: { message: 'Sent' },
      },
    ],
    gives: { message: 'Sent' },
  },
]);
