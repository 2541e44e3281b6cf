// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { flows } from '../../machines/flows';
import { tell } from '../exports/tell';
import { findPath, namesIn } from '../findPath';
import { type Generated, generate } from '../generate';
import { type AnyCases, type Path, stepName } from '../paths';
import type { Trail } from '../strategies/strategy';
import { coverageOf, marksOf, shareOf } from './coverage';
import { asJunit } from './junit';
import { asPage } from './page';
import { play } from './play';
import { probesOf } from './probes';
import { outcomesOfPlaywright, outcomesOfVitest } from './reports';
import { failedAt, failureIn, type Result } from './result';
import { runners } from './runners';

const { machine, cases, area } = flows.payout;
const found = generate('payout', machine, cases);
const trail = (walk: string): Trail => findPath(found.graph, namesIn(walk));
function pathOf(walk: string): Path {
  const { start, edges } = trail(walk);
  return { id: 'payout-00000000', input: start.input, begins: start.fired, steps: edges.map(({ step }) => step) };
}

const now = { now: {} };
const plain: AnyCases = {
  inputs: { any: undefined },
  events: { go: now, back: now, loop: now },
  ports: {},
  children: {},
  remember: () => null,
};
const ring = (more: object = {}): AnyStateMachine =>
  createMachine({
    id: 'ring',
    initial: 'a',
    states: { a: { on: { go: 'b', loop: {} } }, b: { on: { go: 'c', back: 'a' } }, c: { on: { back: 'b', ...more } } },
  });
const ringPaths = (machine = ring()): Generated => generate('ring', machine, plain, 'random');

describe('[FLW-04] a path on the machine', () => {
  it('matches the prediction', async () =>
    expect(
      await play(machine, cases.inputs.reopened, pathOf('reopened, getPayoutStatus answers pending, outcome.retry')),
    ).toBeNull());
  it('reports where a different machine goes elsewhere', async () => {
    const other = ring().provide({});
    const changed = createMachine({ ...other.config, states: { ...other.config.states, b: { on: { go: 'a', back: 'a' } } } });
    const path = generate('ring', ring(), plain).paths.find(({ steps }) => steps.some(({ value }) => value === 'c'));
    const step = path ? path.steps.findIndex(({ value }) => value === 'c') + 1 : 0;
    expect(path && (await play(changed, undefined, path))).toMatchObject({ step, what: 'go: is in "a" instead of "c"' });
  });
  it('reports where nothing happens', async () => {
    const changed = createMachine({ id: 'ring', initial: 'a', states: { a: { on: { loop: {} } } } });
    const [path] = ringPaths().paths;
    expect(path && (await play(changed, undefined, path))?.what).toMatch(/takes nothing instead of ring\.a \| go \| 0/);
  });
  it('also sends rejected events, and reports one that is taken', async () => {
    const shut = (isShut: boolean) =>
      createMachine({
        id: 'door',
        initial: 'a',
        states: { a: { on: { go: { guard: 'may', target: 'b' }, loop: {} } }, b: {} },
      }).provide({
        guards: { may: () => !isShut },
      });
    const { graph, trails } = generate('door', shut(true), { ...plain });
    for (const [path, way] of trails) {
      expect(probesOf(graph, way)[0]?.map(stepName)).toEqual(['go']);
      expect(await play(shut(true), undefined, path, probesOf(graph, way))).toBeNull();
      expect(await play(shut(false), undefined, path, probesOf(graph, way))).toMatchObject({
        step: 0,
        what: 'go: takes door.a | go | 0 instead of nothing',
      });
    }
  });
  it('reports where the machine throws', async () => {
    const bad = () => {
      throw new Error('no such thing');
    };
    const changed = createMachine({
      id: 'ring',
      initial: 'a',
      states: { a: { on: { go: { guard: bad, target: 'b' }, loop: {} } }, b: {} },
    });
    const { paths } = generate('ring', ring(), plain);
    expect(paths[0] && (await play(changed, undefined, paths[0]))?.what).toMatch(/go: throws .*no such thing/s);
  });
});

describe('[FLW-04] all paths of a flow, shared among machines', () => {
  const job = { machine, cases, described: tell(area, machine, found), probes: () => [] };
  it('are walked once each', async () => {
    const whole = await runners.machine([job], null);
    const parts = await Promise.all([1, 2, 3].map((index) => runners.machine([job], { index, of: 3 })));
    const ids = (results: readonly Result[]) => results.map(({ path }) => path.id).sort();
    expect(ids(parts.flat())).toEqual(ids(whole));
    expect(whole.filter(({ failed }) => failed)).toEqual([]);
    expect(Math.max(...parts.map(({ length }) => length)) - Math.min(...parts.map(({ length }) => length))).toBeLessThan(2);
  });
});

