import { describe, expect, it } from 'vitest';
import type { BatchEntry } from './batch.queue';
import type { EntryState } from './batch.types';
import { eventOfWay, waysOf } from './batch.ways';

type Entry = BatchEntry<{ readonly line: number }, 'wrong', 'bank'>;

const offer = { label: 'Use Zenith Bank', field: 'bank', text: 'Zenith Bank' } as const;
const wrong = { cause: 'wrong', field: 'bank', says: 'No bank.' } as const;
const entry = (state: EntryState, more: Partial<Entry> = {}): Entry => ({
  row: { line: 7 },
  state,
  problems: [],
  isTwin: false,
  isHeld: false,
  ...more,
});

describe('[BLK-01] what can be done about one row', () => {
  it.each([
    ['a row that is ready', entry('ready'), ['exclude']],
    ['a row that waits', entry('waiting'), ['exclude']],
    ['an excluded row', entry('leftOut', { problems: [{ ...wrong, offer }], isHeld: true, isTwin: true }), ['restore']],
    ['a problem with a correction', entry('attention', { problems: [{ ...wrong, offer }] }), ['correct', 'exclude']],
    ['a problem without a correction', entry('attention', { problems: [{ ...wrong, offer: null }] }), ['exclude']],
    ['a hidden row', entry('attention', { isHeld: true }), ['include', 'exclude']],
    ['a duplicate', entry('attention', { isTwin: true }), ['keep', 'exclude']],
  ] as const)('%s', (_, given, kinds) => {
    expect(waysOf(given).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('is one event for this row alone', () => {
    const ways = [
      { kind: 'correct', offer },
      ...(['include', 'keep', 'exclude', 'restore'] as const).map((kind) => ({ kind })),
    ] as const;
    expect(ways.map((way) => eventOfWay(7, way))).toEqual([
      { type: 'cell.changed', line: 7, field: 'bank', text: 'Zenith Bank' },
      { type: 'rows.included', lines: [7] },
      { type: 'row.confirmed', line: 7 },
      { type: 'row.excluded', line: 7 },
      { type: 'row.restored', line: 7 },
    ]);
  });
});
