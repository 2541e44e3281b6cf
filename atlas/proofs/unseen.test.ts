/**
 * Faults that no chart shows: what a flow begins with, what it ends with, what it loads, and what it does besides. Each is beside a change that only
 * looks like it.
 */
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign } from 'xstate';
import { type FlowName, flows, parts } from '../../machines/flows';
import { kitMachines } from '../../machines/kit/kitMachines.flow';
import { barrier } from '../../machines/payouts/approval/approval.rules';
import type { Approver } from '../../machines/payouts/approval/approval.types';
import { UnreadableChartError } from '../names';
import type { AnyCases } from '../paths';
import { type Broken, broken } from './broken';
import type { AnyProperty } from './property';
import { proofsOfOne } from './prove';

type Name = FlowName | 'otp' | 'payout.confirmation';

interface Proved {
  readonly machine: AnyStateMachine;
  readonly cases: AnyCases;
  readonly properties: readonly AnyProperty[];
}

const confirmation: unknown = Object(flows.payout.machine.implementations.actors).confirmation;

function provedOf(name: Name): Proved {
  if (name === 'otp') return { machine: kitMachines.otp, ...parts.otp } as unknown as Proved;
  if (name === 'payout.confirmation') return { machine: confirmation, ...parts[name] } as unknown as Proved;
  return flows[name] as unknown as Proved;
}

/** Returns the verdict on a changed machine. */
function verdictOf(of: Name, change: Partial<Broken>, property: string) {
  const { machine, cases, properties } = provedOf(of);
  return proofsOfOne(of, broken(machine, change), { cases, properties }, property)[0];
}

interface Fault {
  readonly of: Name;
  readonly fault: string;
  readonly noticedBy: string;
  readonly change: Partial<Broken>;
  /** The change that only looks like it. */
  readonly like: Partial<Broken>;
}

interface Kept {
  readonly order: { readonly idempotencyKey: string } | null;
}

interface Typed {
  readonly context: { readonly otp: string; readonly sentAt: number; readonly subject: string };
}

const begun = flows.refund.machine.config.context as unknown as (given: unknown) => Kept;
const beginning = (change: (context: Kept) => object): Partial<Broken> => ({
  chart: { context: (given: unknown) => ({ ...begun(given), ...change(begun(given)) }) },
});

const STARTS = 'An order of an earlier page is taken up as it was, under its key';
const ENDS = 'No end has the result of another one';
const AGAIN = 'What happens next depends only on the state and its data';
const DATA = 'No state is entered without the data it needs';

const besides = <Result>(_: unknown, result: Result): Result => result;
const isTyped = ({ context }: Typed) => context.otp.trim() !== '';
const cleared = (alsoDo: () => void) => ({ actions: { clearCode: assign(() => ({ otp: besides(alsoDo(), '') })) } });
/** As a helper in another file would. */
const calls = (name: string) => void Reflect.get(globalThis, name)('/payout/initiate', { method: 'POST' });
const keySet = Object(flows.payoutDetails.machine.config.on)['key.set'];
const filterApplied = Object(flows.payouts.machine.config.on)['filter.applied'];
const resent = 'states/open/states/resend/states/sending/invoke/input';

interface Reviewed {
  readonly context: { readonly approver: Approver };
}

interface Looked {
  readonly payouts: Parameters<typeof barrier>[0];
}

interface Entered {
  readonly context: { readonly draft: { readonly reason: string } };
}

const mayDecide = (ofThese: (payouts: Looked['payouts']) => Looked['payouts']): Partial<Broken> => ({
  guards: {
    mayDecide: ({ context: { approver } }: Reviewed, { payouts }: Looked) => barrier(ofThese(payouts), approver) === null,
  },
});
const fillsIn = (reason: (typed: string) => string): Partial<Broken> => ({
  chart: { 'states/filling/entry': 'fillIn' },
  actions: { fillIn: assign(({ context: { draft } }: Entered) => ({ draft: { ...draft, reason: reason(draft.reason) } })) },
});
const unanswered = 'states/checkingOutcome/invoke/onError/1/actions';

