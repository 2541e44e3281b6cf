/** Flows that send something else than their context says, or lead somewhere with what a step left behind. Each is beside one that only looks like it. */
import { describe, expect, it } from 'vitest';
import { flows, parts } from '../../machines/flows';
import { kitMachines } from '../../machines/kit/kitMachines.flow';
import type { AnyCases } from '../paths';
import { broken } from './broken';
import { cases, declared, end, type Order, pay, type States, verdict } from './planted';
import { proofsOfOne } from './prove';

interface Fault {
  readonly flow: 'reconciliation' | 'approval' | 'onboardingTerms' | 'session' | 'signIn' | 'chargebackAnswer';
  readonly fault: string;
  readonly noticedBy: string;
  readonly chart: Readonly<Record<string, unknown>>;
  /** The change that only looks like it. */
  readonly like: Readonly<Record<string, unknown>>;
}

interface Deciding {
  readonly context: {
    readonly payouts: readonly { readonly payoutId: string }[];
    readonly isApproved: boolean;
    readonly otp: string;
    readonly id: string;
  };
}

const decision = ({ context: { payouts, isApproved, otp } }: Deciding) => ({
  payoutIds: payouts.map(({ payoutId }) => payoutId),
  isApproved,
  otp,
});

const faults: readonly Fault[] = [
  {
    flow: 'approval',
    fault: 'every decision sent as an approval',
    noticedBy: 'The decision that is sent is the one that the approver reviewed',
    chart: { 'states/submitting/invoke/input': (of: Deciding) => ({ ...decision(of), isApproved: true }) },
    like: { 'states/submitting/invoke/input': decision },
  },
  {
    flow: 'approval',
    fault: 'fewer payouts decided with the code of more',
    noticedBy: 'A code that was sent for more payouts is never entered for fewer',
    chart: { 'states/checkingOutcome/invoke/onDone/1': undefined },
    like: { 'states/checkingOutcome/invoke/onDone/1/target': 'closed' },
  },
  {
    flow: 'onboardingTerms',
    fault: 'terms declined by a call that accepts them',
    noticedBy: 'The answer that is sent is the one that the merchant gave',
    chart: { 'states/declining/invoke/input': { accepted: true } },
    like: { 'states/declining/invoke/input': () => ({ accepted: false }) },
  },
  {
    flow: 'session',
    fault: 'a profile requested with a token that expired',
    noticedBy: 'The profile is requested only with a token in this tab or after signing in',
    chart: { 'states/expiring/invoke/onError': 'loadingProfile' },
    like: { 'states/expiring/invoke/onError': 'forgetting' },
  },
  {
    flow: 'signIn',
    fault: 'an attempt kept after its code step was left',
    noticedBy: 'A code step that was left is not opened again by a reload',
    chart: { 'states/secondFactor/invoke/onDone/3/actions': 'clearProblem' },
    like: { 'states/secondFactor/invoke/onDone/3/actions': ['clearProblem', 'clearAttempt'] },
  },
  {
    flow: 'reconciliation',
    fault: 'a settlement compared after its first page',
    noticedBy: 'Nothing is compared before the last page was read',
    chart: { 'states/reading/invoke/onDone/2': undefined },
    like: { 'states/reading/invoke/onDone/4/actions/1': undefined },
  },
  {
    flow: 'chargebackAnswer',
    fault: 'the outcome of another chargeback taken for its own',
    noticedBy: 'The outcome of an answer is asked of the chargeback that it is about',
    chart: { 'states/checkingOutcome/invoke/input': () => ({ key: 'another' }) },
    like: { 'states/checkingOutcome/invoke/input': ({ context: { id } }: Deciding) => ({ key: id }) },
  },
];

describe.each(faults)('[FLW-03] $flow with $fault', ({ flow, noticedBy, chart, like }) => {
  const { machine, properties } = flows[flow];
  const proofsOf = (change: Fault['chart']) =>
    proofsOfOne(flow, broken(machine, { chart: change }), { cases: flows[flow].cases as AnyCases, properties }, noticedBy);
  it('is noticed', () => expect(proofsOf(chart)).toMatchObject([{ property: noticedBy, verdict: 'REFUTED' }]));
  it('is not what only looks like it', () => expect(proofsOf(like)[0]?.verdict).toMatch(/^(PROVED|HOLDS)$/));
});

describe('[FLW-03] a code step whose regions forget each other', () => {
  const says = 'No code is checked while a new one is being sent';
  const verdictOf = (submitted: object) =>
    proofsOfOne(
      'otp',
      broken(kitMachines.otp, { chart: { 'states/open/states/code/states/entering/on/otp.submitted': submitted } }),
      { cases: parts.otp.cases as AnyCases, properties: parts.otp.properties },
      says,
    );
  it('is noticed', () =>
    expect(verdictOf({ guard: 'hasCode', target: 'verifying' })).toMatchObject([{ property: says, verdict: 'REFUTED' }]));
  it('is not one where a code that is checked ends the step', () =>
    expect(verdictOf({ guard: 'hasCode', target: '#otp.noResponse' })[0]?.verdict).not.toBe('REFUTED'));
});

describe('[FLW-03] a rule about what is sent', () => {
  interface Sending {
    readonly before: Order;
    readonly called: readonly { readonly src: string; readonly input: unknown }[];
  }
  const sendsAnotherAmount = ({ before, called }: Sending) =>
    called.some(({ src, input }) => src === 'pay' && Object(input).amount !== before.amount);
  const property = declared({ kind: 'never', when: sendsAnotherAmount });
  const states = (paying: object): States => ({
    editing: { on: { go: 'paying', back: 'end' } },
    paying: pay(paying),
    failed: { on: { back: 'end' } },
    end,
  });
  it('sees what the call is given, not what the context keeps', () => {
    expect(verdict(states({ input: () => ({ amount: '6' }) }), property, cases)).toMatchObject({ verdict: 'REFUTED' });
    expect(verdict(states({}), property, cases)).not.toMatchObject({ verdict: 'REFUTED' });
  });
});
