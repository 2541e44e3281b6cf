import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSheet } from '../testing/sheet';
import { sheetOf } from './sheet';

const START = /^[=+\-@\t\r]/;

describe('a spreadsheet', () => {
  it('[PAY-10] brings every cell back as it was, and none that a program would take for a formula', async () => {
    const cell = fc
      .tuple(
        fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', ' ', "'"),
        fc.string({ unit: fc.constantFrom(...'aZ0 =1&<>"_x003D_é🙂') }),
      )
      .map(([first, rest]) => first + rest);
    const row = fc.array(cell, { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 6 }), async (rows) => {
        const { bytes } = await sheetOf('Payouts', ['A', 'B', 'C'], rows);
        const read = readSheet(bytes);
        expect([read.name, read.formulas]).toEqual(['Payouts', 0]);
        const cells = read.rows.slice(1).map((each) => Array.from({ length: 3 }, (_, index) => each[index] ?? ''));
        expect(cells).toEqual(rows.map((each) => each.map((text) => (START.test(text) ? `'${text}` : text))));
        expect(cells.flat().some((text) => START.test(text))).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});
