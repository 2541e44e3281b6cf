/** Files of transactions: requested, made, listed and fetched over the wire. */
import { describe, expect, it } from 'vitest';
import { session } from '../../contract/access/session';
import { roles } from '../../contract/people/roles';
import { users } from '../../contract/people/users';
import { type Report, reports } from '../../contract/reports/reports';
import { businesses } from '../../contract/settings/businesses';
import { TRANSACTION_EXPORT_COLUMNS } from '../../contract/transactions/transactionExportColumns';
import { transactions } from '../../contract/transactions/transactions';
import { call, messageOf, people, send, signIn } from '../testing/client';
import { runningSandbox } from '../testing/running';
import { numberOfTime, readSheet } from '../testing/sheet';

const sandbox = runningSandbox();

const FIRST = { pageNumber: '1', pageSize: '20' };
const list = (token: string, query = {}) => call(sandbox(), reports.listReports, { query: { ...FIRST, ...query } }, token);
const lookUp = async (token: string, key: string) =>
  (await call(sandbox(), reports.getReportStatus, { query: { idempotencyKey: key } }, token)).report;

let keys = 0;
const newKey = () => {
  keys += 1;
  return `key-${keys}`;
};

const ask = (token: string, query = {}, key = newKey()) =>
  send(sandbox(), transactions.exportOrders, { headers: { 'idempotency-key': key }, query }, token);

/** Requests a file, and returns it once it is made. */
async function made(token: string, query = {}): Promise<Report> {
  const key = newKey();
  expect((await ask(token, query, key)).status).toBe(200);
  await sandbox().reportsMade();
  const report = await lookUp(token, key);
  if (!report) throw new Error('The report was not received');
  return report;
}

const fetched = (url: string | null) => fetch(url ?? '', { headers: { connection: 'close' } });

async function linesOf({ url }: Report) {
  const text = await (await fetched(url)).text();
  return text
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1);
}

