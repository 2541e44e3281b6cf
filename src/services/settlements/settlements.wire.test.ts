// @vitest-environment happy-dom
/** What the services of settlements send, and what they make of the answers. */
import {
  groupedSettlementFilters,
  groupedSettlementViews,
} from '../../../machines/settlements/groupedSettlements/groupedSettlements.machine';
import { describeServices } from '../../../tests/services/exchanges';
import {
  getSettlement,
  getSettlementSummary,
  groupedSettlementCounts,
  listGroupedSettlements,
  listSettlements,
  listSettlementTransactions,
  readItems,
  readLine,
  readStatement,
} from './settlements';

const GROUPED = 'GET /subsidiary/dashboard/settlement/grouped';
const STATEMENT = 'GET /subsidiary/dashboard/settlement/statement/7';

const row = {
  subsidiaryName: 'Bluecrest Stores',
  settlementAccount: '0099120455',
  settlementBankName: 'Sterling Bank',
  settlementBankCode: '232',
  settlementDestination: 'Bank account',
  transactionCount: 46,
  settlementAmount: 1708770.4,
  currency: { shortName: 'NGN' },
  finalSettlementDate: '2026-11-26 18:00:00',
  settlementStatus: 'Completed',
};

const read = {
  businessId: '',
  business: 'Bluecrest Stores',
  account: '0099120455',
  bank: 'Sterling Bank',
  bankCode: '232',
  destination: 'Bank account',
  transactions: 46,
  amount: '1708770.4',
  currency: 'NGN',
  settledAt: '2026-11-26T18:00:00',
  status: 'Completed',
  settlementIds: [],
  references: [],
};

describeServices('the list of settlements', [
  {
    name: '[STL-02] listGroupedSettlements with every filter, on whole days in Lagos',
    call: (options) =>
      listGroupedSettlements(
        {
          filter: { status: 'Flagged', dashboard: 'NGN', currency: '', days: { from: '2026-11-01', to: '2026-11-21' } },
          page: 2,
          size: 50,
        },
        options,
      ),
    asks: [
      {
        to: GROUPED,
        query: {
          page: '2',
          size: '50',
          settlementstatus: 'Flagged',
          currency: 'NGN',
          fromdate: '2026-11-01 00:00:00',
          todate: '2026-11-21 23:59:59',
        },
        answer: { data: { items: [row], page: { total: 51 } } },
      },
    ],
    gives: { rows: [read], total: 51 },
  },
  {
    name: '[STL-02] listGroupedSettlements without a filter, with the settlements of a row',
    call: (options) => listGroupedSettlements({ filter: groupedSettlementFilters.empty, page: 1, size: 20 }, options),
    asks: [
      {
        to: GROUPED,
        query: { page: '1', size: '20' },
        answer: {
          data: {
            items: [{ ...row, subsidiaryId: 1001, settlementIds: [7, 8], settlementReferences: ['STL-1', 'STL-2'] }],
            page: { total: 1 },
          },
        },
      },
    ],
    gives: {
      rows: [{ ...read, businessId: '1001', settlementIds: ['7', '8'], references: ['STL-1', 'STL-2'] }],
      total: 1,
    },
  },
]);

const settlement = {
  id: 7,
  currency: 'NGN',
  settlementStatus: 'Pending',
  settlementAmount: '56080.00',
  lines: [{ line: 'collections', count: 1, amount: '56080.00' }],
  version: '1 Pending',
};
const inFull = {
  id: '7',
  businessId: '',
  business: '',
  collected: null,
  fee: null,
  currency: 'NGN',
  status: 'Pending',
  createdAt: null,
  reference: '',
  settledAt: null,
  amount: '56080.00',
  destination: '',
  account: '',
  bank: '',
  transactions: null,
  bankReference: '',
  paid: null,
  remark: '',
  reserve: null,
  lines: [{ line: 'collections', count: 1, amount: '56080.00' }],
  items: null,
  version: '1 Pending',
};

