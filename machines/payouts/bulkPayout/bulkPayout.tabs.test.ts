/** Two tabs with the rows of one file, and a provider that looks at the key of a batch alone. */
import { describe, expect, it } from 'vitest';
import { begun, books, file, number, provider, reviewed, rows } from '../../../tests/samples/bulkProvider';
import type { Fault } from '../../kit/flow/fault';
import { bookmarkBulkPayout } from './bulkPayout.select';
import type { BulkBookmark } from './bulkPayout.types';

type Tab = ReturnType<typeof begun>;

/** What a reload or a duplicate of a tab starts with. */
const keptIn = ({ actor }: Tab): BulkBookmark | null => JSON.parse(JSON.stringify(bookmarkBulkPayout(actor.getSnapshot())));

/** A file under review in a tab, and in a duplicate of it. The first batch of each has this fault, and these rows of it fail. */
async function twoTabs({ unsent = [], failing = [] }: { unsent?: readonly Fault[]; failing?: readonly number[] } = {}) {
  const shared = books();
  const of = () => provider(rows(2), { books: shared, unsent: [...unsent], failing });
  const first = await reviewed(of());
  const second = begun(of(), keptIn(first));
  await second.named();
  return {
    first,
    second,
    accepted: shared.accepted,
    again: (kept: BulkBookmark | null) => begun(provider(rows(2), { books: shared }), kept),
  };
}

/** Sends a batch that never arrives, until its rows can be reviewed again. */
async function lose({ until, named, confirm }: Tab) {
  await confirm();
  await until('reading');
  await named();
}

describe('[BLK-01 PAY-05] the rows of one file in two tabs', () => {
  it('are paid once if both tabs send them', async () => {
    const { first, second, accepted } = await twoTabs();
    await first.pay();
    await second.pay();
    expect(accepted).toHaveLength(1);
    expect(second.view().outcomes).toMatchObject([{ line: 2 }, { line: 3 }]);
  });

  it('are paid once if neither batch arrived and both tabs send them again', async () => {
    const { first, second, accepted } = await twoTabs({ unsent: [{ kind: 'network' }] });
    await lose(first);
    await lose(second);
    await first.pay();
    await second.pay();
    expect(accepted).toHaveLength(1);
  });

  it('are paid once if one tab changed them, and it shows what the other one sent', async () => {
    const { first, second, accepted } = await twoTabs({ unsent: [{ kind: 'network' }] });
    await lose(first);
    await lose(second);
    await first.pay();
    second.actor.send({ type: 'row.excluded', line: 3 });
    await second.pay();
    expect(accepted).toHaveLength(1);
    expect(second.view().outcomes).toMatchObject([{ line: 2 }, { line: 3 }]);
  });

  it('are shown as they were sent if one tab changed an amount and the other one sent them', async () => {
    const { first, second, accepted } = await twoTabs({ unsent: [{ kind: 'network' }] });
    await lose(first);
    await lose(second);
    await first.pay();
    second.actor.send({ type: 'cell.changed', line: 3, field: 'amount', text: '250' });
    await second.pay();
    expect(accepted).toHaveLength(1);
    expect(second.view()).toMatchObject({
      outcomes: [{ amount: '100' }, { line: 3, amount: '100', account: number(3), name: 'ADA' }],
      outcomeSums: { accepted: '200.00' },
    });
  });

  it('are paid once if one tab left its review before it sent them', async () => {
    const { first, second, accepted } = await twoTabs();
    first.actor.send({ type: 'batch.reviewed' });
    first.actor.getSnapshot().children.confirmation?.send({ type: 'confirmation.revised' });
    await first.named();
    await first.pay();
    await second.pay();
    expect(accepted).toHaveLength(1);
  });

  it('are paid once if one tab was reloaded before it knew that its batch did not arrive', async () => {
    const { first, accepted, again } = await twoTabs({ unsent: [{ kind: 'network' }] });
    await first.confirm();
    const reloaded = again(keptIn(first));
    await first.until('reading');
    await first.named();
    await reloaded.named();
    await first.pay();
    await reloaded.pay();
    expect(accepted).toHaveLength(1);
  });

  it('that failed are paid once if both tabs send them again', async () => {
    const { first, second, accepted } = await twoTabs({ failing: [3] });
    for (const tab of [first, second]) await tab.pay();
    for (const { actor, named, pay } of [first, second]) {
      actor.send({ type: 'retry' });
      await named();
      await pay();
    }
    expect(accepted.map(({ payments }) => payments.map(({ line }) => line))).toEqual([[2, 3], [3]]);
  });

  it('have another key than those of the next file', async () => {
    const { first, accepted } = await twoTabs();
    await first.pay();
    first.actor.send({ type: 'batch.finished' });
    first.actor.send({ type: 'file.chosen', file });
    await first.named();
    await first.pay();
    expect(new Set(accepted.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('that the provider refused are sent under another key', async () => {
    const { first, accepted } = await twoTabs({ unsent: [{ kind: 'server', status: 400, message: 'Insufficient balance' }] });
    await first.confirm();
    await first.named();
    await first.pay();
    expect(accepted.map(({ idempotencyKey }) => idempotencyKey)).toEqual([expect.stringMatching(/\.2$/)]);
  });
});
