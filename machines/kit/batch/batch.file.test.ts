import { describe, expect, it } from 'vitest';
import { batchLayout, type Grid, isBlank, withoutInvisible } from './batch.file';

const { knownHeads, understand } = batchLayout({
  columns: [
    { field: 'number', head: 'Number' },
    { field: 'amount', head: 'Amount' },
  ],
  optional: ['note'],
  most: 3,
  noRows: 'The file has no rows.',
  cells: (cell) => ({ number: cell('number'), amount: cell('amount'), note: cell('note') }),
});

const HEADS = ['Number', 'Amount'];
const grid = (...rows: readonly (readonly string[])[]): Grid => ({
  lines: rows.map((cells, at) => ({ number: at + 1, cells })),
  notes: ['Read as text.'],
});
const textsOf = (given: Grid) => {
  const read = understand(given);
  return 'texts' in read ? read.texts : [];
};

describe('[BLK-01] what a file says besides its columns', () => {
  it.each([
    ['nothing', grid(HEADS, ['1', '5']), []],
    ['a column without rows below', grid([...HEADS, 'Colour'], ['1', '5']), ['Ignored: the column “Colour”.']],
    ['two columns', grid(['Colour', ...HEADS, 'Size'], ['', '1', '5']), ['Ignored: the columns “Colour” and “Size”.']],
    ['three columns', grid([...HEADS, 'A', 'B', 'C'], ['1', '5']), ['Ignored: the columns “A”, “B” and “C”.']],
    ['a column without a heading', grid([...HEADS, ' '], ['1', '5']), []],
    ['one empty row', grid(HEADS, ['', ' '], ['1', '5']), ['1 empty row was skipped.']],
    [
      'titles above the headings',
      grid(['Exported by Sheets', ''], [], ['November'], HEADS, ['1', '5']),
      ['Skipped above the headings: “Exported by Sheets” and “November”.'],
    ],
    [
      'a title and a heading that turn the direction of writing',
      grid(['\u202eeltit'], [...HEADS, '\u202edaeh'], ['1', '5']),
      ['Skipped above the headings: “\u2068eltit\u2069”.', 'Ignored: the column “\u2068daeh\u2069”.'],
    ],
    ['a long heading', grid([...HEADS, 'x'.repeat(99)], ['1', '5']), [`Ignored: the column “${'x'.repeat(60)}…”.`]],
    ['two empty rows', grid(HEADS, [], [''], ['1', '5']), ['2 empty rows were skipped.']],
  ])('is noted after the notes of the reading: %s', (_, given, notes) =>
    expect(understand(given)).toMatchObject({ notes: ['Read as text.', ...notes] }),
  );

  it('has the lines of the file, also below titles', () =>
    expect(textsOf(grid(['Exported by Sheets'], HEADS, ['1', '5']))).toMatchObject([{ line: 3, number: '1', amount: '5' }]));

  it('is not noted for a column that it may have', () => {
    expect(understand(grid([...HEADS, 'NOTE'], ['1', '5', 'x']))).toEqual({
      texts: [{ line: 2, number: '1', amount: '5', note: 'x', beyond: '' }],
      notes: ['Read as text.'],
    });
  });
});

describe('[BLK-01] cells without a heading', () => {
  it.each([
    ['in a row that ends early', HEADS, ['1'], ''],
    ['in a row of the same length', HEADS, ['1', '5'], ''],
    ['behind the last heading', HEADS, ['1', '5', '000', ' ', 'x'], '000, x'],
    ['below an empty heading', ['Number', '', 'Amount'], ['1', 'y', '5'], 'y'],
    ['below an empty heading, but empty themselves', ['Number', '', 'Amount'], ['1', ' ', '5'], ''],
    ['below a heading that is ignored', ['Number', 'Colour', 'Amount'], ['1', 'red', '5'], ''],
  ])('are kept apart: %s', (_, heads, cells, beyond) => expect(textsOf(grid(heads, cells))).toMatchObject([{ beyond }]));
});

describe('[BLK-01] the headings', () => {
  it.each([
    [['x'], 'The first row must contain the headings Number and Amount. Add them, or use the template.'],
    [['number'], 'The column Amount is missing from the first row. Add it, or use the template.'],
    [['note'], 'The columns Number and Amount are missing from the first row. Add them, or use the template.'],
    [['number', 'amount', 'Amount'], 'The column Amount appears twice. Remove one.'],
  ])('%j are refused', (heads, refusal) => expect(understand(grid(heads, ['1', '5', '6']))).toEqual({ refusal }));

  it('may have a column twice that the file need not have', () =>
    expect(textsOf(grid([...HEADS, 'note', 'note'], ['1', '5', 'x', 'y']))).toMatchObject([{ note: 'y' }]));

  it('are counted in any order, case and spacing', () =>
    expect([[], ['x'], [' AMOUNT ', 'x'], ['amount', 'Number', 'no-te']].map(knownHeads)).toEqual([0, 0, 1, 3]));
});

describe('[BLK-01] the rows', () => {
  it.each([
    [[], 'The file has no rows.'],
    [[['', '']], 'The file has no rows.'],
    [[['1'], ['2'], ['3']], null],
    [[['1'], ['2'], ['3'], ['4']], 'The file has 4 rows. A batch can have at most 3 rows. Split the file.'],
  ])('of %j are as many as a batch can have', (rows, refusal) => {
    const read = understand(grid(HEADS, ...rows));
    expect('refusal' in read ? read.refusal : null).toBe(refusal);
  });

  it('begin below the headings, which are in the first row that is not empty', () => {
    expect(textsOf(grid([], [' '], HEADS, ['1', '5']))).toEqual([{ line: 4, number: '1', amount: '5', note: '', beyond: '' }]);
    expect([understand(grid()), understand(grid([], [' ']))]).toEqual([
      { refusal: 'The file is empty.' },
      { refusal: 'The file is empty.' },
    ]);
  });

  it('keep that the spreadsheet hides them', () => {
    const { lines } = grid(HEADS, ['1', '5'], ['2', '6']);
    const hidden = { notes: [], lines: lines.map((line) => ({ ...line, isHidden: line.number === 3 })) };
    expect(textsOf(hidden).map(({ line, isHidden }) => [line, isHidden])).toEqual([
      [2, undefined],
      [3, true],
    ]);
  });

  it('are read without invisible characters', () => {
    expect(withoutInvisible('1\u200b2\ufeff')).toBe('12');
    expect(['', ' ', '\u200b', ' \ufeff ', '0', '\u200b0'].map(isBlank)).toEqual([true, true, true, true, false, false]);
  });
});
