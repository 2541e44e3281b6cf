import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { open } from '../../../tests/samples/swapProvider';
import { swapCases } from './swap.cases';
import { priceFor, repriced } from './swap.rules';
import { bookmarkSwap, selectSwap } from './swap.select';
import type { Market, Order } from './swap.types';

const { now, moved } = swapCases.ports.loadMarket.answers;
const { bookmark } = swapCases.inputs.reopened;
const order: Order = bookmark.order;
const timeout = { kind: 'timeout' } as const;

const ready = ({ actor }: ReturnType<typeof open>) => waitFor(actor, (snapshot) => snapshot.matches({ editing: 'ready' }));

describe('what a swap shows', () => {
  test('[SWP-01] the currencies once rates are loaded, and what both wallets hold', async () => {
    const page = open();
    const { actor, seen } = page;
    expect(seen()).toMatchObject({ loading: true, sources: [], destinations: [], available: null, validUntil: null });
    await ready(page);
    expect(seen()).toMatchObject({ loading: false, sources: ['NGN', 'USD', 'GBP'], destinations: ['USD', 'GBP'] });
    expect(seen()).toMatchObject({ available: '6482930.00', credit: null, afterwards: null });
    actor.send({ type: 'debit.changed', debit: '100,000.00' });
    expect(seen()).toMatchObject({ credit: null, afterwards: null });
    actor.send({ type: 'destination.chosen', destination: 'USD' });
    expect(seen()).toMatchObject({ credit: '65.78', afterwards: '40065.78', price: { price: '1520.00' } });
    // A balance that this swap can't lead to is not shown.
    actor.send({ type: 'debit.changed', debit: '99,999,999.00' });
    expect([seen().fault, seen().afterwards]).toEqual(['Amount exceeds wallet balance', null]);
    actor.send({ type: 'debit.changed', debit: '' });
    expect(seen()).toMatchObject({ credit: null, afterwards: null });
  });

  test('[SWP-04] until when the rates are valid, except while others are loading', async () => {
    const page = open({ markets: [now, timeout, now] });
    const { actor, seen, at, fill, endRate } = page;
    const until = now.askedAt + 300_000;
    await ready(page);
    expect(seen().validUntil).toBe(until);
    await fill();
    expect(seen().validUntil).toBe(until);
    endRate();
    await at('refreshingRate');
    expect(seen().validUntil).toBeNull();
    await at('rateFailed');
    expect(seen().validUntil).toBeNull();
    actor.send({ type: 'market.retry' });
    await at('verifying');
    expect(seen().validUntil).toBe(until);
  });

  test('[SWP-04] no time in the form while expired rates are loading', async () => {
    const page = open();
    await ready(page);
    page.endRate();
    await waitFor(page.actor, (snapshot) => snapshot.matches({ editing: 'loading' }));
    expect(page.seen()).toMatchObject({ loading: true, validUntil: null, sources: ['NGN', 'USD', 'GBP'] });
  });

  test('[SWP-05] whether the balances after the swap are known', async () => {
    const { actor, seen, fill, enter, at } = open({ markets: [now, timeout, now] });
    await fill();
    expect([seen().report, seen().columns.length]).toEqual(['shown', 2]);
    enter('1');
    await at('succeeded');
    expect(seen().report).toBe('loading');
    await waitFor(actor, (snapshot) => snapshot.matches('reportFailed'));
    expect(seen()).toMatchObject({ step: 'succeeded', report: 'failed' });
    actor.send({ type: 'balances.retry' });
    expect(seen().report).toBe('loading');
    await waitFor(actor, (snapshot) => snapshot.matches('reported'));
    expect(seen()).toMatchObject({ step: 'succeeded', report: 'shown' });
  });

  test.each([
    ['', 'Success - Enter OTP'],
    ['We sent a code', 'We sent a code'],
  ])('[SWP-05] says that the code was sent: %j', async (message, text) => {
    const { said, fill } = open({ message });
    await fill();
    expect(said).toEqual([text]);
  });
});

