import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { begun, books, file, number, provider, reviewed, rows, texts } from '../../../tests/samples/bulkProvider';
import { bookmarkBulkPayout } from './bulkPayout.select';
import type { BulkBookmark } from './bulkPayout.types';

const hiddenRows = (...lines: readonly number[]) => ({ cause: 'hidden', lines, remedies: [{ kind: 'include', lines }] });

describe('a batch', () => {
  it('[BLK-01] sends the rows that are ready, and no other', async () => {
    const hidden = { ...texts(7, number(7)), isHidden: true };
    const of = provider([
      ...[texts(2, number(2)), texts(3, '1'), texts(4, number(4))],
      ...[texts(5, number(2)), texts(6, number(6)), hidden],
    ]);
    const { actor, view, pay } = await reviewed(of);
    actor.send({ type: 'row.excluded', line: 6 });
    const states = view().entries.map(({ state }) => state);
    expect(states).toEqual(['ready', 'attention', 'ready', 'attention', 'leftOut', 'attention']);
    expect(view().entries[3]?.problems.map(({ says }) => says)).toEqual([
      'Same account and amount as row 2. Keep it only if you mean to pay twice.',
    ]);
    expect(await pay()).toBe('200.00');
    expect(of.orders[0]?.payments.map(({ line, reference }) => [line, reference])).toEqual([
      [2, 'F-2'],
      [4, 'F-4'],
    ]);
    // What was left out, or is hidden, is not offered next.
    expect(view().account).toEqual({ all: 6, sent: 2, unsent: 2, excluded: 1, hidden: 1 });
  });

  it('[BLK-01] puts a row right in its place, and asks whose account it is now', async () => {
    const of = provider([texts(2, '1'), { ...texts(3, number(3)), beyond: '000' }]);
    const { actor, view, named } = await reviewed(of);
    expect(view().blocker).toBe('nothing');
    actor.send({ type: 'cell.changed', line: 2, field: 'account', text: number(2) });
    await named();
    actor.send({ type: 'cell.changed', line: 3, field: 'amount', text: '1,000.00' });
    await named();
    expect(view()).toMatchObject({ counts: { ready: 2, attention: 0 }, total: '1100.00', blocker: null });
  });

  it('[BLK-01] holds hidden rows back, also over a reload, until the merchant includes them', async () => {
    const hidden = (line: number) => ({ ...texts(line, number(line)), isHidden: true });
    const of = provider([texts(2, number(2)), hidden(3), hidden(4), hidden(5)]);
    const { actor, view } = await reviewed(of);
    expect(view()).toMatchObject({ counts: { ready: 1, attention: 3 }, groups: [hiddenRows(3, 4, 5)], total: '100.00' });
    expect(of.asked.flat()).toHaveLength(1);
    actor.send({ type: 'rows.included', lines: [3] });
    const again = begun(of, JSON.parse(JSON.stringify(bookmarkBulkPayout(actor.getSnapshot()))));
    await again.named();
    expect(again.view()).toMatchObject({ counts: { ready: 2, attention: 2 }, groups: [hiddenRows(4, 5)] });
    again.actor.send({ type: 'row.excluded', line: 5 });
    again.actor.send({ type: 'rows.included', lines: again.view().groups[0]?.lines ?? [] });
    await again.named();
    expect(await again.pay()).toBe('300.00');
    expect(of.orders[0]?.payments.map(({ line }) => line)).toEqual([2, 3, 4]);
  });

  it('[BLK-01] asks before it drops corrections, also those of an earlier page, and drops nothing else unasked', async () => {
    const of = provider([texts(2, '1'), texts(3, number(3))]);
    const { actor, view } = await reviewed(of);
    actor.send({ type: 'file.dismissed' });
    expect(view().step).toBe('choosing');
    actor.send({ type: 'file.chosen', file });
    await waitFor(actor, (snapshot) => snapshot.matches('reviewing'));
    actor.send({ type: 'cell.changed', line: 2, field: 'account', text: number(2) });
    const again = begun(of, JSON.parse(JSON.stringify(bookmarkBulkPayout(actor.getSnapshot()))));
    await again.named();
    for (const flow of [{ actor, view }, again]) {
      flow.actor.send({ type: 'file.dismissed' });
      expect(flow.view()).toMatchObject({ step: 'discarding', counts: { all: 2 } });
      flow.actor.send({ type: 'dismissal.cancelled' });
      expect(flow.view().entries[0]?.row.account).toBe(number(2));
      flow.actor.send({ type: 'file.dismissed' });
      flow.actor.send({ type: 'dismissal.confirmed' });
      expect(flow.view()).toMatchObject({ step: 'choosing', name: '' });
    }
  });

  it('[BLK-01] asks before it drops the first correction after a reload, and keeps it over the next one', async () => {
    const of = provider(rows(2));
    const first = await reviewed(of);
    const flow = begun(of, JSON.parse(JSON.stringify(bookmarkBulkPayout(first.actor.getSnapshot()))));
    await flow.named();
    flow.actor.send({ type: 'cell.changed', line: 3, field: 'amount', text: '7' });
    expect(bookmarkBulkPayout(flow.actor.getSnapshot())?.kept.texts[1]).toMatchObject({ amount: '7', typed: ['amount'] });
    flow.actor.send({ type: 'file.dismissed' });
    expect(flow.view().step).toBe('discarding');
  });

  it('[BLK-01] tries again what failed, under the same names, and nothing that was paid', async () => {
    const of = provider(rows(4), { failing: [3, 5] });
    const { actor, view, named, pay } = await reviewed(of);
    await pay();
    expect(view().outcomes.map(({ isFailed }) => isFailed)).toEqual([false, true, false, true]);
    expect(view().outcomeSums).toEqual({ accepted: '200.00', failed: '200.00' });
    expect(view().outcomes.every(({ name }) => name !== null)).toBe(true);
    expect(view()).toMatchObject({ failed: 2, outcomes: [{ line: 2 }, { line: 3, reason: 'No' }, { line: 4 }, { line: 5 }] });
    expect(actor.getSnapshot().can({ type: 'code.available' })).toBe(false);
    // Another batch takes the place of those rows only after a question.
    actor.send({ type: 'batch.finished' });
    expect(view()).toMatchObject({ step: 'finishing', failed: 2 });
    actor.send({ type: 'dismissal.cancelled' });
    expect(view().step).toBe('results');
    actor.send({ type: 'retry' });
    await named();
    await pay();
    expect(of.orders.map(({ payments }) => payments.map(({ reference }) => reference))).toEqual([
      ['F-2', 'F-3', 'F-4', 'F-5'],
      ['F-3', 'F-5'],
    ]);
    expect(of.orders[0]?.idempotencyKey).not.toBe(of.orders[1]?.idempotencyKey);
    // The second result is that of the rows that were left over.
    expect(view().outcomes).toMatchObject([
      { line: 3, account: number(3) },
      { line: 5, account: number(5) },
    ]);
    expect(view().outcomeSums?.accepted).toBe('200.00');
    actor.send({ type: 'batch.finished' });
    expect(view().step).toBe('choosing');
  });

  it('[BLK-01] keeps its names and its batch over a reload', async () => {
    const of = provider(rows(2));
    const first = await reviewed(of);
    const before = bookmarkBulkPayout(first.actor.getSnapshot());
    expect(before).toMatchObject({ kept: { key: 'F' }, order: null, batchId: null });
    expect(bookmarkBulkPayout(first.actor.getSnapshot())).toBe(before);
    first.actor.send({ type: 'batch.reviewed' });
    expect(first.view().step).toBe('confirming');
    // Nothing was sent, so there is no outcome to ask for.
    expect(bookmarkBulkPayout(first.actor.getSnapshot())).toBe(before);
    first.actor.getSnapshot().children.confirmation?.send({ type: 'confirmation.dismissed' });
    await first.pay();
    const kept: BulkBookmark | null = JSON.parse(JSON.stringify(bookmarkBulkPayout(first.actor.getSnapshot())));
    expect(kept).toMatchObject({ kept: { key: 'F' }, order: null, batchId: 'B1' });
    const again = begun(of, kept);
    await again.until('results');
    expect(again.view().outcomes).toMatchObject([{ line: 2, account: number(2), status: 'Successful' }, { line: 3 }]);
    expect(of.orders).toHaveLength(1);
    const reopened = begun(of, JSON.parse(JSON.stringify(before)));
    await reopened.named();
    await reopened.pay();
    expect(of.orders[1]?.payments.map(({ reference }) => reference)).toEqual(['F-2', 'F-3']);
  });
});

