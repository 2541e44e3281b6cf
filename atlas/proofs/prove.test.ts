import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { flows, partProperties } from '../../machines/flows';
import { modelOf } from '../graph';
import type { AnyCases } from '../paths';
import type { Verdict } from '../verdict';
import type { AnyProperty } from './declared';
import { report } from './print';
import { proofsOf, proofsOfOne } from './prove';
import { Chart, reached, reachedFrom } from './reach';

const all = proofsOf(flows, partProperties);

describe('[FLW-03] every flow', () => {
  it.each([...new Set(all.map(({ flow }) => flow))])('%s has nothing refuted, and nothing that says nothing', (flow) =>
    expect(all.filter((one) => one.flow === flow && one.verdict !== 'PROVED' && one.verdict !== 'HOLDS')).toEqual([]),
  );
  it.each(Object.keys(flows))('%s declares what must hold of it', (flow) =>
    expect(all.filter((one) => one.flow === flow && one.kind !== 'every').length).toBeGreaterThan(2),
  );
  it('says how many configurations were walked wherever it was walked', () => {
    for (const { verdict, configurations } of all) if (verdict === 'HOLDS') expect(configurations).toBeGreaterThan(0);
  });
  it('is plain data', () => expect(JSON.parse(JSON.stringify(all))).toEqual(all));
  it('proves on the chart that no money is sent without the merchant’s yes, nor verified without its code', () => {
    const proved = all.filter(({ verdict }) => verdict === 'PROVED').map(({ flow, property }) => `${flow}: ${property}`);
    expect(proved).toContain('payout: No payout is sent unless the merchant confirms it');
    expect(proved).toContain('payout: A payout that requires a code is verified only by the correct code');
    expect(proved).toContain('payout.otp: No code counts as correct before the provider has checked it');
  });
});

describe('[FLW-03] a name that is not there is an error in one line', () => {
  const says = 'It is so';
  const req: string[] = [];
  const confirming = { state: 'confirming' };
  it.each<[string, AnyProperty, string]>([
    ['state', { kind: 'mustPass', says, req, to: { state: 'confriming' }, through: [confirming] }, 'the state "confriming"'],
    ['gate', { kind: 'mustPass', says, req, to: confirming, through: [{ state: 'filling.reday' }] }, 'the state "filling.reday"'],
    ['port', { kind: 'mustPass', says, req, to: { calls: 'initatePayout' }, through: [confirming] }, 'the port "initatePayout"'],
    ['guard', { kind: 'never', says, req, reach: confirming, after: { guard: 'sesionExpired' } }, 'the guard "sesionExpired"'],
    [
      'parameter',
      { kind: 'never', says, req, reach: confirming, after: { guard: 'endedAs', as: 'yes' } },
      'the guard "endedAs(yes)"',
    ],
    [
      'event',
      { kind: 'alwaysExits', says, req, from: 'filling', on: { event: 'sesion.expired' }, to: ['left'] },
      'the event "sesion.expired"',
    ],
    ['way out', { kind: 'alwaysExits', says, req, from: 'filling', to: ['lefft'] }, 'the state "lefft"'],
    [
      'answer',
      { kind: 'never', says, req, enter: 'paid', unless: [{ port: 'initiatePayout', answers: 'dnoe' }] },
      'the answer "dnoe"',
    ],
    [
      'fault',
      { kind: 'never', says, req, enter: 'paid', unless: [{ port: 'initiatePayout', fails: 'refsued' }] },
      'the fault "refsued"',
    ],
    [
      'ending',
      { kind: 'never', says, req, enter: 'paid', unless: [{ child: 'otp', ends: 'verifyed' }] },
      'the ending "verifyed"',
    ],
    ['machine', { kind: 'never', says, req, enter: 'paid', unless: [{ child: 'opt', ends: 'verified' }] }, 'the machine "opt"'],
  ])('%s', (_, property, what) => {
    const { machine, cases } = flows.payout;
    const prove = () => proofsOfOne('payout', machine, { cases: cases as AnyCases, properties: [property] }, says);
    expect(prove).toThrow(`payout: "It is so" refers to ${what}, which is not on the chart.`);
  });
  it('and so is a rule without a name', () => {
    const { machine, cases } = flows.payout;
    const properties: AnyProperty[] = [{ kind: 'never', says, req, when: () => false }];
    expect(() => proofsOfOne('payout', machine, { cases: cases as AnyCases, properties }, says)).toThrow(
      'must be a named function',
    );
  });
});

