import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { flows } from '../../machines/flows';
import { explore } from '../explore';
import { findPath, namesIn } from '../findPath';
import { type Generated, generate } from '../generate';
import { type AnyCases, stepName, walkText } from '../paths';
import type { StrategyName } from './all';
import { describeFlows, sample } from './describeFlows';
import { DEFAULT_OPTIONS, type StrategyOptions } from './strategy';

const payout = (strategy: StrategyName, asked: Partial<StrategyOptions> = {}) =>
  generate('payout', flows.payout.machine, flows.payout.cases, strategy, { ...DEFAULT_OPTIONS, ...asked });
const walksOf = ({ paths }: Generated) => paths.map(walkText);

const cases = (more: Partial<AnyCases>): AnyCases => ({
  inputs: { any: undefined },
  events: {},
  ports: {},
  children: {},
  remember: () => null,
  ...more,
});
const now = { now: {} };

describeFlows(sample);

describe('[FLW-04] the shortest path to a target', () => {
  it('is the shortest', () => {
    expect(walksOf(payout('target', { to: 'closed' }))).toEqual(['fresh, dismissed']);
    expect(walksOf(payout('target', { to: 'payout.outcomeUnknown' }))).toEqual(['reopened, getPayoutStatus answers pending']);
  });
  it('goes by way of others, in their order', () => {
    const [walk = ''] = walksOf(payout('target', { to: 'paid', through: ['outcomeUnknown', 'confirming'] }));
    expect(walk).toMatch(
      /^reopened, getPayoutStatus \w+ \w+, outcome\.retry, .*confirmation ends confirmed, initiatePayout answers done$/,
    );
  });
  it('leads to a state that has the name of its machine', () => {
    const { machine, cases: given } = flows.switching;
    const [walk = ''] = generate('switching', machine, given, 'target', { ...DEFAULT_OPTIONS, to: 'switching' }).paths.map(
      walkText,
    );
    expect(walk).toMatch(/findUnsaved answers none$/);
  });
  it('takes a transition for its end', () =>
    expect(walksOf(payout('target', { to: 'payout.checkingOutcome | dismissed | 0' }))).toEqual(['reopened, dismissed']));
  it.each([
    ['nowhere', 'A target path needs a goal', {}],
    ['a state that there is not', 'payout has no state or transition "paidd"', { to: 'paidd' }],
    ['one that is like another', 'Did you mean: payout.editing', { to: 'form.editing' }],
    ['one that lies behind an end', 'No path leads to payout.editing after payout.paid.', { to: 'editing', through: ['paid'] }],
  ])('is refused for %s', (_, why, asked) => expect(() => payout('target', asked)).toThrow(why));
});

describe('[FLW-04] faults', () => {
  it('are made by every port in every state that calls it, in every kind', () => {
    const { met, unmet } = payout('fault');
    expect(unmet).toEqual([]);
    expect(met.size).toBe(7 * 7);
    expect(met).toContain('payout.checkingOutcome | getPayoutStatus fails timeout');
  });
  it('cannot be made where nothing is called', () => {
    const machine = createMachine({ id: 'still', on: { go: {} } });
    expect(() => generate('still', machine, cases({ events: { go: now } }), 'fault')).toThrow('still calls no port');
  });
});

describe('[FLW-04] pairs', () => {
  it('are each transition after each that can come before it', () => {
    const machine = createMachine({
      id: 'ring',
      initial: 'a',
      states: { a: { on: { go: 'b', stay: {} } }, b: { on: { go: 'a' } } },
    });
    const { met } = generate('ring', machine, cases({ events: { go: now, stay: now } }), 'pair');
    expect([...met].sort()).toEqual([
      'ring.a | go | 0 -> ring.b | go | 0',
      'ring.a | stay | 0 -> ring.a | go | 0',
      'ring.a | stay | 0 -> ring.a | stay | 0',
      'ring.b | go | 0 -> ring.a | go | 0',
      'ring.b | go | 0 -> ring.a | stay | 0',
    ]);
  });
});

describe('[FLW-04] random paths', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(walksOf(payout('random', { seed: 7 }))).toEqual(walksOf(payout('random', { seed: 7 })));
    expect(walksOf(payout('random', { seed: 7 }))).not.toEqual(walksOf(payout('random', { seed: 8 })));
  });
  it('follow their weights', () => {
    const none = payout('random', { weights: { ...DEFAULT_OPTIONS.weights, fails: 0 } });
    expect(none.paths.flatMap(({ steps }) => steps).filter(({ kind }) => kind === 'fails')).toEqual([]);
  });
  it('go on until enough is covered', () => {
    const { met, reachable } = payout('random', { stop: { coverage: 90 } });
    expect(met.size / reachable.length).toBeGreaterThanOrEqual(0.9);
  });
  it('say so where nothing can happen', () =>
    expect(() => payout('random', { weights: { event: 0, answers: 0, ends: 0, passes: 0, fails: 0 } })).toThrow(
      'No step is possible in payout with these weights.',
    ));
});

