// @vitest-environment happy-dom
/** The requests for a list of transactions, and what is made of the provider's several names. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { transactionFilters } from '../../../machines/transactions/transactions/transactions.machine';
import { keepToken } from '../token';
import { listTransactions } from './transactions';

afterEach(() => vi.unstubAllGlobals());

const NONE = { items: [], page: { total: 0, totalPage: 0 } };

async function asked(filter: typeof transactionFilters.empty, answer: object = NONE) {
  const sent: URL[] = [];
  keepToken('T');
  vi.stubGlobal('fetch', async (address: string) => {
    sent.push(new URL(address, 'http://kontor.test'));
    return Response.json(answer);
  });
  const page = await listTransactions({ filter, page: 2, size: 50 }, { signal: new AbortController().signal });
  return { page, sent: sent.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)]) };
}

const PATH = '/subsidiary/dashboard/fetch/orders';
const PAGE = { page: '2', size: '50' };
const { empty } = transactionFilters;

describe('[TRX-02] the request', () => {
  it('sends only the page for an empty filter', async () => {
    expect((await asked(empty)).sent).toEqual([[PATH, PAGE]]);
  });
  it('sends each filter by its own parameter, days from their first second to their last', async () => {
    const filter = {
      keyword: { text: 'KOR', column: 'orderReference' },
      status: 'Awaiting-Confirmation',
      method: 'USSD',
      settlement: 'none',
      dashboard: 'NGN',
      currency: 'USD',
      days: { from: '2026-11-01', to: '2026-11-20' },
    } as const;
    const query = {
      ...PAGE,
      orderreference: 'KOR',
      status: 'Awaiting-Confirmation',
      transactionType: 'USSD',
      settlement: 'none',
      currency: 'USD',
      fromdate: '2026-11-01 00:00:00',
      todate: '2026-11-20 23:59:59',
    };
    expect((await asked(filter)).sent).toEqual([[PATH, query]]);
  });
  it.each([
    ['', { currency: 'GBP' }],
    ['USD', { currency: 'USD' }],
    ['all', {}],
  ])('[NAV-06] asks for the currency of the dashboard, unless another one or all are chosen: %s', async (currency, more) => {
    expect((await asked({ ...empty, dashboard: 'GBP', currency })).sent).toEqual([[PATH, { ...PAGE, ...more }]]);
  });
  it.each([
    ['paymentReference', 'paymentreference'],
    ['email', 'email'],
  ] as const)('searches %s by %s', async (column, name) => {
    const filter = { ...empty, keyword: { text: 'ada', column } };
    expect((await asked(filter)).sent).toEqual([[PATH, { ...PAGE, [name]: 'ada' }]]);
  });
});

const WIRE = {
  id: 7,
  dateCreated: '2026-11-20 09:30:00',
  paymentReference: 'KPY-7',
  currency: 'NGN',
  customerEmail: 'ada@customer.test',
  transactionAmount: '1000.50',
  fee: '15.00',
  recurringFrequency: 'Monthly',
  paymentTypeName: 'Card',
  orderReference: 'KOR-7',
  orderStatus: 'Successful',
};

describe('[TRX-01] a row', () => {
  const rowOf = async (row: object) => (await asked(empty, { items: [row], page: { total: 1, totalPage: 1 } })).page.rows[0];

  it('keeps a status that no document has, as it came', async () => {
    expect((await rowOf({ ...WIRE, orderStatus: 'Frozen' }))?.status).toBe('Frozen');
  });

  it('is the same under the other names of the documents', async () => {
    const { currency, customerEmail, transactionAmount, paymentTypeName, orderReference, orderStatus, ...rest } = WIRE;
    const other = {
      ...rest,
      currency: { shortName: currency },
      order: { customer: { emailAddress: customerEmail }, paymentType: paymentTypeName },
      amountFormatted: 'NGN 1,000.50',
      transactionReference: orderReference,
      status: { name: orderStatus },
    };
    expect(transactionAmount).toBe('1000.50');
    expect(await rowOf(other)).toEqual(await rowOf(WIRE));
  });
  it.each([
    ['a text for an amount', { ...WIRE, transactionAmount: undefined, amountFormatted: 'NGN one' }],
    ['no amount', { ...WIRE, transactionAmount: undefined }],
  ])('with %s is a bad answer, never a sum', async (_, row) => {
    await expect(rowOf(row)).rejects.toMatchObject({ fault: { kind: 'badAnswer', endpoint: 'listOrders' } });
  });
});
