import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf, everyRow, fileName } from './exports';

/** CSV read as RFC 4180 has it. */
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

const FORMULA = /^[=+\-@\t\r]/;
const columns = [0, 1, 2].map((index) => ({ head: `H${index}`, cell: (row: readonly string[]) => row[index] ?? '' }));

describe('[GEN-06] CSV', () => {
  const cell = fc
    .tuple(
      fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', '"', ' '),
      fc.string({ unit: fc.constantFrom(...'aé🙂=",;\r\n\t \'') }),
    )
    .map(([first, rest]) => first + rest);

  it('brings every cell back, and none that a program would take for a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 })), (rows) => {
        const text = csvOf(columns, rows);
        expect(text.startsWith('\uFEFF')).toBe(true);
        const back = read(text.slice(1));
        expect(back[0]).toEqual(['H0', 'H1', 'H2']);
        expect(back.slice(1)).toEqual(rows.map((row) => row.map((each) => (FORMULA.test(each) ? `'${each}` : each))));
        expect(back.flat().some((each) => FORMULA.test(each))).toBe(false);
      }),
    );
  });
});

describe('[GEN-06] the name of a file', () => {
  it('has the moment and something random', () => {
    const now = Temporal.PlainDateTime.from('2026-01-02T03:04:05');
    const names = Array.from({ length: 50 }, () => fileName('Payouts', 'csv', now));
    for (const name of names) expect(name).toMatch(/^Payouts-20260102-030405-[0-9a-f]{8}\.csv$/);
    expect(new Set(names).size).toBe(50);
  });
});

describe('every row', () => {
  const { signal } = new AbortController();
  const keyOf = (row: number) => `${row}`;

  it('comes once, also when others arrive in front of it meanwhile', async () => {
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
});
