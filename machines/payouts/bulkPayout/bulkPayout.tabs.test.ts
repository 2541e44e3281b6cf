/** Two tabs with the rows of one file, and a provider that looks at the key of a batch alone. */
import { describe, expect, it } from 'vitest';
import { begun, books, provider, reviewed, rows } from '../../../tests/samples/bulkProvider';
import type { Fault } from '../../kit/flow/fault';
import { bookmarkBulkPayout } from './bulkPayout.select';
import type { BulkBookmark } from './bulkPayout.types';

type Tab = ReturnType<typeof begun>;

/** A file under review in a tab, and in a duplicate of it. The first batch of each has this fault. */
async function twoTabs(...unsent: readonly Fault[]) {
  const shared = books();
  const of = () => provider(rows(2), { books: shared, unsent: [...unsent] });
  const first = await reviewed(of());
  const kept: BulkBookmark | null = JSON.parse(JSON.stringify(bookmarkBulkPayout(first.actor.getSnapshot())));
  const second = begun(of(), kept);
  await second.named();
  return { first, second, accepted: shared.accepted };
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
    const { first, second, accepted } = await twoTabs({ kind: 'network' });
    await lose(first);
    await lose(second);
    await first.pay();
    await second.pay();
    expect(accepted).toHaveLength(1);
  });

  it('are paid once if one tab changed them, and it shows what the other one sent', async () => {
    const { first, second, accepted } = await twoTabs({ kind: 'network' });
    await lose(first);
    await lose(second);
    await first.pay();
    second.actor.send({ type: 'row.excluded', line: 3 });
    await second.pay();
    expect(accepted).toHaveLength(1);
    expect(second.view().outcomes).toMatchObject([{ line: 2 }, { line: 3 }]);
  });

  it('that the provider refused are sent under another key', async () => {
    const { first, accepted } = await twoTabs({ kind: 'server', status: 400, message: 'Insufficient balance' });
    await first.confirm();
    await first.named();
    await first.pay();
    expect(accepted.map(({ idempotencyKey }) => idempotencyKey)).toEqual([expect.stringMatching(/\.2$/)]);
  });
});
