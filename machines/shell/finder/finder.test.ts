import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { Failure } from '../../kit/flow/fault';
import { wire } from '../../kit/flow/port';
import { finderMachine } from './finder.machine';
import { isSearchable, MOST, matching, recentIn, sifted, withOpened } from './finder.rules';
import { bookmarkFinder, selectFinder } from './finder.select';
import type { Found, Listed, Looked, Wanted } from './finder.types';

const WAYS = [
  { label: 'Payouts', group: 'Account' },
  { label: 'View transfers', group: 'Payout' },
  { label: 'Make a transfer', group: 'Action' },
  { label: 'Crédit notes', group: 'Account' },
];
const labels = (keyword: string) => matching(WAYS, keyword).map(({ label }) => label);

describe('[NAV-14] the ways that words lead to', () => {
  it.each([
    ['pay', ['Payouts', 'View transfers']],
    ['make tra', ['Make a transfer']],
    ['tra', ['View transfers', 'Make a transfer']],
    ['CREDIT', ['Crédit notes']],
    ['outs', []],
    ['', WAYS.map(({ label }) => label)],
  ])('“%s”', (keyword, found) => expect(labels(keyword)).toEqual(found));
  it('are the same whatever the case and the room around what was typed', () =>
    fc.assert(
      fc.property(fc.constantFrom('pay', 'view tr', 'account', 'x'), fc.constantFrom(' ', '\t', ''), (keyword, room) => {
        expect(labels(room + keyword.toUpperCase() + room)).toEqual(labels(keyword));
      }),
    ));
  it('are never others than there are, nor twice the same', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (keyword) => {
        const found = matching(WAYS, keyword);
        expect(new Set(found).size).toBe(found.length);
        expect(WAYS).toEqual(expect.arrayContaining([...found]));
      }),
    ));
});

const ngozi = {
  kind: 'user',
  label: 'Ngozi Eze',
  note: '',
  by: { words: 'ngozi@b.test' },
  words: 'Ngozi Eze ngozi@b.test',
} as const;
const owner = { kind: 'role', label: 'Owner', note: '', by: { role: '9' }, words: 'Owner' } as const;
const okafor = { kind: 'payout', label: 'OKAFOR', note: '', by: { payout: '1' }, words: '' } as const;

function looking(permissions = ['payout.view']) {
  const clock = new SimulatedClock();
  const asked: { wanted: Wanted; signal: AbortSignal; answer: (looked: Looked) => void; fail: () => void }[] = [];
  const find = (wanted: Wanted, { signal }: { signal: AbortSignal }) =>
    new Promise<Looked>((answer, reject) => {
      asked.push({ wanted, signal, answer, fail: () => reject(new Failure({ kind: 'network' })) });
    });
  const actor = createActor(wire(finderMachine, { find }), { clock, input: { permissions } }).start();
  const type = (keyword: string) => actor.send({ type: 'keyword.changed', keyword });
  /** Types the keyword and waits for the call. */
  const look = (keyword: string) => {
    type(keyword);
    clock.increment(250);
    return asked.at(-1);
  };
  const settled = () => new Promise<void>((done) => setImmediate(done));
  return { actor, clock, asked, type, look, settled, view: () => selectFinder(actor.getSnapshot()) };
}

