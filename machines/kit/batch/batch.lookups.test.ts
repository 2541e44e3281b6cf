import { describe, expect, it } from 'vitest';
import { lookupsOf, withFound, withoutSilent } from './batch.lookups';

interface Entry {
  readonly line: number;
  readonly key: string;
}

const { missingIn, nextMissing, progressOf } = lookupsOf((entries: readonly Entry[]) =>
  entries.map(({ line, key }) => ({ key, lines: [line] })),
);
const entries = (count: number): readonly Entry[] =>
  Array.from({ length: count }, (_, at) => ({ line: at + 2, key: `${at + 2}` }));
const keys = (wanted: readonly { readonly key: string }[]) => wanted.map(({ key }) => key);
const found = (...some: readonly string[]) => Object.fromEntries(some.map((key) => [key, { isSilent: false }]));

describe('[BLK-01] what rows name is looked up', () => {
  it('once, those on screen first, and then in the order of the file', () => {
    const rows = entries(4);
    expect(keys(nextMissing(rows, {}, []))).toEqual(['2', '3', '4', '5']);
    expect(keys(nextMissing(rows, {}, [4, 5]))).toEqual(['4', '5', '2', '3']);
    expect(keys(nextMissing(rows, found('4', '2'), [4, 5]))).toEqual(['5', '3']);
    expect(keys(nextMissing(rows, found('2', '3', '4', '5'), [4]))).toEqual([]);
  });

  it('fifty at a time', () => {
    expect(nextMissing(entries(50), {}, [])).toHaveLength(50);
    expect(keys(nextMissing(entries(51), {}, [52]))).toEqual(['52', ...keys(entries(49))]);
  });

  it('and what is known is not wanted again, however often the rows are asked', () => {
    const rows = entries(2);
    const known = found('2');
    expect(keys(missingIn(rows, known))).toEqual(['3']);
    expect(missingIn(rows, known)).toBe(missingIn(rows, known));
  });

  it('and its progress says whether there was no answer', () => {
    const rows = entries(3);
    expect(progressOf(rows, {})).toEqual({ done: 0, of: 3, isSilent: false });
    expect(progressOf(rows, found('2', '9'))).toEqual({ done: 1, of: 3, isSilent: false });
    expect(progressOf(rows, { ...found('2'), 3: { isSilent: true } })).toEqual({ done: 2, of: 3, isSilent: true });
    expect(progressOf(rows, { 9: { isSilent: true } })).toEqual({ done: 0, of: 3, isSilent: false });
  });

  it('again only where there was no answer', () => {
    const known = withFound({ 2: { key: '2', isSilent: false } }, [{ key: '3', isSilent: true }], ({ key }) => key);
    expect(keys(Object.values(known))).toEqual(['2', '3']);
    expect(keys(Object.values(withoutSilent(known)))).toEqual(['2']);
  });
});
