import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskFields } from '../values/masked';
import { type Entry, isEntry, NoRecording, type Recording, readRecording, sealed, verify } from './recording';

const entry = (number: number, more: Partial<Entry> = {}): Entry => ({
  number,
  at: 1_700_000_000_000 + number,
  flow: 'payout',
  machine: 'otp',
  run: 'x:1',
  event: 'otp.changed',
  fields: { otp: 'text' },
  taken: ['otp.open.code.entering | otp.changed | 0'],
  states: ['otp.open.code.entering', 'otp.open.resend.waiting'],
  ...more,
});
const BUILD = 'a1b2c3d4';
const five = () =>
  sealed(
    BUILD,
    [1, 2, 3, 4, 5].map((number) => entry(number)),
  );
const reread = (recording: unknown) => readRecording(JSON.stringify(recording));

describe('[FLW-02] a recording', () => {
  it('is unchanged after it was saved as a file', async () => {
    const recording = await five();
    expect(await verify(reread(recording))).toEqual({ problem: null, at: null });
    expect(await verify(reread(await sealed(BUILD, [])))).toEqual({ problem: null, at: null });
  });

  it('shows which entry was changed, in any way', async () => {
    const recording = await five();
    const changes: Partial<Entry>[] = [
      { number: 9 },
      { at: 5 },
      { flow: 'swap' },
      { machine: 'payout' },
      { run: 'y' },
      { event: 'otp.submitted' },
      { fields: {} },
      { taken: [] },
      { states: ['otp.verified'] },
    ];
    for (const change of changes) {
      const entries = recording.entries.map((one, index) => (index === 2 ? { ...one, ...change } : one));
      expect(await verify({ ...recording, entries }), JSON.stringify(change)).toMatchObject({ at: 2 });
    }
  });

  it('shows entries that were removed, inserted, moved or cut off', async () => {
    const { entries, ...rest } = await five();
    const [first, second, third, ...others] = entries;
    if (!first || !second || !third) throw new Error('There are five');
    const found = async (some: Recording['entries']) => (await verify({ ...rest, entries: some })).problem;
    expect(await found([first, third, ...others])).not.toBeNull();
    expect(await found([first, second, second, third, ...others])).not.toBeNull();
    expect(await found([second, first, third, ...others])).not.toBeNull();
    expect(await found([first, second])).toMatch(/at the end are missing/);
    expect(await found([])).toMatch(/at the end are missing/);
  });

  it('does not match another build', async () => {
    const recording = await five();
    expect((await verify({ ...recording, build: 'ffffffff' })).problem).not.toBeNull();
  });

  it('contains no input and no response', () => {
    const secrets = fc.oneof(fc.string({ minLength: 1 }), fc.integer(), fc.boolean(), fc.constant(null), fc.object());
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), secrets), (fields) => {
        const kinds = Object.values(maskFields({ ...fields, type: 'signIn.submitted' }));
        expect(kinds.every((kind) => ['text', 'number', 'boolean', 'nothing', 'list'].includes(kind))).toBe(true);
      }),
    );
    expect(maskFields({ type: 'otp.changed', ...{ otp: '123456' } })).toEqual({ otp: 'text' });
    const without = { ...{ text: '', file: null, choice: undefined } };
    expect(maskFields({ type: 'form.changed', ...without })).toEqual({ text: 'nothing', file: 'nothing', choice: 'nothing' });
  });

  it('is rejected in one line if it is invalid', async () => {
    const recording = await five();
    const text = JSON.stringify(recording);
    const bad = ['', '[]', 'null', '{"kind":"other"}', text.slice(0, -40), text.replace('"version":2', '"version":3')];
    for (const one of bad) expect(() => readRecording(one), one.slice(0, 40)).toThrow(NoRecording);
    expect(() => reread({ ...recording, entries: [{ ...recording.entries[0], taken: 'all' }] })).toThrow('Entry 1');
    expect(() => reread({ ...recording, seal: 5 })).toThrow(NoRecording);
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(() => readRecording(json)).toThrow(NoRecording);
      }),
    );
  });
});

describe('[FLW-02] the file of a recording', () => {
  it.each([
    ['kind', null, 'This file isn’t a Kontor recording.'],
    ['version', 1, 'This recording has version 1. This page reads version 2.'],
    ['build', 5, 'The recording has no build, entries or seal.'],
    ['seal', null, 'The recording has no build, entries or seal.'],
    ['entries', {}, 'The recording has no build, entries or seal.'],
    ['entries', [null], 'Entry 1 of the recording can’t be read.'],
  ])('is refused with the %s %j', async (part, value, says) => {
    const recording = await five();
    expect(() => reread({ ...recording, [part]: value })).toThrow(says);
  });

  it.each(['null', '5', '[]', '{}'])('is refused if it holds %s', (text) =>
    expect(() => readRecording(text)).toThrow('This file isn’t a Kontor recording.'),
  );

  it('is refused above 20 million characters', async () => {
    const text = JSON.stringify(await five());
    expect(readRecording(text.padEnd(20_000_000)).entries).toHaveLength(5);
    expect(() => readRecording(text.padEnd(20_000_001))).toThrow('This file is too large to be a recording.');
  });

  it('is refused at the first entry that cannot be read', async () => {
    const { entries, ...recording } = await five();
    const without = (at: number) => entries.map((one, index) => (index >= at ? { ...one, hash: 5 } : one));
    expect(() => reread({ ...recording, entries: without(0) })).toThrow('Entry 1 ');
    expect(() => reread({ ...recording, entries: without(3) })).toThrow('Entry 4 ');
  });

  it('is the same in whatever order the fields of an event are', async () => {
    const fields = [
      { otp: 'text', name: 'text' },
      { name: 'text', otp: 'text' },
    ] as const;
    const [one, other] = await Promise.all(fields.map((each) => sealed(BUILD, [entry(1, { fields: each })])));
    expect(one?.seal).toBe(other?.seal);
  });
});

it('[FLW-02] a recording of an earlier build of the app still verifies', async () => {
  const { entries, seal } = await sealed(BUILD, [entry(1, { fields: { otp: 'text', name: 'nothing', code: 'number' } })]);
  expect([entries[0]?.hash, seal]).toEqual([
    '0ea3bd2f6571879f6c36b23a7feafc25ff522517b9b1434e6061fff117e3610b',
    '43948ccf5a1ddfa3bb2410f1a7caf5707a06f116b0c986986842126caee7ac55',
  ]);
});

describe('[FLW-02] an entry of a recording', () => {
  const sound: object = entry(1);

  it.each([
    ['number', '1'],
    ['number', null],
    ['at', Number.POSITIVE_INFINITY],
    ['flow', 5],
    ['machine', null],
    ['run', undefined],
    ['event', []],
    ['fields', null],
    ['fields', []],
    ['fields', { otp: 5 }],
    ['taken', 'all'],
    ['taken', [5]],
    ['states', null],
    ['states', ['otp.open', 5]],
  ])('cannot be read with the %s %j', (part, value) => expect(isEntry({ ...sound, [part]: value })).toBe(false));

  it('is an object', () => {
    expect([sound, { ...sound, fields: {}, taken: [], states: [] }].map(isEntry)).toEqual([true, true]);
    expect([null, undefined, 'entry', [sound]].map(isEntry)).toEqual([false, false, false, false]);
  });
});
