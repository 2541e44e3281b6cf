/** Settlements as a merchant reads them, beside the ledger. */
import { describe, expect, it } from 'vitest';
import { wallets } from '../../contract/balances/wallets';
import { rollingReserves } from '../../contract/settlements/rollingReserves';
import { settlementItems } from '../../contract/settlements/settlementItems';
import { settlements } from '../../contract/settlements/settlements';
import { transactionDetails } from '../../contract/transactions/transactionDetails';
import { transactions } from '../../contract/transactions/transactions';
import { call, messageOf, people, send, signIn } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox({ now: '2026-11-27' });
const minor = (major: string | null) => BigInt((major ?? '0').replace('.', ''));
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
const owner = () => signIn(sandbox(), people.owner);
const DAY = 86_400;

/** Moves the clock, after which the old session has ended. */
async function later(seconds: number): Promise<string> {
  sandbox().clock.advance(seconds);
  return owner();
}

type Page = Awaited<ReturnType<typeof readList>>;

function readList(
  token: string,
  more: { settlementstatus?: 'Completed' | 'Pending' | 'Flagged' | 'Failed'; page?: string } = {},
) {
  return call(sandbox(), settlements.listSettlements, { query: { currency: 'NGN', limit: '100', ...more } }, token);
}

const statement = (token: string, id: string) => call(sandbox(), settlements.getSettlement, { params: { id } }, token);

async function allItems(token: string, id: string) {
  const pages = [];
  for (let page = 1; ; page += 1) {
    const query = { page: String(page), size: '5' };
    const read = await call(sandbox(), settlementItems.listSettlementItems, { params: { id }, query }, token);
    pages.push(read);
    if (page * 5 >= read.total) return { pages, items: pages.flatMap(({ rows }) => rows), total: read.total };
  }
}

const newest = (page: Page) => {
  const [first] = page.rows;
  if (!first) throw new Error('There is no settlement');
  return first;
};

