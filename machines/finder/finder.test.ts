import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { wire } from '../kit/port';
import { finderMachine } from './finder.machine';
import { isSearchable, matching } from './finder.rules';
import { selectFinder } from './finder.select';
import type { Found, Wanted } from './finder.types';

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

function looking() {
  const clock = new SimulatedClock();
  const asked: { wanted: Wanted; signal: AbortSignal; answer: (found: readonly Found[]) => void }[] = [];
  const find = (wanted: Wanted, { signal }: { signal: AbortSignal }) =>
    new Promise<readonly Found[]>((answer) => {
      asked.push({ wanted, signal, answer });
    });
  const actor = createActor(wire(finderMachine, { find }), { clock, input: { permissions: ['payout.view'] } }).start();
  const type = (keyword: string) => actor.send({ type: 'keyword.changed', keyword });
  return { actor, clock, asked, type, view: () => selectFinder(actor.getSnapshot()) };
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
    expect(asked.map(({ wanted }) => wanted)).toEqual([{ keyword: 'KPY-1', permissions: ['payout.view'] }]);
  });
  it('calls off what is asked when something else is typed, and takes no late answer', async () => {
    const { clock, asked, type, view } = looking();
    type('Okafor');
    clock.increment(250);
    type('Bello');
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer([{ kind: 'payout', id: '1', label: 'OKAFOR', note: '' }]);
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
});
