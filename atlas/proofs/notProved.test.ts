/** Machines whose chart alone seems to show more than is true. None of them may be reported as PROVED. */
import { describe, expect, it } from 'vitest';
import { type AnyStateNodeConfig, assign, cancel, enqueueActions, or, raise, setup, spawnChild, stopChild } from 'xstate';
import { port } from '../../machines/kit/flow/port';
import { machineOf } from '../fixtures';
import { UnreadableChartError } from '../names';
import type { AnyCases } from '../paths';
import type { AnyProperty } from './property';
import { proofsOfOne } from './prove';

const load = port<void>('load', { calls: [] });
const parts = setup({
  types: { events: {} as { type: 'go' | 'back' | 'next'; yes?: boolean } },
  actors: { load },
  guards: { maybe: ({ event }) => event.yes !== false, always: () => true },
  actions: {
    redirect: raise({ type: 'next' }),
    start: spawnChild('load', { id: 'load' }),
  },
}).createMachine({ id: 'parts' });

const cases: AnyCases = {
  inputs: { it: undefined },
  events: { go: { yes: { yes: true }, no: { yes: false } }, back: { now: {} } },
  ports: { load: { answers: { done: undefined }, fails: { network: { kind: 'network' } } } },
  children: {},
  remember: () => null,
};

const QUESTIONS = {
  ends: 'From every state the flow can reach a final state, or its initial state if it never ends',
  hidden: 'No transition is shadowed by an earlier one',
  heard: 'Every event, response, fault and child result is handled',
  reached: 'Every state is reachable',
};

const says = 'It is so';
const declared = (property: object): AnyProperty => ({ says, req: [], ...property }) as never;
const end: AnyStateNodeConfig = { type: 'final' };

interface Plant {
  readonly states: Record<string, AnyStateNodeConfig>;
  readonly asked: string | AnyProperty;
}

function verdict({ states, asked }: Plant, withCases: AnyCases | null = cases) {
  const machine = machineOf({ id: 'm', initial: Object.keys(states)[0], states }, parts);
  const properties = typeof asked === 'string' ? [] : [asked];
  return proofsOfOne('m', machine, { cases: withCases as AnyCases, properties }, typeof asked === 'string' ? asked : says)[0]
    ?.verdict;
}

const wrong: readonly [string, Plant][] = [
  [
    'a history state leads to its default',
    {
      states: {
        a: { on: { go: 'b.past' } },
        b: {
          initial: 'x',
          states: { x: { on: { go: '#m.end' } }, z: { on: { go: '#m.end' } }, past: { type: 'history', target: 'z' } },
        },
        end,
      },
      asked: declared({ kind: 'mustPass', to: { state: 'end' }, through: [{ state: 'b.x' }] }),
    },
  ],
  [
    'a state beside a region’s end cannot finish',
    {
      states: {
        s: { initial: 'x', states: { x: { on: { go: 'f', back: 'y' } }, y: {}, f: { type: 'final' } }, onDone: 'end' },
        end,
      },
      asked: QUESTIONS.ends,
    },
  ],
  [
    'a guarded transition without an event comes before an exit that no guard blocks',
    {
      states: { a: { on: { go: 'b' } }, b: { always: { guard: 'always', target: 'a' }, on: { go: 'end' } }, end },
      asked: QUESTIONS.ends,
    },
  ],
  [
    'an exit leads into a state that is left at once',
    {
      states: { a: { on: { go: 'b' } }, b: { always: 'c' }, c: { on: { go: 'end' } }, end },
      asked: declared({ kind: 'alwaysExits', from: 'a', to: ['b'] }),
    },
  ],
  [
    'an exit leads into a state that raises an event',
    {
      states: { a: { on: { go: 'b' } }, b: { entry: 'redirect', on: { next: 'c' } }, c: { on: { go: 'end' } }, end },
      asked: declared({ kind: 'alwaysExits', from: 'a', to: ['b'] }),
    },
  ],
  [
    'an inner wildcard takes the event of an outer transition',
    {
      states: { p: { initial: 'a', states: { a: { on: { '*': '#m.c' } } }, on: { go: 'b' } }, b: end, c: { on: { go: 'b' } } },
      asked: declared({ kind: 'alwaysExits', from: 'p.a', on: { event: 'go' }, to: ['b'] }),
    },
  ],
  [
    'a guard implies the one after it',
    {
      states: {
        a: {
          on: {
            go: [
              { guard: or(['maybe', 'always']), target: 'x' },
              { guard: 'maybe', target: 'y' },
            ],
          },
        },
        x: { on: { go: 'end', back: 'y' } },
        y: { on: { go: 'end' } },
        end,
      },
      asked: QUESTIONS.hidden,
    },
  ],
  [
    'an action starts a port that nobody listens to',
    { states: { a: { entry: 'start', on: { go: 'end' } }, end }, asked: QUESTIONS.heard },
  ],
];