describe('[TRX-03] an export of transactions', () => {
  it('answers with a message, and the file has every row that matches, as the list shows it', async () => {
    const token = await signIn(sandbox(), people.owner);
    const answer = await ask(token, { status: 'Reversed' });
    expect(messageOf(answer)).toBe('Your requested report will be available in Report Centre shortly.');
    const report = await made(token, { status: 'Reversed' });
    const page = { page: '1', size: '100', status: 'Reversed' };
    const { rows, total } = await call(sandbox(), transactions.listOrders, { query: page }, token);
    const [head, ...lines] = await linesOf(report);
    expect(head).toBe(
      'Date (WAT),Email,Amount,Currency,Recurring Frequency,Settlement Amount,Payment method,Reference,Status,Payment reference,Customer name,Fee,Response code',
    );
    expect([report.status, report.rows, lines.length]).toEqual(['Completed', total, total]);
    const shown = rows.map((row) =>
      [row.createdAt.replace('T', ' '), row.email, row.amount, row.currency, row.recurringFrequency].join(','),
    );
    expect(lines.slice(0, shown.length).map((line) => line.split(',').slice(0, 5).join(','))).toEqual(shown);
    expect([report.list, report.filter, report.columns]).toEqual(['Transactions', 'Reversed', 13]);
  });

  it('has only the chosen columns, in the order of the file', async () => {
    const token = await signIn(sandbox(), people.owner);
    const report = await made(token, { columns: 'status,amount', currency: 'GBP' });
    const [head, first] = await linesOf(report);
    expect([head, /^\d+\.\d{2},\w/.test(first ?? '')]).toEqual(['Amount,Status', true]);
  });

  it('[GEN-06] is a spreadsheet with the same cells on request, named after the list, the time and its zone', async () => {
    const token = await signIn(sandbox(), people.owner);
    const query = { currency: 'EUR', columns: TRANSACTION_EXPORT_COLUMNS.map(({ key }) => key).join(',') };
    const [csv, xlsx] = [await made(token, query), await made(token, { ...query, format: 'xlsx' })];
    expect(xlsx.fileName).toMatch(/^Transactions-\d{8}-\d{6}-WAT-[0-9a-f]{8}\.xlsx$/);
    const sheet = readSheet(new Uint8Array(await (await fetched(xlsx.url)).arrayBuffer()));
    const fromCsv = (await linesOf(csv)).map((line) => line.split(','));
    const isDate = fromCsv[0]?.map((head) => head === 'Date (WAT)') ?? [];
    const cells = fromCsv.map((line, row) => line.map((cell, column) => (row > 0 && isDate[column] ? numberOfTime(cell) : cell)));
    expect([sheet.name, sheet.formulas, sheet.rows]).toEqual(['Transactions', 0, cells]);
  });

  it('of ten years is whole, and one that nothing matches has only a heading', async () => {
    const token = await signIn(sandbox(), people.owner);
    const years = { fromdate: '2016-11-24 00:00:00', todate: '2026-12-31 23:59:59' };
    const { total } = await call(sandbox(), transactions.listOrders, { query: { page: '1', size: '1', ...years } }, token);
    const whole = await made(token, years);
    expect([whole.rows, (await linesOf(whole)).length - 1]).toEqual([total, total]);
    const none = await made(token, { email: 'nobody@nowhere.test' });
    expect([none.status, none.rows, (await linesOf(none)).length]).toEqual(['Completed', 0, 1]);
  });

  it.each([
    [{ status: 'Unheard' }, 'status is not a transaction status'],
    [{ currency: 'XXX' }, 'currency is not supported'],
    [{ columns: 'amount,password' }, 'columns has a name that is not a column'],
    [{ fromdate: 'yesterday' }, 'fromdate must be a date and time like 2026-11-21 09:30:00'],
    [{ format: 'exe' }, 'format is not valid'],
  ])('with %o is refused, and no report appears', async (query, message) => {
    const token = await signIn(sandbox(), people.owner);
    const { total } = await list(token);
    const answer = await ask(token, query);
    expect([answer.status, messageOf(answer)]).toEqual([400, message]);
    expect((await list(token)).total).toBe(total);
  });

  it('is made once for each key, and a key that was looked up before is closed', async () => {
    const token = await signIn(sandbox(), people.owner);
    const { total } = await list(token);
    const [one, again] = [await ask(token, {}, 'same'), await ask(token, {}, 'same')];
    expect(again.text).toBe(one.text);
    expect((await ask(token, { status: 'Failed' }, 'same')).status).toBe(409);
    expect(await lookUp(token, 'never')).toBeNull();
    expect((await ask(token, {}, 'never')).status).toBe(409);
    expect((await list(token)).total).toBe(total + 1);
  });

  it('that fails says why, and can be requested again with the same filter, once for each key', async () => {
    const token = await signIn(sandbox(), people.owner);
    const report = await made(token, { orderreference: 'export-fails', format: 'xlsx' });
    expect([report.status, report.reason, report.url]).toEqual(['Failed', 'We couldn’t finish the file.', null]);
    const { total } = await list(token);
    const headers = { 'idempotency-key': 'again' };
    const body = { reportReference: report.reference };
    for (let times = 0; times < 2; times += 1) await call(sandbox(), reports.repeatReport, { headers, body }, token);
    await sandbox().reportsMade();
    const repeated = await lookUp(token, 'again');
    expect([(await list(token)).total, repeated?.filter, repeated?.status]).toEqual([total + 1, 'export-fails', 'Failed']);
    const unknown = { headers: { 'idempotency-key': 'other' }, body: { reportReference: 'RPT-0' } };
    expect((await send(sandbox(), reports.repeatReport, unknown, token)).status).toBe(404);
  });

  it('[NAV-12] is announced once it is made or failed, to its business and environment, and leads to the Report Centre', async () => {
    const token = await signIn(sandbox(), people.owner);
    const news = async () => (await call(sandbox(), session.getProfile, {}, token)).notifications;
    const before = await news();
    const ready = await made(token, { currency: 'GBP' });
    const failed = await made(token, { orderreference: 'export-fails' });
    expect((await news()).slice(0, -before.length)).toMatchObject([
      { messageFrom: 'Reports', messageText: `${failed.fileName} couldn’t be finished`, link: '/dashboard/report-center' },
      { messageFrom: 'Reports', messageText: `${ready.fileName} is ready`, link: '/dashboard/report-center' },
    ]);
    await call(sandbox(), businesses.toggleEnvironment, { body: { environmentId: 2, SetDefault: false } }, token);
    expect((await news()).filter(({ messageFrom }) => messageFrom === 'Reports')).toEqual([]);
  });

  it('[AUD-01] has an audit entry with the person, the filter and the columns', async () => {
    const token = await signIn(sandbox(), people.owner);
    await ask(token, { status: 'Failed', columns: 'date,amount' });
    const [entry] = (await sandbox().trail.entries(1001)).slice(-1);
    expect(entry).toMatchObject({
      call: 'exportOrders',
      activityType: 'Exports',
      action: 'Export transactions',
      outcome: 'done',
      email: people.owner,
      after: { status: 'Failed', columns: 'date, amount', format: 'csv' },
    });
    expect(await sandbox().trail.verify(1001)).toMatchObject({ kind: 'intact' });
  });
});

