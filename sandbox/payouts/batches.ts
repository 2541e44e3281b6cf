/** Batches of payouts: how one is found, and how one that nobody verified comes to its end. */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { payoutBatches, payouts } from '../database/schema';
import { lockWallets, type Paid, releaseHolds } from '../ledger/ledger';
import { Refusal } from '../refusal';
import type { Scope, World } from '../world';
import { status, VERIFY_WITHIN_HOURS } from './payouts.rules';

export type Batch = typeof payoutBatches.$inferSelect;

const ofScope = ({ businessId, environment }: Scope) =>
  and(eq(payoutBatches.businessId, businessId), eq(payoutBatches.environment, environment));

/** Those payments of a batch that its code is awaited for: what failed when it came needs none. */
export const awaitingOf = (batchId: string) => and(eq(payouts.batchId, batchId), eq(payouts.status, status.awaitingVerification));

export const awaitingIn = (tx: Db, batchId: string) =>
  tx.select().from(payouts).where(awaitingOf(batchId)).orderBy(asc(payouts.id));

/** The batch, locked until the transaction ends. Another business' batch is as unknown as none. */
export async function lockBatch(tx: Db, scope: Scope, batchId: string): Promise<Batch> {
  const [batch] = await tx
    .select()
    .from(payoutBatches)
    .where(and(eq(payoutBatches.id, batchId), ofScope(scope)))
    .for('no key update');
  if (!batch) throw new Refusal(404, 'Payout not found');
  return batch;
}

/** The last moment of creation that is by now too long ago to be verified. */
const overdueSince = (now: Temporal.Instant) => now.subtract({ hours: VERIFY_WITHIN_HOURS });

/** Refuses a batch that no longer waits for its code. */
export function mustAwaitCode(batch: Batch, now: Temporal.Instant): void {
  const overdue = Temporal.Instant.compare(batch.createdAt, overdueSince(now)) <= 0;
  if (batch.state === 'verified') throw new Refusal(409, 'This payout was already verified');
  if (batch.state === 'expired' || (batch.state === 'unverified' && overdue))
    throw new Refusal(409, 'This payout was not verified in time');
  if (batch.state !== 'unverified') throw new Refusal(409, 'This payout needs no verification');
}

/**
 * Ends what nobody verified within 24 hours: its money is released and its payouts are Failed. Done whenever somebody looks, so that what they
 * see is always true. What another transaction is busy with is left to that one.
 * @param paid by this transaction later on: their wallets are locked with the business' own, in one order
 */
export async function endUnverified(tx: Db, now: Temporal.Instant, scope: Scope, paid: readonly Paid[] = []): Promise<void> {
  const overdue = await tx
    .select({ id: payoutBatches.id })
    .from(payoutBatches)
    .where(and(ofScope(scope), eq(payoutBatches.state, 'unverified'), lte(payoutBatches.createdAt, overdueSince(now))))
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
}

/** For what only reads. */
export const endUnverifiedFor = (world: World, scope: Scope) =>
  world.db.transaction((tx) => endUnverified(tx, world.clock.now(), scope));
