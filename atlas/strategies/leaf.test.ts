import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { generate } from '../generate';
import type { AnyCases } from '../paths';

const cases = (more: Partial<AnyCases>): AnyCases => ({
  inputs: { any: undefined },
  events: {},
  ports: {},
  children: {},
  remember: () => null,
  ...more,
});
const now = { now: {} };

describe('[FLW-04] leaf paths', () => {
  const machine = createMachine({
    id: 'tree',
    initial: 'a',
    states: {
      a: {
        initial: 'one',
        on: { leave: 'b', stay: {}, later: 'b' },
        states: { one: { on: { next: 'two', later: 'two' } }, two: { on: { next: 'one' } } },
      },
      b: { type: 'final' },
    },
  });
  const events = { leave: now, stay: now, later: now, next: now };
  const leavesOf = (own: AnyCases) => generate('tree', machine, own, 'leaf');
  it('take what a parent has from every state below it, unless that state handles it first', () => {
    const { met, unmet } = leavesOf(cases({ events }));
    expect(unmet).toEqual([]);
    expect([...met].sort()).toEqual([
      'tree.a | later | 0 in tree.a.two',
      'tree.a | leave | 0 in tree.a.one',
      'tree.a | leave | 0 in tree.a.two',
      'tree.a | stay | 0 in tree.a.one',
      'tree.a | stay | 0 in tree.a.two',
      'tree.a.one | later | 0',
      'tree.a.one | next | 0',
      'tree.a.two | next | 0',
    ]);
  });
  it('say which state they never leave so', () => {
    const possible = ({ value }: { readonly value: unknown }, { subject }: { readonly subject: string }) =>
      subject !== 'leave' || JSON.stringify(value) === '{"a":"one"}';
    expect(leavesOf(cases({ events, possible })).unmet).toEqual([
      { goal: 'tree.a | leave | 0 in tree.a.two', why: 'the cases of the flow exclude "leave" there' },
    ]);
  });
  it('take what holds in several regions from every combination of them', () => {
    const region = { initial: 'off', states: { off: { on: { on: 'on' } }, on: {} } };
    const pair = createMachine({ id: 'pair', type: 'parallel', on: { stop: {} }, states: { x: region, y: region } });
    const { met } = generate('pair', pair, cases({ events: { on: now, stop: now } }), 'leaf');
    expect([...met].filter((goal) => goal.startsWith('pair | stop'))).toHaveLength(2);
  });
});
