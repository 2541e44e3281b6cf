// @vitest-environment happy-dom
/** The file of a settlement: what is in it, and what its formulas say. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSheet } from '../../../sandbox/testing/sheet';
import { type Book, shownIn } from '../../../tests/samples/formulas';
import { keepToken } from '../token';
import { exportStatement } from './statementFile';

afterEach(() => vi.unstubAllGlobals());

const line = (line: string, count: number, amount: string) => ({ line, count, amount });
const STATED = [line('collections', 150, '1500.15'), line('fees', 150, '-30.00'), line('refunds', 1, '-20.10')];
const SETTLEMENT = { id: 7, currency: 'NGN', settlementStatus: 'Pending', transactionReference: 'STL-20261125-25' };

const item = (id: string, line: string, amount: string) => ({ id, dateCreated: '2026-11-25 10:14:00', line, amount });
const ITEMS = [
  ...Array.from({ length: 150 }, (_, n) => [
    item(`${n}-collections`, 'collections', n === 0 ? '10.15' : '10.00'),
    item(`${n}-fees`, 'fees', '-0.20'),
  ]).flat(),
  { ...item('900-refunds', 'refunds', '-20.10'), reference: '=1+1', description: 'ada@customer.test' },
];

interface Provided {
  readonly lines?: readonly object[] | undefined;
  readonly amount?: string;
  readonly items?: readonly object[];
  /** The version of a page, by its number. */
  readonly versionOf?: (page: number) => string;
}

/** Answers as a provider that has this settlement. */
function provide({ lines = STATED, amount = '1450.05', items = ITEMS, versionOf = () => 'v' }: Provided): string[] {
  const asked: string[] = [];
  keepToken('T');
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://kontor.test');
    asked.push(`${pathname.split('/').slice(4).join('/')} ${searchParams}`.trimEnd());
    if (!pathname.endsWith('/items'))
      return Response.json({ settlement: { ...SETTLEMENT, settlementAmount: amount, lines, version: 'v' } });
    const page = Number(searchParams.get('page'));
    const rows = items.slice((page - 1) * 100, page * 100);
    return Response.json({ items: rows, totalCount: items.length, version: versionOf(page) });
  });
  return asked;
}

const wanted = { filter: { id: '7' }, format: 'xlsx' } as const;
const made = () => exportStatement(wanted, { signal: new AbortController().signal });

async function bookMade(): Promise<Book> {
  const { content } = await made();
  const bytes = new Uint8Array(await content.arrayBuffer());
  return Object.fromEntries([1, 2, 3].map((place) => readSheet(bytes, place)).map(({ name, rows }) => [name, rows]));
}

/** What the check shows, row by row. */
const shown = (book: Book) =>
  (book.Check ?? []).slice(1).map((row, n) => row.map((_, column) => shownIn(book, 'Check', n + 1, column)));

describe('[STL-01] the file of a settlement', () => {
  it('has the lines, every item on every page, and a check whose formulas give the same sum', async () => {
    const asked = provide({});
    const { name } = await made();
    expect(name).toMatch(/^Settlement-STL-20261125-25-\d{8}-.+\.xlsx$/);
    expect(asked).toEqual(['statement/7', ...[1, 2, 3, 4].map((page) => `statement/7/items page=${page}&size=100`)]);
    const book = await bookMade();
    expect(Object.keys(book)).toEqual(['Lines', 'Items', 'Check']);
    expect(book.Lines?.slice(1)).toEqual([
      ['Collections', '150', '1500.15', '1500.15'],
      ['Fees', '150', '-30', '-30'],
      ['Refunds', '1', '-20.1', '-20.1'],
      ['Settlement amount', '301', '1450.05', '1450.05'],
    ]);
    expect(book.Items).toHaveLength(302);
    expect(book.Items?.at(-1)?.slice(1)).toEqual(['Refunds', "'=1+1", 'ada@customer.test', '-20.1', '900-refunds']);
    expect(shown(book)).toEqual([
      ['Collections', 1500.15, 1500.15, 0, 'Agrees'],
      ['Fees', -30, -30, 0, 'Agrees'],
      ['Refunds', -20.1, -20.1, 0, 'Agrees'],
      ['All lines', 1450.05, 1450.05, 0, 'Agrees'],
      ['All items', 1450.05, 1450.05, 0, 'Agrees'],
    ]);
  });

  it('shows what differs: a row that came twice, and a line that the statement doesn’t have', async () => {
    const doubled = ITEMS[1] ?? item('', '', '0');
    provide({ items: [...ITEMS, doubled, item('901-penalty', 'penalty', '-5.00')], amount: '1445.05' });
    expect(shown(await bookMade())).toEqual([
      ['Collections', 1500.15, 1500.15, 0, 'Agrees'],
      ['Fees', -30, -30.2, 0.2, 'Differs'],
      ['Refunds', -20.1, -20.1, 0, 'Agrees'],
      ['penalty', 0, -5, 5, 'Differs'],
      ['All lines', 1445.05, 1450.05, -5, 'Differs'],
      ['All items', 1445.05, 1444.85, 0.2, 'Differs'],
    ]);
  });

  it('adds up the items of a provider that states no lines', async () => {
    provide({ lines: [], items: [], amount: '0.00' });
    expect(shown(await bookMade())).toEqual([['All items', 0, 0, 0, 'Agrees']]);
  });

  it('is refused when the settlement changed while it was read', async () => {
    provide({ versionOf: (page) => (page === 3 ? 'w' : 'v') });
    await expect(made()).rejects.toMatchObject({
      fault: { kind: 'server', status: 409, message: expect.stringContaining('changed') },
    });
  });
});