it('[BLK-01] adds up nothing that is text of a file and no amount', async () => {
  const of = Object.assign(provider(rows(2), { isTerse: true }), { available: '9000.00' });
  const first = await reviewed(of);
  first.actor.send({ type: 'cell.changed', line: 3, field: 'amount', text: '1,000.00' });
  await first.named();
  await first.pay();
  expect(first.view().outcomes).toMatchObject([{ isAmount: true }, { amount: '1000.00', isAmount: true }]);
  expect(first.view().outcomeSums?.accepted).toBe('1100.00');
  const again = begun(of, JSON.parse(JSON.stringify(bookmarkBulkPayout(first.actor.getSnapshot()))));
  await again.until('results');
  expect(again.view().outcomes).toMatchObject([{ isAmount: true }, { amount: '1,000.00', isAmount: false }]);
  expect(again.view().outcomeSums).toBeNull();
});

describe('[BLK-01] a batch whose rows did not fit into the storage', () => {
  it('has a result for each row that was sent, and offers none that is not known', async () => {
    const of = { books: books(), failing: [3] };
    const { actor, confirm } = await reviewed(provider(rows(2), of));
    await confirm();
    const kept = bookmarkBulkPayout(actor.getSnapshot());
    const { view, until } = begun(provider(rows(2), of), kept && { ...kept, kept: { ...kept.kept, texts: [] } });
    await until('results');
    expect(view().outcomes).toMatchObject([
      { line: 2, account: '0000000002', amount: '100', isFailed: false },
      { line: 3, account: '0000000003', amount: '100', isFailed: true },
    ]);
    expect(view()).toMatchObject({ failed: 1, leftOver: 0, outcomeSums: { failed: '100.00', accepted: '100.00' } });
  });

  it('adds up nothing if the provider says only how each row ended', async () => {
    const of = { books: books(), isTerse: true };
    const { actor, confirm } = await reviewed(provider(rows(2), of));
    await confirm();
    const kept = bookmarkBulkPayout(actor.getSnapshot());
    const { view, until } = begun(provider(rows(2), of), kept && { ...kept, kept: { ...kept.kept, texts: [] } });
    await until('results');
    expect(view().outcomes).toMatchObject([{ line: 2, account: '', isAmount: false }, { line: 3 }]);
    expect(view().outcomeSums).toBeNull();
  });
});
