/** Machines whose time, own events, circles or memory a verdict must not overlook, each beside one that only looks like it. */
import { describe, expect, it } from 'vitest';
import { type AnyStateNodeConfig, raise, sendTo, setup } from 'xstate';
import { machineOf } from '../fixtures';
import { UnreadableChartError } from '../names';
import { answered, calling, cases, declared, end, type Order, QUESTIONS, type States, verdict } from './planted';
import { proofsOfOne } from './prove';

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
  it.each([
    ['worksOutForever', 'REFUTED'],
    ['second', 'PROVED'],
  ])('one without an end is noticed where an event leads there too: %s', (delay, found) =>
    expect(verdict({ a: { after: { [delay]: 'late' }, on: { back: 'late' } }, late: end }, QUESTIONS.hidden)?.verdict).toBe(
      found,
    ),
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
      paysUnseen: () => {
        void fetch('/payout/initiate', { method: 'POST' });
      },
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
    ['paysUnseen', 'runs code that no chart shows'],
  ])('%s', (action, why) => {
    expect(() => read(action)).toThrow(UnreadableChartError);
    expect(() => read(action)).toThrow(`m: the action "${action}" ${why}`);
  });
  it('but not toInvoked', () => expect(read('toInvoked').length).toBeGreaterThan(0));
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
    expect(shown(({ count }: Order) => count)).not.toHaveProperty('isSample'));
  it('show every case where what they leave out decides nothing', () => {
    const idle = { a: { on: { go: { actions: 'renew' }, back: 'end' } }, end };
    expect(verdict(idle, QUESTIONS.data, { remember: () => null })).not.toHaveProperty('isSample');
  });
  const counted = (guard: string): States => ({
    a: { on: { go: { actions: 'count' }, back: { guard, target: 'end' }, edit: 'end' } },
    end,
  });
  it.each(['isSixth', 'isSeventieth'])('show a sample where only a later time decides: %s', (guard) =>
    expect(verdict(counted(guard), QUESTIONS.data, { remember: () => null })).toMatchObject({
      isSample: true,
      detail: expect.stringContaining('in count.'),
    }),
  );
  it('show every case where no time decides', () => {
    expect(verdict(counted('always'), QUESTIONS.data, { remember: () => null })).not.toHaveProperty('isSample');
  });
  it('show every case where they remember a count until it decides nothing more', () => {
    const remember = ({ count }: Order) => Math.min(count, 70);
    expect(verdict(counted('isSeventieth'), QUESTIONS.data, { remember })).not.toHaveProperty('isSample');
  });
  it('are found where inputs meet that are not alike', () => {
    const other = { a: { on: { back: { guard: 'isOther', target: 'end' }, edit: 'end' } }, end };
    const apart = { inputs: { one: { maker: 'me' }, two: { maker: 'other' } }, remember: () => null };
    expect(verdict(other, QUESTIONS.data, { ...apart, inputsMeet: true })).toMatchObject({ isSample: true });
    expect(verdict(other, QUESTIONS.data, apart)).not.toHaveProperty('isSample');
  });
});
