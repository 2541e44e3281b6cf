// @vitest-environment happy-dom
/** What the services of a batch of refunds send, and what they make of the answers. */

import { afterEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../machines/kit/flow/fault';
import { bearer, describeServices } from '../../../tests/services/exchanges';
import { wireOrder } from '../../../tests/services/orderSample';
import { createRefunds, findPayments } from './bulkRefund';

const CREATE = { to: 'POST /subsidiary/dashboard/refund', headers: { ...bearer, 'idempotency-key': 'K' } };
const item = { transactionReference: 'KOR-1', amount: '50', expectedLeft: '84480.00' };

const items = [
  { line: 2, transactionReference: 'KOR-1', currency: 'NGN', amount: '50', reason: 'Returned', expectedLeft: '84480.00' },
  { line: 5, transactionReference: 'KOR-2', currency: 'USD', amount: '1.50', reason: 'Late', expectedLeft: '2.00' },
];
const batch = { idempotencyKey: 'K', lines: [2, 5], items };

describeServices('a batch of refunds', [
  {
    name: '[RFD-03] createRefunds sends every row with what was left of its transaction',
    timeoutMs: 120_000,
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

  it('are looked up once each, by either reference, and an unknown one is reported as unknown', async () => {
    const asked: (string | null)[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      const reference = new URL(address, 'http://kontor.test').searchParams.get('paymentreference');
      asked.push(reference);
      if (reference === 'KOR/NONE') return Response.json({ message: 'Transaction not found' }, { status: 404 });
      return Response.json({ order: wireOrder });
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
