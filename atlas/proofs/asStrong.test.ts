/** Machines with a fault that a sentence must not overlook, each beside one that only looks like it. */
import { describe, expect, it } from 'vitest';
import { type AnyStateNodeConfig, assign, raise, sendTo, setup } from 'xstate';
import type { EndpointName } from '../../contract/all';
import { everyFault } from '../../machines/kit/flow/cases';
import { port } from '../../machines/kit/flow/port';
import { machineOf } from '../fixtures';
import { UnreadableChartError } from '../names';
import type { AnyCases } from '../paths';
import type { AnyProperty } from './declared';
import { proofsOfOne } from './prove';

interface Desk {
  readonly me: string;
  readonly maker: string;
  readonly key: string;
  readonly amount: string;
  readonly count: number;
}

const calling = (call: EndpointName) => port<void, object | undefined>(call, { calls: [call] });

/** A machine that only calls the endpoint that it is named after. */
const helper = (id: string, call: EndpointName) =>
  setup({ actors: { call: calling(call) } }).createMachine({
    id,
    initial: 'calling',
    states: {
      calling: { invoke: { id: 'call', src: 'call', input: undefined, onDone: 'done', onError: 'done' } },
      done: { type: 'final' },
    },
  });

const parts = setup({
  types: { context: {} as Desk, events: {} as { type: 'go' | 'edit' | 'back' | 'again' } },
  actors: {
    pay: calling('initiatePayout'),
    payAnother: calling('initiatePayout'),
    look: calling('getPayoutStatus'),
    paying: helper('paying', 'initiatePayout'),
    looking: helper('looking', 'getPayoutStatus'),
  },
  guards: {
    isOther: ({ context }) => context.me !== context.maker,
    maybe: ({ context }) => context.count > 1,
    always: () => true,
    isFew: ({ context }) => context.count < 3,
  },
  actions: {
    renew: assign({ key: () => crypto.randomUUID() }),
    keyOfAmount: assign({ key: ({ context }) => `pay ${context.amount}` }),
    takeMine: assign({ maker: ({ context }) => context.me }),
    takeOthers: assign({ maker: () => 'other' }),
    count: assign({ count: ({ context }) => context.count + 1 }),
    raiseGo: raise({ type: 'go' }),
  },
  delays: { forever: Number.POSITIVE_INFINITY, worksOutForever: () => Number.POSITIVE_INFINITY, second: 1000 },
}).createMachine({ id: 'parts', context: { me: '', maker: '', key: '', amount: '', count: 0 } });

const answered = { answers: { done: undefined }, fails: everyFault };

const cases: AnyCases = {
  inputs: { it: undefined },
  events: { go: { now: {} }, edit: { now: {} }, back: { now: {} }, again: { now: {} } },
  ports: { pay: answered, payAnother: answered, look: answered },
  children: { paying: { done: undefined }, looking: { done: undefined } },
  remember: ({ me, maker, count }: Desk) => [me, maker, count],
} as AnyCases;

type States = Record<string, AnyStateNodeConfig>;
const says = 'It is so';
const declared = (property: object) => ({ says, req: [], ...property }) as never as AnyProperty;
const end: AnyStateNodeConfig = { type: 'final' };

const desk: Desk = { me: 'me', maker: 'other', key: 'first', amount: '5', count: 0 };

function verdict(states: States, asked: string | AnyProperty, more: Partial<AnyCases> = {}) {
  const properties = typeof asked === 'string' ? [] : [asked];
  const { inputs = cases.inputs } = more;
  const begins = ({ input }: { readonly input: object | undefined }) => ({ ...desk, ...input });
  const config = { id: 'm', initial: Object.keys(states)[0], states, ...({ context: begins } as object) };
  const machine = machineOf(config, parts);
  return proofsOfOne(
    'm',
    machine,
    { cases: { ...cases, ...more, inputs }, properties },
    typeof asked === 'string' ? asked : says,
  )[0];
}

const QUESTIONS = {
  reached: 'Every state is reachable',
  left: 'Every state that is not final can be left',
  hidden: 'No transition is shadowed by an earlier one',
  data: 'No state is entered without the data it needs',
};

const pay = (more: object = {}) => ({
  invoke: { id: 'pay', src: 'pay', input: sent, onDone: 'end', onError: 'failed', ...more },
});
const sent = ({ context: { maker, key, amount } }: { readonly context: Desk }) => ({ maker, key, amount });

