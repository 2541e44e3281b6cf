// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { assign, sendTo, setup } from 'xstate';
import { wire } from '../../machines/kit/flow/port';
import { FlowProvider } from './FlowProvider';
import { type Flow, useFlow } from './useFlow';

const child = setup({ types: {} as { context: { count: number }; events: { type: 'counted' } } }).createMachine({
  context: { count: 0 },
  on: { counted: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
});
const parent = setup({ types: {} as { events: { type: 'asked' } }, actors: { child } }).createMachine({
  id: 'parent',
  invoke: { src: 'child', id: 'child' },
  on: { asked: { actions: sendTo('child', { type: 'counted' }) } },
});
const machine = wire(parent, { child: {} });
const select = (snapshot: { readonly children: { child?: { getSnapshot(): { context: { count: number } } } } }) => ({
  count: snapshot.children.child?.getSnapshot().context.count,
});

it('a flow is the same until an actor of its tree changes, however often what shows it renders', () => {
  const seen: Flow<typeof parent, { count: number | undefined }>[] = [];
  const Screen = () => {
    seen.push(useFlow(machine, { input: undefined, select }));
    return null;
  };
  const screen = () => (
    <FlowProvider Toasts={() => null}>
      <Screen />
    </FlowProvider>
  );
  const { rerender } = render(screen());
  const first = seen.at(-1);
  // Its start is no change.
  expect(new Set(seen).size).toBe(1);
  const rendered = seen.length;
  rerender(screen());
  expect(seen.length).toBeGreaterThan(rendered);
  expect(seen.at(-1)).toBe(first);
  act(() => first?.send({ type: 'asked' }));
  expect(seen.at(-1)).not.toBe(first);
  expect(seen.at(-1)?.view).toEqual({ count: 1 });
});