const control = (path: string, body: unknown) =>
  fetch(`${sandbox().address}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const available = async (token: string) => {
  const found = await call(sandbox(), wallets.listWallets, {}, token);
  return minor(found.find(({ currency }) => currency === 'NGN')?.availableBalance ?? null);
};

describe('[STL-01] each payment names its settlement', () => {
  const orderOf = (token: string, paymentreference: string) =>
    call(sandbox(), transactionDetails.getOrder, { query: { paymentreference } }, token);

  it('with its status and the time when it was paid', async () => {
    const token = await owner();
    const { id, reference, status, settledAt } = newest(await readList(token, { settlementstatus: 'Completed' }));
    const query = { settlementId: id, page: '1', size: '5' };
    const { rows } = await call(sandbox(), settlementItems.listSettlementTransactions, { query }, token);
    expect(rows.length).toBeGreaterThan(0);
    for (const { paymentReference } of rows)
      expect(await orderOf(token, paymentReference)).toMatchObject({
        settlement: { id, reference },
        settlementStatus: status,
        settledAt,
      });
  });

  it('or says that it is not settled yet, and those are as many as the summary counts', async () => {
    const token = await owner();
    const { unsettled } = await call(sandbox(), settlements.getSettlementSummary, { query: { currency: 'NGN' } }, token);
    const query = { currency: 'NGN', settlement: 'none', page: '1', size: '100' } as const;
    const { rows, total } = await call(sandbox(), transactions.listOrders, { query }, token);
    expect([total, rows.every(({ status }) => status === 'Successful')]).toEqual([unsettled.count, true]);
    expect(total).toBeGreaterThan(0);
    for (const { paymentReference } of rows.slice(0, 5))
      expect(await orderOf(token, paymentReference)).toMatchObject({ settlement: 'none', settlementStatus: '', settledAt: null });
    const [first] = rows;
    const after = await later(2 * DAY);
    expect((await orderOf(after, first?.paymentReference ?? '')).settlement).toMatchObject({
      reference: expect.stringMatching(/^STL-/),
    });
    expect((await call(sandbox(), transactions.listOrders, { query }, after)).total).toBe(0);
  });
});

describe('[STL-01] settlements', () => {
  it('come newest first, with the amount that their lines and their items add up to', async () => {
    const token = await owner();
    const page = await readList(token);
    const dates = page.rows.map(({ settledAt }) => settledAt ?? '');
    expect([page.total > 300, dates]).toEqual([true, [...dates].sort().reverse()]);
    for (const { id, amount, collected, fee } of page.rows.slice(0, 12)) {
      const found = await statement(token, id);
      const { items, total } = await allItems(token, id);
      const line = (name: string) => minor(found.lines?.find((one) => one.line === name)?.amount ?? null);
      expect(sum((found.lines ?? []).map((one) => minor(one.amount)))).toBe(minor(amount));
      expect([sum(items.map((one) => minor(one.amount))), items.length]).toEqual([minor(amount), total]);
      expect([line('collections'), -line('fees')]).toEqual([minor(collected), minor(fee)]);
      for (const { line: name, count, amount: of } of found.lines ?? []) {
        const mine = items.filter((one) => one.line === name);
        expect([mine.length, sum(mine.map((one) => minor(one.amount)))]).toEqual([count, minor(of)]);
      }
    }
  });

  it('have the same version on every page, and another one once they are paid', async () => {
    const token = await owner();
    const { id } = newest(await readList(token, { settlementstatus: 'Pending' }));
    const before = await allItems(token, id);
    expect(new Set(before.pages.map(({ version }) => version)).size).toBe(1);
    const after = await allItems(await later(4 * DAY), id);
    expect(after.items).toEqual(before.items);
    expect(after.pages[0]?.version).not.toBe(before.pages[0]?.version);
  });

  it('[STL-01] has its transactions newest first on every page, though payments are not confirmed in the order they were made', async () => {
    const token = await owner();
    const list = (query: Record<string, string>) => call(sandbox(), settlementItems.listSettlementTransactions, { query }, token);
    const { rows } = await readList(token, { settlementstatus: 'Completed' });
    for (const { id } of rows.slice(0, 12)) {
      const whole = await list({ settlementId: id, export: 'true' });
      const made = whole.rows.map(({ createdAt }) => createdAt);
      expect(made).toEqual([...made].sort().reverse());
      const pages = [];
      for (let page = 1; page <= Math.ceil(whole.total / 3); page += 1) {
        const read = await list({ settlementId: id, page: String(page), size: '3' });
        expect(read.total).toBe(whole.total);
        pages.push(...read.rows);
      }
      expect(pages).toEqual(whole.rows);
    }
  });
  it('lists the payments of one, and those of every settlement of the business', async () => {
    const token = await owner();
    const { id, transactions, businessId } = newest(await readList(token));
    const list = (query: Record<string, string>) => call(sandbox(), settlementItems.listSettlementTransactions, { query }, token);
    const one = await list({ settlementId: id, export: 'true' });
    expect([one.rows.length, one.total]).toEqual([transactions, transactions]);
    expect(one.rows.every(({ amount, fee, settlementAmount }) => minor(amount) - minor(fee) === minor(settlementAmount))).toBe(
      true,
    );
    const all = await list({ subsidiaryId: businessId, currency: 'NGN', status: 'Pending', page: '1', size: '100' });
    expect(all.rows.map(({ reference }) => reference)).toEqual(
      expect.arrayContaining(one.rows.map(({ reference }) => reference)),
    );
    const asked = (query: Record<string, string>) =>
      send(sandbox(), settlementItems.listSettlementTransactions, { query }, token);
    expect((await asked({ subsidiaryId: '1002' })).status).toBe(404);
    expect((await asked({ settlementId: '999999' })).status).toBe(404);
    expect((await asked({})).status).toBe(400);
    expect((await asked({ subsidiaryId: businessId, status: 'Gone' })).status).toBe(400);
  });

  it('shows nothing of another business', async () => {
    const token = await owner();
    const { id } = newest(await readList(token));
    const other = await signIn(sandbox(), people.newcomer);
    const answer = await send(sandbox(), settlements.getSettlement, { params: { id } }, other);
    expect([answer.status, await messageOf(answer)]).toEqual([404, 'Settlement not found']);
    expect((await readList(other)).total).toBe(0);
  });
});

describe('[STL-02] grouped settlements', () => {
  const grouped = (token: string, query: Record<string, string> = {}) =>
    call(sandbox(), settlements.listGroupedSettlements, { query: { currency: 'NGN', export: 'true', ...query } }, token);

  it('are what one account gets on one day, in every status', async () => {
    const token = await owner();
    const all = await grouped(token);
    const single = [];
    for (let page = 1; single.length < (await readList(token)).total; page += 1)
      single.push(...(await readList(token, { page: String(page) })).rows);
    for (const group of all.rows) {
      const mine = single.filter(({ id }) => group.settlementIds.includes(id));
      expect(minor(group.amount)).toBe(sum(mine.map(({ amount }) => minor(amount))));
      const statuses = new Set(mine.map(({ status }) => status));
      if (statuses.size > 1 && statuses.has('Completed')) expect(group.status).toBe('Partial-Completed');
      if (statuses.size === 1) expect(statuses.has(group.status)).toBe(true);
    }
    expect(all.rows.flatMap(({ settlementIds }) => settlementIds).length).toBe(single.length);
    expect(new Set(all.rows.map(({ status }) => status))).toEqual(
      new Set(['Completed', 'Partial-Completed', 'Pending', 'Flagged', 'Failed']),
    );
    const counts = await call(sandbox(), settlements.countGroupedSettlements, { query: { currency: 'NGN' } }, token);
    for (const { status, count } of counts) expect(all.rows.filter((row) => row.status === status).length).toBe(count);
    const flagged = await grouped(token, { settlementstatus: 'Flagged' });
    expect(new Set(flagged.rows.map(({ status }) => status))).toEqual(new Set(['Flagged']));
  });

  it('start with what is not paid yet', async () => {
    let token = await owner();
    const summary = await call(sandbox(), settlements.getSettlementSummary, { query: { currency: 'NGN' } }, token);
    const flagged = await readList(token, { settlementstatus: 'Flagged' });
    const pending = await readList(token, { settlementstatus: 'Pending' });
    expect(summary.flagged).toEqual({ count: flagged.total, amount: flagged.rows[0]?.amount });
    expect([summary.pending.count, minor(summary.pending.amount)]).toEqual([
      pending.total,
      sum(pending.rows.map(({ amount }) => minor(amount))),
    ]);
    // Those of Friday to Sunday are all paid on Monday evening.
    token = await later(2 * DAY + 14 * 3_600);
    const monday = await call(sandbox(), settlements.getSettlementSummary, { query: { currency: 'NGN' } }, token);
    const due = (await readList(token, { settlementstatus: 'Pending' })).rows.map(({ settledAt }) => settledAt);
    expect([monday.pending.count, due.toSorted()[0]]).toEqual([due.length, monday.nextAt]);
    expect(monday.nextAt).toBe('2026-11-30T18:00:00');
    const reserve = await call(sandbox(), rollingReserves.getReserveSummary, { query: { currency: 'NGN' } }, token);
    expect(monday.reserve).toBe(reserve.held);
  });
});

describe('[STL-01] a day that ends', () => {
  it('becomes a settlement that leaves the wallet when it is paid, once', async () => {
    let token = await owner();
    const open = await call(sandbox(), settlements.getSettlementSummary, { query: { currency: 'NGN' } }, token);
    const [before, total] = [await available(token), (await readList(token)).total];
    token = await later(13 * 3_600);
    const closed = newest(await readList(token, { settlementstatus: 'Pending' }));
    const { reserve, lines } = await statement(token, closed.id);
    const withheld = minor(lines?.find(({ line }) => line === 'reserveWithheld')?.amount ?? null);
    expect(reserve).toEqual({ percent: 5, days: 90 });
    expect(withheld).toBe(-(minor(closed.collected) * 5n) / 100n);
    expect(minor(closed.amount)).toBe(minor(open.unsettled.amount) + withheld);
    expect([(await readList(token)).total, await readList(token).then(({ total: again }) => again)]).toEqual([
      total + 1,
      total + 1,
    ]);
    token = await later(3 * DAY);
    const paid = await statement(token, closed.id);
    expect([paid.status, paid.paid]).toEqual(['Completed', closed.amount]);
    expect(await available(token)).toBeLessThan(before);
    expect(await sandbox().ledger.isBalanced()).toBe(true);
  });

  it('is held for review, goes on or fails as the provider decides', async () => {
    const token = await owner();
    const { id } = newest(await readList(token, { settlementstatus: 'Pending' }));
    const decide = async (decision: string) =>
      (await control('settlements/decision', { settlementId: Number(id), decision })).status;
    expect(await decide('flag')).toBe(200);
    const next = await later(2 * DAY);
    expect((await statement(next, id)).status).toBe('Flagged');
    expect(await decide('flag')).toBe(400);
    expect(await decide('clear')).toBe(200);
    expect((await statement(next, id)).status).toBe('Completed');
    expect([await decide('fail'), await decide('never')]).toEqual([400, 400]);
  });
});

describe('[RSV-01] the rolling reserve', () => {
  const list = (token: string, query: Record<string, string> = {}) =>
    call(sandbox(), rollingReserves.listRollingReserves, { query: { currency: 'NGN', size: '100', ...query } }, token);

  it('has every status, and its held items add up to what is held and to its weeks', async () => {
    const token = await owner();
    const summary = await call(sandbox(), rollingReserves.getReserveSummary, { query: { currency: 'NGN' } }, token);
    const items = [];
    for (const status of ['Due', 'Almost due', 'Not due']) {
      const { rows, total } = await list(token, { status });
      expect([rows.length > 0, new Set(rows.map((row) => row.status))]).toEqual([true, new Set([status])]);
      expect(rows.length).toBe(total);
      items.push(...rows);
    }
    expect([items.length, sum(items.map(({ balance }) => minor(balance)))]).toEqual([summary.count, minor(summary.held)]);
    expect(sum(summary.weeks.map(({ amount }) => minor(amount)))).toBe(minor(summary.held));
    for (const { start, ...week } of summary.weeks.slice(0, 3)) {
      const sunday = Temporal.PlainDate.from(start).add({ days: 6 });
      const { rows } = await list(token, { releasefrom: `${start} 00:00:00`, releaseto: `${sunday} 23:59:59` });
      expect([rows.length, sum(rows.map(({ balance }) => minor(balance)))]).toEqual([week.count, minor(week.amount)]);
    }
    const done = await list(token, { status: 'Completed' });
    expect(done.rows.every(({ balance, withheld }) => balance === '0.00' && minor(withheld) > 0n)).toBe(true);
    expect(summary.next?.amount).toBe((await list(token)).rows[0]?.withheld);
  });

  it('is released by the clock, once, into the settlement of that day', async () => {
    const token = await owner();
    const first = (await list(token)).rows[0];
    const next = await later(8 * 3_600);
    const after = (await list(next, { status: 'Completed' })).rows[0];
    expect([after?.id, after?.balance, after?.withheld]).toEqual([first?.id, '0.00', first?.withheld]);
    expect((await list(next, { status: 'Completed' })).rows[1]?.id).not.toBe(first?.id);
    expect(await sandbox().ledger.isBalanced()).toBe(true);
  });
});
