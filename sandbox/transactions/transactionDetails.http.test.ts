/** One payment over the wire, with what went back of it. */
import { describe, expect, it } from 'vitest';
import { customers } from '../../contract/customers/customers';
import { paymentLinks } from '../../contract/links/paymentLinks';
import { refundOrders } from '../../contract/refunds/refundOrders';
import { businesses } from '../../contract/settings/businesses';
import { type FeeBearer, preferences } from '../../contract/settings/preferences';
import { transactionDetails } from '../../contract/transactions/transactionDetails';
import { transactions } from '../../contract/transactions/transactions';
import { call, messageOf, people, send, signIn } from '../testing/client';
import { pay } from '../testing/paying';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

const refundable = async (token: string) => {
  const query = { page: '1', size: '100', status: 'Successful', transactionType: 'Card', currency: 'NGN' };
  const [row] = (await call(sandbox(), transactions.listOrders, { query }, token)).rows;
  return row?.paymentReference ?? '';
};
const orderOf = (token: string, paymentreference: string) =>
  call(sandbox(), transactionDetails.getOrder, { query: { paymentreference } }, token);
const refund = (token: string, key: string, item: object) =>
  send(sandbox(), refundOrders.createRefunds, { headers: { 'idempotency-key': key }, body: [item] as never }, token);

/** Pays a new link once, and returns the details of that payment. */
async function paidByLink(token: string) {
  const body = { name: 'Ankara', currency: 'NGN', authOption: 'AUTH', paymentType: 'MULTIPLE', amount: '20000.00' } as const;
  await call(sandbox(), paymentLinks.createPaymentLink, { headers: { 'idempotency-key': 'link' }, body }, token);
  const [link] = (await call(sandbox(), paymentLinks.listPaymentLinks, { query: {} }, token)).rows;
  expect((await pay(link?.url ?? '')).status).toBe(200);
  const [row] = (await call(sandbox(), transactions.listOrders, { query: { page: '1', size: '1' } }, token)).rows;
  return orderOf(token, row?.paymentReference ?? '');
}

describe('[TRX-04] the details of a payment', () => {
  it('are those of its row, on the same path as the list', async () => {
    const token = await signIn(sandbox(), people.owner);
    const query = { page: '1', size: '50' };
    const { rows } = await call(sandbox(), transactions.listOrders, { query }, token);
    for (const row of rows.slice(0, 12)) {
      const { email, reference, paymentReference, amount, currency, status, method, fee, createdAt } = row;
      const order = await orderOf(token, paymentReference);
      expect(order).toMatchObject({ reference, paymentReference, amount, currency, status, method, fee, createdAt });
      expect([order.customer.email, order.confirmedAt === null]).toEqual([email, status !== 'Successful']);
      if (order.settlement === 'none' || order.settlement === null) expect(order.settledAt).toBeNull();
    }
  });

  it.each<[FeeBearer, string, string, string]>([
    ['SBF', 'Subsidiary', '0.00', '300.00'],
    ['CBF', 'Customer', '300.00', '0.00'],
    ['SPLIT', 'Split', '150.00', '150.00'],
  ])('name who bore its fee: with %s %s, the customer %s and the business %s', async (setting, feeBearer, ...shares) => {
    const token = await signIn(sandbox(), people.owner);
    await call(sandbox(), preferences.setFeeBearer, { body: { feeBearer: setting } }, token);
    const [customerFee, businessFee] = shares;
    expect(await paidByLink(token)).toMatchObject({ fee: '300.00', feeBearer, customerFee, businessFee });
  });

  it('are found by either reference in any case, and by no part or pattern of one', async () => {
    const token = await signIn(sandbox(), people.owner);
    const { reference, paymentReference } = await orderOf(token, await refundable(token));
    for (const written of [reference, paymentReference].flatMap((one) => [one.toLowerCase(), one.toUpperCase()]))
      expect(await orderOf(token, written)).toMatchObject({ reference, paymentReference });
    for (const paymentreference of [reference.slice(0, -1), `${reference.slice(0, -1)}_`, `${reference.slice(0, 6)}%`]) {
      const answer = await send(sandbox(), transactionDetails.getOrder, { query: { paymentreference } }, token);
      expect(answer.status).toBe(404);
    }
  });

  it('of an unknown reference, another business or another environment are not found', async () => {
    const owner = await signIn(sandbox(), people.owner);
    const reference = await refundable(owner);
    const harbour = await signIn(sandbox(), people.harbour);
    for (const [token, paymentreference] of [
      [harbour, reference],
      [owner, 'KPY-NONE'],
      [owner, "' or 1=1 --"],
    ] as const) {
      const answer = await send(sandbox(), transactionDetails.getOrder, { query: { paymentreference } }, token);
      expect([answer.status, messageOf(answer)]).toEqual([404, 'Transaction not found']);
    }
    await call(sandbox(), businesses.toggleEnvironment, { body: { environmentId: 2, SetDefault: false } }, owner);
    const inTest = await send(sandbox(), transactionDetails.getOrder, { query: { paymentreference: reference } }, owner);
    expect([inTest.status, messageOf(inTest)]).toEqual([404, 'Transaction not found']);
    const approver = await signIn(sandbox(), people.approver);
    expect(
      (await send(sandbox(), transactionDetails.getOrder, { query: { paymentreference: reference } }, approver)).status,
    ).toBe(403);
  });

  it('name the customer, under the id of the list of customers', async () => {
    const token = await signIn(sandbox(), people.owner);
    const { customer } = await orderOf(token, await refundable(token));
    const query = { page: '1', limit: '5', id: customer.id ?? '' };
    const { rows } = await call(sandbox(), customers.listCustomers, { query }, token);
    expect(rows.map(({ id, email }) => [id, email])).toEqual([[customer.id, customer.email]]);
  });

  it('list each refund and sum them by what became of them', async () => {
    const token = await signIn(sandbox(), people.owner);
    const reference = await refundable(token);
    const before = await orderOf(token, reference);
    const item = { transactionReference: before.reference, reason: 'Returned' };
    for (const [n, amount] of ['20.50', '13.14', '13.15'].entries())
      expect((await refund(token, `k${n}`, { ...item, amount })).status).toBe(200);
    const after = await orderOf(token, reference);
    expect([after.refunded, after.refundPending, after.chargedBack]).toEqual(['20.50', '13.14', '0.00']);
    expect(after.refunds.map(({ amount, status, reason, by }) => [amount, status, reason, by])).toEqual([
      ['20.50', 'Approved', 'Returned', 'Amaka Obi'],
      ['13.14', 'Processing', 'Returned', 'Amaka Obi'],
      ['13.15', 'Declined', 'Returned', 'Amaka Obi'],
    ]);
  });
});

