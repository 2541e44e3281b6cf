import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSheet } from '../testing/sheet';
import { sheetOf } from './sheet';

/** A number with its sign is none. */
const isFormula = (text: string) => /^["\s]*[=+\-@]|^[\t\r]/.test(text) && !/^[+-]\d[\d ]*(\.\d+)?$/.test(text);

describe('a spreadsheet', () => {
  it('[PAY-10] keeps every cell unchanged, and no cell is read as a formula', async () => {
    const cell = fc
      .tuple(
        fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', ' ', "'"),
        fc.string({ unit: fc.constantFrom(...'aZ0 =1&<>"_x003D_é🙂') }),
      )
      .map(([first, rest]) => first + rest);
    const row = fc.array(cell, { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 6 }), async (rows) => {
        const { bytes } = sheetOf('Payouts', ['A', 'B', 'C'], rows);
        const read = readSheet(new Uint8Array(await new Response(bytes).arrayBuffer()));
        expect([read.name, read.formulas]).toEqual(['Payouts', 0]);
        const cells = read.rows.slice(1).map((each) => Array.from({ length: 3 }, (_, index) => each[index] ?? ''));
        expect(cells).toEqual(rows.map((each) => each.map((text) => (isFormula(text) ? `'${text}` : text))));
        expect(cells.flat().filter(isFormula)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('[PAY-10] is sent while its rows are read, and reads no more rows than the caller takes', async () => {
    let read = 0;
    function* rows() {
      for (; read < 100_000; read += 1) yield [String(read).repeat(40)];
    }
    const reader = sheetOf('Payouts', ['A'], rows()).bytes.getReader();
    let sent = 0;
    for (; sent < 50_000; ) sent += (await reader.read()).value?.length ?? 0;
    expect(read).toBeLessThan(50_000);
    await reader.cancel();
  });
});
