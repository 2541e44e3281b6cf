// @vitest-environment happy-dom
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flows } from '../../machines/flows';
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

test('[FLW-02] the flow on screen is not one that only loads figures or options for it', () => {
  const beside = [entry('payoutCounts', 'xstate.init'), entry('payoutWallets', 'xstate.init'), entry('payoutCounts', 'key.set')];
  const mounted = ['session', 'payouts', 'payoutCounts', 'payoutWallets'];
  expect(flowOnScreen(mounted, [...opened.slice(0, 2), ...beside])).toBe('payouts');
  expect(flowOnScreen(mounted, [])).toBe('payouts');
  expect(flowOnScreen(['session', 'walletBalances', 'transactionSummary'], [])).toBe('walletBalances');
  expect(flowOnScreen(['session', 'reserveSummary'], [])).toBe('reserveSummary');
});

test('[FLW-02] only flows that load a record are beside another one', () => {
  const isHidden = (flow: string) => flowOnScreen([flow, 'payout'], [entry(flow, 'xstate.init')]) === 'payout';
  const hidden = Object.entries(flows).filter(([name]) => !['payout', ...SHELL_FLOWS].includes(name) && isHidden(name));
  expect(hidden.map(([name]) => name)).toEqual(expect.arrayContaining(['payoutCounts', 'payoutWallets', 'linkChoices']));
  expect(hidden.filter(([, flow]) => Object(Object(flow).model).kind !== 'resource').map(([name]) => name)).toEqual([]);
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
