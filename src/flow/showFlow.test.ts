// @vitest-environment happy-dom
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Entry } from '../../machines/kit/flow/recording';
import { flowOnScreen, SHELL_FLOWS } from './showFlow';

const entry = (flow: string, event: string, machine = flow, at = 0): Entry => ({
  number: 1,
  at,
  flow,
  machine,
  run: 'a:x:1',
  event,
  fields: {},
  taken: [],
  states: [],
});
const opened = [
  entry('session', 'xstate.init'),
  entry('payouts', 'xstate.init', 'payouts', 1_000),
  entry('payout', 'xstate.init', 'payout', 5_000),
];

test('[FLW-02] the flow on screen is the one that was opened or used last', () => {
  const mounted = ['session', 'payouts', 'payout'];
  expect(flowOnScreen(mounted, opened)).toBe('payout');
  expect(flowOnScreen(mounted, [...opened, entry('payouts', 'search.changed'), entry('session', 'currency.chosen')])).toBe(
    'payouts',
  );
  expect(flowOnScreen(mounted, [...opened, entry('payouts', 'xstate.done.actor.load')])).toBe('payout');
  expect(flowOnScreen(mounted, [...opened, entry('payouts', 'xstate.init', 'search')])).toBe('payout');
});

test('[FLW-02] of the flows that opened with the page, it is the first', () => {
  const page = [...opened.slice(0, 2), entry('payoutCounts', 'xstate.init', 'payoutCounts', 1_200)];
  const mounted = ['session', 'payouts', 'payoutCounts'];
  expect(flowOnScreen(mounted, page)).toBe('payouts');
  expect(flowOnScreen(mounted, [...page, entry('payouts', 'xstate.done.actor.load', 'payouts', 1_300)])).toBe('payouts');
  expect(flowOnScreen([...mounted, 'payout'], [...page, ...opened.slice(2)])).toBe('payout');
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