describeServices('one settlement', [
  {
    name: '[STL-01] getSettlement with its lines',
    call: (options) => getSettlement({ key: '7' }, options),
    asks: [{ to: STATEMENT, answer: { settlement } }],
    gives: inFull,
  },
  {
    name: '[STL-01] readStatement of a provider that lists no lines',
    call: (options) => readStatement({ id: '7' }, options),
    asks: [{ to: STATEMENT, answer: { settlement: { ...settlement, lines: undefined, version: undefined } } }],
    gives: { ...inFull, lines: null, version: '' },
  },
  {
    name: '[STL-01] readItems of one page',
    call: (options) => readItems({ id: '7', page: 3, size: 100 }, options),
    asks: [
      {
        to: `${STATEMENT}/items`,
        query: { page: '3', size: '100' },
        answer: {
          items: [{ id: '1-fees', dateCreated: '2026-11-25 10:14:00', line: 'fees', amount: '-900.00' }],
          totalCount: 201,
          version: '1 Pending',
        },
      },
    ],
    gives: {
      rows: [
        {
          id: '1-fees',
          at: '2026-11-25T10:14:00',
          line: 'fees',
          amount: '-900.00',
          reference: '',
          description: '',
          subject: null,
        },
      ],
      total: 201,
      version: '1 Pending',
      amount: null,
    },
  },
  {
    name: '[STL-01] listSettlements with its own names of status and size',
    call: (options) =>
      listSettlements(
        {
          filter: { status: 'Pending', dashboard: 'NGN', currency: '', days: { from: '2026-11-01', to: '2026-11-21' } },
          page: 2,
          size: 50,
        },
        options,
      ),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/settlement/paginated',
        query: {
          page: '2',
          limit: '50',
          settlementstatus: 'Pending',
          currency: 'NGN',
          fromdate: '2026-11-01 00:00:00',
          todate: '2026-11-21 23:59:59',
        },
        answer: { items: [], totalItems: '50' },
      },
    ],
    gives: { rows: [], total: 50 },
  },
  {
    name: '[STL-01] listSettlementTransactions of one settlement, on whole days',
    call: (options) =>
      listSettlementTransactions(
        { filter: { settlement: '7', days: { from: '2026-11-25', to: '2026-11-25' } }, page: 2, size: 20 },
        options,
      ),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/settlement/transactions/summary',
        query: {
          settlementId: '7',
          page: '2',
          size: '20',
          fromdate: '2026-11-25 00:00:00',
          todate: '2026-11-25 23:59:59',
        },
        answer: {
          data: {
            items: [
              {
                id: 1,
                dateCreated: '2026-11-25 10:14:00',
                customerEmail: 'ada@customer.test',
                transactionAmount: '100.00',
                fee: '1.50',
                currency: { shortName: 'NGN' },
                paymentTypeName: 'Card',
                orderReference: 'KOR-1',
                paymentReference: 'KPY-1',
                orderStatus: 'Successful',
              },
            ],
            page: { total: 21, totalPage: 2 },
          },
          total: 21,
        },
      },
    ],
    gives: {
      rows: [
        {
          id: '1',
          createdAt: '2026-11-25T10:14:00',
          email: 'ada@customer.test',
          currency: 'NGN',
          amount: '100.00',
          fee: '1.50',
          settlementAmount: null,
          recurringFrequency: '',
          method: 'Card',
          reference: 'KOR-1',
          paymentReference: 'KPY-1',
          status: 'Successful',
          customerId: null,
        },
      ],
      total: 21,
    },
  },
  {
    name: '[STL-02] groupedSettlementCounts of all views, with one call',
    call: (options) => groupedSettlementCounts(groupedSettlementViews)({ key: 'NGN' }, options),
    asks: [
      {
        to: `${GROUPED}/counts`,
        query: { currency: 'NGN' },
        answer: {
          data: [
            { status: 'Completed', count: 30 },
            { status: 'Partial-Completed', count: 4 },
            { status: 'Failed', count: 1 },
          ],
        },
      },
    ],
    gives: { all: 35, completed: 30, partly: 4, pending: 0, flagged: 0 },
  },
  {
    name: '[STL-02] getSettlementSummary of a currency',
    call: (options) => getSettlementSummary({ key: 'NGN' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/settlement/summary',
        query: { currency: 'NGN' },
        answer: {
          data: {
            currency: 'NGN',
            unsettled: { count: 1, amount: '10.00' },
            pending: { count: 0, amount: '0.00' },
            flagged: { count: 0, amount: '0.00' },
          },
        },
      },
    ],
    gives: {
      currency: 'NGN',
      unsettled: { count: 1, amount: '10.00' },
      pending: { count: 0, amount: '0.00' },
      flagged: { count: 0, amount: '0.00' },
      reserve: null,
      nextAt: null,
    },
  },
  {
    name: '[STL-01] readLine of the first items of one line',
    call: (options) => readLine({ key: '7/fees' }, options),
    asks: [
      {
        to: `${STATEMENT}/items`,
        query: { page: '1', size: '20', line: 'fees' },
        answer: { items: [], totalCount: 0 },
      },
    ],
    gives: { rows: [], total: 0, version: '', amount: null },
  },
]);
