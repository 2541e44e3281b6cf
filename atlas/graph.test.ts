import { describe, expect, it } from 'vitest';
import { type AnyStateNodeConfig, and, assign, emit, fromPromise, not, or, raise, sendParent, setup, stateIn } from 'xstate';
import { flows } from '../machines/flows';
import { childResult, outputOf, resultGuards } from '../machines/kit/flow/params';
import { port } from '../machines/kit/flow/port';
import { otpMachine } from '../machines/kit/otp/otp.machine';
import { transitionsOf } from './chart';
import { chartsOf } from './charts';
import { machineOf } from './fixtures';
import { actionText, conditionText, guardText } from './format';
import { modelOf } from './graph';
import type { Model } from './model';

const charts = chartsOf(flows);

const parts = setup({
  types: { context: {} as { n: number }, events: {} as { type: 'go' | 'stay' | 'back' }, meta: {} as { req?: string[] } },
  actors: {
    fetchIt: port<string>('fetchIt', { calls: ['getPayout', 'listPayouts'], callsOneOf: true }),
    otp: otpMachine({ verify: 'verifyPayout', resend: 'resendPayoutOtp' }),
  },
  guards: {
    yes: () => true,
    no: () => false,
    is: (_, { as }: { as: string; seen?: string }) => as !== '',
    ...resultGuards,
  },
  actions: {
    count: assign({ n: 1 }),
    say: emit((_, { text }: { text: string }) => ({ type: 'notice', text })),
    tell: sendParent({ type: 'news' }),
    again: raise({ type: 'go' }),
  },
  delays: { pause: 300 },
});

const everything = parts.createMachine({
  id: 'all',
  description: 'Everything a chart can have.',
  context: { n: 0 },
  meta: { req: ['PAY-01'] },
  initial: 'two',
  on: { back: '.two.left' },
  states: {
    two: {
      type: 'parallel',
      entry: 'count',
      exit: ['tell', { type: 'say', params: { text: 'bye' } }],
      onDone: 'calling',
      states: {
        left: {
          initial: 'a',
          states: {
            a: {
              meta: { req: ['PAY-02'] },
              tags: ['busy'],
              after: { pause: 'b', 50: { guard: 'no', target: 'b' } },
              on: {
                go: [
                  {
                    guard: and(['yes', or(['no', not('yes')]), not(and(['no', stateIn({ two: { right: 'c' } })]))]),
                    target: 'b',
                    description: 'Said of the way.',
                  },
                  { guard: { type: 'is', params: { as: 'x' } }, target: 'b' },
                  { target: 'b', actions: ['count', 'again'], reenter: true },
                ],
                stay: { actions: 'count' },
              },
            },
            b: { always: { guard: stateIn('#all.two.right.d'), target: '#all.calling' } },
            past: { type: 'history', history: 'deep' },
          },
        },
        right: { initial: 'c', states: { c: { on: { go: 'd' } }, d: { type: 'final' } } },
      },
    },
    calling: {
      invoke: {
        id: 'fetching',
        src: 'fetchIt',
        onDone: { guard: { type: 'is', params: ({ event }) => ({ as: 'y', seen: event.output }) }, target: 'code' },
        onError: 'end',
      },
    },
    code: {
      invoke: {
        id: 'otp',
        src: 'otp',
        input: { subject: '', failureMessage: '' },
        onDone: { guard: childResult('verified'), target: 'end' },
      },
    },
    end: { type: 'final', output: { result: 'ended' } },
  },
});

const model = modelOf(everything);
const state = (id: string) => model.states.find((one) => one.id === id);
const from = (source: string, kind: string) => model.transitions.filter((one) => one.source === source && one.kind === kind);