describe('[FLW-03] a gate counts since the last time', () => {
  const confirmed = (failed: AnyStateNodeConfig): States => ({
    editing: { on: { go: 'paying', edit: { guard: 'isFew', actions: 'count' } } },
    paying: pay(),
    failed,
    end,
  });
  const property = declared({ kind: 'mustPass', to: { calls: 'pay' }, through: [{ event: 'go' }] });
  it('refutes a second call under an old confirmation', () =>
    expect(verdict(confirmed({ on: { again: 'paying' } }), property)).toMatchObject({ verdict: 'REFUTED' }));
  it('proves a second call after another confirmation', () =>
    expect(verdict(confirmed({ on: { again: 'editing' } }), property)).toMatchObject({ verdict: 'PROVED' }));
  const until = declared({ kind: 'mustPass', to: { calls: 'pay' }, through: [{ event: 'go' }], holdsUntil: [{ event: 'edit' }] });
  it('refutes a call under a confirmation of something that was edited since', () =>
    expect(verdict(confirmed({ on: { edit: 'paying' } }), until)).toMatchObject({ verdict: 'REFUTED' }));
  it('proves a second call of what was confirmed, where it counts until an edit', () =>
    expect(verdict(confirmed({ on: { again: 'paying' } }), until)).toMatchObject({ verdict: 'PROVED' }));
  it('counts a state that is entered again', () => {
    const to = declared({ kind: 'mustPass', to: { state: 'shown' }, through: [{ event: 'go' }] });
    const shown = (again: object) => ({ a: { on: { go: 'shown' } }, shown: { on: { again, back: 'end' } }, end });
    expect(verdict(shown({ target: 'shown', reenter: true }), to)).toMatchObject({ verdict: 'REFUTED' });
    expect(verdict(shown({ actions: 'count', guard: 'isFew' }), to)).toMatchObject({ verdict: 'PROVED' });
  });
});

describe('[FLW-03] a state is entered only by', () => {
  const property = declared({ kind: 'never', enter: 'shown', unless: [{ port: 'look', answers: 'done' }] });
  const shown = (again: object): States => ({
    looking: { invoke: { id: 'look', src: 'look', onDone: 'shown', onError: 'end' } },
    shown: { on: { again, back: 'end' } },
    end,
  });
  it('what leads into it, also when it is entered again', () =>
    expect(verdict(shown({ target: 'shown', reenter: true }), property)).toMatchObject({ verdict: 'REFUTED' }));
  it('what leads into it, not what stays in it', () =>
    expect(verdict(shown({ guard: 'isFew', actions: 'count' }), property)).toMatchObject({ verdict: 'HOLDS' }));
  it('what leads into it, also where it is left at once', () => {
    const passing = { a: { on: { go: 'shown', back: 'end' } }, shown: { always: 'end' }, end };
    const byBack = declared({ kind: 'never', enter: 'shown', unless: [{ event: 'back' }] });
    const byGo = declared({ kind: 'never', enter: 'shown', unless: [{ event: 'go' }] });
    expect(verdict(passing, byBack)).toMatchObject({ verdict: 'REFUTED' });
    expect(verdict(passing, byGo)).toMatchObject({ verdict: 'HOLDS' });
  });
});