describe('[TRX-05 RFD-02] a refund over the wire', () => {
  it('requires the permission, a key, and an amount with at most two decimals above zero', async () => {
    const token = await signIn(sandbox(), people.owner);
    const { reference: transactionReference } = await orderOf(token, await refundable(token));
    const viewer = await signIn(sandbox(), people.viewer);
    expect((await refund(viewer, 'k', { transactionReference, amount: '1.00' })).status).toBe(403);
    expect((await refund(token, '', { transactionReference, amount: '1.00' })).status).toBe(400);
    for (const amount of ['0', '0.00', '-1', '1e3', '1.005', '1,50', '', ' 1', '99999999999999999'])
      expect([amount, (await refund(token, `k${amount}`, { transactionReference, amount })).status]).toEqual([amount, 400]);
    for (const body of [{}, { transactionReference }, { transactionReference, amount: '1', reason: 'x'.repeat(201) }])
      expect((await refund(token, 'body', body)).status).toBe(400);
    const none = await send(sandbox(), refundOrders.createRefunds, { headers: { 'idempotency-key': 'none' }, body: [] }, token);
    expect(none.status).toBe(400);
  });

  it('from a transaction carries the id of that transaction, and no other one', async () => {
    const token = await signIn(sandbox(), people.owner);
    const { reference: transactionReference, id: orderId } = await orderOf(token, await refundable(token));
    const wrong = await refund(token, 'wrong', { transactionReference, amount: '1.00', orderId: `${orderId}0` });
    expect([wrong.status, messageOf(wrong)]).toEqual([400, 'orderId and transactionReference name different transactions']);
    expect((await refund(token, 'right', { transactionReference, amount: '1.00', orderId })).status).toBe(200);
  });

  it('is reported by its key with what became of it', async () => {
    const token = await signIn(sandbox(), people.owner);
    const { reference: transactionReference } = await orderOf(token, await refundable(token));
    const status = (idempotencyKey: string) =>
      call(sandbox(), refundOrders.getRefundOrderStatus, { query: { idempotencyKey } }, token);
    await refund(token, 'reported', { transactionReference, amount: '13.15' });
    expect(await status('reported')).toMatchObject({ status: 'Successful', refunds: [{ status: 'Declined' }] });
    expect(await status('never')).toMatchObject({ status: 'Not Received', refunds: [] });
    expect((await refund(token, 'never', { transactionReference, amount: '1.00' })).status).toBe(409);
  });
});
