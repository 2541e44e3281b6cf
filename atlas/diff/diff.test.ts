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
import { ComparisonError, since } from './since';
import { changesText } from './text';

const modelsOf = (chart: Broken['chart'] = {}): Model[] => {
  const one: Flow = { ...flows.payout, cases: flows.payout.cases as AnyCases };
  return chartsOf({ payout: { ...one, machine: broken(one.machine, { flow: 'payout', fault: '', noticedBy: '', chart }) } }).map(
    ({ model }) => model,
  );
};
const now = modelsOf();
/** Refused first, then sessionExpired, then the rest. */
const { onError } = Object(flows.payout.machine.config.states?.submitting?.invoke);
const flipped = [onError[1], onError[0], onError[2]];
const released = (models: readonly Model[]) => ({ models, properties: [] });
const changes = (chart: Broken['chart']) => changesBetween(released(now), released(modelsOf(chart)));
const brief = ({ kind, mark, what, touchesMoney }: Change) => `${touchesMoney ? 'money ' : ''}${mark} ${kind}: ${what}`;

describe('[FLW-02] changes of a chart', () => {
  it('are empty for the same chart', () => expect(changes({})).toEqual([]));
  it.each<[string, Broken['chart'], string[]]>([
    [
      'a state with its transitions',
      { 'states/ghost': { description: 'New.', on: { dismissed: 'closed' } } },
      ['added transition: ghost: dismissed -> closed', 'added state: ghost'],
    ],
    ['a description', { 'states/outcomeUnknown/description': 'Nobody knows.' }, ['changed state: outcomeUnknown']],
    [
      'a guard, where money moves',
      { 'states/submitting/invoke/onDone/0/guard': { type: 'requiresOtp' } },
      ['money changed guard: submitting: initiatePayout answers [requiresOtp] -> paid'],
    ],
    [
      'where a way leads',
      { 'states/submitting/invoke/onError/1/target': 'outcomeUnknown' },
      ['money changed transition: submitting: initiatePayout fails [refused] -> outcomeUnknown'],
    ],
    [
      'a removed alternative, not the ones that move up',
      { 'states/checkingOutcome/invoke/onDone/1': undefined },
      ['removed transition: checkingOutcome: getPayoutStatus answers [outcomeIs(received)] -> received'],
    ],
    [
      'the order in which guards are asked',
      { 'states/submitting/invoke/onError': flipped },
      [
        'money changed guard: submitting: initiatePayout fails [refused] -> editing',
        'money changed guard: submitting: initiatePayout fails [sessionExpired] -> sessionExpired',
      ],
    ],
    [
      'a port',
      { 'states/checkingOutcome/invoke/src': 'loadChoices' },
      ['changed port: the port loadChoices, which calls listBanks, listBeneficiaries, listWallets in checkingOutcome'],
    ],
    [
      'a way out of everything, money too',
      { on: { 'session.expired': '.closed' } },
      ['money added transition: payout: session.expired -> closed'],
    ],
  ])('are %s', (_, chart, expected) => expect(changes(chart).map(brief)).toEqual(expected));
  it('include an added or removed chart', () => {
    const without = now.filter(({ chart }) => chart !== 'payout.otp');
    expect(changesBetween(released(without), released(now)).map(brief)).toEqual([
      `money added chart: payout.otp, with 14 states and 13 transitions`,
    ]);
    expect(changesBetween(released(now), released(without)).map(brief)).toEqual([
      `money removed chart: payout.otp, with 14 states and 13 transitions`,
    ]);
  });
  it('include the effect of an action', () => {
    const [payout, ...others] = now;
    const other = payout && { ...payout, effects: { ...payout.effects, clearOrder: 'sets order to null' } };
    expect(changesBetween(released(now), released(other ? [other, ...others] : [])).map(brief)).toEqual([
      'money changed action: clearOrder',
    ]);
  });
  it('include a property that is removed, new, or has another verdict', () => {
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
  it('list changes to money movements first', () => {
    const found = changes({
      'states/editing/states/loadFailed/description': 'Other.',
      'states/submitting/description': 'Other.',
    });
    expect(found.map(({ touchesMoney }) => touchesMoney)).toEqual([true, false]);
    const text = changesText('v1', found);
    expect(text).toMatch(
      /^Since v1: 2 changes, 1 affecting money\.\n\nAffects money\n {2}changed {2}state {7}payout: submitting\n/,
    );
    expect(text).toContain('\nEverything else\n');
    expect(changesText('v1', [])).toBe('No chart changed since v1.');
  });
});

describe('[FLW-02] the drawing of a changed chart', () => {
  const chart = {
    'states/outcomeUnknown': undefined,
    'states/ghost': { description: 'New.' },
    'states/checkingOutcome/invoke/onDone/5/target': 'closed',
    'states/checkingOutcome/invoke/onError/1/target': 'closed',
  };
  const [before] = now;
  const [after] = modelsOf(chart);
  const seen = drawn(before, after, changes(chart));
  const ids = [...(seen?.model.states ?? []), ...(seen?.model.transitions ?? [])].map(({ id }) => id);
  it('has removed parts beside new ones, each with its mark', () => {
    expect(seen?.marks.get('payout.outcomeUnknown')).toBe('removed');
    expect(seen?.marks.get('payout.ghost')).toBe('added');
    expect(seen?.marks.get('payout.outcomeUnknown | outcome.retry | 0 | gone')).toBe('removed');
    expect(seen?.marks.get('payout.editing')).toBeUndefined();
  });
  it('marks only what it has, and has nothing twice', () => {
    expect([...(seen?.marks.keys() ?? [])].filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
  it('has one mark everywhere if the chart was added or removed', () =>
    expect(new Set(drawn(undefined, after, [])?.marks.values())).toEqual(new Set(['added'])));
});

describe('[FLW-02] the changes since a release', () => {
  let repository = '';
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', repository, '-c', 'user.name=A', '-c', 'user.email=a@example.test', ...args], { stdio: 'ignore' });
  const write = (models: readonly Model[]) => {
    mkdirSync(join(repository, 'docs/flows'), { recursive: true });
    for (const model of models) writeFileSync(join(repository, `docs/flows/${model.chart}.json`), JSON.stringify(model));
  };
  beforeAll(() => {
    repository = mkdtempSync(join(tmpdir(), 'kontor-since-'));
    git('init', '--initial-branch=main');
    git('commit', '--allow-empty', '-m', 'Nothing yet');
    git('tag', 'v0');
    write(modelsOf({ 'states/submitting/invoke/onError/1/target': 'outcomeUnknown' }));
    const verdict: Verdict = {
      flow: 'payout',
      property: 'It is so',
      kind: 'never',
      req: [],
      verdict: 'PROVED',
      detail: 'Why.',
      configurations: 3,
    };
    for (const [name, text] of propertyFiles([verdict], new Map())) writeFileSync(join(repository, 'docs/flows', name), text);
    git('add', '.');
    git('commit', '-m', 'One');
    git('tag', 'v1');
    write(now);
    for (const [name, text] of propertyFiles([{ ...verdict, verdict: 'REFUTED' }], new Map()))
      writeFileSync(join(repository, 'docs/flows', name), text);
  });
  afterAll(() => rmSync(repository, { recursive: true, force: true }));

  it('are read from the committed files', () => {
    const { changes: found, charts, text } = since('v1', repository);
    expect(found.map(brief)).toEqual([
      'money changed property: It is so (REFUTED)',
      'money changed transition: submitting: initiatePayout fails [refused] -> editing',
    ]);
    expect(charts.get('payout')?.marks.get('payout.submitting | xstate.error.actor.initiatePayout | 1')).toBe('changed');
    expect(text).toContain('target: outcomeUnknown => editing');
  });
  it('match for a flow with a kit chart, and report changes of the kit', () => {
    const [payouts] = chartsOf({ payouts: { ...flows.payouts, cases: flows.payouts.cases as AnyCases } });
    const [kit] = kitChartsOf({ collection: kitMachines.collection });
    if (!payouts || !kit) throw new Error('no chart');
    const put = (name: string, content: unknown) => {
      mkdirSync(join(repository, 'docs/flows', name, '..'), { recursive: true });
      writeFileSync(join(repository, 'docs/flows', name), JSON.stringify(content));
    };
    // A release from before the kit's charts were drawn once.
    put('payouts/payouts.json', payouts.model);
    git('add', '.');
    git('commit', '-m', 'A list');
    git('tag', 'v2');
    put('payouts/payouts.json', instanceOf(kit.model, payouts.model));
    put('kit/collection.json', kit.model);
    expect(since('v2', repository).changes).toEqual([]);
    const states = kit.model.states.map((state) => (state.key === 'failed' ? { ...state, tags: ['busy'] } : state));
    put('kit/collection.json', { ...kit.model, states });
    expect(since('v2', repository).changes.map(({ chart, what, facts }) => [chart, what, facts.map(({ of }) => of)])).toEqual([
      ['payouts', 'failed', ['signs']],
    ]);
    rmSync(join(repository, 'docs/flows/kit'), { recursive: true });
    expect(() => since('v2', repository)).toThrow('The chart collection of the kit, which payouts has, is missing here.');
    rmSync(join(repository, 'docs/flows/payouts'), { recursive: true });
  });
  it('include a guard, a case and a constant that decide otherwise, and neither a comment nor a type', () => {
    const folder = join(repository, 'machines/payouts/payout');
    const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
    mkdirSync(folder, { recursive: true });
    mkdirSync(join(repository, 'docs/flows/payouts'), { recursive: true });
    writeFileSync(join(repository, 'docs/flows/payouts/payout.json'), JSON.stringify(now[0]));
    put(
      'payout.flow.ts',
      "import { isAffordable } from './payout.rules';\nimport { LIMIT } from './payout.limits';\nimport type {\n  Answer,\n} from './payout.types';\n",
    );
    put('payout.rules.ts', 'export const isAffordable = (cost: number) => cost < 5;\n');
    put('payout.limits.ts', 'export const LIMIT = 5;\n');
    put('payout.select.ts', 'export const view = 1;\n');
    put('payout.types.ts', "export type { Word } from './payout.words';\nexport type Answer = 'yes';\n");
    put('payout.words.ts', 'export type Word = string;\n');
    git('add', '.');
    git('commit', '-m', 'Rules');
    git('tag', 'v3');
    put('payout.limits.ts', '/** The most. */\nexport const LIMIT = 5;\n');
    put('payout.select.ts', 'export const view = 2;\n');
    put('payout.types.ts', "export type Answer = 'yes' | 'no';\n");
    expect(since('v3', repository).text).toBe('No chart changed since v3.');
    put('payout.rules.ts', 'export const isAffordable = () => true;\n');
    put('payout.limits.ts', 'export const LIMIT = 6;\n');
    expect(since('v3', repository).changes.map(brief)).toEqual([
      'money changed rule: machines/payouts/payout/payout.limits.ts',
      'money changed rule: machines/payouts/payout/payout.rules.ts',
    ]);
    rmSync(join(repository, 'docs/flows/payouts'), { recursive: true });
    rmSync(join(repository, 'machines'), { recursive: true });
  });
  it.each([
    ['a ref that git does not know', 'v9', 'Git has no commit, tag or branch called "v9".'],
    ['what looks like an option', '--all', 'Git has no commit, tag or branch called "--all".'],
    ['nothing', '', 'Git has no commit, tag or branch called "".'],
    ['a release before there were charts', 'v0', 'There are no charts in docs/flows at "v0". Nothing can be compared.'],
  ])('cannot be compared with %s', (_, ref, message) =>
    expect(() => since(ref, repository)).toThrow(new ComparisonError(message)),
  );
  it('cannot be compared with another version of the model, or with a broken file', () => {
    const [payout] = now;
    writeFileSync(join(repository, 'docs/flows/payout.json'), JSON.stringify({ ...payout, version: 0 }));
    expect(() => since('v1', repository)).toThrow('The chart payout here has version 0. This tool reads version 1.');
    writeFileSync(join(repository, 'docs/flows/payout.json'), '{');
    expect(() => since('v1', repository)).toThrow('docs/flows/payout.json here is not valid JSON.');
  });
});