describe('[RPT-01] the Report Centre', () => {
  it('comes in pages, newest first, and each filter narrows it', async () => {
    const token = await signIn(sandbox(), people.owner);
    const { rows, total } = await list(token);
    expect([total, rows.length]).toEqual([4, 4]);
    const times = rows.map(({ requestedAt }) => requestedAt);
    expect(times).toEqual([...times].sort().reverse());
    expect((await list(token, { pageNumber: '2', pageSize: '3' })).rows).toHaveLength(1);
    const day = times[0]?.slice(0, 10);
    const counts = [
      { status: 'Failed' },
      { status: 'Completed' },
      { fileName: '.XLSX' },
      { fileName: '%' },
      { startDate: `${day} 00:00:00`, endDate: `${day} 23:59:59` },
    ].map(async (query) => (await list(token, query)).total);
    expect(await Promise.all(counts)).toEqual([1, 3, 2, 0, 1]);
    const unknown = await send(sandbox(), reports.listReports, { query: { ...FIRST, status: 'Lost' } }, token);
    expect([unknown.status, messageOf(unknown)]).toEqual([400, 'status is not valid']);
  });

  it('counts its files by status, of all days or of some, for the active business', async () => {
    const token = await signIn(sandbox(), people.owner);
    const counts = async (query = {}, of = token) =>
      Object.fromEntries(
        (await call(sandbox(), reports.countReports, { query }, of)).map(({ status, count }) => [status, count]),
      );
    expect(await counts()).toEqual({ Completed: 3, Failed: 1 });
    await ask(token, { orderreference: 'export-waits' });
    expect(await counts()).toEqual({ Completed: 3, Failed: 1, Pending: 1 });
    expect(await counts({ endDate: '2020-01-01 23:59:59' })).toEqual({});
    expect(await counts({}, await signIn(sandbox(), people.harbour))).toEqual({});
    const wrong = await send(sandbox(), reports.countReports, { query: { startDate: 'yesterday' } }, token);
    expect(wrong.status).toBe(400);
  });

  it('has files of a year of seeded data, and an expired one has no address', async () => {
    const token = await signIn(sandbox(), people.owner);
    const { rows } = await list(token);
    const addresses = await Promise.all(rows.map(async ({ url }) => url && (await fetched(url)).status));
    expect(addresses).toEqual([200, 200, null, null]);
  });

  it('[NAV-10] shows another business none of it', async () => {
    expect(await list(await signIn(sandbox(), people.harbour))).toEqual({ rows: [], total: 0 });
    const token = await signIn(sandbox(), people.harbour);
    const [report] = (await list(await signIn(sandbox(), people.owner))).rows;
    const parts = { headers: { 'idempotency-key': 'theirs' }, body: { reportReference: report?.reference ?? '' } };
    expect((await send(sandbox(), reports.repeatReport, parts, token)).status).toBe(404);
  });

  it('[GEN-10] an export needs both permissions, and a role that cannot view a list gets no file of it', async () => {
    const owner = await signIn(sandbox(), people.owner);
    const all = await call(sandbox(), roles.listPermissions, {}, owner);
    const custom = (await call(sandbox(), roles.listRoles, {}, owner)).find(({ isCustom }) => isCustom);
    const role = custom?.name ?? '';
    await call(sandbox(), users.updateUser, { body: { email: people.viewer, role } }, owner);
    const give = async (...names: string[]) => {
      const permissions = all.filter(({ name }) => names.includes(name)).map(({ id }) => id);
      const body = { roleId: custom?.id ?? '', name: role, description: 'For this test', permissions };
      await call(sandbox(), roles.updateRole, { body }, owner);
    };
    await give('report.view');
    const token = await signIn(sandbox(), people.viewer);
    expect((await ask(token)).status).toBe(403);
    const { rows } = await list(token);
    expect([rows.length, rows.filter(({ url }) => url !== null)]).toEqual([4, []]);
    const parts = { headers: { 'idempotency-key': 'mine' }, body: { reportReference: rows[0]?.reference ?? '' } };
    expect((await send(sandbox(), reports.repeatReport, parts, token)).status).toBe(403);
    await give('transaction.view');
    expect((await ask(token)).status).toBe(403);
    await give('transaction.view', 'report.view');
    expect((await ask(token)).status).toBe(200);
  });
});
