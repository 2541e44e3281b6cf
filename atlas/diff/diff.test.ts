import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flows } from '../../machines/flows';
import { kitMachines } from '../../machines/kit/kitMachines.flow';
import { chartsOf, type Flow } from '../charts';
import { instanceOf } from '../kit/instance';
import { kitChartsOf } from '../kit/kitCharts';
import type { Model } from '../model';
import type { AnyCases } from '../paths';
import { type Broken, broken } from '../proofs/broken';
import type { Verdict } from '../verdict';
import { type Change, changesBetween } from './changes';
import { drawn } from './drawn';
import { propertyFiles } from './files';
import { Incomparable, since } from './since';
import { changesText } from './text';

const modelsOf = (chart: Broken['chart'] = {}): Model[] => {
  const one: Flow = { ...flows.payout, cases: flows.payout.cases as AnyCases };
  return chartsOf({ payout: { ...one, machine: broken(one.machine, { flow: 'payout', fault: '', noticedBy: '', chart }) } }).map(
    ({ model }) => model,
  );
};
const now = modelsOf();
/** Refused first, then sessionExpired, then the rest. */
const { onError } = Object(flows.payout.machine.config.states?.initiating?.invoke);
const flipped = [onError[1], onError[0], onError[2]];
const released = (models: readonly Model[]) => ({ models, properties: [] });
const changes = (chart: Broken['chart']) => changesBetween(released(now), released(modelsOf(chart)));
const brief = ({ kind, mark, what, touchesMoney }: Change) => `${touchesMoney ? 'money ' : ''}${mark} ${kind}: ${what}`;

describe('[FLW-02] what changed in a chart', () => {
  it('is nothing where nothing did', () => expect(changes({})).toEqual([]));
  it.each<[string, Broken['chart'], string[]]>([
    [
      'a state with its ways',
      { 'states/ghost': { description: 'New.', on: { dismissed: 'closed' } } },
      ['added transition: ghost: dismissed -> closed', 'added state: ghost'],
    ],
    ['a description', { 'states/unknown/description': 'Nobody knows.' }, ['changed state: unknown']],
    [
      'a guard, where money moves',
      { 'states/initiating/invoke/onDone/0/guard': { type: 'wantsOtp' } },
      ['money changed guard: initiating: initiatePayout answers [wantsOtp] -> paid'],
    ],
    [
      'where a way leads',
      { 'states/initiating/invoke/onError/1/target': 'unknown' },
      ['money changed transition: initiating: initiatePayout fails [refused] -> unknown'],
    ],
    [
      'an alternative that is gone; those behind it only move up',
      { 'states/asking/invoke/onDone/1': undefined },
      ['removed transition: asking: getPayoutStatus answers [outcomeIs(received)] -> received'],
    ],
    [
      'the order in which guards are asked',
      { 'states/initiating/invoke/onError': flipped },
      [
        'money changed guard: initiating: initiatePayout fails [refused] -> filling',
        'money changed guard: initiating: initiatePayout fails [sessionExpired] -> left',
      ],
    ],
    [
      'a port',
      { 'states/asking/invoke/src': 'loadChoices' },
      ['changed port: the port loadChoices, which calls listBanks, listBeneficiaries, listWallets in asking'],
    ],
    [
      'a way out of everything, money too',
      { on: { 'session.expired': '.closed' } },
      ['money changed transition: payout: session.expired -> closed'],
    ],
  ])('is %s', (_, chart, expected) => expect(changes(chart).map(brief)).toEqual(expected));
  it('is a chart that came, or went', () => {
    const without = now.filter(({ chart }) => chart !== 'payout.otp');
    expect(changesBetween(released(without), released(now)).map(brief)).toEqual([
      `money added chart: payout.otp, with 14 states and 13 transitions`,
    ]);
    expect(changesBetween(released(now), released(without)).map(brief)).toEqual([
      `money removed chart: payout.otp, with 14 states and 13 transitions`,
    ]);
  });
  it('is what an action does', () => {
    const [payout, ...others] = now;
    const other = payout && { ...payout, effects: { ...payout.effects, forgetOrder: 'sets order to null' } };
    expect(changesBetween(released(now), released(other ? [other, ...others] : [])).map(brief)).toEqual([
      'money changed action: forgetOrder',
    ]);
  });
  it('is a property that is gone, new, or has another verdict', () => {
    const kept = (property: string, verdict: Verdict['verdict']) => ({
      flow: 'payout',
      property,
      kind: 'never' as const,
      req: [],
      verdict,
    });
    const before = { models: now, properties: [kept('a', 'PROVED'), kept('b', 'PROVED')] };
    const after = { models: now, properties: [kept('b', 'HOLDS'), kept('c', 'PROVED')] };
    const found = changesBetween(before, after);
    expect(found.map(brief)).toEqual([
      'money removed property: a (PROVED)',
      'money changed property: b (HOLDS)',
      'money added property: c (PROVED)',
    ]);
    expect(found[1]?.facts).toEqual([{ of: 'verdict', was: 'PROVED', is: 'HOLDS' }]);
  });
  it('puts what touches money first', () => {
    const found = changes({
      'states/filling/states/unloaded/description': 'Other.',
      'states/initiating/description': 'Other.',
    });
    expect(found.map(({ touchesMoney }) => touchesMoney)).toEqual([true, false]);
    const text = changesText('v1', found);
    expect(text).toMatch(
      /^Since v1: 2 changes, 1 affecting money\.\n\nAffects money\n {2}changed {2}state {7}payout: initiating\n/,
    );
    expect(text).toContain('\nEverything else\n');
    expect(changesText('v1', [])).toBe('No chart changed since v1.');
  });
});