describe('[FLW-03 APR-01] four eyes', () => {
  const inputs = { other: { maker: 'other' }, own: { maker: 'me' }, clerk: { me: 'clerk' } };
  const eyes = (more: object = {}) =>
    declared({
      kind: 'fourEyes',
      port: 'pay',
      maker: ({ maker }: Desk) => maker,
      makersOf: ({ maker = 'other' }: Partial<Desk>) => [maker],
      checker: ({ me }: Desk) => ({ id: me, role: me === 'me' ? 'checker' : 'clerk' }),
      roles: ['checker'],
      ...more,
    });
  const isChecker = { guard: 'isOther', target: 'paying' };
  const may = (paying: AnyStateNodeConfig, others: States = {}): States => ({
    ...{ waiting: { on: { go: isChecker, back: 'end' } }, paying, failed: { on: { back: 'end' } } },
    ...others,
    end,
  });
  const withRole = { ...cases, inputs: { ...inputs, clerk: { me: 'clerk', maker: 'clerk' } } };
  it('hold where the guard asks for them', () =>
    expect(verdict(may(pay()), eyes(), withRole)).toMatchObject({ verdict: 'HOLDS' }));
  it('are refuted where the call sends what the checker made', () => {
    const sendsMine = pay({ input: ({ context: { me } }: { readonly context: Desk }) => ({ maker: me }) });
    expect(verdict(may(sendsMine), eyes(), withRole)).toMatchObject({
      verdict: 'REFUTED',
      detail: 'pay is called by its maker.',
    });
  });
  it('are refuted where an entry action exchanges what is sent, and hold where an exit action does afterwards', () => {
    expect(verdict(may({ entry: 'takeMine', ...pay() }), eyes(), withRole)).toMatchObject({ verdict: 'REFUTED' });
    expect(verdict(may({ exit: 'takeMine', ...pay() }), eyes(), withRole)).toMatchObject({ verdict: 'HOLDS' });
  });
  it('are about the moment of the call, not about the end of its step', () => {
    const leavesAtOnce = { entry: 'takeMine', ...pay(), exit: 'takeOthers', always: 'failed' };
    expect(verdict(may(leavesAtOnce), eyes(), withRole)).toMatchObject({ verdict: 'REFUTED' });
  });
  it('see a machine that calls the same endpoint, and none that calls another one', () => {
    const child = (src: string): States => ({
      asking: { on: { again: 'delegating', go: { guard: 'isOther', target: 'paying' } } },
      delegating: { invoke: { id: src, src, input: sent, onDone: 'end' } },
      paying: pay(),
      failed: { on: { back: 'end' } },
      end,
    });
    expect(verdict(child('paying'), eyes(), withRole)).toMatchObject({
      verdict: 'REFUTED',
      detail: 'paying is called by its maker.',
    });
    expect(verdict(child('looking'), eyes(), withRole)).toMatchObject({ verdict: 'HOLDS' });
  });
  it('are vacuous where the property does not look at what is sent', () =>
    expect(verdict(may(pay()), eyes({ makersOf: () => ['other'] }), withRole)).toMatchObject({ verdict: 'VACUOUS' }));
});

describe('[FLW-03] an order is sent once', () => {
  const once = (more: object = {}) =>
    declared({
      kind: 'calledOnce',
      port: 'pay',
      key: ({ key }: Desk) => key,
      open: () => null,
      current: ({ key }: Desk) => key,
      until: [{ port: 'pay', fails: 'refused' }],
      ...more,
    });
  const ordered = (making: string, others: States = {}): States => ({
    editing: { on: { go: { target: 'paying', actions: making } } },
    paying: pay(),
    failed: { on: { back: 'end' } },
    ...others,
    end,
  });
  it('under a key that is made for it', () => expect(verdict(ordered('renew'), once())).toMatchObject({ verdict: 'HOLDS' }));
  it('not under a key that is made of its amount', () =>
    expect(verdict(ordered('keyOfAmount'), once())).toMatchObject({ verdict: 'REFUTED' }));
  it('not under a key that is put together with its amount', () => {
    const key = ({ key: one, amount }: Desk) => `${one} ${amount}`;
    expect(verdict(ordered('renew'), once({ key, current: key }))).toMatchObject({
      verdict: 'REFUTED',
      detail: 'A path calls pay with an idempotency key that is put together from key and amount.',
    });
  });
  it('not under another key than its own', () => {
    const other = { ...ordered('renew'), paying: pay({ input: () => ({ key: crypto.randomUUID() }) }) };
    expect(verdict(other, once())).toMatchObject({ verdict: 'REFUTED' });
  });
  it('not through another port with the same endpoint, or a machine with it', () => {
    const another = (src: string): States => ({
      ...ordered('renew'),
      failed: { on: { back: 'end', again: 'another' } },
      another: { invoke: { id: src, src, onDone: 'end', onError: 'end' } },
    });
    expect(verdict(another('payAnother'), once())).toMatchObject({ verdict: 'REFUTED' });
    expect(verdict(another('paying'), once())).toMatchObject({ verdict: 'REFUTED' });
    expect(verdict(another('look'), once())).toMatchObject({ verdict: 'HOLDS' });
    expect(verdict(another('looking'), once())).toMatchObject({ verdict: 'HOLDS' });
  });
});

