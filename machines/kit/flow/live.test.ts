import { describe, expect, it } from 'vitest';
import { readAtlasMessage, readTabMessage } from './live';
import type { Entry } from './recording';

const entry: Entry = {
  number: 1,
  at: 1,
  flow: 'payout',
  machine: 'payout',
  run: 'a:1',
  event: 'amount.changed',
  fields: { amount: 'text' },
  taken: ['payout.editing | amount.changed | 0'],
  states: ['payout.editing'],
};
const recorded = { kind: 'recorded', tab: 'a', build: '01234567', entries: [entry] };

describe('[FLW-02] a message of a tab', () => {
  it.each([
    { kind: 'tabOpened', tab: 'a' },
    { kind: 'tabClosed', tab: 'a' },
    { kind: 'stepped', tab: 'a', entries: [entry] },
    { kind: 'stepped', tab: 'a'.repeat(40), entries: [] },
    { kind: 'stepped', tab: 'a', entries: Array.from({ length: 10_000 }, () => entry) },
    recorded,
  ])('is read: $kind', (message) => expect(readTabMessage(message)).toEqual(message));

  it('brings nothing along that it does not name', () =>
    expect(readTabMessage({ kind: 'tabOpened', tab: 'a', token: 'secret' })).toEqual({ kind: 'tabOpened', tab: 'a' }));

  it.each([
    ['nothing', null],
    ['a text', 'tabOpened'],
    ['of another kind', { kind: 'tabLost', tab: 'a' }],
    ['without a tab', { kind: 'tabOpened' }],
    ['with an endless id', { kind: 'tabOpened', tab: 'a'.repeat(41) }],
    ['with an empty id', { kind: 'tabOpened', tab: '' }],
    ['with a number as its id', { kind: 'tabOpened', tab: 5 }],
    ['with entries, but of another kind', { ...recorded, kind: 'tabLost' }],
    ['without a build', { ...recorded, build: 7 }],
    ['without entries', { ...recorded, entries: null }],
    ['with a damaged entry', { ...recorded, entries: [entry, { ...entry, states: 'payout.editing' }] }],
    ['with more than a tab records', { ...recorded, entries: Array.from({ length: 10_001 }, () => entry) }],
  ])('is refused: %s', (_, data) => expect(readTabMessage(data)).toBeNull());
});

describe('[FLW-02] a message of an atlas', () => {
  it.each(['atlasOpened', 'atlasClosed'])('is read: %s', (kind) =>
    expect(readAtlasMessage({ kind, atlas: 'b', more: 1 })).toEqual({ kind, atlas: 'b' }),
  );
  it.each([
    [undefined],
    [[]],
    [{ kind: 'atlasOpened' }],
    [{ kind: 'atlasOpened', atlas: '' }],
    [{ kind: 'atlasOpened', atlas: 'b'.repeat(41) }],
    [{ kind: 'recorded', atlas: 'b' }],
  ])('is refused: %j', (data) => expect(readAtlasMessage(data)).toBeNull());
});