/** Returns the verdict on a machine, or that it cannot be read. */
const foundIn = (plant: Plant, withCases?: AnyCases | null) => {
  try {
    return verdict(plant, withCases);
  } catch (error) {
    return error instanceof UnreadableChartError ? 'UNREADABLE' : error;
  }
};

describe('[FLW-03] a property is not PROVED', () => {
  it.each(wrong)('if %s', (_, plant) => expect(foundIn(plant)).toMatch(/^(REFUTED|UNREADABLE)$/));
  it.each(wrong)('of a machine without cases, if %s', (_, plant) => expect(foundIn(plant, null)).not.toMatch(/^(PROVED|HOLDS)$/));
});

describe('[FLW-03] an action that a chart cannot show is rejected, with its place and a remedy', () => {
  const hiding = setup({
    types: { context: {} as { child: unknown }, events: {} as { type: 'go' } },
    actors: { load },
    actions: {
      start: spawnChild('load', { id: 'load' }),
      keep: assign({ child: (args) => Object(args).spawn('load') }),
      stop: stopChild('load'),
      decide: enqueueActions(() => {}),
      forget: cancel('later'),
      echo: raise(({ event }) => event),
    },
  }).createMachine({ id: 'parts', context: { child: null } });
  it.each([
    ['start', 'starts a port or a machine (invoke it in a state instead)'],
    ['keep', 'starts a port or a machine (invoke it in a state instead)'],
    ['stop', 'stops a machine (leave the state that invokes it instead)'],
    ['decide', 'decides by itself what to run (name each action on a guarded transition instead)'],
    ['forget', 'cancels a delayed event (leave the state that waits instead)'],
    ['echo', 'raises an event that is only known when it runs (raise one of a fixed type instead)'],
  ])('%s', (action, says) => {
    const machine = machineOf({ id: 'm', initial: 'a', states: { a: { entry: action, on: { go: 'end' } }, end } }, hiding);
    expect(() => proofsOfOne('m', machine, { cases, properties: [] })).toThrow(
      `m: the action "${action}" ${says}, in state m.a, at "entry"`,
    );
  });
  it('a loop that raises events', () => {
    const states = {
      a: { on: { go: 'b' } },
      b: { entry: 'redirect', on: { next: 'c' } },
      c: { entry: 'redirect', on: { next: 'b' } },
    };
    const machine = machineOf({ id: 'm', initial: 'a', states }, parts);
    expect(() => proofsOfOne('m', machine, { cases, properties: [] })).toThrow(/in a circle that raises events/);
  });
});

describe('[FLW-03] a machine whose walk would say nothing of the next one is not judged', () => {
  const unsteady = setup({
    types: {
      context: {} as { order: { amount: string }; seen: Set<string> },
      events: {} as { type: 'go' | 'edit' | 'back' },
    },
    guards: {
      isSmall: ({ context }) => context.order.amount === '5',
    },
    actions: {
      changeInPlace: assign(({ context }) => {
        context.order.amount = '6';
        return {};
      }),
      addInPlace: assign(({ context }) => {
        context.seen.add('6');
        return {};
      }),
      setAnother: assign({ seen: ({ context }) => new Set(context.seen).add('6') }),
      change: assign({ order: () => ({ amount: '6' }) }),
    },
  }).createMachine({ id: 'unsteady', context: { order: { amount: '5' }, seen: new Set<string>() } });
  const verdictsOf = (states: Plant['states']) => {
    const context = () => ({ order: { amount: '5' }, seen: new Set<string>() });
    const machine = machineOf({ id: 'm', initial: 'a', states, ...({ context } as object) }, unsteady);
    const asked: AnyCases = { ...cases, events: { go: { now: {} }, edit: { now: {} }, back: { now: {} } }, ports: {} };
    return proofsOfOne('m', machine, { cases: { ...asked, remember: ((it: unknown) => it) as never }, properties: [] });
  };
  const editing = (action: string) =>
    verdictsOf({ a: { on: { edit: { actions: action }, go: { guard: 'isSmall', target: 'end' }, back: 'end' } }, end });
  it.each(['changeInPlace', 'addInPlace'])('if an action changes the context in place: %s', (action) =>
    expect(
      editing(action)
        .filter(({ verdict: found }) => found === 'REFUTED')
        .map(({ detail }) => detail),
    ).toContainEqual(expect.stringMatching(/throw|read only/)),
  );
  it.each(['change', 'setAnother'])('but one is that sets its context: %s', (action) =>
    expect(editing(action).map(({ verdict: found }) => found)).not.toContain('REFUTED'),
  );
});
