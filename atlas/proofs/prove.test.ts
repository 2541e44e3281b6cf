import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { flows, parts } from '../../machines/flows';
import type { AnyCases } from '../paths';
import type { Verdict } from '../verdict';
import { report } from './print';
import type { AnyProperty } from './property';
import { proofsOf, proofsOfOne } from './prove';

const signIn = proofsOf(flows, parts, 'signIn');

describe('[FLW-03] an unknown name is an error in one line', () => {
  const says = 'It is so';
  const req: string[] = [];
  const confirming = { state: 'confirming' };
  it.each<[string, AnyProperty, string]>([
    ['state', { kind: 'mustPass', says, req, to: { state: 'confriming' }, through: [confirming] }, 'the state "confriming"'],
    ['gate', { kind: 'mustPass', says, req, to: confirming, through: [{ state: 'editing.reday' }] }, 'the state "editing.reday"'],
    ['port', { kind: 'mustPass', says, req, to: { calls: 'initatePayout' }, through: [confirming] }, 'the port "initatePayout"'],
    ['guard', { kind: 'never', says, req, reach: confirming, after: { guard: 'sesionExpired' } }, 'the guard "sesionExpired"'],
    [
      'parameter',
      { kind: 'never', says, req, reach: confirming, after: { guard: 'resultIs', as: 'yes' } },
      'the guard "resultIs(yes)"',
    ],
    [
      'event',
      { kind: 'alwaysExits', says, req, from: 'editing', on: { event: 'sesion.expired' }, to: ['sessionExpired'] },
      'the event "sesion.expired"',
    ],
    ['way out', { kind: 'alwaysExits', says, req, from: 'editing', to: ['lefft'] }, 'the state "lefft"'],
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
  it('so is a rule without a name', () => {
    const { machine, cases } = flows.payout;
    const properties: AnyProperty[] = [{ kind: 'never', says, req, when: () => false }];
    expect(() => proofsOfOne('payout', machine, { cases: cases as AnyCases, properties }, says)).toThrow(
      'must be a named function',
    );
  });
});

describe('a property is VACUOUS if', () => {
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
    ['its target is never reached', { kind: 'mustPass', says, req, to: { state: 'c' }, through: [{ state: 'd' }] }],
    ['its trigger is never reached', { kind: 'never', says, req, reach: { state: 'c' }, after: { state: 'b' } }],
    ['the state it leaves is never reached', { kind: 'alwaysExits', says, req, from: 'b', to: ['d'] }],
    ['the state is never entered', { kind: 'never', says, req, enter: 'b', unless: [{ event: 'go' }] }],
  ])('%s', (_, property) => expect(verdict(property)).toBe('VACUOUS'));
});

describe('the assumptions of proofs', () => {
  const parts = setup({ types: { events: {} as { type: 'go' | 'back' } } });
  const machine = parts.createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { go: 'b', back: 'c' } }, b: { on: { back: 'a' } }, c: { on: { go: 'd' } }, d: { type: 'final' } },
  });
  const wentBack = ({ happened }: { readonly happened: { readonly subject: string } | null }) => happened?.subject === 'back';
  const says = 'Nobody goes back';
  const property = { kind: 'never', says, req: [], when: wentBack } as const;
  const cases: AnyCases = {
    inputs: { it: undefined },
    events: { go: { now: {} }, back: { now: {} } },
    ports: {},
    children: {},
    remember: () => null,
  };
  const never = (_: never, { subject }: { readonly subject: string }) => subject !== 'back';
  const found = (more: Partial<AnyCases>) =>
    proofsOfOne('m', machine, { cases: { ...cases, ...more }, properties: [property] }, says)[0];
  it('do not include what a screen does not offer', () => expect(found({ possible: never })?.verdict).toBe('REFUTED'));
  it('are part of the verdict', () => {
    const assumption = { says: 'Nobody can.', excludes: (at: never, step: { readonly subject: string }) => !never(at, step) };
    const entered = { kind: 'never', says, req: [], enter: 'b', unless: [{ event: 'go' }] } as const;
    const of = (more: Partial<AnyCases>) =>
      proofsOfOne('m', machine, { cases: { ...cases, ...more }, properties: [entered] }, says)[0];
    expect(of({ assumes: [assumption] })).toMatchObject({ verdict: 'HOLDS', assumes: ['Nobody can.'] });
    expect(of({})).not.toHaveProperty('assumes');
  });
});

describe('the printed verdicts', () => {
  it('have a line for each property with its exploration and requirements, and totals', () => {
    const { said, blamed, code } = report(signIn);
    expect(said).toMatch(/^signIn\n {2}PROVED +Every state is reachable {2}\[FLW-03\]/);
    expect(said).toMatch(/\n {2}HOLDS within \d+ configurations +\S.* {2}\[FLW-03\]\n/);
    expect(said).toMatch(
      /\n\n\d+ properties: \d+ PROVED, \d+ HOLDS(, \d+ HOLDS under an assumption)?, 0 REFUTED, 0 VACUOUS\. Of those that hold, 0 do in a sample\.$/,
    );
    expect({ blamed, code }).toEqual({ blamed: '', code: 0 });
  });
  it('are those of a named chart, and an unknown name is an error', () => {
    expect(new Set(signIn.map(({ flow }) => flow))).toEqual(new Set(['signIn']));
    expect(() => proofsOf(flows, parts, 'payuot')).toThrow(
      /^There is no chart called payuot\. The charts are: emailVerification, .*\.$/,
    );
  });
  it('number the steps of a counterexample, and fail the command', () => {
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
    expect(report([...signIn.slice(0, 3), refuted])).toMatchObject({
      blamed: 'm: It is so\n  REFUTED: It is not.\n    0  it starts with "fresh"\n    1  go -> a\n    2  go -> b',
      code: 1,
    });
  });
  it('fail the command if a property is vacuous', () => {
    const vacuous: Verdict = { flow: 'm', property: 'It is so', kind: 'never', req: [], verdict: 'VACUOUS', detail: 'No walk.' };
    expect(report([vacuous])).toMatchObject({ blamed: 'm: It is so\n  VACUOUS: No walk.', code: 1 });
  });
});
