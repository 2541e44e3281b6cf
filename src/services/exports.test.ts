import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvOf, everyRow, fileName } from './exports';

/** Reads CSV as RFC 4180 defines it. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, bare = '', end = ''] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** A number with its sign, with or without further cells, also behind a line break that another separator draws into its cell. */
const SIGNED_NUMBER = /^\s*[+-]\d[\d ]*(\.\d+)?(,|$)/;
/** Whether a spreadsheet would run the text, also behind quotes and spaces. */
const runs = (text: string) => /^["\s]*[=+\-@＝＋－＠]/.test(text) && !SIGNED_NUMBER.test(text);
/** Removes the apostrophes in front of parts. */
const asGiven = (text: string) => text.replace(/(^|[;|\t\r\n])'/g, '$1');

const columns = [0, 1, 2].map((index) => ({ head: `H${index}`, cell: (row: readonly string[]) => row[index] ?? '' }));

/** Returns the cells as a program with another separator reads them, which may respect quotes only at the start of a cell. */
function cellsOf(text: string, separator: string): readonly string[] {
  const naive = text.split(/[\r\n]+/).flatMap((line) => line.split(separator));
  const heeding = Papa.parse<string[]>(text, { delimiter: separator }).data.flat();
  return [...naive, ...heeding];
}

describe('[GEN-06] CSV', () => {
  const cell = fc
    .tuple(
      fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', '"', ' ', 'a;', 'a\t', 'a|', 'a\n', '＝'),
      fc.string({ unit: fc.constantFrom(...'aé🙂=+-@",;|\r\n\t 1') }),
    )
    .map(([first, rest]) => first + rest);
  const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }));

  it('keeps every cell, and no cell is read as a formula', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const text = csvOf(columns, given);
        expect(text.startsWith('\uFEFF')).toBe(true);
        const back = read(text.slice(1));
        expect(back[0]).toEqual(['H0', 'H1', 'H2']);
        expect(back.slice(1).map((row) => row.map(asGiven))).toEqual(given.map((row) => row.map(asGiven)));
        expect(back.flat().filter(runs)).toEqual([]);
      }),
    );
  });

  it.each([';', '\t', '|'])('has no formula for a program that separates cells with %j', (separator) => {
    fc.assert(
      fc.property(rows, (given) => {
        const text = csvOf(columns, given).slice(1);
        expect(cellsOf(text, separator).filter(runs)).toEqual([]);
      }),
      // A quote that another separator opens reaches over the end of its line.
      {
        numRuns: 300,
        examples: [
          [
            [
              ['', '', '\t'],
              ['-1', '', ''],
            ],
          ],
        ],
      },
    );
  });

  it('disables a formula after another separator, and leaves other texts, phone numbers and negative amounts unchanged', () => {
    const [, row = '', phone = ''] = csvOf(columns, [
      ['Rent; due', "x;=cmd|'/c calc'!A0", '-12.50'],
      ['+2348012345678', '+1+1', '+234 801'],
    ]).split('\r\n');
    expect(row).toBe(`"Rent; due","x;'=cmd|'/c calc'!A0",-12.50`);
    expect(phone).toBe(`+2348012345678,'+1+1,+234 801`);
  });
});

describe('[GEN-06] the name of a file', () => {
  it('has the time and a random part', () => {
    const now = Temporal.PlainDateTime.from('2026-01-02T03:04:05');
    const names = Array.from({ length: 50 }, () => fileName('Payouts', 'csv', now));
    for (const name of names) expect(name).toMatch(/^Payouts-20260102-030405-[0-9a-f]{8}\.csv$/);
    expect(new Set(names).size).toBe(50);
  });
});

