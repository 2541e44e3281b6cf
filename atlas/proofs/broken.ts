/**
 * Machines that are wrong on purpose, one for each kind of defect: the flows with one change each. They show that a check which reports
 * PROVED or HOLDS would otherwise fail. Each names the property that must detect it.
 */
import type { AnyStateMachine, AnyStateNodeConfig } from 'xstate';
import type { FlowName } from '../../machines/flows';
import { machineOf } from '../fixtures';

export interface Broken {
  readonly flow: FlowName;
  /** What is wrong with it. */
  readonly fault: string;
  /** The property that is refuted, in its words. */
  readonly noticedBy: string;
  /** The change: paths in the chart, separated by slashes, with their new values. Without a value, the part is removed. */
  readonly chart?: Readonly<Record<string, unknown>>;
  /** Guards that behave differently. */
  readonly guards?: Readonly<Record<string, unknown>>;
  /** Actions that do something else than before. */
  readonly actions?: Readonly<Record<string, unknown>>;
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
  // What was there keeps its position, because the order in a chart matters.
  if (made !== undefined) return { ...fields, [key]: made };
  return others;
}

/** Returns the machine with that one defect. */
export function broken(machine: AnyStateMachine, { chart = {}, guards = {}, actions = {} }: Partial<Broken>): AnyStateMachine {
  const config = Object.entries(chart).reduce<unknown>(
    (part, [place, to]) => changed(part, place.split('/'), to),
    machine.config,
  );
  const { implementations } = machine;
  const all = {
    ...implementations,
    guards: { ...implementations.guards, ...guards },
    actions: { ...implementations.actions, ...actions },
  };
  return machineOf(config as AnyStateNodeConfig, { implementations: all as AnyStateMachine['implementations'] });
}

const EVERY = {
  repeated: 'What happens next depends only on the state and its data',
  reached: 'Every state is reachable',
  left: 'Every state that is not final can be left',
  ends: 'From every state the flow can reach a final state, or its initial state if it never ends',
  hidden: 'No transition is shadowed by an earlier one',
  heard: 'Every event, response, fault and child result is handled',
  expiry: '`Please login again` ends the flow from every state',
  needs: 'No state is entered without the data it needs',
};

interface Answered {
  readonly statusCode: string;
}

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
    guards: { requiresOtp: () => false, outcomeIs: () => false },
  },
  {
    flow: 'paymentLinkStatus',
    fault: 'an end for an expired session that no guard ever lets in',
    noticedBy: EVERY.reached,
    guards: { sessionExpired: () => false },
  },
  {
    flow: 'payout',
    fault: 'a payment that chance calls done',
    noticedBy: EVERY.repeated,
    guards: { isDone: (_: unknown, of: Answered) => of.statusCode === '00' && Math.random() < 0.999 },
  },
  { flow: 'payout', fault: 'a state that cannot be left', noticedBy: EVERY.left, chart: { 'states/outcomeUnknown/on': {} } },
  {
    flow: 'payout',
    fault: 'a loop with no exit',
    noticedBy: EVERY.ends,
    chart: {
      'states/outcomeUnknown/on': { 'outcome.retry': 'wondering' },
      'states/wondering': { ...described, on: { 'outcome.retry': 'outcomeUnknown' } },
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
    chart: { 'states/loading/invoke/onDone/0/guard': undefined },
  },
  {
    flow: 'payout',
    fault: 'a transition that every child state overrides',
    noticedBy: EVERY.hidden,
    chart: {
      'states/editing/states/loading/on': { dismissed: '#payout.sessionExpired' },
      'states/editing/states/ready/on/dismissed': '#payout.sessionExpired',
      'states/editing/states/loadFailed/on/dismissed': '#payout.sessionExpired',
    },
  },
  {
    flow: 'payout',
    fault: 'an unhandled fault',
    noticedBy: EVERY.heard,
    chart: { 'states/checkingOutcome/invoke/onError': undefined },
  },
  {
    flow: 'payout',
    fault: 'a response that no guard accepts',
    noticedBy: EVERY.heard,
    chart: { 'states/checkingOutcome/invoke/onDone/5': undefined },
  },
  {
    flow: 'payout',
    fault: 'a button that does nothing',
    noticedBy: EVERY.heard,
    chart: { 'states/outcomeUnknown/on/outcome.retry': undefined },
  },
  {
    flow: 'payout',
    fault: 'a response after which the flow waits forever',
    noticedBy: EVERY.heard,
    chart: { 'states/checkingOutcome/invoke/onDone/5/target': undefined },
  },
  {
    flow: 'payout',
    fault: 'an expired session handled like any other fault',
    noticedBy: EVERY.expiry,
    chart: { 'states/submitting/invoke/onError/0': undefined },
  },
  {
    flow: 'payout',
    fault: 'an expired session that is not reported',
    noticedBy: EVERY.expiry,
    chart: { 'states/sessionExpired/entry': undefined },
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
    chart: { 'states/submitting/invoke/onDone/1/actions': undefined },
  },
  {
    flow: 'payout',
    fault: 'money sent without the confirmation step',
    noticedBy: 'No payout is sent before the merchant has seen its cost',
    chart: {
      'states/editing/states/ready/on': {
        'payout.reviewed': { guard: 'mayBeReviewed', target: '#payout.submitting', actions: 'makeOrder' },
      },
    },
  },
  {
    flow: 'payout',
    fault: 'money sent after the confirmation was closed',
    noticedBy: 'No payout is sent unless the merchant confirms it',
    chart: { 'states/confirming/invoke/onDone/3': { target: 'submitting' } },
  },
  {
    flow: 'payout',
    fault: 'a payout that requires a code and succeeds without one',
    noticedBy: 'A payout that requires a code is verified only by the correct code',
    chart: { 'states/submitting/invoke/onDone/1/target': 'verified' },
  },
  {
    flow: 'payout',
    fault: 'an order sent again after a lost response',
    noticedBy: 'No idempotency key is used twice, and no new order is sent until the previous outcome is known',
    chart: { 'states/outcomeUnknown/on': { 'outcome.retry': 'submitting', dismissed: 'closed' } },
  },
  {
    flow: 'payout',
    fault: 'an order sent under a closed idempotency key',
    noticedBy: 'No idempotency key is used twice, and no new order is sent until the previous outcome is known',
    chart: { 'states/checkingOutcome/invoke/onDone/4/actions': undefined },
  },
  {
    flow: 'payout',
    fault: 'a money call made from a second state',
    noticedBy: 'No idempotency key is used twice, and no new order is sent until the previous outcome is known',
    chart: {
      'states/outcomeUnknown/invoke': {
        id: 'again',
        src: 'initiatePayout',
        input: () => ({}),
        onDone: 'checkingOutcome',
        onError: 'checkingOutcome',
      },
    },
  },
  {
    flow: 'payout',
    fault: 'a payout that continues after the session expired',
    noticedBy: 'No payout is shown as paid after the session expired',
    chart: { 'states/submitting/invoke/onError/0/target': 'checkingOutcome' },
  },
  {
    flow: 'payout',
    fault: 'sending that can be abandoned',
    noticedBy: 'Sending always ends: as paid, in the code step, a status check, the form, or with the session',
    chart: { 'states/submitting/on': { dismissed: 'closed' } },
  },
];
