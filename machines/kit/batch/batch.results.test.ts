/** Every row of a file is accounted for once its batch has results, and none that went through is offered again. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountOf, leftOvers } from './batch.results';
import type { Sheet } from './batch.types';

interface Row {
  readonly line: number;
  readonly isHidden?: boolean;
}
interface Result {
  readonly line: number;
  readonly status: 'Done' | 'Failed';
}

const sheetOf = (rows: readonly Row[], marks: Partial<Sheet<Row>> = {}): Sheet<Row> => ({
  ...{ name: 'f.csv', key: 'F', notes: [], leftOut: [], meant: [] },
  ...marks,
  rows,
});
const rules = leftOvers({ textsOf: ({ line }: Row) => ({ line }), mayBeSentAgain: ({ status }: Result) => status === 'Failed' });

const lines = [2, 3, 4, 5, 6];
const rows = lines.map((line) => ({ line }));
const done = (line: number): Result => ({ line, status: 'Done' });
const failed = (line: number): Result => ({ line, status: 'Failed' });

const marks = fc.subarray(lines);
const batch = fc
  .record({
    hidden: marks,
    leftOut: marks,
    included: marks,
    results: marks.chain((sent) =>
      fc.tuple(...sent.map((line) => fc.constantFrom<Result>(done(line), failed(line)))).map((all): readonly Result[] => all),
    ),
  })
  .map(({ hidden, results, ...decided }) => ({
    sheet: sheetOf(
      lines.map((line) => ({ line, isHidden: hidden.includes(line) })),
      decided,
    ),
    results,
  }));

describe('[BLK-01 RFD-03] the account of a file', () => {
  it('has every row in exactly one part, and leaves over exactly what did not go through', () => {
    fc.assert(
      fc.property(batch, ({ sheet, results }) => {
        const { all, sent, unsent, excluded, hidden } = accountOf({ sheet, results });
        expect([all, sent + unsent + excluded + hidden, sent]).toEqual([lines.length, lines.length, results.length]);
        const rest = rules.restOf(sheet, results).texts.map(({ line }) => line);
        const through = results.filter(({ status }) => status === 'Done').map(({ line }) => line);
        expect([...rest, ...through].sort()).toEqual(lines);
        const view = rules.resultsView({ sheet, results });
        expect(view.leftOver).toBe(rest.length);
        expect(rules.isLeftOver({ sheet, results })).toBe(view.failed + unsent > 0);
      }),
    );
  });

  const someHidden = rows.map((row) => ({ ...row, isHidden: row.line === 3 }));
  it.each<[string, Sheet<Row> | null, readonly Result[], Partial<ReturnType<typeof accountOf>>]>([
    ['no file', null, [], { all: 0, unsent: 0 }],
    ['no results', sheetOf(rows), [], { all: 5, sent: 0, unsent: 5 }],
    ['one result', sheetOf(rows), [failed(2)], { sent: 1, unsent: 4 }],
    ['an excluded row', sheetOf(rows, { leftOut: [4] }), [], { unsent: 4, excluded: 1 }],
    ['a hidden row', sheetOf(someHidden), [], { unsent: 4, hidden: 1 }],
    ['a hidden row that was included', sheetOf(someHidden, { included: [3] }), [], { unsent: 5, hidden: 0 }],
    ['one that was included and sent', sheetOf(someHidden, { included: [3] }), [done(3)], { sent: 1, unsent: 4, hidden: 0 }],
    ['one included, then excluded', sheetOf(someHidden, { included: [3], leftOut: [3] }), [], { excluded: 1, hidden: 0 }],
  ])('of %s', (_, sheet, results, account) => expect(accountOf({ sheet, results })).toMatchObject(account));

  it('offers nothing where all rows went through, or the others are excluded or hidden', () => {
    expect(rules.isLeftOver({ sheet: sheetOf(rows, { leftOut: [6] }), results: [2, 3, 4, 5].map(done) })).toBe(false);
    expect(rules.isLeftOver({ sheet: sheetOf(rows), results: lines.map(done) })).toBe(false);
  });

  it('loses nothing to another batch where the rows of the file are not known', () => {
    expect(rules.leavesRows({ sheet: sheetOf(rows), results: [failed(2)] })).toBe(true);
    expect(rules.leavesRows({ sheet: sheetOf([]), results: [failed(2)] })).toBe(false);
    expect(rules.leavesRows({ sheet: sheetOf(rows), results: lines.map(done) })).toBe(false);
  });
});