describe('[SWP-05] the bookmark of a swap', () => {
  test.each([
    [{ type: 'dismissed' }, 'swapped'],
    [{ type: 'swap.another' }, 'another'],
  ] as const)('is empty once the swap is made, and after %j', async (event, result) => {
    const { actor, fill, enter, at } = open();
    await fill();
    enter('1');
    await at('succeeded');
    expect(bookmarkSwap(actor.getSnapshot())).toBeNull();
    actor.send(event);
    expect([actor.getSnapshot().output, bookmarkSwap(actor.getSnapshot())]).toEqual([{ result }, null]);
  });

  test('is the draft while the form is open, and nothing once the merchant said that they leave', async () => {
    const page = open();
    await ready(page);
    page.actor.send({ type: 'debit.changed', debit: '5' });
    expect(bookmarkSwap(page.actor.getSnapshot())).toMatchObject({ draft: { debit: '5' }, order: null });
    page.actor.send({ type: 'dismissed' });
    expect(selectSwap(page.actor.getSnapshot())).toMatchObject({ step: 'editing', leaving: true, draft: { debit: '5' } });
    page.actor.send({ type: 'leave.dismissed' });
    expect(selectSwap(page.actor.getSnapshot())).toMatchObject({ step: 'editing', leaving: false, draft: { debit: '5' } });
    page.actor.send({ type: 'dismissed' });
    page.actor.send({ type: 'leave.confirmed' });
    expect(bookmarkSwap(page.actor.getSnapshot())).toBeNull();
  });

  test('is nothing of an untouched form, which closes at once', async () => {
    const page = open();
    await ready(page);
    page.actor.send({ type: 'dismissed' });
    expect([page.actor.getSnapshot().output, bookmarkSwap(page.actor.getSnapshot())]).toEqual([{ result: 'closed' }, null]);
  });

  test('has no order when the session expires before it is sent, because there is no outcome to ask for', async () => {
    const { actor, fill, endRate } = open({ markets: [now, { kind: 'sessionExpired' }] });
    await fill();
    endRate();
    await waitFor(actor, ({ status }) => status === 'done');
    expect(actor.getSnapshot().output).toEqual({ result: 'sessionExpired' });
    expect(bookmarkSwap(actor.getSnapshot())).toMatchObject({ draft: { destination: 'USD' }, order: null });
  });

  test('stays when the merchant closes while the outcome is unknown', () => {
    const { actor } = open({ bookmark });
    actor.send({ type: 'dismissed' });
    expect(bookmarkSwap(actor.getSnapshot())).toEqual(bookmark);
  });
});

describe('the currency of the credit', () => {
  test.each([
    ['USD', 'NGN'],
    ['GBP', 'NGN'],
    ['EUR', ''],
    ['NGN', ''],
  ])('[SWP-01] after choosing %s to pay with is %j: the only one that it can be swapped to', async (source, destination) => {
    const page = open();
    await ready(page);
    page.actor.send({ type: 'source.chosen', source });
    expect(page.seen().draft.destination).toBe(destination);
  });

  test('[SWP-01] is not known before rates are loaded, and stays if it is offered', async () => {
    const page = open();
    page.actor.send({ type: 'destination.chosen', destination: 'USD' });
    page.actor.send({ type: 'source.chosen', source: 'NGN' });
    expect(page.seen().draft.destination).toBe('');
    await ready(page);
    page.actor.send({ type: 'destination.chosen', destination: 'GBP' });
    page.actor.send({ type: 'source.chosen', source: 'NGN' });
    expect(page.seen().draft.destination).toBe('GBP');
  });
});

describe('[SWP-04] an order at new rates', () => {
  const holding = (availableBalance: string, market: Market = now): Market => ({
    ...market,
    wallets: market.wallets.map((wallet) => (wallet.currency === 'NGN' ? { ...wallet, availableBalance } : wallet)),
  });

  test.each<[string, Market, string | null]>([
    ['the same', now, '65.78'],
    ['others', moved, '65.65'],
    ['a balance of exactly the debit', holding('100000'), '65.78'],
    ['a balance below the debit', holding('99999.99'), null],
    ['no wallet to pay from', { ...now, wallets: [] }, null],
    ['no such pair', { ...now, pairs: now.pairs.slice(1) }, null],
    ['nothing', { ...now, pairs: [], wallets: [] }, null],
  ])('with %s', (_, market, credit) => expect(repriced(order, market)?.credit ?? null).toBe(credit));

  test('is not made below the minimum', () => {
    expect(repriced({ ...order, debit: '1519.99' }, now)).toBeNull();
    expect(repriced({ ...order, debit: '1520' }, now)?.credit).toBe('1.00');
  });

  test('has the price of its direction', () => {
    expect([priceFor(order.pair, 'NGN'), priceFor(order.pair, 'USD')]).toEqual(['1520.00', '1490.00']);
  });

  test('keeps its key at a rate that was accepted, because it was not sent yet', async () => {
    const first = open();
    await first.fill();
    expect(first.seen().order?.idempotencyKey).toEqual(expect.any(String));
    const { actor, at, fill, endRate, seen } = open({ markets: [now, moved] });
    await fill();
    const before = seen().order?.idempotencyKey;
    endRate();
    await at('confirmingNewRate');
    actor.send({ type: 'rate.accepted' });
    await at('verifying');
    expect(before).toEqual(expect.any(String));
    expect(seen().order?.idempotencyKey).toBe(before);
  });
});
