/**
 * What each HTTP status means to a flow that sent an order, a code or a decision: a refusal, or a reason to ask for the outcome. An order is asked for
 * with the same key.
 */
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { explore, type Graph } from '../atlas/explore';
import type { AnyCases } from '../atlas/paths';
import { simulator } from '../atlas/simulator';
import { type FlowName, flows } from '../machines/flows';
import type { Fault } from '../machines/kit/flow/fault';
import { otpMachine } from '../machines/kit/otp/otp.machine';
import type { Said } from '../machines/kit/otp/otp.types';

/** Every flow that sends an order under a key, with the port that sends it. */
const ORDERS = [
  ['payout', 'initiatePayout'],
  ['bulkPayout', 'initiateBatch'],
  ['swap', 'createSwapOrder'],
  ['refund', 'createRefunds'],
  ['bulkRefund', 'createRefunds'],
  ['splitSettlement', 'upsertSplit'],
  ['transactionsExport', 'request'],
  ['fundingsExport', 'request'],
] as const satisfies readonly (readonly [FlowName, string])[];

/** The statuses that say by definition that nothing was carried out. */
const REFUSALS = [400, 401, 402, 403, 404, 405, 406, 410, 411, 412, 413, 414, 415, 416, 417, 422, 431, 451];

/** From 300, because a browser follows redirects and a provider may answer anything. */
const STATUSES = Array.from({ length: 300 }, (_, n) => n + 300);

const answered = (status: number): Fault => ({ kind: 'server', status, message: 'No' });

/** The flow's graph in which sending an order also fails with every status. */
function graphWith(flow: FlowName, port: string): Graph {
  const { machine, cases }: { machine: (typeof flows)[FlowName]['machine']; cases: AnyCases } = flows[flow];
  const named = Object.entries(cases.ports).filter(([src]) => src === port || src.endsWith(`.${port}`));
  expect(named).toHaveLength(1);
  const every = Object.fromEntries(STATUSES.map((status) => [`s${status}`, answered(status)]));
  const ports = named.map(([src, { answers, fails }]) => [src, { answers, fails: { ...fails, ...every } }]);
  return explore(machine, { ...cases, ports: { ...cases.ports, ...Object.fromEntries(ports) } });
}

const keyOf = (context: unknown): string | null => {
  const order: unknown = Reflect.get(Object(context), 'order') ?? Reflect.get(Object(context), 'request');
  const key: unknown = Reflect.get(Object(order), 'idempotencyKey');
  return typeof key === 'string' ? key : null;
};

/** Where the flow is after each status, and whether its key is still the one that was sent. */
function outcomes({ machine, configurations, out }: Graph) {
  const { take } = simulator(machine);
  const steps = out.flat().filter(({ step }) => step.kind === 'fails' && /^s\d{3}$/.test(step.name));
  return steps.map(({ from, step }) => {
    const before = configurations[from]?.snapshot;
    // Configurations that differ only in their key are one in the graph, so the step is taken again.
    const after = before && take(before, step.event).snapshot;
    const isAsking = JSON.stringify(after?.value).includes('checkingOutcome');
    return { status: Number(step.name.slice(1)), isAsking, isSameKey: keyOf(before?.context) === keyOf(after?.context) };
  });
}

describe.each(ORDERS)('[FLW-03] %s, after its order was answered with a status', (flow, port) => {
  const all = outcomes(graphWith(flow, port));
  const isRefusal = ({ status }: { readonly status: number }) => REFUSALS.includes(status);

  it('is tried with every status', () => expect(new Set(all.map(({ status }) => status))).toEqual(new Set(STATUSES)));
  it('asks for the outcome of the same key unless the status is a refusal', () =>
    expect(all.filter((one) => !isRefusal(one) && !(one.isAsking && one.isSameKey))).toEqual([]));
  it('leaves the order and its key after a refusal', () =>
    expect(all.filter((one) => isRefusal(one) && (one.isAsking || one.isSameKey))).toEqual([]));
});

describe('[APR-01 FLW-03] a decision about payouts, after it was answered with a status', () => {
  const all = outcomes(graphWith('approval', 'decide'));

  it('is tried with every status', () => expect(new Set(all.map(({ status }) => status))).toEqual(new Set(STATUSES)));
  it('asks for the status of the payouts, and counts as neither made nor refused', () =>
    expect(all.filter(({ isAsking }) => !isAsking)).toEqual([]));
});

describe('[PAY-06 FLW-03] the code of a payout or of a batch, after it was answered with a status', () => {
  /** Where the code's flow is after it: still open, or ended with a result. */
  async function resultOf(status: number) {
    const machine = otpMachine<Said>({ verify: 'verifyPayout', resend: 'resendPayoutOtp' }).provide({
      actors: { verify: fromPromise(() => Promise.reject(answered(status))) },
    });
    const actor = createActor(machine, { input: { subject: 'KB-1', failureMessage: 'Failed' } });
    actor.start();
    actor.send({ type: 'otp.changed', otp: '123456' });
    actor.send({ type: 'otp.submitted' });
    const settled = await waitFor(actor, (now) => now.status === 'done' || now.matches({ open: { code: 'entering' } }));
    actor.stop();
    return settled.output?.result ?? 'entering';
  }

  it('is asked for unless the status is a refusal, which another code may follow', async () => {
    const results = await Promise.all(STATUSES.map(async (status) => [status, await resultOf(status)] as const));
    expect(results).toEqual(STATUSES.map((status) => [status, REFUSALS.includes(status) ? 'entering' : 'noResponse']));
  });

  it.each(['payout', 'bulkPayout', 'payoutVerification'] as const)(
    'without a response leads %s to the outcome, never back to another payment',
    (flow) => {
      const { machine, cases }: { machine: (typeof flows)[FlowName]['machine']; cases: AnyCases } = flows[flow];
      const { configurations, out } = explore(machine, cases);
      const { take } = simulator(machine);
      const lost = out.flat().filter(({ from, step }) => {
        const at = JSON.stringify(configurations[from]?.snapshot.value);
        return at === '"verifying"' && JSON.stringify(step.event).includes('"noResponse"');
      });
      expect(lost.length).toBeGreaterThan(0);
      for (const { from, step } of lost) {
        const before = configurations[from]?.snapshot;
        const after = before && take(before, step.event).snapshot;
        expect(JSON.stringify(after?.value)).toMatch(/checkingOutcome|loadingResults/);
      }
    },
  );
});