describe('[FLW-03] of two delays', () => {
  const waiting = (after: object): States => ({ a: { after: after as never }, soon: end, late: end, end });
  const reached = (states: States) => verdict(states, QUESTIONS.reached)?.verdict;
  const { end: _, ...both } = waiting({ 1000: 'soon', 5000: 'late' });
  it('the longer one never comes where the shorter one leaves', () => expect(reached(both)).toBe('REFUTED'));
  it('the longer one comes where a guard may hold the shorter one back', () =>
    expect(
      reached({ ...both, a: { after: { 1000: { guard: 'maybe', target: 'soon' }, 5000: 'late' }, on: { back: 'soon' } } }),
    ).toBe('PROVED'));
  it('the longer one comes where the shorter one stays', () =>
    expect(reached({ a: { after: { 1000: { actions: 'count' }, 5000: 'late' } }, late: end })).toBe('PROVED'));
  it('the one of an inner state never comes after a shorter one around it', () => {
    const nested = (outer: number, inner: number): States => ({
      a: { initial: 'x', states: { x: { after: { [inner]: '#m.late' } } }, after: { [outer]: 'soon' } },
      soon: end,
      late: end,
    });
    expect(reached(nested(1000, 5000))).toBe('REFUTED');
    expect(reached(nested(5000, 1000))).toBe('REFUTED');
  });
  it('the one around comes where the inner state begins again', () =>
    expect(
      reached({
        a: {
          initial: 'x',
          states: { x: { after: { 1000: '#m.late' }, on: { again: 'y' } }, y: { on: { back: 'x' } } },
          after: { 5000: 'soon' },
        },
        soon: end,
        late: end,
      }),
    ).toBe('PROVED'));
  it('two of one region each come in their order', () => {
    const region = (delay: number, target: string): AnyStateNodeConfig => ({
      initial: 'x',
      states: { x: { after: { [delay]: `#m.${target}` } } },
    });
    const beside = (one: number, other: number): States => ({
      a: { type: 'parallel', states: { l: region(one, 'soon'), r: region(other, 'late') } },
      soon: end,
      late: end,
    });
    expect(reached(beside(1000, 5000))).toBe('REFUTED');
    expect(
      reached({
        ...beside(1000, 5000),
        a: {
          type: 'parallel',
          states: {
            l: { initial: 'o', states: { o: { on: { go: 'x' } }, x: { after: { 1000: '#m.soon' } } } },
            r: region(5000, 'late'),
          },
        },
      }),
    ).toBe('PROVED');
  });
  it.each(['forever', 'worksOutForever'])('one without an end leads nowhere: %s', (delay) =>
    expect(reached({ a: { after: { [delay]: 'late' }, on: { back: 'soon' } }, soon: end, late: end })).toBe('REFUTED'),
  );
  it('one with an end leads on', () =>
    expect(reached({ a: { after: { second: 'late' }, on: { back: 'soon' } }, soon: end, late: end })).toBe('PROVED'));
});

describe('[FLW-03] an event that the machine sends to itself', () => {
  const property = declared({ kind: 'mustPass', to: { state: 'end' }, through: [{ event: 'go' }] });
  it('is not the merchant’s confirmation', () => {
    const itself: States = { a: { on: { back: 'b' } }, b: { entry: 'raiseGo', on: { go: 'end' } }, end };
    const merchants: States = { a: { on: { back: 'b' } }, b: { on: { go: 'end' } }, end };
    expect(verdict(itself, property)).toMatchObject({ verdict: 'REFUTED' });
    expect(verdict(merchants, property)).toMatchObject({ verdict: 'PROVED' });
  });
  it('is nobody’s way out of a state', () => {
    const stuck: States = { a: { on: { back: { target: 'b' }, again: { actions: 'raiseGo' } } }, b: { on: { go: 'end' } }, end };
    expect(verdict(stuck, QUESTIONS.left)?.verdict).toBe('REFUTED');
    expect(verdict({ ...stuck, b: { on: { back: 'end' } } }, QUESTIONS.left)?.verdict).toBe('PROVED');
  });
});

describe('[FLW-03] a circle of transitions without an event', () => {
  it('ends with a verdict, also at the start', () => {
    const circle: States = { a: { on: { go: 'b', back: 'end' } }, b: { always: 'c' }, c: { always: 'b' }, end };
    expect(verdict(circle, QUESTIONS.data)).toMatchObject({ verdict: 'REFUTED' });
    expect(verdict({ b: { always: 'c' }, c: { always: 'b' }, end }, QUESTIONS.data)).toMatchObject({ verdict: 'REFUTED' });
    expect(verdict(circle, QUESTIONS.reached)?.verdict).toMatch(/^(REFUTED|PROVED)$/);
  });
  it('that counts to three is none', () => {
    const three: States = {
      a: { on: { go: 'b' } },
      b: { always: [{ guard: 'isFew', target: 'b', reenter: true, actions: 'count' }, { target: 'end' }] },
      end,
    };
    expect(verdict(three, QUESTIONS.data)).toMatchObject({ verdict: 'HOLDS' });
  });
});

