/** What tests count: money that moved, not responses. */
import { count, eq, or, sql } from 'drizzle-orm';
import { ZONE } from '../clock';
import type { Db } from '../database/database';
import { accounts, entries, idempotencyKeys, payoutBatches, payouts, postings } from '../database/schema';

export interface LedgerCheck {
  /** Payouts posted since the seed. */
  payoutsMoved(): Promise<number>;
  /** Posted payouts of one idempotency key, or of one batch. */
  moved(keyOrBatchId: string): Promise<number>;
  /** Every posting sums to zero, every balance and tally matches the ledger, and no wallet has less than is held of it. */
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
  const wrong = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      sql`kind = 'wallet' and (ledger_balance < held_balance
        or ledger_balance <> (select coalesce(sum(e.amount), 0) from entry e where e.account_id = account.id)
        or held_balance <> (select coalesce(sum(h.amount), 0) from hold h where h.account_id = account.id and h.released_at is null))`,
    )
    .limit(1);
  return unbalanced.length === 0 && wrong.length === 0 && (await isTallied(db));
}

async function isTallied(db: Db): Promise<boolean> {
  const wrong = await db
    .select({ payouts: sql`1` })
    .from(
      sql`(select business_id, environment, status, currency, day, payouts, amount from payout_tally where payouts <> 0) kept full join (
        select business_id, environment, status, currency, (initiated_at at time zone ${ZONE})::date as day, count(*) as payouts,
          sum(amount) as amount
        from payout group by 1, 2, 3, 4, 5
      ) counted using (business_id, environment, status, currency, day)`,
    )
    .where(sql`kept.payouts is distinct from counted.payouts or kept.amount is distinct from counted.amount`)
    .limit(1);
  return wrong.length === 0;
}

export const ledgerCheckOf = (db: Db): LedgerCheck => ({
  payoutsMoved: () => postedByKey(db),
  moved: (keyOrBatchId) => postedByKey(db, keyOrBatchId),
  isBalanced: () => isBalanced(db),
});
