/**
 * Machines that are wrong on purpose, one for each kind of fault: the flows themselves with one thing changed. They show that a check which
 * says PROVED or HOLDS would have said otherwise. Each names the property that must notice.
 */
import type { AnyStateMachine, AnyStateNodeConfig } from 'xstate';
import type { FlowName } from '../../machines/flows';
import { planted } from '../planted';

export interface Broken {
  readonly flow: FlowName;
  /** What is wrong with it. */
  readonly fault: string;
  /** The property that is refuted, in its words. */
  readonly noticedBy: string;
  /** What is changed: places in the chart, with strokes between, and what then stands there; nothing: it is taken out. */
  readonly chart?: Readonly<Record<string, unknown>>;
  /** Guards and actions that do something else than before. */
  readonly guards?: Readonly<Record<string, unknown>>;
}

type Fields = Readonly<Record<string, unknown>>;

function changed(part: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(part)) {
    const all = part.map((one, n) => (String(n) === key ? changed(one, rest, to) : one));
    return all.filter((one) => one !== undefined);
  }
  const fields: Fields = Object(part);
  const { [key]: old, ...others } = fields;
  const made = changed(old, rest, to);
  // What was there keeps its place: a chart is read in order.
  if (made !== undefined) return { ...fields, [key]: made };
  return others;
}

/** The machine with that one thing wrong. */
export function broken(machine: AnyStateMachine, { chart = {}, guards = {} }: Broken): AnyStateMachine {
  const config = Object.entries(chart).reduce<unknown>(
    (part, [place, to]) => changed(part, place.split('/'), to),
    machine.config,
  );
  const { implementations } = machine;
  const all = { ...implementations, guards: { ...implementations.guards, ...guards } };
  return planted(config as AnyStateNodeConfig, { implementations: all as AnyStateMachine['implementations'] });
}

const EVERY = {
  reached: 'Every state is reachable',
  left: 'Every state that is not final can be left',
  ends: 'From every state the flow can reach a final state, or its initial state if it never ends',
  hidden: 'No transition is shadowed by an earlier one',
  heard: 'Every event, response, fault and child result is handled',
  expiry: '`Please login again` ends the flow from every state',
  needs: 'No state is entered without the data it needs',
};

const described = { description: 'Planted.' };

