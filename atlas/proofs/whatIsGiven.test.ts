/**
 * Flows that give a call or a child machine something else than they show: the confirmation of another order, the code of another batch, a record
 * that nobody confirmed. The context reads right in each of them, so only the input can tell.
 */
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign } from 'xstate';
import { type FlowName, flows, parts } from '../../machines/flows';
import { kitMachines } from '../../machines/kit/kitMachines.flow';
import type { AnyCases } from '../paths';
import { type Broken, broken } from './broken';
import type { AnyProperty } from './property';
import { proofsOfOne } from './prove';

type Part = 'otp' | 'payout.confirmation';
type Name = FlowName | Part;

interface Given {
  readonly of: Name;
  /** The place of the input in the chart. */
  readonly at: string;
  readonly noticedBy: string;
}

const given: readonly Given[] = [
  {
    of: 'payout.confirmation',
    at: 'states/quoting/invoke',
    noticedBy: 'The cost that is shown is that of what the merchant confirms',
  },
  {
    of: 'payout',
    at: 'states/confirming/invoke',
    noticedBy: 'The payout that the merchant confirms is the one that is shown',
  },
  { of: 'payout', at: 'states/verifying/invoke', noticedBy: 'The code that is asked for is that of the payout of this flow' },
  { of: 'payout', at: 'states/received/invoke', noticedBy: 'The result that is loaded is that of this payout' },
  {
    of: 'bulkPayout',
    at: 'states/confirming/invoke',
    noticedBy: 'The batch that the merchant confirms is the one that is shown',
  },
  { of: 'bulkPayout', at: 'states/verifying/invoke', noticedBy: 'The code that is asked for is that of the batch of this flow' },
  { of: 'bulkPayout', at: 'states/loadingResults/invoke', noticedBy: 'The results that are loaded are those of this batch' },
  {
    of: 'payoutVerification',
    at: 'states/verifying/invoke',
    noticedBy: 'The code that is asked for is that of the payout of this flow',
  },
  {
    of: 'payoutVerification',
    at: 'states/sendingCode/invoke',
    noticedBy: 'A code is sent for the payout that the merchant opened',
  },
  {
    of: 'payoutVerification',
    at: 'states/checkingOutcome/invoke',
    noticedBy: 'The payout that is checked is the one that the merchant opened',
  },
  { of: 'approval', at: 'states/verifying/invoke', noticedBy: 'The code that is asked for is that of the payouts of this flow' },
  { of: 'approval', at: 'states/sendingCode/invoke', noticedBy: 'A code is sent for the payouts that the approver reviews' },
  { of: 'approval', at: 'states/loading/invoke', noticedBy: 'The payouts that are checked are those that the approver chose' },
  {
    of: 'otp',
    at: 'states/open/states/code/states/verifying/invoke',
    noticedBy: 'The code that is checked is the one the merchant entered, for what it was sent for',
  },
  {
    of: 'otp',
    at: 'states/open/states/resend/states/sending/invoke',
    noticedBy: 'A new code is sent for what the first one was sent for',
  },
  {
    of: 'beneficiaryRemoval',
    at: 'states/submitting/invoke',
    noticedBy: 'What is sent is the record and the reason that the merchant confirmed',
  },
  { of: 'newPaymentLink', at: 'states/submitting/invoke', noticedBy: 'What is sent is what the merchant entered' },
  {
    of: 'newPaymentLink',
    at: 'states/checkingEarlier/invoke',
    noticedBy: 'No payment link is created without the idempotency key of its attempt',
  },
  {
    of: 'refund',
    at: 'states/loadingPayment/invoke',
    noticedBy: 'The transaction that is shown is the one that the merchant chose or entered',
  },
  {
    of: 'payoutDetails',
    at: 'states/loading/invoke',
    noticedBy: 'The record that is loaded is the one that is shown',
  },
  {
    of: 'payouts',
    at: 'states/loading/invoke',
    noticedBy: 'The rows that are loaded are those of the chosen filter, page and size',
  },
  { of: 'swap', at: 'states/editing/states/ready/invoke', noticedBy: 'A rate is valid until its own moment' },
  {
    of: 'splitSettlement',
    at: 'states/restoringDraft/invoke',
    noticedBy: 'Accounts of another merchant or business are never taken, kept or edited',
  },
  {
    of: 'splitSettlement',
    at: 'states/loading/invoke',
    noticedBy: 'The split settlement that is loaded is the one that the merchant opened',
  },
];

interface Proved {
  readonly machine: AnyStateMachine;
  readonly cases: AnyCases;
  readonly properties: readonly AnyProperty[];
}

const machines: Readonly<Record<Part, unknown>> = {
  otp: kitMachines.otp,
  'payout.confirmation': Object(flows.payout.machine.implementations.actors).confirmation,
};

