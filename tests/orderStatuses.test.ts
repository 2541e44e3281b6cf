/** What each HTTP status means to a flow that sent an order: a refusal, or a reason to ask for the outcome with the same key. */
import { describe, expect, it } from 'vitest';
import { explore, type Graph } from '../atlas/explore';
import type { AnyCases } from '../atlas/paths';
import { simulator } from '../atlas/simulator';
import { type FlowName, flows } from '../machines/flows';
import type { Fault } from '../machines/kit/flow/fault';

/** Every flow that sends an order under a key, with the port that sends it. */
const ORDERS = [
  ['payout', 'initiatePayout'],
  ['bulkPayout', 'initiateBatch'],
  ['swap', 'createSwapOrder'],
  ['refund', 'createRefunds'],
  ['bulkRefund', 'createRefunds'],
  ['splitSettlement', 'upsertSplit'],
  ['transactionsExport', 'request'],
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
