/** A provider that answers about the items of settlements from memory, and passes every other call on to a sandbox. */
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { SettlementLine } from '../../contract/settlements/settlementStatuses';
import { toMajor } from '../../sandbox/rules/money';
import type { Sandbox } from '../../sandbox/start';
import { listen } from './serve';

export const ITEMS = 100_000;
export const PAGE = 100;
const VERSION = 'large';

/** Amounts are in minor units. */
interface Item {
  readonly line: SettlementLine;
  readonly amount: bigint;
  readonly of: number;
}

/** Each payment is two items, with its fee. One of a hundred items is a refund. */
function itemAt(at: number): Item {
  if (at % 100 === 99) return { line: 'refunds', amount: -50_000n, of: at };
  const paid = BigInt(100_000 + ((Math.floor(at / 2) * 7919) % 900_000));
  return at % 2 === 0
    ? { line: 'collections', amount: paid, of: at }
    : { line: 'fees', amount: (-paid * 15n) / 1_000n, of: at - 1 };
}

const items = Array.from({ length: ITEMS }, (_, at) => itemAt(at));
const sumOf = (found: readonly Item[]) => found.reduce((sum, { amount }) => sum + amount, 0n);

const LINES = (['collections', 'fees', 'refunds'] as const).map((line) => {
  const own = items.filter((item) => item.line === line);
  return { line, count: own.length, amount: toMajor(sumOf(own)) };
});
const AMOUNT = toMajor(sumOf(items));

const wired = ({ line, amount, of }: Item, at: number) => ({
  id: `${at}-${line}`,
  dateCreated: '2026-11-19 10:14:00',
  line,
  amount: toMajor(amount),
  reference: `KOR-${String(of).padStart(12, '0')}`,
  description: `customer-${of % 4_000}@customer.test`,
  subject: { kind: line === 'refunds' ? 'refund' : 'payment', id: `KPY-${String(of).padStart(12, '0')}` },
});

/** Made before it is asked for, so that no page waits for another one to be made. */
const pages = Array.from({ length: ITEMS / PAGE }, (_, page) => {
  const first = page * PAGE;
  const rows = items.slice(first, first + PAGE).map((item, place) => wired(item, first + place));
  return JSON.stringify({ items: rows, totalCount: ITEMS, version: VERSION, settlementAmount: AMOUNT });
});

/** What the sandbox says of a settlement, with the sums of these items. */
const asLarge = ({ settlement }: { settlement: object }) => ({
  settlement: { ...settlement, lines: LINES, settlementAmount: AMOUNT, paidAmount: AMOUNT, itemCount: ITEMS, version: VERSION },
});

const STATEMENT = '/subsidiary/dashboard/settlement/statement/:id';

export interface Provider {
  readonly address: string;
  stop(): void;
}

export function manyItems({ address }: Sandbox): Promise<Provider> {
  const passedOn = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.delete('connection');
    headers.delete('host');
    const body = request.method === 'GET' ? {} : { body: await request.arrayBuffer() };
    const answer = await fetch(address + pathname + search, { method: request.method, headers, ...body });
    const passed = new Headers(answer.headers);
    // It is unpacked already.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) passed.delete(name);
    return new Response(answer.body, { status: answer.status, headers: passed });
  };
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get(`${STATEMENT}/items`, (c) => {
    const page = pages[Number(c.req.query('page')) - 1];
    return page === undefined
      ? c.json({ message: 'No such page' }, 400)
      : c.body(page, 200, { 'content-type': 'application/json' });
  });
  app.get(STATEMENT, async (c) => {
    const answer = await passedOn(c.req.raw);
    return answer.ok ? c.json(asLarge(await answer.json())) : answer;
  });
  app.all('*', (c) => passedOn(c.req.raw));
  return listen(app);
}
