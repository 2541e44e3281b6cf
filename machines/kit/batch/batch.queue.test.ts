import { describe, expect, it } from 'vitest';
import { type BatchEntry, openedLine, placeIn, queueOf, stepIn, windowIn } from './batch.queue';
import type { EntryState } from './batch.types';

type Cause = 'wrong' | 'unlike' | 'hidden' | 'silent' | 'twice';
type Entry = BatchEntry<{ readonly line: number; readonly beyond: string }, Cause, 'bank'>;

const { groupsOf, correctionsIn, exclusionsIn } = queueOf<Cause, 'bank', Entry>({
  keyOf: (_, { cause }) => cause,
  together: new Set<Cause>(['wrong']),
  remedies: { hidden: 'include', silent: 'lookUp', twice: 'keep' },
});

const offer = (text: string) => ({ label: text, field: 'bank' as const, text });

interface Given {
  readonly says?: string;
  readonly offers?: string | null;
  readonly beyond?: string;
  readonly state?: EntryState;
}

const entry = (
  line: number,
  cause: Cause,
  { says = cause, offers = null, beyond = '', state = 'attention' }: Given = {},
): Entry => ({
  row: { line, beyond },
  state,
  problems: [{ cause, field: 'bank', says, offer: offers === null ? null : offer(offers) }],
  isTwin: false,
  isHeld: false,
});
const remedies = (...entries: readonly Entry[]) => groupsOf(entries)[0]?.remedies.map(({ kind, lines }) => [kind, ...lines]);

describe('[BLK-01] what can be done about rows with the same problem', () => {
  it.each([
    ['one that can be corrected', [entry(2, 'wrong', { offers: 'A' })], [['correct', 2]]],
    ['one that is only corrected alone', [entry(2, 'unlike', { offers: 'A' })], [['correct', 2]]],
    [
      'several that are only corrected alone',
      [entry(2, 'unlike', { offers: 'A' }), entry(3, 'unlike', { offers: 'B' })],
      [['exclude', 2, 3]],
    ],
    [
      'several that are corrected together',
      [entry(2, 'wrong', { offers: 'A' }), entry(3, 'wrong', { offers: 'B' })],
      [['correct', 2, 3]],
    ],
    ['some without a correction', [entry(2, 'wrong'), entry(3, 'wrong', { offers: 'B' })], [['correct', 3]]],
    ['none with a correction', [entry(2, 'wrong'), entry(3, 'wrong')], [['exclude', 2, 3]]],
    ['one whose cells have shifted', [entry(2, 'wrong', { offers: 'A', beyond: 'x' })], [['exclude', 2]]],
    ['one hidden row', [entry(2, 'hidden')], [['include', 2]]],
    ['several hidden rows', [entry(2, 'hidden'), entry(3, 'hidden')], [['include', 2, 3]]],
    ['rows without an answer', [entry(2, 'silent', { offers: 'A' })], [['lookUp', 2]]],
    [
      'one duplicate',
      [entry(3, 'twice')],
      [
        ['keep', 3],
        ['exclude', 3],
      ],
    ],
    ['several duplicates', [entry(3, 'twice'), entry(4, 'twice')], [['exclude', 3, 4]]],
  ] as const)('with %s', (_, entries, expected) => expect(remedies(...entries)).toEqual(expected));
});

