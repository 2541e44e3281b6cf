/** A key belongs to the person who uses it: to ask for its outcome changes nothing for anyone else. */
import { expect, it } from 'vitest';
import { allEndpoints } from '../../contract/all';
import { swap } from '../../contract/balances/swap';
import type { Endpoint } from '../../contract/endpoint';
import { invoices } from '../../contract/invoices/invoices';
import { payouts } from '../../contract/payouts/payouts';
import { users } from '../../contract/people/users';
import { refundOrders } from '../../contract/refunds/refundOrders';
import { reports } from '../../contract/reports/reports';
import { splitSettlements } from '../../contract/splits/splitSettlements';
import { transactions } from '../../contract/transactions/transactions';
import { creditFor, pairsAt } from '../balances/rates.rules';
import { toMajor } from '../rules/money';
import { call, forBluecrest, people, send, signIn } from '../testing/client';
import { newInvoice } from '../testing/invoices';
import { toAda } from '../testing/people';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

type Order = (token: string, key: string) => Promise<number>;

const keyed = (key: string) => ({ ...forBluecrest, 'idempotency-key': key });
const codeFor = async (email: string) => (await sandbox().outbox(email)).find(({ otp }) => otp !== '')?.otp ?? '';

async function payOut(token: string, key: string) {
  const parts = { headers: keyed(key), body: { payoutDetails: [toAda('10.00')] } };
  return (await send(sandbox(), payouts.initiatePayout, parts, token)).status;
}

async function swapNaira(token: string, key: string) {
  const [pair] = pairsAt(sandbox().clock.now());
  const credit = pair ? creditFor(pair, 'NGN', 'USD', 5_000_00n) : null;
  if (!pair || credit === null) throw new Error('There is no pair of naira and dollars');
  await call(sandbox(), swap.sendSwapOtp, {}, token);
  const amounts = { debitAmount: '5000.00', creditAmount: toMajor(credit), sourceCurrency: 'NGN', destinationCurrency: 'USD' };
  const body = { ...amounts, fxRatePairId: pair.id, otp: await codeFor(people.owner) };
  return (await send(sandbox(), swap.createSwapOrder, { headers: keyed(key), body }, token)).status;
}

async function saveSplit(token: string, key: string) {
  await call(sandbox(), splitSettlements.sendSplitSettlementOtp, {}, token);
  const accountDetails = [{ merchantId: '1004', accountName: 'HARBOUR TRADING', amount: '10' }];
  const split = { name: 'Carriers', rateType: 'percentage', currencyId: '1', accountDetails, isActive: true };
  const body = { ...split, otp: await codeFor(people.owner) };
  return (await send(sandbox(), splitSettlements.upsertSplitSettlement, { headers: keyed(key), body }, token)).status;
}

async function refundOne(token: string, key: string) {
  const query = { page: '1', size: '1', status: 'Successful', transactionType: 'Card', currency: 'NGN' };
  const [row] = (await call(sandbox(), transactions.listOrders, { query }, token)).rows;
  const body = [{ transactionReference: row?.paymentReference ?? '', amount: '1.00' }];
  return (await send(sandbox(), refundOrders.createRefunds, { headers: keyed(key), body }, token)).status;
}

async function repeatFile(token: string, key: string) {
  const { rows } = await call(sandbox(), reports.listReports, { query: { pageNumber: '1', pageSize: '1' } }, token);
  const body = { reportReference: rows[0]?.reference ?? '' };
  return (await send(sandbox(), reports.repeatReport, { headers: keyed(key), body }, token)).status;
}

const bill = async (token: string, key: string) =>
  (await send(sandbox(), invoices.createInvoice, { headers: keyed(key), body: newInvoice() }, token)).status;

const exportPayments = async (token: string, key: string) =>
  (await send(sandbox(), transactions.exportOrders, { headers: keyed(key), query: {} }, token)).status;

/** Each call that tells the outcome of a key, with the orders whose keys it knows. */
const ORDERS: Readonly<Record<string, readonly Order[]>> = {
  getPayoutStatus: [payOut],
  getSwapStatus: [swapNaira],
  getSplitSettlementStatus: [saveSplit],
  getRefundOrderStatus: [refundOne],
  getReportStatus: [exportPayments, repeatFile],
  getInvoiceStatus: [bill],
};

const takesKey = (query: unknown) => typeof query === 'function' && String(query({})).includes('idempotencyKey');
const asking: readonly Endpoint[] = Object.values(allEndpoints).filter((each: Endpoint) => takesKey(each.query));

it('names the orders of every call that tells the outcome of a key', () => {
  expect(asking.map(({ name }) => name).toSorted()).toEqual(Object.keys(ORDERS).toSorted());
});

it('tells the owner’s outcome, also if colleagues asked for the same key before', async () => {
  const owner = await signIn(sandbox(), people.owner);
  const viewer = await signIn(sandbox(), people.viewer);
  const approver = await signIn(sandbox(), people.approver);
  for (const endpoint of asking) {
    for (const [nth, order] of (ORDERS[endpoint.name] ?? []).entries()) {
      const key = `${endpoint.name}-${nth}`;
      const ask = (token: string) => send(sandbox(), endpoint, { headers: forBluecrest, query: { idempotencyKey: key } }, token);
      const others = await Promise.all([ask(viewer), ask(approver)]);
      expect([key, await order(owner, key)]).toEqual([key, 200]);
      expect([key, JSON.parse((await ask(owner)).text)]).not.toMatchObject([key, { status: 'Not Received' }]);
      expect([key, (await ask(owner)).status]).toEqual([key, 200]);
      const after = await Promise.all([ask(viewer), ask(approver)]);
      expect(after.map(({ status, text }) => [status, text])).toEqual(others.map(({ status, text }) => [status, text]));
    }
  }
});

it('tells each of two people who may pay of their own payout', async () => {
  const owner = await signIn(sandbox(), people.owner);
  const person = { email: people.viewer, firstName: 'Ngozi', lastName: 'Eze', mobileNumber: '08012345678', role: 'Owner' };
  await call(sandbox(), users.updateUser, { body: person }, owner);
  const second = await signIn(sandbox(), people.viewer);
  const ask = (token: string) =>
    call(sandbox(), payouts.getPayoutStatus, { headers: forBluecrest, query: { idempotencyKey: 'same' } }, token);
  expect((await ask(second)).status).toBe('Not Received');
  expect(await payOut(owner, 'same')).toBe(200);
  expect([(await ask(owner)).status, (await ask(second)).status]).toEqual(['Successful', 'Not Received']);
  expect(await payOut(second, 'same')).toBe(409);
  expect(await sandbox().ledger.moved('same')).toBe(1);
});
