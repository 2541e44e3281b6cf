/**
 * A business with a million transactions: what a page of its list costs beside the same statements in SQL alone, and what a file of a hundred
 * thousand rows costs the sandbox and the browser.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { session } from '../contract/access/session';
import { reports } from '../contract/reports/reports';
import { transactions as endpoints } from '../contract/transactions/transactions';
import { PASSWORD } from '../sandbox/access/people.seed';
import type { Message } from '../sandbox/control/outbox';
import type { Database } from '../sandbox/database/database';
import { type Sandbox, startSandbox } from '../sandbox/start';
import { call, people, signIn } from '../sandbox/testing/client';
import { launch, onFreshPage } from './kit/browser';
import { BUSINESS, FAILED_EVERY, growTransactions, LIVE } from './kit/manyTransactions';
import { interleaved, medianOf } from './kit/numbers';
import { DAY, onServer, type Place } from './kit/places';
import { postgres } from './kit/postgres';
import { count, MB, ms, printGoals, printTable, times } from './kit/print';

const MANY = 1_000_000;
const EXPORTED = MANY / FAILED_EVERY;
const FAR_PAGE = 20_000;
const SIZE = 20;
/** Rounds before the measured ones. */
const WARM = 2;

interface Asked {
  readonly query: Readonly<Record<string, string>>;
  readonly where: string;
  readonly page: number;
}

/** What a merchant requests, and the same in SQL: the rows of the page, and the number of all. */
const PAGES = {
  nothing: { query: { orderreference: 'none like it' }, where: "and order_reference ilike '%none like it%'", page: 1 },
  'first page': { query: {}, where: '', page: 1 },
  'by status': { query: { status: 'Failed' }, where: "and status = 'Failed'", page: 1 },
  'by method': { query: { transactionType: 'USSD' }, where: "and payment_type = 'USSD'", page: 1 },
  'by reference': { query: { orderreference: '000000777' }, where: "and order_reference ilike '%000000777%'", page: 1 },
  'page 20,000': { query: {}, where: '', page: FAR_PAGE },
} as const satisfies Record<string, Asked>;
type Named = keyof typeof PAGES;

const NAMES = Object.keys(PAGES) as Named[];

const OF_BUSINESS = `business_id = ${BUSINESS} and environment = ${LIVE}`;

async function inSql(database: Database, name: Named): Promise<number> {
  const { where, page } = PAGES[name];
  const since = performance.now();
  await database.run(
    `select * from transaction where ${OF_BUSINESS} ${where}
      order by created_at desc nulls last, id desc nulls last limit $1 offset $2`,
    [SIZE, (page - 1) * SIZE],
  );
  await database.run(`select count(*) from transaction where ${OF_BUSINESS} ${where}`, []);
  return performance.now() - since;
}

async function overHttp(sandbox: Sandbox, token: string, name: Named): Promise<number> {
  const { query, page } = PAGES[name];
  const since = performance.now();
  await call(sandbox, endpoints.listOrders, { query: { page: `${page}`, size: `${SIZE}`, ...query } }, token);
  return performance.now() - since;
}

/** The call and its SQL take turns, so that other load of the machine affects both alike. */
async function pages(runs: number, place: Place) {
  const database = await place.open();
  const sandbox = await startSandbox({ storage: place.storage, now: DAY });
  try {
    const token = await signIn(sandbox, people.owner);
    const taken = await interleaved(runs + WARM, NAMES, async (name) => ({
      http: await overHttp(sandbox, token, name),
      sql: await inSql(database, name),
    }));
    const lines = NAMES.map((name) => {
      const figure = medianOf(taken(name).slice(WARM));
      return { name, http: figure(({ http }) => http), sql: figure(({ sql }) => sql) };
    });
    // What every call costs: its session, its checks, its response.
    const fixed = lines.find(({ name }) => name === 'nothing')?.http ?? 0;
    const shown = lines
      .filter(({ name }) => name !== 'nothing')
      .map((line) => ({ ...line, own: Math.max(0, line.http - fixed) }));
    printTable(
      `A page of ${MANY.toLocaleString('en')} transactions, medians of ${runs}. A call that finds nothing takes ${ms(fixed)}`,
      ['', 'the call', 'without its fixed part', 'SQL alone', 'call/SQL', 'without/SQL'],
      shown.map(({ name, http, own, sql }) => [name, ms(http), ms(own), ms(sql), times(http, sql), times(own, sql)]),
    );
    printGoals(
      shown.map(({ name, http, sql }) => ({
        name: `${name}, call/SQL`,
        value: http / sql,
        most: 2,
        say: (x) => `${x.toFixed(2)}x`,
      })),
    );
  } finally {
    await sandbox.stop();
    await database.close();
  }
}

