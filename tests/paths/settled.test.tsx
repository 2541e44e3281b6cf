// @vitest-environment happy-dom
/** Once money has moved, the page behind loads again: its balances and lists are from before. */
import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { graphOf } from '../../atlas/explore';
import { DEFAULT_OPTIONS } from '../../atlas/strategies/strategy';
import { target } from '../../atlas/strategies/target';
import { type FlowName, flows } from '../../machines/flows';
import { loadScreens, openRendered } from '../drivers/rendered';
import { models } from '../models/all';
import { walk } from '../models/model';
import { flowNames } from './flowPaths';

loadScreens();

interface Place {
  readonly title: string;
  readonly flow: FlowName;
  readonly from?: string;
  /** The state in which the money has moved. */
  readonly moved: string;
  readonly path: string;
  readonly loads: readonly string[];
}

const BALANCES = '/dashboard/account/balances';
const TRANSACTIONS = '/dashboard/business/transactions';
const REFUND_DETAILS = `${TRANSACTIONS}/transaction-details/{paymentReference}?open=refund`;

const PLACES: readonly Place[] = [
  {
    title: '[PAY-05] a payout from the list',
    flow: 'payout',
    moved: 'paid',
    path: '/dashboard/account/payouts?transfer=new',
    loads: ['payouts.load'],
  },
  {
    title: '[PAY-05] a payout from balances',
    flow: 'payout',
    moved: 'paid',
    path: `${BALANCES}?open=transfer`,
    loads: ['balances.load', 'recentMovements.load'],
  },
  {
    title: 'a swap',
    flow: 'swap',
    moved: 'succeeded',
    path: `${BALANCES}?open=swap`,
    loads: ['balances.load', 'recentMovements.load'],
  },
  {
    title: 'a refund from a transaction',
    flow: 'refund',
    moved: 'succeeded',
    path: REFUND_DETAILS,
    loads: ['transactionDetails.load'],
  },
  {
    title: 'a refund from the list',
    flow: 'refund',
    moved: 'succeeded',
    path: `${TRANSACTIONS}?refund={paymentReference}`,
    loads: ['transactions.load'],
  },
  {
    title: '[RFD-01] a refund logged from the refunds',
    flow: 'refund',
    from: 'logged',
    moved: 'succeeded',
    path: '/dashboard/business/refunds?open=refund',
    loads: ['refunds.load', 'refundCounts.load'],
  },
];

let close = () => {};
afterEach(() => close());

/** The shortest steps of a flow to this state. */
function stepsTo(flow: FlowName, from: string, state: string) {
  const { machine, cases } = flows[flow];
  const graph = graphOf(machine, cases);
  const starts = graph.starts.filter(({ input }) => input === from);
  const { trails } = target({ ...graph, starts }, { ...DEFAULT_OPTIONS, to: state });
  return trails.flatMap(({ edges }) => edges.map(({ step }) => step));
}

/** Walks to this state, and returns how often each port was called before its last step, and after it. */
async function walkTo({
  flow,
  from,
  path,
  moved,
}: Pick<Place, 'flow' | 'moved'> & { readonly from: string; readonly path?: string }) {
  const model = models[flow];
  const start = model.starts[from];
  if (!start) throw new Error(`${flow} does not start with ${from}.`);
  const opened = openRendered({ ...start, ...(path !== undefined && { path }) });
  close = opened.close;
  const timesOf = (port: string) => opened.made.filter((one) => one === port).length;
  const steps = stepsTo(flow, from, moved);
  if (start.opens) await opened.I.press(start.opens);
  await walk(model, steps.slice(0, -1), opened.I);
  const before = new Map(opened.made.map((port) => [port, timesOf(port)]));
  await walk(model, steps.slice(-1), opened.I);
  return { before, timesOf };
}

it.each(PLACES.filter(({ flow }) => flowNames.includes(flow)))('$title loads again what stands behind it', async (place) => {
  const { before, timesOf } = await walkTo({ from: 'fresh', ...place });
  for (const port of place.loads) {
    expect(before.get(port), `${port} before`).toBeGreaterThan(0);
    await waitFor(() => expect(timesOf(port), port).toBe((before.get(port) ?? 0) + 1));
  }
});

const actions = flowNames.filter((name) => {
  const flow = flows[name];
  return 'model' in flow && flow.model.kind === 'action';
});

it.each(actions)('%s, an action that is done, loads again what stands behind it', async (flow) => {
  const [from = ''] = Object.keys(models[flow].starts);
  const { before, timesOf } = await walkTo({ flow, from, moved: 'succeeded' });
  const behind = [...before.keys()].filter((port) => port.endsWith('.load') && !port.startsWith(`${flow}.`));
  await waitFor(() => expect(behind.filter((port) => timesOf(port) > (before.get(port) ?? 0))).not.toEqual([]));
});
