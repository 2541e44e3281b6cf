// @vitest-environment happy-dom
/** Once money has moved, the page behind loads again: its balances and lists are from before. */
import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { FlowName } from '../../machines/flows';
import { loadScreens, openRendered } from '../drivers/rendered';
import { models } from '../models/all';
import { nameOf, walk } from '../models/model';
import { flowNames, pathsOf } from './flowPaths';

loadScreens();

interface Place {
  readonly title: string;
  readonly flow: FlowName;
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
];

let close = () => {};
afterEach(() => close());

it.each(PLACES.filter(({ flow }) => flowNames.includes(flow)))('$title loads again what stands behind it', async (place) => {
  const model = models[place.flow];
  const reaches = pathsOf(place.flow).paths.flatMap(({ input, steps }) => {
    const at = steps.findIndex(({ value }) => nameOf(value).split('.').at(-1) === place.moved);
    return input === 'fresh' && at >= 0 ? [steps.slice(0, at + 1)] : [];
  });
  const [shortest] = reaches.sort((one, other) => one.length - other.length);
  if (!shortest) throw new Error(`No path of ${place.flow} comes to ${place.moved}.`);
  const start = model.starts.fresh;
  if (!start) throw new Error(`${place.flow} has no fresh start.`);
  const opened = openRendered({ ...start, path: place.path });
  close = opened.close;
  const loaded = () => place.loads.map((port) => opened.made.filter((one) => one === port).length);
  await walk(model, shortest.slice(0, -1), opened.I);
  const before = loaded();
  expect(Math.min(...before), `${place.loads} before`).toBeGreaterThan(0);
  await walk(model, shortest.slice(-1), opened.I);
  await waitFor(() => expect(loaded()).toEqual(before.map((times) => times + 1)));
});