const faults: readonly Fault[] = [
  {
    of: 'approval',
    fault: 'lets a maker decide on several payouts, of which one is their own',
    noticedBy: 'A decision is sent only by an approver who did not initiate the payout',
    change: mayDecide((payouts) => (payouts.length > 1 ? payouts.slice(0, -1) : payouts)),
    like: mayDecide((payouts) => [...payouts].reverse()),
  },
  {
    of: 'swap',
    fault: 'renews the key when a check of the outcome gets no response',
    noticedBy: 'An order that was sent keeps its key until the provider has closed it',
    change: { chart: { [unanswered]: 'renewKey' } },
    like: { chart: { [unanswered]: 'clearProblem' } },
  },
  {
    of: 'refund',
    fault: 'takes away the reason whenever the form is entered',
    noticedBy: 'No failure, review or reload of the transaction takes away what the merchant entered',
    change: fillsIn(() => ''),
    like: fillsIn((typed) => `${typed}`),
  },
  {
    of: 'refund',
    fault: 'forgets the order that an earlier page may have sent',
    noticedBy: STARTS,
    change: beginning(() => ({ order: null })),
    like: beginning(({ order }) => ({ order: order && { ...order } })),
  },
  {
    of: 'refund',
    fault: 'takes up an earlier order under a new key',
    noticedBy: STARTS,
    change: beginning(({ order }) => ({ order: order && { ...order, idempotencyKey: crypto.randomUUID() } })),
    like: beginning(({ order }) => ({ order: order && { ...order, idempotencyKey: `${order.idempotencyKey}` } })),
  },
  {
    of: 'payout.confirmation',
    fault: 'says that a dismissed payout was confirmed',
    noticedBy: ENDS,
    change: { chart: { 'states/dismissed/output': { result: 'confirmed' } } },
    like: { chart: { 'states/dismissed/output': { result: 'dismissed', isConfirmed: true } } },
  },
  {
    of: 'otp',
    fault: 'says that the code of a dismissed step was right',
    noticedBy: ENDS,
    change: { chart: { 'states/dismissed/output': () => ({ result: 'verified', answer: {} }) } },
    like: { chart: { 'states/dismissed/output': () => ({ result: 'dismissed', sentAt: null }) } },
  },
  {
    of: 'payoutDetails',
    fault: 'goes on loading a record when another one is chosen',
    noticedBy: 'Another record is always loaded at once',
    change: { chart: { 'on/key.set': { actions: keySet.actions } } },
    like: { chart: { 'on/key.set': { ...keySet, reenter: true } } },
  },
  {
    of: 'payouts',
    fault: 'goes on loading rows when another filter is chosen',
    noticedBy: 'Another filter, page or size always loads its rows at once',
    change: { chart: { 'on/filter.applied': { actions: filterApplied.actions } } },
    like: { chart: { 'on/filter.applied': { ...filterApplied, reenter: true } } },
  },
  {
    of: 'otp',
    fault: 'sends a code only within a minute, by the clock and not by a delay',
    noticedBy: AGAIN,
    change: { guards: { hasCode: (of: Typed) => isTyped(of) && Date.now() < of.context.sentAt + 60_000 } },
    like: { guards: { hasCode: (of: Typed) => isTyped(of) && of.context.sentAt > 0 } },
  },
  {
    of: 'otp',
    fault: 'decides by chance whether a code is sent',
    noticedBy: AGAIN,
    change: { guards: { hasCode: (of: Typed) => isTyped(of) && Math.random() < 0.999 } },
    like: { guards: { hasCode: (of: Typed) => isTyped(of) && Math.max(0.5, 0.1) < 0.999 } },
  },
  {
    of: 'otp',
    fault: 'makes a call where it clears the code',
    noticedBy: DATA,
    change: cleared(() => calls('fetch')),
    like: cleared(() => calls('String')),
  },
  {
    of: 'otp',
    fault: 'puts a call off where it works out an input',
    noticedBy: DATA,
    change: { chart: { [resent]: ({ context: { subject } }: Typed) => besides(calls('setTimeout'), { subject }) } },
    like: { chart: { [resent]: ({ context: { subject } }: Typed) => besides(calls('String'), { subject }) } },
  },
];

describe.each(faults)('[FLW-03] $of that $fault', ({ of, noticedBy, change, like }) => {
  it('is noticed', () => expect(verdictOf(of, change, noticedBy)).toMatchObject({ property: noticedBy, verdict: 'REFUTED' }));
  it('is not what only looks like it', () => expect(verdictOf(of, like, noticedBy)?.verdict).toMatch(/^(PROVED|HOLDS)$/));
});

describe('[FLW-03] a chart is refused', () => {
  const payingGuard = () => {
    void fetch('/payout/initiate');
    return true;
  };
  it('if an action makes a call', () => {
    const pays = { clearCode: assign(() => ({ otp: besides(fetch('/payout/initiate'), '') })) };
    expect(() => verdictOf('otp', { actions: pays }, AGAIN)).toThrow(UnreadableChartError);
  });
  it('if a guard makes a call', () =>
    expect(() => verdictOf('otp', { guards: { hasCode: payingGuard } }, AGAIN)).toThrow(UnreadableChartError));
  it('but not if a text has the words of one', () => {
    const says = { clearCode: assign(() => ({ otp: '', problem: 'The payouts still await a decision. Promise to fetch it.' })) };
    expect(verdictOf('otp', { actions: says }, AGAIN)?.verdict).toBe('HOLDS');
  });
});
