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

describe('[TRX-01 TRX-02] the number of transactions of each status', () => {
  const days = { fromdate: '2026-11-01 00:00:00', todate: '2026-11-21 23:59:59' };
  const counts = async (token: string, query = {}) =>
    Object.fromEntries(
      (await call(sandbox(), transactions.countOrders, { query }, token)).map(({ status, count }) => [status, count]),
    );

  it('is the total of the list with that status, of all days or of some', async () => {
    const token = await signIn(sandbox(), people.owner);
    for (const query of [{}, days, { fromdate: days.fromdate }, { currency: 'USD' }, { todate: '2020-01-01 23:59:59' }]) {
      const totals = await Promise.all(
        TRANSACTION_STATUSES.map(async (status) => [status, (await list(token, { ...query, status })).total] as const),
      );
      expect(await counts(token, query)).toEqual(Object.fromEntries(totals.filter(([, total]) => total > 0)));
    }
  });
  it('has none of another business, and is refused for what is no date, and without the permission', async () => {
    expect(await counts(await signIn(sandbox(), people.harbour))).toEqual({});
    const token = await signIn(sandbox(), people.owner);
    const wrong = await send(sandbox(), transactions.countOrders, { query: { fromdate: 'yesterday' } }, token);
    expect([wrong.status, messageOf(wrong)]).toEqual([400, expect.stringMatching(/^fromdate must be/)]);
    const approver = await signIn(sandbox(), people.approver);
    expect((await send(sandbox(), transactions.countOrders, { query: {} }, approver)).status).toBe(403);
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