describe('[FLW-01] a machine as a model', () => {
  it('has every state within its parent, in the order of the chart', () =>
    expect(model.states.map(({ id, kind, parent }) => `${id} ${kind} ${parent}`)).toMatchInlineSnapshot(`
      [
        "all compound null",
        "all.two parallel all",
        "all.two.left compound all.two",
        "all.two.left.a atomic all.two.left",
        "all.two.left.b atomic all.two.left",
        "all.two.left.past history all.two.left",
        "all.two.right compound all.two",
        "all.two.right.c atomic all.two.right",
        "all.two.right.d final all.two.right",
        "all.calling atomic all",
        "all.code atomic all",
        "all.end final all",
      ]
    `));
  it('has the description of a state, and its parent’s requirements if it has none', () => {
    expect(state('all.two.left.a')).toMatchObject({ req: ['PAY-02'], tags: ['busy'], entry: [], exit: [] });
    expect(state('all.two.left.b')?.req).toEqual(['PAY-01']);
    expect(state('all.two')?.initial).toBeNull();
    expect(state('all.two.left')?.initial).toBe('all.two.left.a');
    expect(state('all.two.left.past')?.history).toBe('deep');
    expect(state('all.end')?.result).toBe('ended');
    expect(model.description).toBe('Everything a chart can have.');
  });
  it('has entry and exit actions, without the timers of a delay', () => {
    expect(state('all.two')?.entry.map(actionText)).toEqual(['count']);
    expect(state('all.two')?.exit.map(actionText)).toEqual(['tell', 'say(bye)']);
  });
  it('has guards in full', () =>
    expect(from('all.two.left.a', 'event').map((one) => [one.label, conditionText(one), one.targets, one.description])).toEqual([
      ['go', 'yes and (no or not yes) and not (no and in two.right.c)', ['all.two.left.b'], 'Said of the way.'],
      ['go', 'is(x)', ['all.two.left.b'], ''],
      ['go', 'else', ['all.two.left.b'], ''],
      ['stay', '', [], ''],
    ]));
  it('has a state’s id in a guard that refers to it by id', () =>
    expect(from('all.two.left.b', 'always').map(({ guard }) => guard && guardText(guard))).toEqual(['in two.right.d']));
  it('has delays with their names and lengths', () =>
    expect(from('all.two.left.a', 'delay').map(({ label, delay }) => [label, delay])).toEqual([
      ['after 50 ms', { name: '50', milliseconds: 50 }],
      ['after pause', { name: 'pause', milliseconds: 300 }],
    ]));
  it('has the completion of a region, the response and fault of a port, and the result of a child', () => {
    expect(from('all.two', 'stateDone').map(({ label }) => label)).toEqual(['two is done']);
    expect(from('all.calling', 'done').map((one) => [one.label, conditionText(one), one.invoke])).toEqual([
      ['fetchIt answers', 'is(y)', 'fetching'],
    ]);
    expect(from('all.calling', 'error').map(({ label }) => label)).toEqual(['fetchIt fails']);
    expect(from('all.code', 'done').map((one) => [one.label, conditionText(one)])).toEqual([['otp ends', 'resultIs(verified)']]);
  });
  it('has the calls of a port, and the chart of a child', () => {
    expect(state('all.calling')?.invokes).toEqual([
      { kind: 'port', id: 'fetching', src: 'fetchIt', port: 'fetchIt', calls: ['getPayout', 'listPayouts'], callsOneOf: true },
    ]);
    expect(state('all.code')?.invokes).toEqual([{ kind: 'machine', id: 'otp', src: 'otp', machine: 'otp', chart: 'all.otp' }]);
  });
  it('describes what its actions do', () =>
    expect(model.effects).toEqual({
      again: 'raises go',
      count: 'sets n to 1',
      say: 'emits notice',
      tell: 'sends its parent news',
    }));
  it('is plain data', () => expect(JSON.parse(JSON.stringify(model))).toEqual(model));
});

it('[FLW-01] the chart of one machine does not depend on what another one changed in place', () => {
  const using = (assignment: (given: { readonly context: { order: Record<string, string> } }) => object) => {
    const made = setup({ actions: { change: assign(assignment as never) } });
    return modelOf(made.createMachine({ id: 'one', initial: 'a', states: { a: { entry: 'change', description: '' } } })).effects;
  };
  const copies = () => using(({ context }) => ({ ...context.order, isSent: true }));
  const before = copies();
  using(({ context }) => {
    context.order.amount = '6';
    return {};
  });
  expect(before).toEqual({ change: 'sets isSent' });
  expect(copies()).toEqual(before);
});

