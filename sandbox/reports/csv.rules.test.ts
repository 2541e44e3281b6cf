/** Cells of a CSV file. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvHead, csvLine } from './csv.rules';

/** Reads a line as a spreadsheet does. */
function cellsOf(line: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const part of line.slice(0, -2).split(/("|,)/)) {
    if (part === '"') isQuoted = !isQuoted;
    if (part === ',' && !isQuoted) cells.push('');
    else cells[cells.length - 1] += part;
  }
  return cells.map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell));
}

const FORMULA = /^["\s]*[=+\-@＝＋－＠]/;

describe('[GEN-06] a line of CSV', () => {
  it('has every cell as it is, or with an apostrophe before a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (cells) => {
        const read = cellsOf(csvLine(cells));
        expect(read.map((cell) => cell.replaceAll("'", ''))).toEqual(cells.map((cell) => cell.replaceAll("'", '')));
        expect(read.filter((cell) => FORMULA.test(cell) && !/^-\d+(\.\d+)?$/.test(cell))).toEqual([]);
      }),
    );
  });
  it.each([
    ['=1+1', "'=1+1"],
    ['+234', '+234'],
    ['+2+3', "'+2+3"],
    ['-5.00', '-5.00'],
    [' @sum', "' @sum"],
    ['a;=1', `"a;'=1"`],
    ['say "hi", twice', '"say ""hi"", twice"'],
    ['', ''],
  ])('writes %s as %s', (text, written) => expect(csvLine([text])).toBe(`${written}\r\n`));
  it('begins a file with a byte order mark', () => expect(csvHead(['Date (WAT)'])).toBe('\uFEFFDate (WAT)\r\n'));
});