describe('an export of all rows', () => {
  const { signal } = new AbortController();
  const keyOf = (row: number) => `${row}`;

  it('has each row once, also if new rows appear meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 450 }), fc.array(fc.nat({ max: 30 }), { maxLength: 5 }), async (count, arrivals) => {
        let newest = count;
        const list = async (_: unknown, page: { page: number; size: number }) => {
          const all = Array.from({ length: newest }, (__, n) => newest - 1 - n);
          newest += arrivals[page.page - 1] ?? 0;
          return { rows: all.slice((page.page - 1) * page.size, page.page * page.size), total: all.length };
        };
        const rows = await everyRow((query) => list(null, query), {}, keyOf, { signal });
        const before = rows.filter((row) => row < count);
        expect(before).toEqual(Array.from({ length: count }, (_, n) => count - 1 - n));
        expect(new Set(rows).size).toBe(rows.length);
      }),
    );
  });

  /** A list whose rows leave it after each page that is read. */
  const shrinking = (count: number, leaving: readonly (readonly number[])[]) => {
    let rows = Array.from({ length: count }, (_, n) => count - 1 - n);
    let asked = 0;
    return async ({ page, size }: { readonly page: number; readonly size: number }) => {
      const answer = { rows: rows.slice((page - 1) * size, page * size), total: rows.length };
      const gone = leaving[asked] ?? [];
      asked += 1;
      rows = rows.filter((row) => !gone.includes(row));
      return answer;
    };
  };

  it('has every row that stayed, also if others leave the list meanwhile', async () => {
    const rows = await everyRow(shrinking(250, [[249, 240], [100]]), {}, keyOf, { signal });
    const stayed = Array.from({ length: 250 }, (_, n) => n).filter((row) => ![249, 240, 100].includes(row));
    expect(rows).toEqual(expect.arrayContaining(stayed));
  });

  it('has every row that stayed, also if others leave it all the time', async () => {
    const leaving = Array.from({ length: 30 }, (_, n) => [499 - n]);
    const rows = await everyRow(shrinking(500, leaving), {}, keyOf, { signal });
    expect(rows).toEqual(expect.arrayContaining(Array.from({ length: 470 }, (_, n) => n)));
  });

  it('has every row that stayed, also if one leaves and another enters', async () => {
    let rows = Array.from({ length: 250 }, (_, n) => 249 - n);
    let asked = 0;
    const list = async ({ page, size }: { readonly page: number; readonly size: number }) => {
      const answer = { rows: rows.slice((page - 1) * size, page * size), total: rows.length };
      asked += 1;
      if (asked === 1) rows = rows.slice(1);
      if (asked === 2) rows = [1_000, ...rows];
      return answer;
    };
    expect(await everyRow(list, {}, keyOf, { signal })).toEqual(expect.arrayContaining(Array.from({ length: 249 }, (_, n) => n)));
  });

  it('has every row that stayed of a provider that does not count them', async () => {
    const list = shrinking(250, [[249]]);
    const uncounted = async (query: { readonly page: number; readonly size: number }) => {
      const { rows } = await list(query);
      return { rows, total: rows.length };
    };
    expect(await everyRow(uncounted, {}, keyOf, { signal })).toEqual(
      expect.arrayContaining(Array.from({ length: 249 }, (_, n) => n)),
    );
  });

  it('says that rows are missing instead of leaving them out', async () => {
    const all = Array.from({ length: 249 }, (_, n) => n);
    const list = async ({ page, size }: { readonly page: number; readonly size: number }) => ({
      rows: all.slice((page - 1) * size, page * size),
      total: 250,
    });
    await expect(everyRow(list, {}, keyOf, { signal })).rejects.toMatchObject({
      fault: { kind: 'server', message: 'The list changed while we read it: we got 249 of 250 rows. Try again' },
    });
  });

  it.each([0, 1, 99, 100, 101, 250, 300])('has all %d rows of a provider that does not count them', async (count) => {
    const all = Array.from({ length: count }, (_, n) => n);
    const list = async ({ page, size }: { readonly page: number; readonly size: number }) => {
      const rows = all.slice((page - 1) * size, page * size);
      return { rows, total: rows.length };
    };
    expect(await everyRow(list, {}, keyOf, { signal })).toEqual(all);
  });

  it.each([100, 250])('has all %d rows of a call without pages', async (count) => {
    const all = Array.from({ length: count }, (_, n) => n);
    expect(await everyRow(async () => ({ rows: all, total: count }), {}, keyOf, { signal })).toEqual(all);
  });
});
