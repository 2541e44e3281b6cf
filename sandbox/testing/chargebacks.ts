/** Chargebacks over the wire: how a test opens, decides, lists and answers them. */
import { chargebacks } from '../../contract/chargebacks/chargebacks';
import type { CallInput } from '../../contract/endpoint';
import { transactions } from '../../contract/transactions/transactions';
import type { Sandbox } from '../start';
import { call } from './client';

export const DAY = 24 * 3_600;

async function control(sandbox: Sandbox, path: string, body: object) {
  const headers = { 'content-type': 'application/json', connection: 'close' };
  const answer = await fetch(`${sandbox.address}/sandbox/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const said: unknown = await answer.json();
  return said;
}

const openOne = (sandbox: Sandbox, body: object) => control(sandbox, 'chargebacks', body);
export const decideOne = (sandbox: Sandbox, body: object) => control(sandbox, 'chargebacks/decision', body);

/** Opens a chargeback that must be possible, and returns its id. */
export async function opened(sandbox: Sandbox, reference: string, more: object = {}): Promise<string> {
  const said = await openOne(sandbox, { reference, reasonCode: 'fraud', dueInSeconds: 14 * DAY, ...more });
  if (typeof said !== 'object' || said === null || !('id' in said)) throw new Error(`Not opened: ${JSON.stringify(said)}`);
  return String(said.id);
}

/** Returns a successful card payment in naira, the newest first. */
export async function cardPayment(sandbox: Sandbox, token: string, at = 0) {
  const query = { page: '1', size: '100', currency: 'NGN', status: 'Successful', transactionType: 'Card' };
  const { rows } = await call(sandbox, transactions.listOrders, { query }, token);
  const payment = rows[at];
  if (!payment) throw new Error('There is no card payment');
  return payment;
}

type Filter = CallInput<typeof chargebacks.listChargebacks>['query'];

export const list = async (sandbox: Sandbox, token: string, query: Filter = {}) =>
  (await call(sandbox, chargebacks.listChargebacks, { query: { ...query } }, token)).rows;

export const details = (sandbox: Sandbox, token: string, id: string) =>
  call(sandbox, chargebacks.getChargeback, { params: { id } }, token);

/** What a merchant sends who declines, unless a test says otherwise. */
export const answerTo = (
  id: string,
  more: { accepted?: 'true' | 'false'; comment?: string; key?: string; categories?: string } = {},
) => {
  const { accepted = 'false', comment = 'The customer signed for the order.', key = `answer-${id}`, categories } = more;
  const body = { ChargebackId: id, accepted, comment, ...(categories === undefined ? {} : { categories }) };
  return { headers: { 'idempotency-key': key }, body };
};
