/** The cost of the rows that are ready, before the batch is confirmed. */
import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { begun, file, number, provider, reviewed, rows, texts } from '../../../tests/samples/bulkProvider';
import { balanceAfter, shortOf } from './bulkPayout.cost';

it('[BLK-01] shows the cost of the rows that are ready, and asks once for the same rows', async () => {
  const of = provider([...rows(2), texts(9, '1')]);
  const { actor, view } = await reviewed(of);
  expect(view().cost).toEqual({ state: 'known', fee: '10.00', total: '210.00', balanceAfter: '790.00', short: null });
  actor.send({ type: 'cell.changed', line: 9, field: 'account', text: '12' });
  expect(view().cost.state).toBe('known');
  expect(of.priced).toEqual([['100', '100']]);
});

it('[BLK-01] never shows the cost of other rows', async () => {
  const of = provider(rows(3));
  const { actor, view, named } = await reviewed(of);
  actor.send({ type: 'row.excluded', line: 3 });
  expect(view().cost).toMatchObject({ state: 'loading', fee: null, total: null });
  // Rows that change while the cost is loading are asked about again.
  actor.send({ type: 'row.excluded', line: 4 });
  await waitFor(actor, () => view().cost.state === 'known');
  await named();
  expect(view().cost).toMatchObject({ state: 'known', total: '110.00' });
  expect(of.priced.map((amounts) => amounts.length)).toEqual([3, 2, 1]);
  actor.send({ type: 'row.excluded', line: 2 });
  expect(view().cost).toMatchObject({ state: 'unknown', total: null });
});

it('[BLK-01] keeps the cost and what is known of the names while it asks about corrections, and asks for neither again', async () => {
  const of = provider(rows(3), { silent: number(4) });
  const { actor, view } = await reviewed(of);
  actor.send({ type: 'row.excluded', line: 3 });
  await waitFor(actor, () => view().cost.state === 'known');
  const [{ cost, lookup, blocker, total }, priced] = [view(), of.priced.length];
  expect(lookup).toMatchObject({ state: 'done', isSilent: true });
  actor.send({ type: 'file.dismissed' });
  expect(view()).toMatchObject({ step: 'discarding', cost, lookup, blocker, total });
  actor.send({ type: 'dismissal.cancelled' });
  expect(view()).toMatchObject({ step: 'reviewing', cost, lookup, blocker, total });
  expect(of.priced).toHaveLength(priced);
});

it('[BLK-01] says that names are missing while it asks about corrections, and looks them up afterwards', async () => {
  const of = provider(rows(51), { names: 1 });
  const { actor, view } = begun(of);
  actor.send({ type: 'file.chosen', file });
  await vi.waitFor(() => expect(view().counts.ready).toBe(50), { timeout: 10_000 });
  actor.send({ type: 'row.excluded', line: 2 });
  actor.send({ type: 'file.dismissed' });
  expect(view()).toMatchObject({ step: 'discarding', lookup: { state: 'stopped', done: 49, of: 50 } });
  actor.send({ type: 'dismissal.cancelled' });
  expect(view().lookup.state).toBe('running');
});

it('[BLK-01] keeps the cost beside the confirmation, and asks for it again after the confirmation was left', async () => {
  const of = provider(rows(2));
  const { actor, view, named } = await reviewed(of);
  const { cost } = view();
  actor.send({ type: 'batch.reviewed' });
  expect(view()).toMatchObject({ step: 'confirming', cost });
  of.available = '500.00';
  actor.getSnapshot().children.confirmation?.send({ type: 'confirmation.dismissed' });
  await named();
  expect(view().cost).toMatchObject({ balanceAfter: '290.00' });
  expect(of.priced).toHaveLength(2);
});

