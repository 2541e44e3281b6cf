// @vitest-environment happy-dom
/** What the services of chargebacks send, and what they make of the answers. */
import { expect, it, vi } from 'vitest';
import { chargebackFilters } from '../../../machines/chargebacks/chargebacks/chargebacks.machine';
import { bearer, describeServices } from '../../../tests/services/exchanges';
import { listAnswerable } from './answerable';
import { disputeChargeback } from './chargebackAnswer';
import { getChargeback, getChargebackOverview, listChargebacks } from './chargebacks';

const row = {
  id: 4519,
  dateCreated: '2026-11-17 14:36:00',
  dueDate: '2026-11-27',
  amount: 186500,
  currency: 'NGN',
  balance: '186500.00',
  status: 'Pending',
  customerEmail: 't.balogun@customer.test',
  merchantName: 'Bluecrest Stores',
  transactionReference: 'KOR-1',
  rrn: '629114703358',
};
const read = {
  id: '4519',
  createdAt: '2026-11-17T14:36:00',
  dueAt: '2026-11-27T23:59:59',
  amount: '186500',
  currency: 'NGN',
  held: '186500.00',
  status: 'Pending',
  email: 't.balogun@customer.test',
  merchant: 'Bluecrest Stores',
  orderReference: 'KOR-1',
  rrn: '629114703358',
  reason: '',
  reasonCode: '',
  claim: '',
  fee: null,
  answeredAt: null,
  decidedAt: null,
};
const ALL = 'GET /subsidiary/dashboard/chargeback/all';
const DETAILS = 'GET /subsidiary/dashboard/chargeback/details/4519';

describeServices('the lists of chargebacks', [
  {
    name: '[CBK-01] listChargebacks with every filter, on whole days in Lagos',
    call: (options) =>
      listChargebacks(
        {
          filter: {
            keyword: { text: 'a&b', column: 'email' },
            status: 'Awaiting Response',
            days: { from: '2026-11-01', to: '2026-11-21' },
          },
          page: 2,
          size: 50,
        },
        options,
      ),
    asks: [
      {
        to: ALL,
        query: {
          email: 'a&b',
          status: 'Awaiting Response',
          fromdate: '2026-11-01 00:00:00',
          todate: '2026-11-21 23:59:59',
        },
        answer: { data: { items: [row], totalItems: '1' } },
      },
    ],
    gives: { rows: [read], total: 1 },
  },
  {
    name: '[CBK-01] listChargebacks with the other names of the documents, and without a number of rows',
    call: (options) => listChargebacks({ filter: chargebackFilters.empty, page: 1, size: 20 }, options),
    asks: [
      {
        to: ALL,
        query: {},
        answer: {
          data: {
            items: [
              {
                ...row,
                dueDate: null,
                due_date: '2026-11-27 00:00:00',
                status: null,
                chargebackStatus: { name: 'Pending' },
              },
            ],
          },
        },
      },
    ],
    gives: { rows: [read], total: 1 },
  },
  {
    name: '[CBK-03] listAnswerable with both statuses that may be answered',
    call: (options) => listAnswerable({}, options),
    asks: [
      { to: ALL, query: { status: 'New' }, answer: { data: { items: [{ ...row, id: 4520, status: 'New' }] } } },
      { to: ALL, query: { status: 'Pending' }, answer: { data: { items: [row] } } },
    ],
    gives: [{ ...read, id: '4520', status: 'New' }, read],
  },
  {
    name: '[CBK-01] getChargebackOverview in the currency of the dashboard',
    call: (options) => getChargebackOverview({ key: 'NGN' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/chargeback/overview',
        query: { currency: 'NGN' },
        answer: { data: { overview: { thresholdPercent: '37.6', chargebackValue: '1037050.00', chargebackCount: 8 } } },
      },
    ],
    gives: { usedPercent: 37.6, value: '1037050.00', count: 8 },
  },
  {
    name: '[CBK-01] getChargebackOverview with nothing in it',
    call: (options) => getChargebackOverview({ key: 'NGN' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/chargeback/overview',
        query: { currency: 'NGN' },
        answer: { data: { overview: {} } },
      },
    ],
    gives: { usedPercent: null, value: null, count: null },
  },
]);

