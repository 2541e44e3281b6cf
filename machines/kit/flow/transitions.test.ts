import { expect, it } from 'vitest';
import { type AnyTransitionDefinition, setup } from 'xstate';
import { takenIn, transitionId } from './transitions';

const machine = setup({
  guards: { isReady: () => true, isOther: () => true },
  actions: { one: () => undefined, other: () => undefined },
}).createMachine({
  id: 'order',
  initial: 'open',
  states: {
    open: {
      on: {
        next: [
          { guard: 'isReady', target: 'checking', actions: 'one' },
          { guard: 'isOther', target: 'checking', actions: 'one' },
          { guard: 'isOther', target: 'checking', actions: 'other' },
          { guard: 'isOther', target: 'done', actions: 'other' },
          { target: 'done' },
          { guard: 'isOther', actions: 'other' },
          { actions: 'one' },
        ],
        leave: 'done',
      },
    },
    checking: { always: [{ guard: 'isReady', target: 'done' }, { target: 'open' }] },
    done: {},
  },
});
const { open, checking } = machine.states;
const next: readonly AnyTransitionDefinition[] = open?.transitions.get('next') ?? [];
const always: readonly AnyTransitionDefinition[] = checking?.always ?? [];
const leave: readonly AnyTransitionDefinition[] = open?.transitions.get('leave') ?? [];

it('[FLW-02] a transition is named by its state, its event and its place among the alternatives', () => {
  expect(next.map((each) => transitionId(each))).toEqual([0, 1, 2, 3, 4, 5, 6].map((at) => `order.open | next | ${at}`));
  expect(always.map((each) => transitionId(each))).toEqual([0, 1].map((at) => `order.checking | always | ${at}`));
  expect(leave.map((each) => transitionId(each))).toEqual(['order.open | leave | 0']);
  expect(leave.map((each) => transitionId(each, 7))).toEqual(['order.open | leave | 7']);
});

it('[FLW-02] a recording has the transitions of one machine, and not those of its child machines', () => {
  expect(takenIn('order', leave)).toEqual(['order.open | leave | 0']);
  expect(takenIn('otp', leave)).toEqual([]);
});
