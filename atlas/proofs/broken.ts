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
  reached: 'Every state can be reached',
  left: 'Every state that is not an end can be left',
  ends: 'Every state can come to an end, or back to the first state of a machine that lasts',
  hidden: 'No transition is hidden behind another',
  heard: 'Something is done with every event, every answer, every fault and every ending',
  expiry: '`Please login again` ends the flow from everywhere',
  needs: 'No state misses what it needs',
};

const described = { description: 'Planted.' };

export const allBroken: readonly Broken[] = [
  {
    flow: 'payout',
    fault: 'a state that nothing leads to',
    noticedBy: EVERY.reached,
    chart: { 'states/ghost': { ...described, on: { dismissed: 'closed' } } },
  },
  {
    flow: 'payout',
    fault: 'a state that no guard ever lets in',
    noticedBy: EVERY.reached,
    guards: { wantsOtp: () => false, outcomeIs: () => false },
  },
  {
    flow: 'paymentLinkStatus',
    fault: 'an end for an expired session that no guard ever lets in',
    noticedBy: EVERY.reached,
    guards: { sessionExpired: () => false },
  },
  { flow: 'payout', fault: 'a dead end', noticedBy: EVERY.left, chart: { 'states/unknown/on': {} } },
  {
    flow: 'payout',
    fault: 'a circle without a way out',
    noticedBy: EVERY.ends,
    chart: {
      'states/unknown/on': { 'outcome.asked': 'wondering' },
      'states/wondering': { ...described, on: { 'outcome.asked': 'unknown' } },
    },
  },
  {
    flow: 'session',
    fault: 'a machine that lasts and cannot come back',
    noticedBy: EVERY.ends,
    chart: { 'states/expiring/invoke/onDone': { actions: 'close' }, 'states/expiring/invoke/onError': { actions: 'close' } },
  },
  {
    flow: 'payoutVerification',
    fault: 'an alternative behind one without a guard',
    noticedBy: EVERY.hidden,
    chart: { 'states/looking/invoke/onDone/0/guard': undefined },
  },
  {
    flow: 'payout',
    fault: 'a way that every part of its state takes first',
    noticedBy: EVERY.hidden,
    chart: {
      'states/filling/states/loading/on': { dismissed: '#payout.left' },
      'states/filling/states/ready/on/dismissed': '#payout.left',
      'states/filling/states/unloaded/on/dismissed': '#payout.left',
    },
  },
  {
    flow: 'payout',
    fault: 'a fault that nobody hears',
    noticedBy: EVERY.heard,
    chart: { 'states/asking/invoke/onError': undefined },
  },
  {
    flow: 'payout',
    fault: 'an answer for which no guard is there',
    noticedBy: EVERY.heard,
    chart: { 'states/asking/invoke/onDone/5': undefined },
  },
  {
    flow: 'payout',
    fault: 'a button that does nothing',
    noticedBy: EVERY.heard,
    chart: { 'states/unknown/on/outcome.asked': undefined },
  },
  {
    flow: 'payout',
    fault: 'an answer after which it waits on',
    noticedBy: EVERY.heard,
    chart: { 'states/asking/invoke/onDone/5/target': undefined },
  },
  {
    flow: 'payout',
    fault: 'an ended session that is taken for any fault',
    noticedBy: EVERY.expiry,
    chart: { 'states/initiating/invoke/onError/0': undefined },
  },
  {
    flow: 'payout',
    fault: 'an ended session that nobody is told of',
    noticedBy: EVERY.expiry,
    chart: { 'states/left/entry': undefined },
  },
  {
    flow: 'payout',
    fault: 'a machine inside whose news of an ended session is lost',
    noticedBy: EVERY.expiry,
    chart: { 'states/confirming/invoke/onDone/2': undefined },
  },
  {
    flow: 'payouts',
    fault: 'a list that keeps an ended session to itself',
    noticedBy: EVERY.expiry,
    chart: { 'states/loading/invoke/onError/0': undefined },
  },
  {
    flow: 'payout',
    fault: 'a state that is come to without what it needs',
    noticedBy: EVERY.needs,
    chart: { 'states/initiating/invoke/onDone/1/actions': undefined },
  },
  {
    flow: 'payout',
    fault: 'money that is sent past the confirmation',
    noticedBy: 'No money is sent before the merchant has read what it costs',
    chart: {
      'states/filling/states/ready/on': {
        'payout.reviewed': { guard: 'mayBeReviewed', target: '#payout.initiating', actions: 'makeOrder' },
      },
    },
  },
  {
    flow: 'payout',
    fault: 'money that is sent when the confirmation was closed',
    noticedBy: 'No money is sent but by the merchant’s yes',
    chart: { 'states/confirming/invoke/onDone/3': { target: 'initiating' } },
  },
  {
    flow: 'payout',
    fault: 'a payout that wants a code and passes without',
    noticedBy: 'A payout that wants a code is verified by its code alone',
    chart: { 'states/initiating/invoke/onDone/1/target': 'verified' },
  },
  {
    flow: 'payout',
    fault: 'a lost answer after which it is sent again',
    noticedBy: 'An order is sent once, and the next one not before it is known what became of it',
    chart: { 'states/unknown/on': { 'outcome.asked': 'initiating', dismissed: 'closed' } },
  },
  {
    flow: 'payout',
    fault: 'an order that is sent under a closed key',
    noticedBy: 'An order is sent once, and the next one not before it is known what became of it',
    chart: { 'states/asking/invoke/onDone/4/actions': undefined },
  },
  {
    flow: 'payout',
    fault: 'a call from a second place',
    noticedBy: 'An order is sent once, and the next one not before it is known what became of it',
    chart: {
      'states/unknown/invoke': { id: 'again', src: 'initiatePayout', input: () => ({}), onDone: 'asking', onError: 'asking' },
    },
  },
  {
    flow: 'payout',
    fault: 'a payout that goes on after the session ended',
    noticedBy: 'Nothing is called paid after the session ended',
    chart: { 'states/initiating/invoke/onError/0/target': 'asking' },
  },
  {
    flow: 'payout',
    fault: 'sending that can be walked away from',
    noticedBy: 'Whatever the provider answers, sending is left: paid, or to a code, a question, the form, the sign-in',
    chart: { 'states/initiating/on': { dismissed: 'closed' } },
  },
];
