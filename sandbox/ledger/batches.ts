/** Batches of payouts: how one is found, and how an unverified one expires. */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { OperationContext, Scope } from '../context';
import type { Db } from '../database/database';
import { ofScope } from '../database/listing';
import { ofProvider } from '../database/readOnly';
import { payoutBatches, payouts } from '../database/schema';
import { publish } from '../events/events';
import { Refusal } from '../refusal';
import { lockWallets, type Paid, releaseHolds } from './ledger';
import { status, VERIFY_WITHIN_HOURS } from './payouts.rules';

export type Batch = typeof payoutBatches.$inferSelect;

/** The payments of a batch that await its code. Failed ones need none. */
export const awaitingOf = (batchId: string) => and(eq(payouts.batchId, batchId), eq(payouts.status, status.awaitingVerification));

export const awaitingIn = (tx: Db, batchId: string) =>
  tx.select().from(payouts).where(awaitingOf(batchId)).orderBy(asc(payouts.id));

/** Returns the batch, locked until the transaction ends. A batch of another business is reported as not found. */
export async function lockBatch(tx: Db, scope: Scope, batchId: string): Promise<Batch> {
  const [batch] = await tx
    .select()
    .from(payoutBatches)
    .where(and(eq(payoutBatches.id, batchId), ofScope(payoutBatches, scope)))
    .for('no key update');
  if (!batch) throw new Refusal(404, 'Payout not found');
  return batch;
}

/** Returns the latest creation time of a batch that has expired. */
export const overdueSince = (now: Temporal.Instant) => now.subtract({ hours: VERIFY_WITHIN_HOURS });

/** Refuses a batch that no longer awaits its code. */
export function assertAwaitingCode(batch: Batch, now: Temporal.Instant): void {
  const overdue = Temporal.Instant.compare(batch.createdAt, overdueSince(now)) <= 0;
  if (batch.state === 'verified') throw new Refusal(409, 'This payout was already verified');
  if (batch.state === 'expired' || (batch.state === 'unverified' && overdue))
    throw new Refusal(409, 'This payout was not verified in time and has failed');
  if (batch.state !== 'unverified') throw new Refusal(409, 'This payout does not require verification');
}

/**
 * Expires batches that were not verified within 24 hours: holds are released, and their payouts are Failed. It runs at every read, so that the
 * result is always correct. It skips batches that another transaction has locked.
 * @param paid by this transaction later: their wallets are locked together with the business's own, in one order
 */
export async function expireUnverified(tx: Db, now: Temporal.Instant, scope: Scope, paid: readonly Paid[] = []): Promise<void> {
  const overdue = await tx
    .select({ id: payoutBatches.id })
    .from(payoutBatches)
    .where(
      and(ofScope(payoutBatches, scope), eq(payoutBatches.state, 'unverified'), lte(payoutBatches.createdAt, overdueSince(now))),
    )
    .for('no key update', { skipLocked: true });
  if (overdue.length === 0) return;
  await lockWallets(tx, scope, paid);
  const ids = overdue.map((batch) => batch.id);
  await tx.update(payoutBatches).set({ state: 'expired' }).where(inArray(payoutBatches.id, ids));
  const ended = await tx
    .update(payouts)
    .set({ status: status.failed, failedAt: sql`${payouts.initiatedAt} + make_interval(hours => ${VERIFY_WITHIN_HOURS})` })
    .where(and(inArray(payouts.batchId, ids), eq(payouts.status, status.awaitingVerification)))
    .returning({ id: payouts.id });
  await releaseHolds(
    tx,
    now,
    ended.map((payout) => payout.id),
  );
  for (const id of ids) await publish(tx, now, 'payoutsExpired', { batchId: id });
}

/** For operations that only read. */
export const expireUnverifiedFor = (context: OperationContext, scope: Scope) =>
  ofProvider(context.db).transaction((tx) => expireUnverified(tx, context.clock.now(), scope));