describe('[NAV-14] looking through the business', () => {
  it('asks once, a moment after the last key, for what was typed and as the role that asks', () => {
    const { clock, asked, type } = looking();
    for (const text of ['KPY', 'KPY-', ' KPY-1 ']) {
      type(text);
      clock.increment(200);
    }
    expect(asked).toEqual([]);
    clock.increment(50);
    expect(asked.map(({ wanted }) => wanted)).toEqual([{ keyword: 'KPY-1', kinds: ['payout'] }]);
  });
  it('calls off what is asked when something else is typed, and takes no late answer', async () => {
    const { clock, asked, type, view } = looking();
    type('Okafor');
    clock.increment(250);
    type('Bello');
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer({ listed: [okafor], missing: [] });
    await Promise.resolve();
    expect(view()).toMatchObject({ keyword: 'Bello', found: [], isNothing: false, busy: true });
  });
  it('asks nothing for two letters', () => {
    const { clock, asked, type, view } = looking();
    type('ab ');
    clock.increment(1_000);
    expect(asked).toEqual([]);
    expect(view()).toMatchObject({ busy: false, isShort: true });
    expect(isSearchable('abc')).toBe(true);
  });
  it('[GEN-10] asks for what the role may list, and for nothing else', () => {
    expect(looking(['user.view', 'link.view', 'user.manage']).look('Ngozi')?.wanted.kinds).toEqual(['paymentLink', 'user']);
    expect(looking([]).look('Ngozi')?.wanted.kinds).toEqual([]);
  });
  it('asks for a list that comes whole once, and sifts it at every keyword from then on', async () => {
    const { asked, look, settled, view } = looking(['payout.view', 'user.view', 'role.view']);
    look('ngozi')?.answer({ listed: [ngozi, owner], missing: [] });
    await settled();
    expect(view().found).toEqual([ngozi]);
    const second = look('ÓWNÉR');
    expect(second?.wanted.kinds).toEqual(['payout']);
    second?.answer({ listed: [okafor], missing: [] });
    await settled();
    expect(view().found).toEqual([okafor, owner]);
    // Also after the last response.
    look('Eze')?.fail();
    await settled();
    expect(view()).toMatchObject({ found: [ngozi], problem: expect.stringContaining('couldn’t reach the server') });
    expect(asked).toHaveLength(3);
  });
  it('names what could not be looked through beside what was found, and tries just that again', async () => {
    const { actor, asked, look, settled, view } = looking(['user.view', 'role.view', 'link.view']);
    look('owner')?.answer({ listed: [owner], missing: ['paymentLink', 'user'] });
    await settled();
    expect(view()).toMatchObject({
      found: [owner],
      isNothing: false,
      problem: 'We couldn’t search payment links and users.',
    });
    actor.send({ type: 'search.retry' });
    expect(asked[1]?.wanted).toEqual({ keyword: 'owner', kinds: ['paymentLink', 'user'] });
    asked[1]?.answer({ listed: [{ ...ngozi, label: 'Owen Owner', words: 'Owen Owner' }], missing: [] });
    await settled();
    expect(view()).toMatchObject({ found: [{ label: 'Owen Owner' }, owner], problem: null });
    expect(actor.getSnapshot().can({ type: 'search.retry' })).toBe(false);
  });
  it('finds no more than five of a kind that came whole, and whatever it finds has what was typed', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('user', 'role'), fc.string())),
        fc.string({ minLength: 1 }),
        (rows, keyword) => {
          const whole = rows.map(([kind, words]): Listed => ({ ...owner, kind: kind === 'user' ? 'user' : 'role', words }));
          const found = sifted(whole, keyword);
          for (const kind of ['user', 'role']) expect(found.filter((one) => one.kind === kind).length).toBeLessThanOrEqual(MOST);
          const has = whole.filter(({ words }) => words.includes(keyword.trim()));
          if (has.length > 0) expect(found.length).toBeGreaterThan(0);
          expect(whole).toEqual(expect.arrayContaining([...found]));
        },
      ),
    ));
});

describe('[NAV-14] what was opened last', () => {
  const ALL = ['payout.view', 'user.view'];
  const payout = (id: string): Found => ({
    kind: 'payout',
    label: 'ADA OKAFOR',
    note: 'K, Failed',
    by: { payout: id },
    sum: { amount: '1.00', currency: 'NGN' },
  });
  const idsOf = (found: readonly Found[]) => found.map(({ by }) => by.payout);
  const openAll = (ids: readonly string[]) =>
    ids.reduce<readonly Found[]>((recent, id) => recentIn(withOpened(recent, payout(id)), ALL), []);

  it('is listed newest first and once, five at most, without what changes', () => {
    expect(idsOf(openAll(['1', '2', '3', '1']))).toEqual(['1', '3', '2']);
    expect(idsOf(openAll(['1', '2', '3', '4', '5', '6']))).toEqual(['6', '5', '4', '3', '2']);
    expect(openAll(['1'])).toEqual([{ kind: 'payout', label: 'ADA OKAFOR', note: '', by: { payout: '1' } }]);
  });
  it('is kept by the flow, which forgets nothing that was opened before and takes nothing that is not listed', () => {
    const open = (kept: unknown, opened: Found) => {
      const actor = createActor(wire(finderMachine, { find: () => new Promise<Looked>(() => undefined) }), {
        input: { permissions: ALL, kept },
      });
      actor.start();
      actor.send({ type: 'result.opened', opened });
      return { ...selectFinder(actor.getSnapshot()), kept: bookmarkFinder(actor.getSnapshot()) };
    };
    const kept = withOpened(withOpened([], payout('1')).opened, payout('2'));
    const opened = open(kept, payout('1'));
    expect([opened.ended, idsOf(opened.recent), idsOf(opened.kept.opened)]).toEqual([true, ['1', '2'], ['1', '2']]);
    const other = open(kept, payout('3'));
    expect([other.ended, other.kept]).toEqual([false, kept]);
  });
  it('leaves out what the role may no longer view', () => {
    expect(recentIn(withOpened([], payout('1')), ['user.view'])).toEqual([]);
  });
  it('is nothing for stored data of another shape', () => {
    for (const opened of [
      null,
      'x',
      [null],
      [{ kind: 'payout' }],
      [{ ...payout('1'), kind: 'constructor' }],
      [{ ...payout('1'), by: 1 }],
    ])
      expect(recentIn({ opened }, ALL)).toEqual([]);
    fc.assert(
      fc.property(
        fc.anything(),
        (kept) => Array.isArray(recentIn(kept, ALL)) && Array.isArray(recentIn({ opened: [kept] }, ALL)),
      ),
    );
  });
});
