/** The decision of a second person, and its code. The maker of a payout never decides on it. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { resendCode, verifyCode } from '../access/codes';
import type { Actor, OperationContext } from '../context';
import type { Db } from '../database/database';
import { ofScope } from '../database/listing';
import { payoutBatches, payouts } from '../database/schema';
import { publish } from '../events/events';
import { lockWallets, type PayoutRow, postPayouts, releaseHolds } from '../ledger/ledger';
import { isUndecided, status } from '../ledger/payouts.rules';
import { Refusal } from '../refusal';
import { hashOf } from '../rules/secrets';

interface Decision {
  readonly payoutIds: readonly string[];
  readonly otp: string;
  readonly isApproved: boolean;
}

function idsIn(asked: readonly string[]): readonly number[] {
  if (!asked.every((id) => /^\d{1,9}$/.test(id))) throw new Refusal(404, 'Payout not found');
  return [...new Set(asked.map(Number))].sort((a, b) => a - b);
}

/** A code belongs to one person and exactly these payouts. */
const slotOf = ({ userId, email, businessId, environment }: Actor, ids: readonly number[]) =>
  ({ purpose: 'approval', subject: `${userId}:${businessId}:${environment}:${hashOf(ids.join())}`, email }) as const;

function refuseDecided(rows: readonly PayoutRow[]): void {
  const decided = rows.filter((row) => !isUndecided(row.status)).length;
  if (decided === 0) return;
  if (rows.length === 1) throw new Refusal(409, 'This payout was already decided');
  throw new Refusal(409, `${decided} of these payouts ${decided === 1 ? 'was' : 'were'} already decided. Nothing was changed`);
}

/** Locks the payouts in a fixed order until the transaction ends, so the second of two concurrent approvers finds them decided. */
async function lockUndecided(tx: Db, actor: Actor, ids: readonly number[]): Promise<readonly PayoutRow[]> {
  const mine = ofScope(payouts, actor);
  const found = await tx
    .select({ payout: payouts, makerId: payoutBatches.initiatorId })
    .from(payouts)
    .innerJoin(payoutBatches, eq(payoutBatches.id, payouts.batchId))
    .where(and(mine, inArray(payouts.id, [...ids])))
    .orderBy(asc(payouts.id))
    .for('no key update', { of: payouts });
  if (found.length !== ids.length) throw new Refusal(404, 'Payout not found');
  const rows = found.map(({ payout }) => payout);
  refuseDecided(rows);
  if (found.some(({ makerId }) => makerId === actor.userId))
    throw new Refusal(403, 'You initiated this payout. Another approver must decide');
  return rows;
}

/** Sends the code to the approver. @throws Refusal 429 within a minute of the last one for the same payouts */
export async function sendApprovalCode(context: OperationContext, actor: Actor, payoutIds: readonly string[]): Promise<void> {
  const ids = idsIn(payoutIds);
  await context.db.transaction(async (tx) => {
    await lockUndecided(tx, actor, ids);
    await resendCode(tx, context.clock.now(), slotOf(actor, ids));
  });
}

/**
 * MOVES MONEY, once for each payout: approving posts what was held, declining releases it. All of them or none. A wrong code is counted.
 * @returns the message for the approver
 */
export async function decide(context: OperationContext, actor: Actor, { payoutIds, otp, isApproved }: Decision): Promise<string> {
  const now = context.clock.now();
  const ids = idsIn(payoutIds);
  const refusal = await context.db.transaction(async (tx) => {
    const rows = await lockUndecided(tx, actor, ids);
    const wrong = await verifyCode(tx, now, slotOf(actor, ids), otp.trim());
    if (wrong) return wrong;
    await lockWallets(tx, actor, rows);
    const decision = { approverId: actor.userId, decidedAt: now, ...(!isApproved && { status: status.rejected }) };
    await tx
      .update(payouts)
      .set(decision)
      .where(inArray(payouts.id, [...ids]));
    if (isApproved) await postPayouts(tx, now, actor, rows);
    else await releaseHolds(tx, now, ids);
    for (const batchId of new Set(rows.map((row) => row.batchId))) await publish(tx, now, 'payoutsDecided', { batchId });
    return null;
  });
  if (refusal) throw refusal;
  return said(ids.length, isApproved);
}

function said(count: number, isApproved: boolean): string {
  const done = isApproved ? 'approved' : 'declined';
  return count === 1 ? `Payout ${done} successfully` : `${count} payouts ${done} successfully`;
}
