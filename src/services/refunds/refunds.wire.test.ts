// @vitest-environment happy-dom
/** What the services of refunds send, and what they make of the answers. */

import { refundViews } from '../../../machines/refunds/refunds/refunds.machine';
import { bearer, describeServices } from '../../../tests/services/exchanges';
import { createRefund, getRefundOrderStatus } from './refundOrders';
import { getRefund, listRefunds, refundCounts } from './refunds';

const order = {
  transactionReference: 'KOR-1',
  orderId: '7',
  currency: 'NGN',
  amount: '50',
  reason: 'Returned',
  expectedLeft: '84480.00',
  idempotencyKey: 'K',
};
const CREATE = { to: 'POST /subsidiary/dashboard/refund', headers: { ...bearer, 'idempotency-key': 'K' } };
const item = { transactionReference: 'KOR-1', amount: '50', expectedLeft: '84480.00' };

describeServices('refunds', [
  {
    name: '[TRX-05] createRefund from a transaction sends a list with its id and what was left',
    call: (options) => createRefund(order, options),
    asks: [
      {
        ...CREATE,
        body: [{ ...item, orderId: '7', reason: 'Returned' }],
        answer: { message: 'Logged', refunds: [{ refundReference: 'RFD-1', refundStatus: 'Approved' }] },
      },
    ],
    gives: { message: 'Logged', refunds: [{ reference: 'RFD-1', status: 'Approved' }] },
  },
  {
    name: '[RFD-02] createRefund of a logged refund has no id, and an answer with a message only',
    call: (options) => createRefund({ ...order, orderId: null }, options),
    asks: [{ ...CREATE, body: [{ ...item, reason: 'Returned' }] }],
    gives: { message: 'Done', refunds: [] },
  },
  {
    name: '[RFD-02] getRefundOrderStatus',
    call: (options) => getRefundOrderStatus({ idempotencyKey: 'K&x=1' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/refund/status',
        query: { idempotencyKey: 'K&x=1' },
        answer: { status: 'Not Received' },
      },
    ],
    gives: { status: 'Not Received', message: '', refunds: [] },
  },
]);

const row = {
  dateCreated: '2026-11-20 09:30:00',
  customerEmail: 'ada@customer.test',
  customerId: 9,
  transactionAmount: '20000.00',
  refundAmount: 5000,
  orderReference: 'KOR-1',
  refundStatus: 'Approved',
  refundReference: 'RFD-1',
  currency: 'NGN',
};
const read = {
  reference: 'RFD-1',
  createdAt: '2026-11-20T09:30:00',
  decidedAt: null,
  email: 'ada@customer.test',
  customerId: '9',
  currency: 'NGN',
  transactionAmount: '20000.00',
  amount: '5000',
  orderReference: 'KOR-1',
  paymentReference: '',
  status: 'Approved',
  reason: '',
  remark: '',
  by: '',
};
const LIST = 'GET /subsidiary/dashboard/refund/all';
const none = { keyword: { text: '', column: 'reference' }, status: '', days: { from: '', to: '' } } as const;

describeServices('the list of refunds', [
  {
    name: '[RFD-01] listRefunds with every filter',
    call: (options) =>
      listRefunds(
        {
          filter: {
            keyword: { text: 'a&b', column: 'email' },
            status: 'Pending',
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
          page: '2',
          size: '50',
          email: 'a&b',
          status: 'Pending',
          fromdate: '2026-11-01 00:00:00',
          todate: '2026-11-21 23:59:59',
        },
        answer: { items: [row], totalItems: '60' },
      },
    ],
    gives: { rows: [read], total: 60 },
  },
  {
    name: '[RFD-01] listRefunds with the names of the first document',
    call: (options) => listRefunds({ filter: none, page: 1, size: 20 }, options),
    asks: [
      {
        to: LIST,
        query: { page: '1', size: '20' },
        answer: {
          refunds: [
            {
              date: '2026-11-20 09:30:00',
              customerEmail: 'ada@customer.test',
              transactionAmount: '20000.00',
              refundAmount: '5000',
              reference: 'KOR-1',
              status: 'Approved',
              refundReference: 'RFD-1',
              customerId: '9',
              currency: 'NGN',
            },
          ],
        },
      },
    ],
    gives: { rows: [read], total: 1 },
  },
  {
    name: '[RFD-04] getRefund finds the refund of exactly this reference',
    call: (options) => getRefund({ key: 'RFD-1' }, options),
    asks: [
      {
        to: LIST,
        query: { page: '1', size: '5', reference: 'RFD-1' },
        answer: { items: [{ ...row, refundReference: 'RFD-11' }, row], totalItems: 2 },
      },
    ],
    gives: read,
  },
]);

const COUNTS = 'GET /subsidiary/dashboard/refund/counts';

describeServices('the number of refunds of each saved view', [
  {
    name: '[RFD-01] refundCounts by the words of the filter, with one call for all views without days',
    call: (options) => refundCounts(refundViews)({ key: '' }, options),
    asks: [
      {
        to: COUNTS,
        query: {},
        answer: {
          data: [
            { status: 'Successful', count: 30 },
            { status: 'Error', count: 4 },
            { status: 'Pending', count: 2 },
          ],
        },
      },
      {
        to: COUNTS,
        query: { fromdate: '2026-11-01 00:00:00', todate: '2026-11-21 23:59:59' },
        answer: { data: [{ status: 'Error', count: 1 }] },
      },
    ],
    gives: { all: 36, pending: 2, declined: 4, thisMonth: 1 },
  },
]);