describe('[BLK-01] the groups of rows', () => {
  it('have only rows that need attention', () => {
    const states: readonly EntryState[] = ['ready', 'waiting', 'attention', 'leftOut'];
    const entries = states.map((state, at) => entry(at + 2, 'wrong', { state }));
    expect(groupsOf(entries).map(({ lines }) => lines)).toEqual([[4]]);
    expect(groupsOf([])).toEqual([]);
  });

  it('are in the order of their size, and then of their first row', () => {
    const entries = [entry(2, 'twice'), entry(3, 'hidden'), entry(4, 'silent'), entry(5, 'silent'), entry(6, 'unlike')];
    expect(groupsOf(entries).map(({ key }) => key)).toEqual(['silent', 'twice', 'hidden', 'unlike']);
    expect(groupsOf([...entries].reverse()).map(({ key }) => key)).toEqual(['silent', 'twice', 'hidden', 'unlike']);
  });

  it('have the explanation that all of their rows have', () => {
    expect(groupsOf([entry(2, 'wrong', { says: 'a' }), entry(3, 'wrong', { says: 'a' })])).toMatchObject([{ says: 'a' }]);
    expect(groupsOf([entry(2, 'wrong', { says: 'a' }), entry(3, 'wrong', { says: 'b' })])).toMatchObject([{ says: null }]);
  });

  it('have a row with several problems in each', () => {
    const both = { ...entry(2, 'wrong'), problems: [...entry(2, 'wrong').problems, ...entry(2, 'hidden').problems] };
    expect(groupsOf([both]).map(({ key, lines }) => [key, lines])).toEqual([
      ['wrong', [2]],
      ['hidden', [2]],
    ]);
  });

  it('correct each of their rows with its own correction, and no other row', () => {
    const both = {
      ...entry(2, 'wrong'),
      problems: [...entry(2, 'twice', { offers: 'X' }).problems, ...entry(2, 'wrong', { offers: 'A' }).problems],
    };
    const entries = [both, entry(3, 'wrong', { offers: 'B' }), entry(4, 'wrong'), entry(5, 'unlike', { offers: 'C' })];
    const texts = (key: string) => [...correctionsIn(entries, key)].map(([line, { text }]) => [line, text]);
    expect(texts('wrong')).toEqual([
      [2, 'A'],
      [3, 'B'],
    ]);
    expect(texts('unlike')).toEqual([[5, 'C']]);
    expect([texts('hidden'), texts('')]).toEqual([[], []]);
  });

  it('exclude all of their rows, unless they have another remedy', () => {
    const entries = [
      entry(2, 'wrong'),
      entry(3, 'wrong'),
      entry(4, 'hidden'),
      entry(5, 'twice'),
      entry(6, 'unlike', { offers: 'C' }),
    ];
    expect(['wrong', 'hidden', 'twice', 'unlike', ''].map((key) => exclusionsIn(entries, key))).toEqual([
      [2, 3],
      [],
      [5],
      [],
      [],
    ]);
  });
});

describe('[BLK-01] the way through the groups', () => {
  const groups = ['a', 'b', 'c'].map((key) => ({ key }));
  const at = (key: string, place: number) => ({ key, at: place });

  it.each([
    [null, 0, 'a', 'c'],
    [at('a', 0), 0, 'b', 'c'],
    [at('b', 1), 1, 'c', 'a'],
    [at('c', 2), 2, 'a', 'b'],
    [at('c', 0), 2, 'a', 'b'],
    [at('a', 2), 0, 'b', 'c'],
    [at('solved', 0), 0, 'a', 'c'],
    [at('solved', 1), 1, 'b', 'a'],
    [at('solved', 2), 2, 'c', 'b'],
    [at('solved', 3), 2, 'c', 'b'],
    [at('solved', -1), 0, 'a', 'c'],
  ])('from %j is at %s, and leads to %s and back to %s', (place, index, next, before) => {
    expect(placeIn(groups, place)).toBe(index);
    expect([stepIn(groups, place, 1)?.key, stepIn(groups, place, -1)?.key]).toEqual([next, before]);
  });

  it('leads nowhere without groups', () => {
    expect([placeIn([], at('a', 5)), stepIn([], at('a', 0), 1), stepIn([], null, -1)]).toEqual([0, undefined, undefined]);
  });

  it.each([
    [0, 3, ['a', 'b', 'c']],
    [1, 3, ['a', 'b', 'c']],
    [2, 3, ['b', 'c', 'd']],
    [4, 3, ['c', 'd', 'e']],
    [2, 2, ['b', 'c']],
    [4, 9, ['a', 'b', 'c', 'd', 'e']],
  ])('shows around %s at most %s: %j', (place, most, shown) =>
    expect(windowIn(['a', 'b', 'c', 'd', 'e'], place, most)).toEqual(shown),
  );
});

it.each([
  ['no row was gone to', [4, 7], null, 4],
  ['a row of the group was gone to', [4, 7], 7, 7],
  ['the row is solved', [4, 7], 5, 4],
] as const)('[BLK-01] the row that says why, if %s', (_, lines, line, opened) => {
  expect(openedLine({ lines }, line)).toBe(opened);
});

it('[BLK-01] no row says why without problems', () => expect(openedLine(undefined, 4)).toBeNull());
