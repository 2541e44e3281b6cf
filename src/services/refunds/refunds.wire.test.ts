// @vitest-environment happy-dom
/** What the services of refunds and of one transaction send, and what they make of the answers. */

import { afterEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../machines/kit/fault';
import { bearer, describeServices } from '../../../tests/services/exchanges';
import { getTransaction } from '../transactions/transactionDetails';
import { createRefunds, findPayments } from './bulkRefund';
import { createRefund, getRefundOrderStatus } from './refundOrders';
import { getRefund, listRefunds } from './refunds';

const order = {
  transactionReference: 'KOR-1',
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
    name: '[TRX-05] createRefund sends a list with what was left',
    call: (options) => createRefund(order, options),
    asks: [
      {
        ...CREATE,
        body: [{ ...item, reason: 'Returned' }],
        answer: { message: 'Logged', refunds: [{ refundReference: 'RFD-1', refundStatus: 'Approved' }] },
      },
    ],
    gives: { message: 'Logged', refunds: [{ reference: 'RFD-1', status: 'Approved' }] },
  },
  {
    name: '[RFD-02] createRefund without a reason, and an answer with a message only',
    call: (options) => createRefund({ ...order, reason: '' }, options),
    asks: [{ ...CREATE, body: [item] }],
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

const items = [
  { line: 2, transactionReference: 'KOR-1', currency: 'NGN', amount: '50', reason: 'Returned', expectedLeft: '84480.00' },
  { line: 5, transactionReference: 'KOR-2', currency: 'USD', amount: '1.50', reason: 'Late', expectedLeft: '2.00' },
];
const batch = { idempotencyKey: 'K', lines: [2, 5], items };

describeServices('a batch of refunds', [
  {
    name: '[RFD-03] createRefunds sends every row with what was left of its transaction',
    patienceMs: 120_000,
    call: (options) => createRefunds(batch, options),
    asks: [
      {
        ...CREATE,
        body: [
          { ...item, reason: 'Returned' },
          { transactionReference: 'KOR-2', amount: '1.50', reason: 'Late', expectedLeft: '2.00' },
        ],
        answer: { message: 'Logged', refunds: [{ refundReference: 'RFD-1', refundStatus: 'Approved' }] },
      },
    ],
    gives: { message: 'Logged', refunds: [{ reference: 'RFD-1', status: 'Approved' }] },
  },
]);

const answerWith = (status: number, body: object) => vi.stubGlobal('fetch', async () => Response.json(body, { status }));
const faultOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof Failure ? error.fault : null;
};

describe('[RFD-03] a refusal of a batch', () => {
  const options = { signal: new AbortController().signal };
  afterEach(() => vi.unstubAllGlobals());

  it('says what is wrong with each row, and leaves out what does not fit', async () => {
    const message = 'Row 2: no';
    const problems = [{ index: 1, message: 'No' }, { index: 'x', message: 'No' }, { index: 2 }, null, { index: 3, message: '' }];
    answerWith(400, { message, problems });
    const refused = { kind: 'server', status: 400, message };
    expect(await faultOf(createRefunds(batch, options))).toEqual({ ...refused, problems: [{ index: 1, message: 'No' }] });
    answerWith(400, { message, problems: 'all' });
    expect(await faultOf(createRefunds(batch, options))).toEqual(refused);
  });
});

describe('[RFD-03] the transactions of a file', () => {
  const options = { signal: new AbortController().signal };
  afterEach(() => vi.unstubAllGlobals());

  it('are looked up once each, by either reference, and one that is unknown is told apart', async () => {
    const asked: (string | null)[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      const reference = new URL(address, 'http://kontor.test').searchParams.get('paymentreference');
      asked.push(reference);
      if (reference === 'KOR/NONE') return Response.json({ message: 'Transaction not found' }, { status: 404 });
      return Response.json({ order: wire });
    });
    const found = await findPayments({ references: ['KPY/1', 'KOR/NONE'] }, options);
    expect(asked).toEqual(['KPY/1', 'KOR/NONE']);
    expect(found.map(({ reference, payment, isSilent }) => [reference, payment?.reference ?? null, isSilent])).toEqual(
      expect.arrayContaining([
        ['KPY/1', 'KOR-1', false],
        ['KOR/NONE', null, false],
      ]),
    );
  });

  it('are not called unknown if the role may not see transactions', async () => {
    answerWith(403, { message: 'Your role lacks this permission' });
    expect(await faultOf(findPayments({ references: ['KPY/1'] }, options))).toMatchObject({ kind: 'server', status: 403 });
  });
});

const wire = {
  id: 7,
  orderReference: 'KOR-1',
  paymentReference: 'KPY/1',
  orderStatus: 'Successful',
  currency: { shortName: 'NGN' },
  amount: 84500,
  dateCreated: '2026-11-09 16:21:37',
};

describeServices('one transaction', [
  {
    name: '[TRX-04] getTransaction with the fields that every provider has',
    call: (options) => getTransaction({ key: 'KPY/1' }, options),
    asks: [{ to: 'GET /subsidiary/dashboard/fetch/orders', query: { paymentreference: 'KPY/1' }, answer: { order: wire } }],
    gives: {
      id: '7',
      reference: 'KOR-1',
      paymentReference: 'KPY/1',
      status: 'Successful',
      currency: 'NGN',
      amount: '84500',
      fee: null,
      customerFee: null,
      businessFee: null,
      feeBearer: '',
      settlementAmount: null,
      settlementStatus: '',
      recurringFrequency: '',
      narration: '',
      remarks: '',
      createdAt: '2026-11-09T16:21:37',
      updatedAt: null,
      confirmedAt: null,
      customer: { name: '', email: '', phone: '' },
      method: '',
      maskedPan: '',
      accountNumber: '',
      responseCode: '',
      responseMessage: '',
      refunded: null,
      refundPending: null,
      chargedBack: null,
      refunds: [],
    },
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
