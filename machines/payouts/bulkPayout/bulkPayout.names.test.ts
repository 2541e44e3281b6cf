import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { begun, file, number, provider, reviewed, rows, texts } from '../../../tests/samples/bulkProvider';
import { bookmarkBulkPayout } from './bulkPayout.select';

describe('the names of a batch', () => {
  it('[BLK-01] looks names up a few at a time, each account once, and tells how far it is', async () => {
    const of = provider([...rows(60), texts(99, number(2), '7')]);
    const { view } = await reviewed(of);
    expect(of.asked.map((payees) => payees.length)).toEqual([50, 10]);
    expect(view()).toMatchObject({
      lookup: { state: 'done', done: 60, of: 60 },
      counts: { all: 61, ready: 61 },
      total: '6007.00',
    });
  });

  it('[BLK-01] leaves a row as it was when other rows are given their names', async () => {
    const of = provider(rows(60));
    const flow = begun(of);
    flow.actor.send({ type: 'file.chosen', file });
    await waitFor(flow.actor, (snapshot) => Object.keys(snapshot.context.names).length === 50);
    const before = flow.view().entries;
    await flow.named();
    const after = flow.view().entries;
    expect(after.slice(0, 25).every((entry, at) => entry === before[at])).toBe(true);
    expect(after.slice(25).map(({ state }) => state)).toEqual(Array.from({ length: 35 }, () => 'ready'));
  });

  it('[BLK-01] tells of a bank that said nothing, and asks again when the merchant does', async () => {
    const of = provider(rows(2), { silent: number(3) });
    const { actor, view, named } = await reviewed(of);
    expect(view().entries[1]?.problems.map(({ says }) => says)).toEqual([
      'We couldn’t get the account name from the bank. Look it up again.',
    ]);
    expect(view().lookup.isSilent).toBe(true);
    actor.send({ type: 'lookup.retry' });
    await named();
    expect(view().lookup.isSilent).toBe(false);
    expect(view().counts).toMatchObject({ ready: 2, attention: 0 });
  });

  it('[BLK-01] does not tell of a silent bank of an earlier file, nor count its names', async () => {
    const of = provider(rows(2), { silent: number(3) });
    const { actor, view, named } = await reviewed(of);
    expect(view().lookup).toMatchObject({ isSilent: true, done: 2, of: 2 });
    actor.send({ type: 'row.excluded', line: 3 });
    expect(view().lookup).toMatchObject({ isSilent: false, done: 1, of: 1 });
    actor.send({ type: 'row.restored', line: 3 });
    actor.send({ type: 'file.dismissed' });
    of.given = [texts(7, number(7))];
    actor.send({ type: 'file.chosen', file });
    await named();
    expect(view().lookup).toEqual({ state: 'done', isSilent: false, done: 1, of: 1 });
    // The account that the bank said nothing about is asked about again.
    actor.send({ type: 'file.dismissed' });
    of.given = [texts(2, number(3))];
    actor.send({ type: 'file.chosen', file });
    await named();
    expect(of.asked.at(-1)).toEqual([{ bankCode: '058', number: number(3) }]);
    expect(view().counts.ready).toBe(1);
  });

  it('[BLK-01] looks up what is on screen first, and then the largest amounts', async () => {
    const of = provider(Array.from({ length: 120 }, (_, at) => texts(at + 2, `00000${10_000 + at}`, String(at + 1))));
    const flow = begun(of);
    flow.actor.send({ type: 'file.chosen', file });
    await flow.until('reviewing');
    flow.actor.send({ type: 'rows.shown', lines: [52, 53] });
    await flow.named();
    const asked = of.asked.map((payees) => payees.map((payee) => Number(payee.number) - 10_000));
    // The first rows of the file, then the largest; once the merchant has scrolled, what is there now.
    expect(asked[0]?.slice(0, 25).toSorted((one, other) => one - other)).toEqual(Array.from({ length: 25 }, (_, at) => at));
    expect(asked[0]?.slice(25, 28)).toEqual([119, 118, 117]);
    expect(asked[1]?.slice(0, 3)).toEqual([51, 50, 94]);
    expect(asked.flat()).toHaveLength(120);
  });
});

describe('[BLK-01] a batch whose names come slowly', () => {
  async function begunSlowly() {
    // The bank answers the first fifty, and says nothing more.
    const of = provider([...rows(60), texts(99, '1')], { names: 1 });
    const flow = begun(of);
    flow.actor.send({ type: 'file.chosen', file });
    await flow.until('reviewing');
    expect(flow.view().blocker).toBe('lookingUp');
    expect(flow.actor.getSnapshot().can({ type: 'batch.reviewed' })).toBe(false);
    await vi.waitFor(() => expect(flow.view().counts.ready).toBe(50));
    return { of, ...flow };
  }

  it('pays the rows that are ready, and says how many wait', async () => {
    const { of, view, pay } = await begunSlowly();
    expect(view()).toMatchObject({
      lookup: { state: 'running' },
      blocker: null,
      total: '5000.00',
      counts: { all: 61, ready: 50, waiting: 10, attention: 1 },
    });
    expect(await pay()).toBe('5000.00');
    expect(of.orders[0]?.payments).toHaveLength(50);
  });

  it('goes on looking names up where its payment is not confirmed', async () => {
    const { of, actor, view, named } = await begunSlowly();
    actor.send({ type: 'batch.reviewed' });
    expect(view()).toMatchObject({ step: 'confirming', counts: { ready: 50, waiting: 10 } });
    of.names = Infinity;
    actor.getSnapshot().children.confirmation?.send({ type: 'confirmation.revised' });
    await named();
    expect(view().counts).toMatchObject({ ready: 60, waiting: 0 });
    expect(of.orders).toHaveLength(0);
  });

  it('leads from the results, also after a reload, to the rows that were not sent, and to no other', async () => {
    const { of, actor, view, pay } = await begunSlowly();
    actor.send({ type: 'row.excluded', line: 99 });
    await pay();
    expect(view()).toMatchObject({ step: 'results', failed: 0, leftOver: 11, account: { unsent: 10, excluded: 1 } });
    Object.assign(of, { names: Infinity, available: '9000.00' });
    const again = begun(of, JSON.parse(JSON.stringify(bookmarkBulkPayout(actor.getSnapshot()))));
    await again.until('results');
    expect(again.view().account.unsent).toBe(10);
    again.actor.send({ type: 'retry' });
    await again.named();
    expect(again.view().counts).toMatchObject({ all: 11, ready: 10, leftOut: 1 });
    await again.pay();
    const paid = of.orders.flatMap(({ payments }) => payments.map(({ line }) => line));
    expect(paid.toSorted((one, other) => one - other)).toEqual(rows(60).map(({ line }) => line));
    expect(again.view().account.unsent).toBe(0);
    expect(again.actor.getSnapshot().can({ type: 'retry' })).toBe(false);
  });
});