const isPart = (name: Name): name is Part => name in machines;

const provedOf = (name: Name): Proved =>
  (isPart(name) ? { machine: machines[name], ...parts[name] } : flows[name]) as unknown as Proved;

/** Another value of the same form. */
function another(value: unknown): unknown {
  if (typeof value === 'string') return `${value}~`;
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(another);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, another(part)]));
}

const partAt = (config: unknown, place: string): unknown =>
  place.split('/').reduce<unknown>((part, name) => Object(part)[name], config);

/** Returns the change that gives the call at this place another input. */
function giving({ config }: AnyStateMachine, at: string): NonNullable<Broken['chart']> {
  const input: unknown = partAt(config, `${at}/input`);
  return { [`${at}/input`]: typeof input === 'function' ? (of: unknown) => another(input(of)) : another(input) };
}

const verdictsOf = (name: Name, change: Partial<Broken>, noticedBy: string) => {
  const { machine, cases, properties } = provedOf(name);
  return proofsOfOne(name, broken(machine, change), { cases, properties }, noticedBy);
};

describe.each(given)('[FLW-03] $of that gives the call at $at something else', ({ of, at, noticedBy }) => {
  it('is noticed', () => {
    const { machine } = provedOf(of);
    expect(verdictsOf(of, { chart: giving(machine, at) }, noticedBy)).toMatchObject([
      { property: noticedBy, verdict: 'REFUTED' },
    ]);
  });
});

interface Ordering {
  readonly context: { readonly order: object | null };
}

/** The order with another part, after the flow made it. */
const withAnother = (part: object) => assign({ order: ({ context: { order } }: Ordering) => order && { ...order, ...part } });

/** Orders that are shown as they are sent, but are not those of the form. */
const orders: readonly { readonly of: FlowName; readonly at: string; readonly part: object; readonly noticedBy: string }[] = [
  {
    of: 'payout',
    at: 'states/editing/states/ready/on/payout.reviewed',
    part: { currency: 'USD' },
    noticedBy: 'The order goes to the account that the merchant entered, from the wallet that they opened',
  },
  {
    of: 'payout',
    at: 'states/editing/states/ready/on/payout.reviewed',
    part: { accountNumber: '0000000001' },
    noticedBy: 'The order goes to the account that the merchant entered, from the wallet that they opened',
  },
  {
    of: 'refund',
    at: 'states/filling/on/refund.reviewed',
    part: { transactionReference: 'another' },
    noticedBy: 'The refund is of the transaction that is shown',
  },
  {
    of: 'swap',
    at: 'states/editing/states/ready/on/swap.initiated',
    part: { source: 'USD', destination: 'USD' },
    noticedBy: 'The order is between the wallets that the merchant chose',
  },
  {
    of: 'splitSettlement',
    at: 'states/building/on/split.submitted',
    part: { split: { id: '', name: 'another', accounts: [] } },
    noticedBy: 'What is submitted are the accounts that the merchant reviewed',
  },
];

describe.each(orders)('[FLW-03] $of with an order that the form does not have: $part', ({ of, at, part, noticedBy }) => {
  const spoil = (actions: unknown) => ({
    chart: { [`${at}/actions`]: [...[actions].flat(), 'spoil'] },
    actions: { spoil: withAnother(part) },
  });
  it('is noticed', () => {
    const { machine } = provedOf(of);
    const made: unknown = partAt(machine.config, `${at}/actions`);
    expect(verdictsOf(of, spoil(made), noticedBy)).toMatchObject([{ property: noticedBy, verdict: 'REFUTED' }]);
  });
});

/** Guards that let everything pass. A sentence about the way through a guard would not see it. */
const guards: readonly { readonly of: Name; readonly guard: string; readonly noticedBy: string }[] = [
  { of: 'otp', guard: 'hasCode', noticedBy: 'An empty code is never sent' },
  {
    of: 'payout.confirmation',
    guard: 'mayBeConfirmed',
    noticedBy: 'Nothing is confirmed at a cost that the rules of the flow forbid',
  },
];

describe.each(guards)('[FLW-03] $of with the guard $guard open', ({ of, guard, noticedBy }) => {
  it('is noticed', () =>
    expect(verdictsOf(of, { guards: { [guard]: () => true } }, noticedBy)).toMatchObject([
      { property: noticedBy, verdict: 'REFUTED' },
    ]));
});

// That they hold of the machines as they are is part of what holds of every chart.
it.each([...given, ...orders, ...guards])('[FLW-03] $of has the sentence: $noticedBy', ({ of, noticedBy }) =>
  expect(provedOf(of).properties.map(({ says }) => says)).toContain(noticedBy),
);
