/** The list of refunds over the wire. */
import { describe, expect, it } from 'vitest';
import { balances } from '../../contract/balances/balances';
import { refunds } from '../../contract/refunds/refunds';
import { call, people, send, signIn } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

const list = (token: string, query: object = {}) =>
  call(sandbox(), refunds.listRefunds, { query: { page: '1', size: '100', ...query } }, token);

describe('[RFD-01] the list of refunds', () => {
  it('comes in pages, newest first, each row once, with what was paid and what went back', async () => {
    const token = await signIn(sandbox(), people.owner);
    const { rows, total } = await list(token);
    expect([total > 20, rows.length]).toEqual([true, Math.min(total, 100)]);
    const times = rows.map(({ createdAt }) => createdAt);
    expect([...times].sort().reverse()).toEqual(times);
    const pages = await Promise.all(['1', '2'].map((page) => list(token, { page, size: '10' })));
    expect(pages.flatMap((page) => page.rows)).toEqual(rows.slice(0, 20));
    for (const { amount, transactionAmount, currency, orderReference, by } of rows) {
      expect(Number(amount) <= Number(transactionAmount)).toBe(true);
      expect([currency.length, orderReference.startsWith('KOR-'), by]).toEqual([3, true, 'Amaka Obi']);
    }
  });

  it.each([
    ['Successful', 'Approved'],
    ['Error', 'Declined'],
    ['Pending', 'Processing'],
  ])('filtered by %s has %s rows only', async (status, shown) => {
    const token = await signIn(sandbox(), people.owner);
    const { rows, total } = await list(token, { status });
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set([shown]));
    const all = (await list(token)).rows.filter((row) => row.status === shown);
    expect(total).toBe(all.length);
  });

  it('is counted by the words of its filter, of all days or of some, as the list is', async () => {
    const token = await signIn(sandbox(), people.owner);
    const counts = async (of: string, query = {}) => call(sandbox(), refunds.countRefunds, { query }, of);
    const days = { fromdate: '2026-11-01 00:00:00', todate: '2026-11-21 23:59:59' };
    for (const query of [{}, days, { todate: '2020-01-01 23:59:59' }]) {
      const totals = ['Successful', 'Error', 'Pending'].map(async (status) => ({
        status,
        count: (await list(token, { ...query, status })).total,
      }));
      expect(await counts(token, query)).toEqual(await Promise.all(totals));
    }
    expect((await counts(await signIn(sandbox(), people.harbour))).every(({ count }) => count === 0)).toBe(true);
    for (const [who, query, status] of [
      [people.owner, { todate: 'soon' }, 400],
      [people.approver, {}, 403],
    ] as const) {
      const refused = await send(sandbox(), refunds.countRefunds, { query }, await signIn(sandbox(), who));
      expect(refused.status).toBe(status);
    }
  });

  it('is found by either reference and by email, and by days with both ends', async () => {
    const token = await signIn(sandbox(), people.owner);
    const [row] = (await list(token)).rows;
    const { reference = '', orderReference = '', email = '', createdAt = '' } = row ?? {};
    const day = createdAt.slice(0, 10);
    for (const query of [
      { reference: reference.slice(2).toLowerCase() },
      { reference: orderReference.slice(3) },
      { email: email.slice(1, 7).toUpperCase() },
      { fromdate: `${day} 00:00:00`, todate: `${day} 23:59:59` },
    ]) {
      const found = await list(token, query);
      expect([query, found.rows.some((each) => each.reference === reference)]).toEqual([query, true]);
    }
    expect((await list(token, { reference: 'none' })).total).toBe(0);
  });

  it('of ten years has every row, and each names its customer', async () => {
    const token = await signIn(sandbox(), people.owner);
    const all = await list(token);
    const years = await list(token, { fromdate: '2016-11-24 00:00:00', todate: '2026-12-31 23:59:59' });
    expect(years).toEqual(all);
    expect(all.rows.filter(({ customerId }) => !/^\d+$/.test(customerId))).toEqual([]);
  });

  it('[BAL-01] sums to what the balances show as still to be paid back', async () => {
    const token = await signIn(sandbox(), people.owner);
    const { rows } = await list(token, { status: 'Pending' });
    const sum = rows.filter(({ currency }) => currency === 'NGN').reduce((total, { amount }) => total + Number(amount), 0);
    const summary = await call(sandbox(), balances.getBalancesSummary, { query: { currency: 'NGN' } }, token);
    expect([sum > 0, Number(summary.refunds).toFixed(2)]).toEqual([true, sum.toFixed(2)]);
  });

  it('shows nothing of another business, and nothing without the permission', async () => {
    const harbour = await signIn(sandbox(), people.harbour);
    expect((await list(harbour)).total).toBe(0);
    const approver = await signIn(sandbox(), people.approver);
    expect((await send(sandbox(), refunds.listRefunds, { query: { page: '1', size: '5' } }, approver)).status).toBe(403);
    const owner = await signIn(sandbox(), people.owner);
    for (const query of [{ status: 'Approved' }, { size: '101' }, { page: '0' }])
      expect(
        (await send(sandbox(), refunds.listRefunds, { query: { page: '1', size: '5', ...query } as never }, owner)).status,
      ).toBe(400);
  });
});