describeServices('one chargeback', [
  {
    name: '[CBK-02] getChargeback with its thread, without an address that is no web address',
    call: (options) => getChargeback({ key: '4519' }, options),
    asks: [
      {
        to: DETAILS,
        answer: {
          chargeback: {
            ...row,
            subsidiaryChargebackDispute: [
              {
                comment: 'Send proof.',
                isAdmin: true,
                isFinalComment: false,
                dateCreated: '2026-11-17 14:36:00',
                subsidiaryChargebackDisputeProof: [
                  { id: 1, proof: 'https://files.test/a', name: 'a.pdf', size: 88 },
                  { id: 2, proof: 'javascript:alert(1)' },
                ],
              },
              { comment: 'Here it is.' },
            ],
          },
        },
      },
    ],
    gives: {
      chargeback: {
        ...read,
        settlement: null,
        thread: [
          {
            comment: 'Send proof.',
            isAdmin: true,
            isFinal: false,
            createdAt: '2026-11-17T14:36:00',
            proofs: [
              { id: '1', address: 'https://files.test/a', name: 'a.pdf', category: '', size: 88 },
              { id: '2', address: '', name: '', category: '', size: null },
            ],
          },
          { comment: 'Here it is.', isAdmin: false, isFinal: false, createdAt: null, proofs: [] },
        ],
      },
      order: null,
      ahead: null,
    },
  },
  {
    name: '[CBK-02] getChargeback with the settlement that paid the payment, and the one that took the chargeback',
    call: (options) => getChargeback({ key: '4519' }, options),
    asks: [
      {
        to: DETAILS,
        answer: {
          chargeback: { ...row, settlement: { id: 31, reference: 'STL-2', amount: '-189000.00' } },
          order: { settlement: { id: 12, reference: 'STL-1', dateSettled: '2026-11-03 06:00:00', amount: 184500 } },
        },
      },
    ],
    gives: {
      chargeback: { ...read, settlement: { id: '31', reference: 'STL-2', at: null, amount: '-189000.00' }, thread: [] },
      order: {
        paymentType: '',
        customerName: '',
        email: '',
        mobile: '',
        customerId: '',
        amount: null,
        charged: null,
        paymentReference: '',
        orderReference: '',
        fee: null,
        paidAt: null,
        refunded: null,
        settlement: { id: '12', reference: 'STL-1', at: '2026-11-03T06:00:00', amount: '184500' },
      },
      ahead: null,
    },
  },
]);

const answer = {
  idempotencyKey: '4519:K',
  chargebackId: '4519',
  isAccepted: false,
  comment: 'We delivered it.',
  files: [
    { key: '1', name: 'waybill.pdf', bytes: 3, kind: 'pdf', category: 'delivery', digest: '1' },
    { key: '2', name: 'photo.JPG', bytes: 3, kind: 'jpeg', category: 'handover', digest: '2' },
  ],
} as const;
const SUBMIT = {
  to: 'POST /subsidiary/dashboard/chargeback/accept/dispute',
  headers: { ...bearer, 'idempotency-key': '4519:K' },
};

describeServices('the answer to a chargeback', [
  {
    name: '[CBK-03] disputeChargeback declines with the explanation, and the files in the order of the review',
    call: (options) => disputeChargeback(answer, options),
    asks: [
      {
        ...SUBMIT,
        // Of several files with one name this shows the last one.
        form: {
          comment: 'We delivered it.',
          accepted: 'false',
          ChargebackId: '4519',
          categories: '["delivery","handover"]',
          Proof: 'file:photo.JPG',
        },
      },
    ],
    gives: { message: 'Done' },
  },
  {
    name: '[CBK-03] disputeChargeback accepts without files',
    call: (options) => disputeChargeback({ ...answer, isAccepted: true, files: [] }, options),
    asks: [
      {
        ...SUBMIT,
        form: { comment: 'We delivered it.', accepted: 'true', ChargebackId: '4519' },
      },
    ],
    gives: { message: 'Done' },
  },
]);

it('[CBK-03] getChargeback says how far this computer’s clock runs ahead of the provider’s', async () => {
  const date = new Date(Date.now() - 3_600_000).toUTCString();
  vi.stubGlobal('fetch', async () => Response.json({ chargeback: row }, { headers: { date } }));
  const { ahead } = await getChargeback({ key: '4519' }, { signal: new AbortController().signal });
  vi.unstubAllGlobals();
  expect(Math.round((ahead ?? 0) / 60_000)).toBe(60);
});

it('[CBK-03] every file is sent, with the type of its content, whatever its name says', async () => {
  const types: string[] = [];
  const take = () => [new File(['abc'], 'waybill.pdf'), new File(['abc'], 'photo.JPG', { type: 'text/html' })];
  class Request extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 200;
    readonly responseText = '{"message":"Done"}';
    open() {}
    setRequestHeader() {}
    send(body: FormData) {
      types.push(...body.getAll('Proof').map((file) => (file instanceof File ? `${file.name} ${file.type}` : '')));
      this.dispatchEvent(new Event('load'));
      this.dispatchEvent(new Event('loadend'));
    }
  }
  const own = globalThis.XMLHttpRequest;
  Reflect.set(globalThis, 'XMLHttpRequest', Request);
  await disputeChargeback(answer, { signal: new AbortController().signal, take });
  Reflect.set(globalThis, 'XMLHttpRequest', own);
  expect(types).toEqual(['waybill.pdf application/pdf', 'photo.JPG image/jpeg']);
});

it('[CBK-01] lists of chargebacks say how far this computer’s clock runs ahead, and nothing of one that is right', async () => {
  const signal = new AbortController().signal;
  const filter = chargebackFilters.empty;
  const aheadsBy = async (ms: number) => {
    const date = new Date(Date.now() - ms).toUTCString();
    vi.stubGlobal('fetch', async () => Response.json({ data: { items: [row], totalItems: '1' } }, { headers: { date } }));
    const { rows } = await listChargebacks({ filter, page: 1, size: 20 }, { signal });
    const all = [...rows, ...(await listAnswerable({}, { signal }))];
    vi.unstubAllGlobals();
    return all.map(({ ahead }) => ahead && Math.round(ahead / 60_000));
  };
  expect(await aheadsBy(3_600_000)).toEqual([60, 60, 60]);
  expect(await aheadsBy(-3_600_000)).toEqual([-60, -60, -60]);
  expect(await aheadsBy(0)).toEqual([undefined, undefined, undefined]);
});
