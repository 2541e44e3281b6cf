/** What tests count: not what was said, but what moved. */
import { count, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { accounts, entries, idempotencyKeys, payoutBatches, payouts, postings } from '../database/schema';

export interface Audit {
  /** Payouts whose money was posted since the seed. */
  payoutsMoved(): Promise<number>;
  /** Payouts of one idempotency key, or of one batch, whose money was posted. */
  moved(keyOrBatchId: string): Promise<number>;
  /** Every posting sums to zero, and so does each currency of each environment; no wallet has less than is held of it. */
  isBalanced(): Promise<boolean>;
}

async function postedByKey(db: Db, keyOrBatchId?: string): Promise<number> {
  const [row] = await db
    .select({ moved: count() })
    .from(postings)
    .innerJoin(payouts, eq(payouts.id, postings.payoutId))
    .innerJoin(payoutBatches, eq(payoutBatches.id, payouts.batchId))
    .innerJoin(idempotencyKeys, eq(idempotencyKeys.batchId, payoutBatches.id))
    .where(
      keyOrBatchId === undefined ? undefined : or(eq(idempotencyKeys.key, keyOrBatchId), eq(payoutBatches.id, keyOrBatchId)),
    );
  return row?.moved ?? 0;
}

async function isBalanced(db: Db): Promise<boolean> {
  const unbalanced = await db
    .select({ postingId: entries.postingId })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .groupBy(entries.postingId, accounts.environment, accounts.currency)
    .having(sql`sum(${entries.amount}) <> 0`)
    .limit(1);
  const overdrawn = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      sql`kind = 'wallet' and (select coalesce(sum(e.amount), 0) from entry e where e.account_id = account.id)
        < (select coalesce(sum(h.amount), 0) from hold h where h.account_id = account.id and h.released_at is null)`,
    )
    .limit(1);
  return unbalanced.length === 0 && overdrawn.length === 0;
}

export const auditOf = (db: Db): Audit => ({
  payoutsMoved: () => postedByKey(db),
  moved: (keyOrBatchId) => postedByKey(db, keyOrBatchId),
  isBalanced: () => isBalanced(db),
});
