/** Lists customers' payments over the wire. */
import { describe, expect, it } from 'vitest';
import { TRANSACTION_STATUSES } from '../../contract/transactions/transactionStatuses';
import { type Transaction, transactions } from '../../contract/transactions/transactions';
import { call, messageOf, people, send, signIn } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

const FIRST = { page: '1', size: '100' };
const list = (token: string, query = {}) => call(sandbox(), transactions.listOrders, { query: { ...FIRST, ...query } }, token);
const onWire = (moment: string) => moment.replace('T', ' ');
const byId = ({ id }: Transaction) => id;

describe('[TRX-01] the list of transactions', () => {
  it('comes in pages, newest first, each row once', async () => {
    const token = await signIn(sandbox(), people.owner);
    const [first, second] = [await list(token, { size: '20' }), await list(token, { size: '20', page: '2' })];
    const rows = [...first.rows, ...second.rows];
    expect(new Set(rows.map(byId)).size).toBe(40);
    const moments = rows.map(({ createdAt }) => createdAt);
    expect(moments).toEqual([...moments].sort().reverse());
    const last = Math.ceil(first.total / 20);
    expect((await list(token, { size: '20', page: `${last}` })).rows).toHaveLength(first.total - (last - 1) * 20);
    expect((await list(token, { size: '20', page: `${last + 1}` })).rows).toEqual([]);
  });
  it('has every documented status, and the status of each row', async () => {
    const token = await signIn(sandbox(), people.owner);
    const { total } = await list(token);
    const of = await Promise.all(TRANSACTION_STATUSES.map((status) => list(token, { status })));
    expect(of.reduce((sum, page) => sum + page.total, 0)).toBe(total);
    for (const [index, { rows }] of of.entries()) {
      expect(rows).not.toHaveLength(0);
      expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([TRANSACTION_STATUSES[index]]));
    }
  });
  it('shows nothing of another business', async () => {
    const token = await signIn(sandbox(), people.owner);
    const [mine] = (await list(token)).rows;
    const other = await signIn(sandbox(), people.harbour);
    expect(await list(other)).toEqual({ rows: [], total: 0 });
    expect((await list(other, { orderreference: mine?.reference })).total).toBe(0);
  });
});

describe('[TRX-02] a filter of transactions', () => {
  it('finds a row by either reference and by email, in any case, by a part of it', async () => {
    const token = await signIn(sandbox(), people.owner);
    const [row] = (await list(token)).rows;
    if (!row) throw new Error('there is none');
    const ids = async (query: object) => (await list(token, query)).rows.map(byId);
    expect(await ids({ orderreference: row.reference.toLowerCase() })).toEqual([row.id]);
    expect(await ids({ paymentreference: row.paymentReference.slice(2) })).toEqual([row.id]);
    expect(await ids({ email: row.email.toUpperCase() })).toContain(row.id);
    expect(await ids({ orderreference: row.paymentReference })).toEqual([]);
    expect(await ids({ email: '%' })).toEqual([]);
  });
  it('by currency and payment method leaves only such rows', async () => {
    const token = await signIn(sandbox(), people.owner);
    const { rows, total } = await list(token, { currency: 'NGN', transactionType: 'USSD' });
    expect(total).toBeGreaterThan(0);
    for (const { currency, method } of rows) expect([currency, method]).toEqual(['NGN', 'USSD']);
  });
  it('by time includes both ends to the second', async () => {
    const token = await signIn(sandbox(), people.owner);
    const [row] = (await list(token)).rows;
    const at = Temporal.PlainDateTime.from(row?.createdAt ?? '');
    const has = async (from: Temporal.PlainDateTime, to: Temporal.PlainDateTime) => {
      const days = { fromdate: onWire(from.toString()), todate: onWire(to.toString()) };
      return (await list(token, days)).rows.some(({ id }) => id === row?.id);
    };
    const [before, after] = [at.subtract({ seconds: 1 }), at.add({ seconds: 1 })];
    expect([await has(at, at), await has(before, before), await has(after, after)]).toEqual([true, false, false]);
  });
  it('of ten years has every row, and one that ends before it starts has none', async () => {
    const token = await signIn(sandbox(), people.owner);
    const years = { fromdate: '2016-11-24 00:00:00', todate: '2026-12-31 23:59:59' };
    expect((await list(token, years)).total).toBe((await list(token)).total);
    expect(await list(token, { fromdate: years.todate, todate: years.fromdate })).toEqual({ rows: [], total: 0 });
  });
  it.each([
    [{ status: 'Paid' }, 'status is not a transaction status'],
    [{ currency: 'XXX' }, 'currency is not supported'],
    [{ size: '101' }, 'size must be at most 100'],
    [{ fromdate: 'yesterday' }, 'fromdate must be a date and time like 2026-11-21 09:30:00'],
    [{ page: '0' }, 'page is not valid'],
  ])('that makes no sense is refused: %j', async (query, why) => {
    const token = await signIn(sandbox(), people.owner);
    const answer = await send(sandbox(), transactions.listOrders, { query: { ...FIRST, ...query } }, token);
    expect([answer.status, messageOf(answer)]).toEqual([400, why]);
  });
});