/** The sandbox as `npm start` runs it, in a process of its own, so that its memory is its own. */
async function standalone(url: string): Promise<{ readonly address: string; readonly child: ChildProcess }> {
  const env = { ...process.env, DATABASE_URL: url, PORT: '0', KONTOR_NOW: DAY };
  const { HEAP }: { readonly HEAP: readonly string[] } = await import(join(import.meta.dirname, '../scripts/heap.mjs'));
  const child = spawn(process.execPath, [...HEAP, '--import', 'tsx', 'sandbox/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const found = /running at (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The sandbox ended: ${said}`)));
  });
  return { address, child };
}

/** The memory of a process now, and the most it had, in bytes. */
function memoryOf({ pid }: ChildProcess) {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kB = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1] ?? Number.NaN);
  return { now: kB('VmRSS') * 1024, most: kB('VmHWM') * 1024 };
}

interface Exported {
  readonly name: string;
  readonly seconds: number;
  readonly rows: number;
  readonly bytes: number;
}

async function exported(sandbox: Pick<Sandbox, 'address'>, token: string, format: 'csv' | 'xlsx'): Promise<Exported> {
  const key = randomUUID();
  const since = performance.now();
  const query = { status: 'Failed', format };
  await call(sandbox, endpoints.exportOrders, { headers: { 'idempotency-key': key }, query }, token);
  for (;;) {
    const { report } = await call(sandbox, reports.getReportStatus, { query: { idempotencyKey: key } }, token);
    if (report?.status === 'Failed') throw new Error(report.reason);
    if (report?.url) {
      const seconds = (performance.now() - since) / 1000;
      const file = await (await fetch(report.url)).arrayBuffer();
      return { name: format, seconds, rows: report.rows ?? 0, bytes: file.byteLength };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The longest task of the main thread while a merchant exports, from the press until the file is ready. */
async function longestTask(address: string, token: string): Promise<number> {
  const browser = await launch();
  try {
    return await onFreshPage(browser, { cpu: 1 }, async ({ page, quiet }) => {
      await page.goto(`${address}/sandbox/outbox.css`);
      await page.evaluate((kept) => sessionStorage.setItem('accessToken', kept), token);
      await page.goto(`${address}/dashboard/business/transactions?status=Failed`);
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await quiet();
      await page.evaluate(() => {
        const tasks: number[] = [];
        Object.assign(globalThis, { tasks });
        new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
          type: 'longtask',
        });
      });
      await page.getByRole('button', { name: /^Export .+ rows$/ }).click();
      await page.getByRole('heading', { name: 'Your file is ready' }).waitFor();
      return page.evaluate(() => Math.max(0, ...(Reflect.get(globalThis, 'tasks') as number[])));
    });
  } finally {
    await browser.close();
  }
}

async function files(url: string): Promise<void> {
  const { address, child } = await standalone(url);
  try {
    const token = await signInAt(address);
    const before = memoryOf(child);
    const made = [await exported({ address }, token, 'csv'), await exported({ address }, token, 'xlsx')];
    const after = memoryOf(child);
    printTable(
      `A file of ${EXPORTED.toLocaleString('en')} of ${MANY.toLocaleString('en')} transactions, once each`,
      ['', 'until it is ready', 'rows', 'size'],
      made.map(({ name, seconds, rows, bytes }) => [name, `${seconds.toFixed(1)} s`, count(rows), MB(bytes)]),
    );
    printTable(
      'Memory of the sandbox',
      ['', 'before', 'most', 'growth'],
      [['resident', MB(before.now), MB(after.most), MB(after.most - before.now)]],
    );
    printGoals([
      { name: 'memory that two exports add to the sandbox', value: after.most - before.now, most: 200e6, say: MB },
      { name: 'longest task of the main thread', value: await longestTask(address, token), most: 50, say: ms },
    ]);
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
}

/** Signs in with the code in the outbox, as a tester would. */
async function signInAt(address: string): Promise<string> {
  const first = await call({ address }, session.login, { body: { Email: people.owner, Password: PASSWORD } });
  if (first.token) return first.token;
  const { messages }: { readonly messages: readonly Message[] } = await (
    await fetch(`${address}/sandbox/outbox?to=${encodeURIComponent(people.owner)}`)
  ).json();
  const body = { email: people.owner, otp: messages[0]?.otp ?? '' };
  const { token } = await call({ address }, session.completeLogin, { body });
  if (!token) throw new Error('The code brought no token');
  return token;
}

export async function transactions(runs: number): Promise<void> {
  const server = await postgres();
  if (server === null) return console.log('Not measured: there is no PostgreSQL server.');
  const place = await onServer(server.url);
  try {
    const database = await place.open();
    await growTransactions(database, MANY);
    await database.close();
    await pages(runs, place);
    if (place.storage.kind === 'server') await files(place.storage.url);
  } finally {
    await place.remove();
    server.stop();
  }
}
