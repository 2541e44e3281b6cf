/** Notes about transactions, payouts and customers in the API. */
import { describe, expect, it } from 'vitest';
import { customers } from '../../contract/customers/customers';
import { payouts } from '../../contract/payouts/payouts';
import { MOST_NOTES } from '../../contract/transactions/noteLimits';
import { notes } from '../../contract/transactions/notes';
import { call, forBluecrest, people, signIn, statusAndMessage } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();
const owner = () => signIn(sandbox(), people.owner);
const approver = () => signIn(sandbox(), people.approver);

type Record = Parameters<typeof listed>[1];

const listed = (token: string, query: { readonly about: 'transaction' | 'payout' | 'customer'; readonly id: string }) =>
  call(sandbox(), notes.listNotes, { query }, token);
const add = (token: string, record: Record, comment: string) =>
  statusAndMessage(sandbox(), notes.addNote, { body: { ...record, comment } }, token);

async function customer(token: string): Promise<Record> {
  const query = { page: '1', limit: '1', email: 'zoe.olanrewaju@customer.test' };
  const [row] = (await call(sandbox(), customers.listCustomers, { query }, token)).rows;
  return { about: 'customer', id: row?.id ?? '' };
}

async function payout(token: string): Promise<Record> {
  const query = { pageNumber: '1', pageSize: '1' };
  const [row] = (await call(sandbox(), payouts.listPayouts, { headers: forBluecrest, query }, token)).rows;
  return { about: 'payout', id: row?.payoutId ?? '' };
}

const ADDED = [200, 'Note added'];

describe('[CUS-04] [PAY-01] [TRX-04] notes', () => {
  it('are kept with their writer and time, oldest first, and their markup is text', async () => {
    const token = await owner();
    const record = await customer(token);
    expect(await listed(token, record)).toEqual([]);
    expect(await add(token, record, '  Called. <b>Call back</b>\non Friday.  ')).toEqual(ADDED);
    expect(await add(token, record, 'Called again.')).toEqual(ADDED);
    const found = await listed(token, record);
    expect(found.map(({ text, by }) => [text, by])).toEqual([
      ['Called. <b>Call back</b>\non Friday.', 'Amaka Obi'],
      ['Called again.', 'Amaka Obi'],
    ]);
    expect(found[0]?.createdAt).toMatch(/^2026-/);
  });

  it('are seeded for a transaction, a payout and a customer', async () => {
    const token = await owner();
    const query = { page: '1', limit: '1', email: 'dele.gana@customer.test' };
    const [dele] = (await call(sandbox(), customers.listCustomers, { query }, token)).rows;
    expect(await listed(token, { about: 'customer', id: dele?.id ?? '' })).toHaveLength(2);
  });

  it('of a repeated request are one, and those of two people who write at once are both kept', async () => {
    const [one, other] = [await owner(), await approver()];
    const record = await payout(one);
    await Promise.all([1, 2, 3].map(() => add(one, record, 'Recipient’s bank was down.')));
    await Promise.all([add(one, record, 'Pay again?'), add(other, record, 'Wait until Monday.')]);
    const found = await listed(other, record);
    expect(found.map(({ text }) => text).sort()).toEqual(['Pay again?', 'Recipient’s bank was down.', 'Wait until Monday.']);
    expect(found[0]?.text).toBe('Recipient’s bank was down.');
  });

  it('are refused without text, with too much, about nothing, and beyond the limit', async () => {
    const token = await owner();
    const record = await customer(token);
    expect(await add(token, record, ' \n ')).toEqual([400, 'Note is required']);
    expect((await add(token, record, 'x'.repeat(1_001)))[0]).toBe(400);
    expect(await add(token, { ...record, id: '999999' }, 'Hello')).toEqual([404, 'Customer not found']);
    expect(await add(token, { about: 'transaction', id: 'KOR-1' }, 'Hello')).toEqual([404, 'Transaction not found']);
    for (let n = 0; n < MOST_NOTES; n += 1) await add(token, record, `Note ${n}`);
    expect(await add(token, record, 'One more')).toEqual([409, `Customer already has ${MOST_NOTES} notes`]);
  });

  it('are read by every role that views the record, and added by those that act on it', async () => {
    const token = await owner();
    const [ofCustomer, ofPayout] = [await customer(token), await payout(token)];
    const viewer = await signIn(sandbox(), people.viewer);
    await add(token, ofPayout, 'Paid twice?');
    expect((await listed(viewer, ofPayout)).map(({ text }) => text)).toEqual(['Paid twice?']);
    expect((await add(viewer, ofPayout, 'Hello'))[0]).toBe(403);
    const second = await approver();
    expect(await add(second, ofPayout, 'Yes.')).toEqual(ADDED);
    expect((await add(second, ofCustomer, 'Hello'))[0]).toBe(403);
    expect((await statusAndMessage(sandbox(), notes.listNotes, { query: ofCustomer }, second))[0]).toBe(403);
    const harbour = await signIn(sandbox(), people.harbour);
    expect(await add(harbour, ofCustomer, 'Hello')).toEqual([404, 'Customer not found']);
  });
});