export const allBroken: readonly Broken[] = [
  {
    flow: 'payout',
    fault: 'an unreachable state',
    noticedBy: EVERY.reached,
    chart: { 'states/ghost': { ...described, on: { dismissed: 'closed' } } },
  },
  {
    flow: 'payout',
    fault: 'a state whose guards never hold',
    noticedBy: EVERY.reached,
    guards: { wantsOtp: () => false, outcomeIs: () => false },
  },
  {
    flow: 'paymentLinkStatus',
    fault: 'an end for an expired session that no guard ever lets in',
    noticedBy: EVERY.reached,
    guards: { sessionExpired: () => false },
  },
  { flow: 'payout', fault: 'a state that cannot be left', noticedBy: EVERY.left, chart: { 'states/unknown/on': {} } },
  {
    flow: 'payout',
    fault: 'a loop with no exit',
    noticedBy: EVERY.ends,
    chart: {
      'states/unknown/on': { 'outcome.retry': 'wondering' },
      'states/wondering': { ...described, on: { 'outcome.retry': 'unknown' } },
    },
  },
  {
    flow: 'session',
    fault: 'a long-running machine that cannot return to its initial state',
    noticedBy: EVERY.ends,
    chart: { 'states/expiring/invoke/onDone': { actions: 'close' }, 'states/expiring/invoke/onError': { actions: 'close' } },
  },
  {
    flow: 'payoutVerification',
    fault: 'an alternative after one without a guard',
    noticedBy: EVERY.hidden,
    chart: { 'states/looking/invoke/onDone/0/guard': undefined },
  },
  {
    flow: 'payout',
    fault: 'a transition that every child state overrides',
    noticedBy: EVERY.hidden,
    chart: {
      'states/filling/states/loading/on': { dismissed: '#payout.left' },
      'states/filling/states/ready/on/dismissed': '#payout.left',
      'states/filling/states/unloaded/on/dismissed': '#payout.left',
    },
  },
  {
    flow: 'payout',
    fault: 'an unhandled fault',
    noticedBy: EVERY.heard,
    chart: { 'states/asking/invoke/onError': undefined },
  },
  {
    flow: 'payout',
    fault: 'a response that no guard accepts',
    noticedBy: EVERY.heard,
    chart: { 'states/asking/invoke/onDone/5': undefined },
  },
  {
    flow: 'payout',
    fault: 'a button that does nothing',
    noticedBy: EVERY.heard,
    chart: { 'states/unknown/on/outcome.retry': undefined },
  },
  {
    flow: 'payout',
    fault: 'a response after which the flow waits forever',
    noticedBy: EVERY.heard,
    chart: { 'states/asking/invoke/onDone/5/target': undefined },
  },
  {
    flow: 'payout',
    fault: 'an expired session handled like any other fault',
    noticedBy: EVERY.expiry,
    chart: { 'states/initiating/invoke/onError/0': undefined },
  },
  {
    flow: 'payout',
    fault: 'an expired session that is not reported',
    noticedBy: EVERY.expiry,
    chart: { 'states/left/entry': undefined },
  },
  {
    flow: 'payout',
    fault: 'a child machine that does not report an expired session',
    noticedBy: EVERY.expiry,
    chart: { 'states/confirming/invoke/onDone/2': undefined },
  },
  {
    flow: 'payouts',
    fault: 'a list that does not report an expired session',
    noticedBy: EVERY.expiry,
    chart: { 'states/loading/invoke/onError/0': undefined },
  },
  {
    flow: 'payout',
    fault: 'a state entered without the data it needs',
    noticedBy: EVERY.needs,
    chart: { 'states/initiating/invoke/onDone/1/actions': undefined },
  },
  {
    flow: 'payout',
    fault: 'money sent without the confirmation step',
    noticedBy: 'No payout is sent before the merchant has seen its cost',
    chart: {
      'states/filling/states/ready/on': {
        'payout.reviewed': { guard: 'mayBeReviewed', target: '#payout.initiating', actions: 'makeOrder' },
      },
    },
  },
  {
    flow: 'payout',
    fault: 'money sent after the confirmation was closed',
    noticedBy: 'No payout is sent unless the merchant confirms it',
    chart: { 'states/confirming/invoke/onDone/3': { target: 'initiating' } },
  },
  {
    flow: 'payout',
    fault: 'a payout that requires a code and succeeds without one',
    noticedBy: 'A payout that requires a code is verified only by the correct code',
    chart: { 'states/initiating/invoke/onDone/1/target': 'verified' },
  },
  {
    flow: 'payout',
    fault: 'an order sent again after a lost response',
    noticedBy: 'No idempotency key is used twice, and no new order is sent until the previous outcome is known',
    chart: { 'states/unknown/on': { 'outcome.retry': 'initiating', dismissed: 'closed' } },
  },
  {
    flow: 'payout',
    fault: 'an order sent under a closed idempotency key',
    noticedBy: 'No idempotency key is used twice, and no new order is sent until the previous outcome is known',
    chart: { 'states/asking/invoke/onDone/4/actions': undefined },
  },
  {
    flow: 'payout',
    fault: 'a money call made from a second state',
    noticedBy: 'No idempotency key is used twice, and no new order is sent until the previous outcome is known',
    chart: {
      'states/unknown/invoke': { id: 'again', src: 'initiatePayout', input: () => ({}), onDone: 'asking', onError: 'asking' },
    },
  },
  {
    flow: 'payout',
    fault: 'a payout that continues after the session expired',
    noticedBy: 'No payout is shown as paid after the session expired',
    chart: { 'states/initiating/invoke/onError/0/target': 'asking' },
  },
  {
    flow: 'payout',
    fault: 'sending that can be abandoned',
    noticedBy: 'Sending always ends: as paid, in the code step, a status check, the form, or with the session',
    chart: { 'states/initiating/on': { dismissed: 'closed' } },
  },
];
