// @vitest-environment happy-dom
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Entry } from '../../machines/kit/flow/recording';
import { flowOnScreen, SHELL_FLOWS } from './showFlow';

const entry = (flow: string, event: string, machine = flow): Entry => ({
  number: 1,
  at: 0,
  flow,
  machine,
  run: 'a:x:1',
  event,
  fields: {},
  taken: [],
  states: [],
});
const opened = [entry('session', 'xstate.init'), entry('payouts', 'xstate.init'), entry('payout', 'xstate.init')];

test('[FLW-02] the flow on screen is the one that was opened or used last', () => {
  const mounted = ['session', 'payouts', 'payout'];
  expect(flowOnScreen(mounted, opened)).toBe('payout');
  expect(flowOnScreen(mounted, [...opened, entry('payouts', 'search.changed'), entry('session', 'currency.chosen')])).toBe(
    'payouts',
  );
  expect(flowOnScreen(mounted, [...opened, entry('payouts', 'xstate.done.actor.load')])).toBe('payout');
  expect(flowOnScreen(mounted, [...opened, entry('payouts', 'xstate.init', 'search')])).toBe('payout');
});

test('[FLW-02] a flow that left the screen is not shown', () => {
  expect(flowOnScreen(['session', 'payouts'], opened)).toBe('payouts');
  expect(flowOnScreen(['session', 'payouts'], [])).toBe('payouts');
  expect(flowOnScreen(['session'], opened)).toBeNull();
});

test('the flows of the shell are those of its folder', () => {
  const folders = readdirSync('machines/shell', { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...SHELL_FLOWS]);
});
