import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add } from '../values/money';
import {
  countsOf,
  firstShown,
  fromHundredths,
  hundredths,
  isAllReady,
  isCorrected,
  sumOf,
  withCells,
  withRowConfirmed,
  withRowExcluded,
  withRowRestored,
  withRowsExcluded,
  withRowsIncluded,
} from './batch.rules';
import type { Kept, Sheet } from './batch.types';

interface Row {
  readonly line: number;
  readonly text: string;
  readonly typed: readonly 'text'[];
}

const row = (line: number, typed: Row['typed'] = []): Row => ({ line, text: `${line}`, typed });
const sheet = (more: Partial<Sheet<Row>> = {}): Sheet<Row> => ({
  name: 'May.csv',
  key: 'F',
  notes: [],
  leftOut: [],
  meant: [],
  rows: [row(2), row(3)],
  ...more,
});

describe('[BLK-01] the decisions about rows', () => {
  it.each([
    ['a row is excluded', withRowExcluded(sheet(), { line: 3 }), { leftOut: [3] }],
    ['a row is excluded once', withRowExcluded(sheet({ leftOut: [3, 2] }), { line: 3 }), { leftOut: [2, 3] }],
    ['a row is restored, and no other', withRowRestored(sheet({ leftOut: [2, 3] }), { line: 3 }), { leftOut: [2] }],
    ['a duplicate is confirmed once', withRowConfirmed(sheet({ meant: [2, 3] }), { line: 2 }), { meant: [3, 2] }],
    ['hidden rows are included', withRowsIncluded(sheet(), { lines: [2, 3] }), { included: [2, 3] }],
    ['hidden rows are included once', withRowsIncluded(sheet({ included: [2] }), { lines: [2, 3] }), { included: [2, 3] }],
    ['several rows are excluded once', withRowsExcluded(sheet({ leftOut: [2] }), [2, 3]), { leftOut: [2, 3] }],
  ])('are kept: %s', (_, changed, marks) => expect(changed).toEqual(sheet(marks)));

  it('change nothing if they are about no row, or there is no file', () => {
    const before = sheet();
    expect(withRowsExcluded(before, [])).toBe(before);
    expect([
      withRowExcluded(null, { line: 2 }),
      withRowRestored(null, { line: 2 }),
      withRowConfirmed(null, { line: 2 }),
      withRowsIncluded(null, { lines: [2] }),
      withRowsExcluded(null, [2]),
    ]).toEqual([null, null, null, null, null]);
  });

  it('leave every other row as it is', () => {
    const edit = (one: Row, { text }: { text: string }, typed: Row['typed']): Row => ({ ...one, text, typed });
    const changed = withCells(
      sheet({ rows: [row(2), row(3, ['text'])] }),
      new Map([[3, { field: 'text' as const, text: 'x' }]]),
      edit,
    );
    expect(changed.rows).toEqual([row(2), { line: 3, text: 'x', typed: ['text'] }]);
  });
});

describe('[BLK-01] another file discards corrections only after a confirmation', () => {
  const { rows, ...facts } = sheet();
  const kept = (more: Partial<Kept<Row>> = {}) => ({ sheet: null, source: { kept: { ...facts, texts: [...rows], ...more } } });
  const file = { file: { key: '1', name: 'May.csv', bytes: 1, kind: 'other' } } as const;
  const read = (more: Partial<Sheet<Row>> = {}) => ({ sheet: sheet(more), source: file });

  it.each([
    ['no file', { sheet: null, source: null }, false],
    ['a file that is not read yet', { sheet: null, source: file }, false],
    ['rows as they were read', read(), false],
    ['a row that was excluded', read({ leftOut: [2] }), true],
    ['a duplicate that was confirmed', read({ meant: [2] }), true],
    ['a hidden row that was included', read({ included: [2] }), true],
    ['no hidden row that was included', read({ included: [] }), false],
    ['a row that was edited', read({ rows: [row(2), row(3, ['text'])] }), true],
    ['stored rows as they were read', kept(), false],
    ['a stored row that was excluded', kept({ leftOut: [2] }), true],
    ['a stored row that was edited', kept({ texts: [row(2, ['text'])] }), true],
    ['stored rows as they were read, whatever an earlier sheet was', { ...kept(), sheet: sheet({ leftOut: [2] }) }, false],
  ])('with %s', (_, context, asks) => expect(isCorrected(context)).toBe(asks));
});

describe('[BLK-01] the figures of a review', () => {
  it.each([
    ['0', 0n, '0.00'],
    ['0.01', 1n, '0.01'],
    ['0.5', 50n, '0.50'],
    ['1', 100n, '1.00'],
    ['12.34', 1234n, '12.34'],
    ['90071992547409.93', 9007199254740993n, '90071992547409.93'],
  ])('%s is counted in hundredths', (amount, count, text) => {
    expect(hundredths(amount)).toBe(count);
    expect(fromHundredths(count)).toBe(text);
  });
  it.each([
    [-1n, '-0.01'],
    [-100n, '-1.00'],
    [-1234n, '-12.34'],
  ])('a debt of %s hundredths has its sign', (count, text) => expect(fromHundredths(count)).toBe(text));

  it('are the sum of the amounts to the last cent', () => {
    const amount = fc.bigInt({ min: 0n, max: 999_999_999_999n }).map(fromHundredths);
    fc.assert(fc.property(fc.array(amount), (amounts) => void expect(sumOf(amounts)).toBe(amounts.reduce(add, '0.00'))));
  });

  it('count each row once', () => {
    const states = (['ready', 'waiting', 'ready', 'attention', 'leftOut', 'leftOut', 'leftOut'] as const).map((state) => ({
      state,
    }));
    expect(countsOf(states)).toEqual({ all: 7, ready: 2, waiting: 1, attention: 1, leftOut: 3 });
    expect(countsOf([])).toEqual({ all: 0, ready: 0, waiting: 0, attention: 0, leftOut: 0 });
  });

  it.each([
    ['ready and excluded rows', { ready: 1, leftOut: 1 }, true],
    ['a row with a problem', { ready: 1, attention: 1 }, false],
    ['a row that is looked up', { ready: 1, waiting: 1 }, false],
    ['excluded rows alone', { leftOut: 1 }, false],
  ])('say whether all rows are ready: %s', (_, some, isReady) => {
    expect(isAllReady({ all: 2, ready: 0, waiting: 0, attention: 0, leftOut: 0, ...some })).toBe(isReady);
  });

  it('begin with the first 25 rows on screen', () => {
    const rows = Array.from({ length: 26 }, (_, at) => row(at + 2));
    expect(firstShown(sheet({ rows }))).toEqual(rows.slice(0, 25).map(({ line }) => line));
    expect(firstShown(null)).toEqual([]);
  });
});
