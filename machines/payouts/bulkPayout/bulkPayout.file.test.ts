import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grid } from '../../kit/batch/batch.file';
import { COLUMNS, MOST_ROWS, understand } from './bulkPayout.file';

const HEADS = COLUMNS.map(({ head }) => head);
const FULL = ['1', 'b', '5', 'd'];
const grid = (...rows: readonly (readonly string[])[]): Grid => ({
  lines: rows.map((cells, at) => ({ number: at + 1, cells })),
  notes: [],
});
const refusalOf = (given: Grid) => {
  const answer = understand(given);
  return 'refusal' in answer ? answer.refusal : null;
};

describe('a file', () => {
  it('[BLK-01] has its columns by name, in any order, case and spacing', () => {
    const answer = understand(grid(['AMOUNT', 'note', 'account_number', ' bank ', 'Description'], ['5', 'x', '1', 'b', 'd']));
    expect(answer).toEqual({
      texts: [{ line: 2, account: '1', bank: 'b', amount: '5', description: 'd', currency: '', beyond: '' }],
      notes: ['Ignored: the column “note”.'],
    });
  });

  it.each([
    [grid(), 'The file is empty.'],
    [grid(['', ' ']), 'The file is empty.'],
    [grid(HEADS), 'The file has headings but no rows.'],
    [grid(HEADS, ['', '']), 'The file has headings but no rows.'],
    [
      grid(['0123456789', 'Access Bank', '5', 'Rent']),
      'The first row must contain the headings Account Number, Bank, Amount and Description. Add them, or use the template.',
    ],
    [
      grid(['Account Number', 'Bank', 'Description'], ['1', 'b', 'd']),
      'The column Amount is missing from the first row. Add it, or use the template.',
    ],
    [
      grid(['Bank', 'Description'], ['b', 'd']),
      'The columns Account Number and Amount are missing from the first row. Add them, or use the template.',
    ],
    [grid([...HEADS, 'amount'], ['1', 'b', '5', 'd', '6']), 'The column Amount appears twice. Remove one.'],
  ])('[BLK-01] that cannot be understood is refused in a sentence: %#', (given, refusal) =>
    expect(refusalOf(given)).toBe(refusal),
  );

  it('[BLK-01] has at most 10,000 rows', () => {
    const rows = Array.from({ length: MOST_ROWS + 1 }, () => ['1', 'b', '5', 'd']);
    expect(refusalOf(grid(HEADS, ...rows))).toBe(
      'The file has 10,001 rows. A batch can have at most 10,000 rows. Split the file.',
    );
    expect(refusalOf(grid(HEADS, ...rows.slice(1)))).toBeNull();
  });

  it.each([
    [[[], ['']], ''],
    [[[], FULL, [' '], []], '1 empty row was skipped.'],
  ])('[BLK-01] that ends in line breaks has no empty rows there: %#', (rows, note) => {
    const answer = understand(grid(HEADS, FULL, ...rows));
    expect('notes' in answer && answer.notes.join(' ')).toBe(note);
  });

  it('[BLK-01] knows a row as empty that holds only what nobody sees, and keeps the mark of a hidden one', () => {
    const { lines } = grid(HEADS, ['\u200b', '\ufeff'], FULL);
    const answer = understand({ lines: lines.map((line) => ({ ...line, isHidden: line.number === 3 })), notes: [] });
    expect(answer).toMatchObject({ texts: [{ line: 3, isHidden: true }], notes: ['1 empty row was skipped.'] });
  });

  it('[BLK-01] keeps cells that stand under no heading, so that they can be named', () => {
    const answer = understand(grid(HEADS, ['1', 'b', '1', '000.00', 'Rent']));
    expect('texts' in answer && answer.texts[0]).toMatchObject({ amount: '1', description: '000.00', beyond: 'Rent' });
  });

  it('[BLK-01] loses no row and no cell: each is read, named, or an empty one that is counted', () => {
    const line = fc.array(fc.string({ maxLength: 4 }), { minLength: 0, maxLength: 7 });
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...HEADS, '', 'Account', ' '], { minLength: 7 }),
        fc.array(line, { maxLength: 30 }),
        (heads, lines) => {
          const answer = understand(grid(heads, ...lines));
          const full = lines.filter((cells) => cells.some((cell) => cell.trim() !== ''));
          if ('refusal' in answer) return void expect(full).toHaveLength(0);
          expect(answer.texts).toHaveLength(full.length);
          const skipped = answer.notes.join(' ').match(/(\d+) empty rows? w/)?.[1] ?? '0';
          const end = lines.findLastIndex((cells) => cells.some((cell) => cell.trim() !== '')) + 1;
          expect(Number(skipped)).toBe(end - full.length);
          for (const [at, texts] of answer.texts.entries()) {
            const kept = [texts.account, texts.bank, texts.amount, texts.description, texts.beyond].join('\n');
            const isRead = (column: number) => heads[column] === 'Account';
            for (const [column, cell] of (full[at] ?? []).entries())
              if (cell.trim() !== '' && !isRead(column)) expect(kept).toContain(cell);
          }
        },
      ),
    );
  });
});