describe('[FLW-04] a stop', () => {
  const sizes = (asked: Partial<StrategyOptions>, strategy: StrategyName = 'transition') => {
    const { paths, met, reachable } = payout(strategy, asked);
    return {
      paths: paths.length,
      steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
      share: met.size / reachable.length,
    };
  };
  it.each(['transition', 'pair', 'random'] as const)('is kept by %s paths', (strategy) => {
    expect(sizes({ stop: { count: 3 } }, strategy).paths).toBe(3);
    expect(sizes({ stop: { length: 30 } }, strategy).steps).toBeLessThanOrEqual(30);
    const half = sizes({ stop: { coverage: 50 } }, strategy);
    expect(half.share).toBeGreaterThanOrEqual(0.5);
    expect(half.share).toBeLessThan(1);
  });
});

describe('[FLW-04] what no path can meet', () => {
  const machine = createMachine({
    id: 'odd',
    initial: 'a',
    states: {
      a: {
        on: { go: [{ guard: 'never', target: 'b' }, { target: 'a' }], come: 'c', stay: 'd', left: 'a' },
        initial: 'in',
        states: { in: { on: { left: {} } } },
      },
      b: { on: { go: 'a' } },
      c: {},
      d: {},
      e: {},
    },
  }).provide({ guards: { never: () => false } });
  const odd = cases({ events: { go: now, stay: now, left: now }, possible: (_, { subject }) => subject !== 'stay' });
  const { unmet } = generate('odd', machine, odd, 'transition');
  const states = generate('odd', machine, odd, 'state').unmet;
  it.each([
    ['odd.a | go | 0', 'no case makes its guard hold: never'],
    ['odd.a | come | 0', 'no case triggers "come"'],
    ['odd.a | stay | 0', 'the cases of the flow exclude "stay" there'],
    ['odd.a | left | 0', 'a state inside odd.a handles "left" first'],
    ['odd.b | go | 0', 'odd.b is never reached, because odd.a | go | 0 is never taken'],
  ])('%s: %s', (goal, why) => expect(unmet).toContainEqual({ goal, why }));
  it('is said of states too', () => expect(states).toContainEqual({ goal: 'odd.e', why: 'no transition leads to odd.e' }));
});

describe('[FLW-04] a machine that is too much', () => {
  const counter = createMachine({
    id: 'counter',
    context: { n: 0 },
    initial: 'a',
    states: { a: { on: { more: { actions: 'more' }, go: 'b' } }, b: { on: { go: 'c' } }, c: {} },
  }).provide({ actions: { more: ({ context }) => Object.assign(context, { n: context.n + 1 }) } });
  it('shows all of its states before the search is given up', () => {
    let seen = 0;
    const endless = cases({
      events: { more: Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`case${n}`, {}])), go: now },
      remember: () => {
        seen += 1;
        return seen;
      },
    });
    const graph = explore(counter, endless, 100);
    expect(graph.isWhole).toBe(false);
    expect(new Set(graph.configurations.flatMap(({ states }) => states))).toContain('counter.c');
  });
  it('is named when it throws, with what it was given', () => {
    const machine = createMachine({ id: 'broken', on: { go: { guard: 'bad' } } }).provide({
      guards: {
        bad: () => {
          throw new Error('no such thing');
        },
      },
    });
    expect(() => generate('broken', machine, cases({ events: { go: now } }))).toThrow(/^broken throws on go: .*no such thing/);
  });
});

describe('[FLW-04] a walk by the names of its steps', () => {
  const { graph, paths } = payout('transition');
  it('is found again', () => {
    for (const path of paths) {
      const { edges } = findPath(graph, namesIn(walkText(path)));
      expect(edges.map(({ step }) => stepName(step))).toEqual(path.steps.map(stepName));
    }
  });
  it.each([
    ['another beginning', 'nowhere', 'payout does not start with "nowhere". It starts with: fresh, abroad, reopened, reviewed.'],
    [
      'a step that cannot be',
      'reopened, payout.reviewed',
      'payout: "payout.reviewed" is not possible as step 1. Possible steps: ',
    ],
  ])('is refused for %s', (_, walk, why) => expect(() => findPath(graph, namesIn(walk))).toThrow(why));
});