describe('[FLW-04] the result of a walk', () => {
  it('contains the failed step', () => {
    expect(failureIn(`Error: ${failedAt(3, 'dismissed -> closed', new Error('not there\nat all'))}`)).toEqual({
      step: 3,
      why: 'Step 3, dismissed -> closed: not there',
    });
    expect(failureIn('\u001b[31mTimeout\u001b[39m')).toEqual({ step: 0, why: 'Timeout' });
  });
  const title = '[PAY-01] path payout-0a1b2c3d (fresh, 2 steps): … dismissed -> closed';
  it('is read from vitest', () => {
    const results = [
      { title, status: 'failed', duration: 1500, failureMessages: ['Error: Step 2, dismissed -> closed: gone'] },
      { title: 'another test', status: 'passed' },
    ];
    expect(outcomesOfVitest(JSON.stringify({ testResults: [{ assertionResults: results }] }))).toEqual([
      { id: 'payout-0a1b2c3d', seconds: 1.5, failed: { step: 2, why: 'Step 2, dismissed -> closed: gone' } },
    ]);
    expect(() => outcomesOfVitest('{"testResults":[{"message":"no view\\nat all","assertionResults":[]}]}')).toThrow(
      'The view could not be opened: no view',
    );
  });
  it('is read from Playwright at any depth', () => {
    const spec = { title, tests: [{ results: [{ status: 'passed', duration: 2000 }] }] };
    const report = { errors: [], suites: [{ suites: [{ specs: [spec] }] }] };
    expect(outcomesOfPlaywright(JSON.stringify(report))).toEqual([{ id: 'payout-0a1b2c3d', seconds: 2, failed: null }]);
    expect(() => outcomesOfPlaywright('{"errors":[{"message":"Error: no browser"}],"suites":[]}')).toThrow(
      'The browser could not be opened: no browser',
    );
  });
});

describe('[FLW-04] coverage', () => {
  const whole = coverageOf(found.graph, [{ graph: found.graph, trails: [...found.trails.values()], isProbed: true }]);
  it('of transition paths is all of states, transitions and requirements', () => {
    for (const kind of ['states', 'transitions', 'requirements'] as const)
      expect(shareOf(whole[kind]).met).toBe(whole[kind].all.length);
    expect(whole.requirements.all).toContain('PAY-05');
  });
  it('of one path is what it passes, and both outcomes of its guards', () => {
    const walk = 'reopened, getPayoutStatus answers notReceived, confirmation ends dismissed, leave.confirmed';
    const { states, transitions, pairs, guards } = coverageOf(found.graph, [
      { graph: found.graph, trails: [trail(walk)], isProbed: false },
    ]);
    expect([...states.met].sort()).toEqual(
      ['resuming', 'checkingOutcome', 'confirming', 'leavingReview', 'closed']
        .map((name) => `payout.${name}`)
        .concat('payout')
        .sort(),
    );
    expect(transitions.met.size).toBe(4);
    expect(pairs.met.size).toBe(3);
    expect(guards.met).toContain('payout.confirming | xstate.done.actor.confirmation | 0 does not hold');
    expect(guards.met).toContain('payout.checkingOutcome | xstate.done.actor.getPayoutStatus | 4 holds');
    expect(guards.met).not.toContain('payout.checkingOutcome | xstate.done.actor.getPayoutStatus | 0 holds');
  });
  it('includes a rejecting guard only where it was asked, which is on the machine', () => {
    const refusal = 'payout.editing.ready | payout.reviewed | 0 does not hold';
    const guardsOf = (isProbed: boolean) =>
      coverageOf(found.graph, [{ graph: found.graph, trails: [trail('fresh, loadChoices answers all')], isProbed }]).guards;
    expect(guardsOf(true).all).toContain(refusal);
    expect(guardsOf(true).met).toContain(refusal);
    expect(guardsOf(false).met).not.toContain(refusal);
  });
  it('has marks by id for a chart', () => {
    const marks = marksOf(
      coverageOf(found.graph, [{ graph: found.graph, trails: [trail('fresh, dismissed')], isProbed: false }]),
    );
    expect(marks.get('payout.closed')).toBe('met');
    expect(marks.get('payout.paid')).toBe('unmet');
    expect(marks.get('payout.editing | dismissed | 1')).toBe('met');
  });
});

describe('[FLW-04] the report of a run', () => {
  const path = pathOf('fresh, dismissed');
  const failed = { step: 1, why: 'Step 1, <gone> & "away"' };
  const results: readonly Result[] = [
    { flow: 'payout', place: 'machine', path, seconds: 0.5, failed: null },
    { flow: 'payout', place: 'view', path, seconds: 1, failed },
  ];
  it('is valid JUnit XML', () => {
    const xml = new DOMParser().parseFromString(
      asJunit(results, () => 'npm run paths -- run'),
      'application/xml',
    );
    expect(xml.documentElement.getAttribute('failures')).toBe('1');
    expect([...xml.querySelectorAll('testsuite')].map((suite) => suite.getAttribute('name'))).toEqual([
      'payout.machine',
      'payout.view',
    ]);
    expect(xml.querySelector('failure')?.getAttribute('message')).toBe(failed.why);
    expect(xml.querySelector('failure')?.textContent).toContain('npm run paths -- run');
  });
  it('is a page with figures, gaps, each path, and a chart if there is one', () => {
    const coverage = coverageOf(found.graph, [{ graph: found.graph, trails: [trail('fresh, dismissed')], isProbed: false }]);
    const reported = [{ flow: 'payout', coverage, results }];
    const page = new DOMParser().parseFromString(
      asPage(reported, (flow, marks) => `<svg id="${flow}-${marks.size}"></svg>`),
      'text/html',
    );
    expect(page.querySelector('tbody tr')?.textContent).toContain(`${coverage.states.met.size} of ${coverage.states.all.length}`);
    expect(page.body.textContent).toContain('payout.paid');
    expect(page.body.textContent).toContain(failed.why);
    expect(page.querySelector('svg')?.id).toBe(`payout-${marksOf(coverage).size}`);
    expect(asPage(reported)).toContain('<li class="met"><code>payout.closed</code>: covered</li>');
  });
});