it('[BLK-01] looks up the name of a row that was corrected while the cost was loading, and asks for the cost of all', async () => {
  const of = provider([...rows(1), texts(9, '1')]);
  const { actor, view, named } = await reviewed(of);
  actor.send({ type: 'cell.changed', line: 2, field: 'amount', text: '50' });
  expect(view().cost.state).toBe('loading');
  actor.send({ type: 'cell.changed', line: 9, field: 'account', text: number(9) });
  expect(view()).toMatchObject({ cost: { state: 'unknown' }, lookup: { state: 'running', done: 1, of: 2 } });
  await named();
  expect(view()).toMatchObject({ cost: { state: 'known', total: '160.00' }, counts: { ready: 2 } });
});

it('[BLK-01] says that the balance does not cover a cost only if it is known', async () => {
  const of = provider(rows(2));
  of.fee = '900.00';
  const { actor, view, named } = await reviewed(of);
  expect(view()).toMatchObject({ cost: { state: 'known', short: '100.00' }, isAffordable: true, quoteProblem: null });
  // A review that could not be confirmed is not opened.
  expect(actor.getSnapshot().can({ type: 'batch.reviewed' })).toBe(false);
  of.unpriced = { kind: 'network' };
  actor.send({ type: 'row.excluded', line: 2 });
  expect(view().cost).toMatchObject({ state: 'loading', short: null });
  await waitFor(actor, (snapshot) => snapshot.matches({ reviewing: 'costFailed' }));
  expect(view().cost).toMatchObject({ state: 'failed', short: null });
  expect(actor.getSnapshot().can({ type: 'batch.reviewed' })).toBe(true);
  actor.send({ type: 'row.excluded', line: 3 });
  await named();
  expect(view().cost).toMatchObject({ state: 'unknown', short: null });
});

it('[BLK-01] says why the fee of a batch is missing, until it is asked for again', async () => {
  const of = provider(rows(2));
  const { actor, view } = await reviewed(of);
  of.unquoted = { kind: 'server', status: 500, message: 'No fees today' };
  actor.send({ type: 'batch.reviewed' });
  expect(view()).toMatchObject({ quote: null, quoteProblem: null, isAffordable: true });
  await vi.waitFor(() => expect(view()).toMatchObject({ quoteProblem: 'No fees today', isAffordable: true }));
  of.unquoted = null;
  actor.getSnapshot().children.confirmation?.send({ type: 'retry' });
  expect(view().quoteProblem).toBeNull();
  await vi.waitFor(() => expect(view()).toMatchObject({ quote: { fee: '0' }, quoteProblem: null, isAffordable: true }));
});

it('[BLK-01] goes on without the fees if they fail to load, and asks again on request or for other rows', async () => {
  const of = provider(rows(2));
  of.unpriced = { kind: 'network' };
  const { actor, view, named } = await reviewed(of, 'costFailed');
  expect(view()).toMatchObject({ cost: { state: 'failed', total: null }, blocker: null });
  expect(actor.getSnapshot().can({ type: 'batch.reviewed' })).toBe(true);
  of.unpriced = null;
  actor.send({ type: 'cost.retry' });
  await named();
  expect(view().cost).toMatchObject({ state: 'known', total: '210.00' });
  of.unpriced = { kind: 'network' };
  actor.send({ type: 'row.excluded', line: 2 });
  await waitFor(actor, (snapshot) => snapshot.matches({ reviewing: 'costFailed' }));
  of.unpriced = null;
  actor.send({ type: 'row.restored', line: 2 });
  await named();
  expect(view().cost).toMatchObject({ state: 'known', total: '210.00' });
  actor.send({ type: 'cell.changed', line: 2, field: 'account', text: number(7) });
  await named();
  expect(view().cost.state).toBe('known');
});

it('[BLK-01] counts the balance after the batch, and knows none without the fees', () => {
  const cost = { fee: '10.00', total: '110.00', available: '100.50' };
  expect([balanceAfter(cost), shortOf(cost)]).toEqual(['-9.50', '9.50']);
  expect([balanceAfter({ ...cost, total: '100.50' }), shortOf({ ...cost, total: '100.50' })]).toEqual(['0.00', null]);
  expect([balanceAfter({ ...cost, total: null }), shortOf({ ...cost, total: null })]).toEqual([null, null]);
});