describe('[FLW-02] a changed chart, to be drawn', () => {
  const chart = {
    'states/unknown': undefined,
    'states/ghost': { description: 'New.' },
    'states/asking/invoke/onDone/5/target': 'closed',
    'states/asking/invoke/onError/1/target': 'closed',
  };
  const [before] = now;
  const [after] = modelsOf(chart);
  const seen = drawn(before, after, changes(chart));
  const ids = [...(seen?.model.states ?? []), ...(seen?.model.transitions ?? [])].map(({ id }) => id);
  it('has what is gone beside what is new, each with its mark', () => {
    expect(seen?.marks.get('payout.unknown')).toBe('removed');
    expect(seen?.marks.get('payout.ghost')).toBe('added');
    expect(seen?.marks.get('payout.unknown | outcome.retry | 0 | gone')).toBe('removed');
    expect(seen?.marks.get('payout.filling')).toBeUndefined();
  });
  it('marks nothing that it does not have, and has nothing twice', () => {
    expect([...(seen?.marks.keys() ?? [])].filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
  it('is all of one mark where it came or went', () =>
    expect(new Set(drawn(undefined, after, [])?.marks.values())).toEqual(new Set(['added'])));
});

describe('[FLW-02] the changes since a release', () => {
  let house = '';
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', house, '-c', 'user.name=A', '-c', 'user.email=a@example.test', ...args], { stdio: 'ignore' });
  const write = (models: readonly Model[]) => {
    mkdirSync(join(house, 'docs/flows'), { recursive: true });
    for (const model of models) writeFileSync(join(house, `docs/flows/${model.chart}.json`), JSON.stringify(model));
  };
  beforeAll(() => {
    house = mkdtempSync(join(tmpdir(), 'kontor-since-'));
    git('init', '--initial-branch=main');
    git('commit', '--allow-empty', '-m', 'Nothing yet');
    git('tag', 'v0');
    write(modelsOf({ 'states/initiating/invoke/onError/1/target': 'unknown' }));
    const verdict: Verdict = {
      flow: 'payout',
      property: 'It is so',
      kind: 'never',
      req: [],
      verdict: 'PROVED',
      detail: 'Why.',
      configurations: 3,
    };
    for (const [name, text] of propertyFiles([verdict], new Map())) writeFileSync(join(house, 'docs/flows', name), text);
    git('add', '.');
    git('commit', '-m', 'One');
    git('tag', 'v1');
    write(now);
    for (const [name, text] of propertyFiles([{ ...verdict, verdict: 'REFUTED' }], new Map()))
      writeFileSync(join(house, 'docs/flows', name), text);
  });
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  it('are read from what was committed', () => {
    const { changes: found, charts, text } = since('v1', house);
    expect(found.map(brief)).toEqual([
      'money changed property: It is so (REFUTED)',
      'money changed transition: initiating: initiatePayout fails [refused] -> filling',
    ]);
    expect(charts.get('payout')?.marks.get('payout.initiating | xstate.error.actor.initiatePayout | 1')).toBe('changed');
    expect(text).toContain('target: unknown => filling');
  });
  it('match for a flow with a kit chart, and report changes of the kit', () => {
    const [payouts] = chartsOf({ payouts: { ...flows.payouts, cases: flows.payouts.cases as AnyCases } });
    const [kit] = kitChartsOf({ collection: kitMachines.collection });
    if (!payouts || !kit) throw new Error('no chart');
    const put = (name: string, content: unknown) => {
      mkdirSync(join(house, 'docs/flows', name, '..'), { recursive: true });
      writeFileSync(join(house, 'docs/flows', name), JSON.stringify(content));
    };
    // A release from before the kit's charts were drawn once.
    put('payouts/payouts.json', payouts.model);
    git('add', '.');
    git('commit', '-m', 'A list');
    git('tag', 'v2');
    put('payouts/payouts.json', instanceOf(kit.model, payouts.model));
    put('kit/collection.json', kit.model);
    expect(since('v2', house).changes).toEqual([]);
    const states = kit.model.states.map((state) => (state.key === 'failed' ? { ...state, tags: ['busy'] } : state));
    put('kit/collection.json', { ...kit.model, states });
    expect(since('v2', house).changes.map(({ chart, what, facts }) => [chart, what, facts.map(({ of }) => of)])).toEqual([
      ['payouts', 'failed', ['signs']],
    ]);
    rmSync(join(house, 'docs/flows/kit'), { recursive: true });
    expect(() => since('v2', house)).toThrow('The chart collection of the kit, which payouts has, is missing here.');
    rmSync(join(house, 'docs/flows/payouts'), { recursive: true });
  });
  it.each([
    ['a ref that git does not know', 'v9', 'Git has no commit, tag or branch called "v9".'],
    ['what looks like an option', '--all', 'Git has no commit, tag or branch called "--all".'],
    ['nothing', '', 'Git has no commit, tag or branch called "".'],
    ['a release before there were charts', 'v0', 'There are no charts in docs/flows at "v0". Nothing can be compared.'],
  ])('cannot be told of %s', (_, ref, message) => expect(() => since(ref, house)).toThrow(new Incomparable(message)));
  it('cannot be told of another version of the model, or of a broken file', () => {
    const [payout] = now;
    writeFileSync(join(house, 'docs/flows/payout.json'), JSON.stringify({ ...payout, version: 0 }));
    expect(() => since('v1', house)).toThrow('The chart payout here has version 0. This tool reads version 1.');
    writeFileSync(join(house, 'docs/flows/payout.json'), '{');
    expect(() => since('v1', house)).toThrow('docs/flows/payout.json here is not valid JSON.');
  });
});