describe('[FLW-01] a part of a chart without a name is rejected in one line', () => {
  const refused = (config: object) => {
    const machine = machineOf({ id: 'odd', initial: 'a', states: { a: config } }, everything);
    return () => modelOf(machine);
  };
  it.each([
    ['a guard', { on: { go: { guard: () => true } } }, 'odd: an unnamed guard in state odd.a, at "go"'],
    ['a guard in a join', { on: { go: { guard: not(() => true) } } }, 'odd: an unnamed guard in state odd.a, at "go"'],
    ['an action', { on: { go: { actions: () => {} } } }, 'odd: an unnamed action in state odd.a, at "go"'],
    ['an inline assign', { always: { actions: assign({ n: 2 }) } }, 'odd: an unnamed action in state odd.a, at "always"'],
    ['an entry action', { entry: () => {} }, 'odd: an unnamed action in state odd.a, at "entry"'],
    ['an exit action', { exit: raise({ type: 'go' }) }, 'odd: an unnamed action in state odd.a, at "exit"'],
    [
      'a misspelt guard',
      { on: { go: { guard: 'yess' } } },
      'odd: the guard "yess", which is not implemented, in state odd.a, at "go"',
    ],
    ['a misspelt action', { entry: 'cuont' }, 'odd: the action "cuont", which is not implemented, in state odd.a, at "entry"'],
    [
      'an inline port',
      { invoke: { id: 'it', src: fromPromise(async () => outputOf) } },
      'odd: state odd.a invokes something that is neither a named port nor a named machine, as "it"',
    ],
  ])('%s', (_, config, message) => expect(refused(config)).toThrow(message));
});

describe('[FLW-01] two invocations under one id are refused', () => {
  const load = port<void>('load', { calls: [] });
  const calling = setup({ actors: { load } }).createMachine({ id: 'parts' });
  const call = (id: string) => ({ id, src: 'load', onDone: '#m.end' });
  const read = (a: AnyStateNodeConfig, type: 'parallel' | 'compound', b: AnyStateNodeConfig) =>
    modelOf(
      machineOf(
        {
          id: 'm',
          initial: 'on',
          states: {
            on: { type, ...(type === 'compound' ? { initial: 'a' } : {}), states: { a, b } },
            end: { type: 'final' },
          },
        },
        calling,
      ),
    );
  const says = /^m: two invocations run at once as "it", in state m\.on\.a(\.\w)? and in state m\.on\.[ab](\.\w)?/;
  it('in two regions, in one state, and in a state within a state', () => {
    const within = { initial: 'x', states: { x: { invoke: call('it') } } };
    expect(() => read({ invoke: call('it') }, 'parallel', { invoke: call('it') })).toThrow(says);
    expect(() => read(within, 'parallel', within)).toThrow(says);
    expect(() => read({ invoke: [call('it'), call('it')] }, 'compound', {})).toThrow(says);
    expect(() => read({ ...within, invoke: call('it') }, 'compound', {})).toThrow(says);
  });
  it('but not in two states that follow each other, or under two ids', () => {
    expect(read({ invoke: call('it') }, 'compound', { invoke: call('it') }).states).toHaveLength(5);
    expect(read({ invoke: call('it') }, 'parallel', { invoke: call('other') }).states).toHaveLength(5);
  });
});

describe('[FLW-02] the flows as models', () => {
  it.each(charts)('$name has exactly the transitions that its paths can take', ({ machine, model }) => {
    expect(model.transitions.map(({ id }) => id).sort()).toEqual(transitionsOf(machine).sort());
    expect(new Set(model.states.map(({ id }) => id)).size).toBe(model.states.length);
  });
  it('link every child to an existing chart', () => {
    const named = (model: Model) =>
      model.states.flatMap(({ invokes }) => invokes.flatMap((call) => ('chart' in call ? call.chart : [])));
    const linked = charts.flatMap((chart) => named(chart.model));
    expect(linked).toContain('payout.otp');
    expect(linked).toContain('signIn');
    expect(linked.filter((name) => !charts.some((chart) => chart.name === name))).toEqual([]);
  });
  it('name the calls of the payout', () => {
    const payout = charts.find(({ name }) => name === 'payout');
    const submitting = payout?.model.states.find(({ key }) => key === 'submitting');
    expect(submitting?.invokes).toMatchObject([{ port: 'initiatePayout', calls: ['initiatePayout'] }]);
  });
});