describe('[FLW-03] what no flow has is judged', () => {
  const toEnd = declared({ kind: 'mustPass', to: { state: 'end' }, through: [{ state: 'b.y' }] });
  const remembering = (past: AnyStateNodeConfig): States => ({
    a: { on: { go: 'b' } },
    b: { initial: 'y', states: { y: { on: { edit: 'z' } }, z: {}, past }, on: { back: 'away' } },
    away: { on: { again: 'b.past' } },
    end,
  });
  it('a history state leads back to where the machine was, or to its default', () => {
    const property = declared({ kind: 'never', reach: { state: 'b.z' }, after: { event: 'again' } });
    expect(verdict(remembering({ type: 'history' }), property)?.verdict).toBe('REFUTED');
    expect(verdict(remembering({ type: 'history', target: 'y' }), property)?.verdict).toBe('REFUTED');
    const plain = { ...remembering({ type: 'history' }), away: { on: { again: 'end' } } };
    expect(verdict(plain, property)?.verdict).toBe('PROVED');
  });
  it('a wildcard takes every event that nothing else takes', () => {
    const wild = (event: string): States => ({
      a: { on: { [event]: 'end', go: 'b' } },
      b: { initial: 'y', states: { y: { on: { edit: '#m.end' } } } },
      end,
    });
    expect(verdict(wild('*'), toEnd)?.verdict).toBe('REFUTED');
    expect(verdict({ ...wild('*'), a: { on: { go: 'b' } } }, toEnd)?.verdict).toBe('PROVED');
  });
});

describe('[FLW-03] what no flow has is refused by its name', () => {
  const hiding = setup({
    types: { events: {} as { type: 'go' } },
    actors: { look: calling('getPayoutStatus') },
    actions: {
      later: raise({ type: 'go' }, { delay: 1000 }),
      toItself: sendTo(({ self }) => self, { type: 'go' }),
      toItselfLater: sendTo('look', { type: 'go' } as never, { delay: 1000 }),
      toNobody: sendTo('nobody', { type: 'go' } as never),
      byItself: ({ self }) => self.send({ type: 'go' }),
      bySystem: ({ system }) => system.get('look').send({ type: 'go' }),
      toInvoked: sendTo('look', { type: 'go' } as never),
      harmless: () => {},
    },
  }).createMachine({ id: 'hiding' });
  const read = (action: string) =>
    proofsOfOne(
      'm',
      machineOf(
        {
          id: 'm',
          initial: 'a',
          states: {
            a: { invoke: { id: 'look', src: 'look', onDone: 'end', onError: 'end' }, on: { go: { actions: action } } },
            end,
          },
        },
        hiding,
      ),
      {
        cases: { ...cases, events: { go: { now: {} } }, ports: { look: answered }, children: {}, remember: () => null },
        properties: [],
      },
    );
  it.each([
    ['later', 'raises an event after a delay'],
    ['toItself', 'sends an event to itself'],
    ['toItselfLater', 'sends an event after a delay'],
    ['toNobody', 'sends an event to itself, or to a machine that is only known when it runs'],
    ['byItself', 'reaches a machine by itself'],
    ['bySystem', 'reaches a machine by itself'],
  ])('%s', (action, why) => {
    expect(() => read(action)).toThrow(UnreadableChartError);
    expect(() => read(action)).toThrow(`m: the action "${action}" ${why}`);
  });
  it.each(['toInvoked', 'harmless'])('but not %s', (action) => expect(read(action).length).toBeGreaterThan(0));
});

describe('[FLW-03] cases that remember too little', () => {
  const counting: States = {
    a: { on: { go: { actions: 'count', guard: 'isFew' }, back: { guard: 'maybe', target: 'end' }, edit: 'end' } },
    end,
  };
  const shown = (remember: (context: never) => unknown) => verdict(counting, QUESTIONS.data, { remember });
  it('show a sample', () =>
    expect(shown(() => null)).toMatchObject({ verdict: 'HOLDS', isSample: true, detail: expect.stringContaining('in count.') }));
  it('show every case once they remember what decides', () =>
    expect(shown(({ count }: Desk) => count)).not.toHaveProperty('isSample'));
  it('show every case where what they leave out decides nothing', () => {
    const idle = { a: { on: { go: { actions: 'renew' }, back: 'end' } }, end };
    expect(verdict(idle, QUESTIONS.data, { remember: () => null })).not.toHaveProperty('isSample');
  });
  it('are found where inputs meet that are not alike', () => {
    const other = { a: { on: { back: { guard: 'isOther', target: 'end' }, edit: 'end' } }, end };
    const apart = { inputs: { one: { maker: 'me' }, two: { maker: 'other' } }, remember: () => null };
    expect(verdict(other, QUESTIONS.data, { ...apart, inputsMeet: true })).toMatchObject({ isSample: true });
    expect(verdict(other, QUESTIONS.data, apart)).not.toHaveProperty('isSample');
  });
});