describe('a property that says nothing is VACUOUS', () => {
  const parts = setup({ types: { events: {} as { type: 'go' | 'back' } }, guards: { never: () => false } });
  const machine = parts.createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: { on: { go: [{ guard: 'never', target: 'b' }, { target: 'd' }] } },
      b: { on: { go: 'c' } },
      c: { type: 'final' },
      d: { type: 'final' },
    },
  });
  const cases: AnyCases = {
    inputs: { it: undefined },
    events: { go: { now: {} } },
    ports: {},
    children: {},
    remember: () => null,
  };
  const verdict = (property: AnyProperty) =>
    proofsOfOne('m', machine, { cases, properties: [property] }, property.says)[0]?.verdict;
  const says = 'x';
  const req: string[] = [];
  it.each<[string, AnyProperty]>([
    ['what it keeps is never come to', { kind: 'mustPass', says, req, to: { state: 'c' }, through: [{ state: 'd' }] }],
    ['what it comes after is never come to', { kind: 'never', says, req, reach: { state: 'c' }, after: { state: 'b' } }],
    ['the state it leaves is never come to', { kind: 'alwaysExits', says, req, from: 'b', to: ['d'] }],
    ['the state is never entered', { kind: 'never', says, req, enter: 'b', unless: [{ event: 'go' }] }],
  ])('%s', (_, property) => expect(verdict(property)).toBe('VACUOUS'));
});

describe('where a chart leads, guards aside', () => {
  const machine = setup({ types: { events: {} as { type: 'go' | 'on' | 'pause' | 'again' } } }).createMachine({
    id: 'm',
    initial: 'both',
    states: {
      both: {
        type: 'parallel',
        on: { pause: 'paused', again: '.right' },
        states: {
          left: { initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } },
          right: { initial: 'c', states: { c: { on: { go: '#m.both.left.b', on: 'd' } }, d: {} } },
          past: { type: 'history', history: 'deep' },
        },
      },
      paused: { on: { again: 'both.past' } },
      apart: {},
    },
  });
  const chart = new Chart(modelOf(machine));
  const closing = (...states: string[]) => ({ states: new Set(states), transitions: new Set<string>() });
  it('is everywhere but where nothing leads', () => {
    const { states } = reached(chart);
    expect(chart.model.states.filter(({ kind, id }) => kind !== 'history' && !states.has(id)).map(({ id }) => id)).toEqual([
      'm.apart',
    ]);
  });
  it('does not go through what is closed, nor into what lies in it', () => {
    expect(reached(chart, closing('m.both.left.b')).states.has('m.both.left.b')).toBe(false);
    expect(reached(chart, closing('m.both')).states.size).toBe(1);
  });
  it('goes on in the regions beside what is closed', () =>
    expect(reached(chart, closing('m.both.left.b')).states.has('m.both.right.d')).toBe(true));
  it('comes back to whatever was there, where it began in the middle', () => {
    expect(reached(chart, closing('m.both.right.c')).states.has('m.both.right.d')).toBe(false);
    expect(reachedFrom(chart, ['m', 'm.paused']).states.has('m.both.right.d')).toBe(true);
  });
  it('begins the other regions anew when one is come to from outside of it', () => {
    const active = ['m', 'm.both', 'm.both.left', 'm.both.left.b', 'm.both.right', 'm.both.right.d'];
    expect(reachedFrom(chart, active).states.has('m.both.left.a')).toBe(true);
  });
  it('shows the way', () =>
    expect(
      reached(chart)
        .wayTo('m.paused')
        .steps.map(({ text }) => text),
    ).toEqual(['pause -> paused']));
});

describe('what is printed', () => {
  it('is a line a property, with how much was walked and what it serves, and the sum', () => {
    const { said, blamed, code } = report(all.filter(({ flow }) => flow === 'signIn'));
    expect(said).toMatch(/^signIn\n {2}HOLDS {4}Every state is reachable \(\d+ configurations\) {2}\[FLW-03\]/);
    expect(said).toMatch(/\n\n\d+ properties: \d+ PROVED, \d+ HOLDS, 0 REFUTED, 0 VACUOUS\.$/);
    expect({ blamed, code }).toEqual({ blamed: '', code: 0 });
  });
  it('is of one chart where it is named, and of none by a name that is not there', () => {
    expect(proofsOf(flows, partProperties, 'signIn')).toEqual(all.filter(({ flow }) => flow === 'signIn'));
    expect(() => proofsOf(flows, partProperties, 'payuot')).toThrow(
      /^There is no chart called payuot\. The charts are: emailVerification, .*\.$/,
    );
  });
  it('numbers the steps of a counterexample, and fails', () => {
    const step = (text: string) => ({ text, fired: [], states: [] });
    const refuted: Verdict = {
      flow: 'm',
      property: 'It is so',
      kind: 'never',
      req: [],
      verdict: 'REFUTED',
      detail: 'It is not.',
      counterexample: { input: 'fresh', begins: { fired: [], states: [] }, steps: [step('go -> a'), step('go -> b')] },
    };
    expect(report([...all.slice(0, 3), refuted])).toMatchObject({
      blamed: 'm: It is so\n  REFUTED: It is not.\n    0  it starts with "fresh"\n    1  go -> a\n    2  go -> b',
      code: 1,
    });
  });
  it('fails where a property says nothing', () => {
    const vacuous: Verdict = { flow: 'm', property: 'It is so', kind: 'never', req: [], verdict: 'VACUOUS', detail: 'No walk.' };
    expect(report([vacuous])).toMatchObject({ blamed: 'm: It is so\n  VACUOUS: No walk.', code: 1 });
  });
});
