/** The money calls of payouts: initiate, verify, resend the code, and the status of a key. */
import { eq } from 'drizzle-orm';
import { resendCode, sendCode, verifyCode } from '../access/codes';
import { type Actor, inChunks, type OperationContext } from '../context';
import type { Db } from '../database/database';
import { payoutBatches, payouts } from '../database/schema';
import { publish } from '../events/events';
import { assertAwaitingCode, awaitingIn, awaitingOf, type Batch, expireUnverified, lockBatch } from '../ledger/batches';
import { bodyHash, claimKey, keyOf, replayResponse, storeResponse } from '../ledger/idempotencyKeys';
import { lockWallets, type PayoutRow, placeHolds, postPayouts } from '../ledger/ledger';
import { afterVerification, batchStatus, confirmationsOf, status, UNKNOWN_CODE_AMOUNT } from '../ledger/payouts.rules';
import { Refusal } from '../refusal';
import { newReference } from '../rules/secrets';
import { type Failures, failuresOf, isByRow, refuseRowsUnderWay } from './batchRows';
import { type Detail, type Order, recipientCheck, recipientOf, toOrder } from './payoutRequest';
import { confirmationsFor, reachesLimitNow, sentBefore } from './velocity';

export interface Initiated {
  readonly statusCode: string;
  readonly message: string;
  readonly batchId: string;
}

const ENDPOINT = 'initiatePayout';
/** A code belongs to one person. Another person's attempts or resends do not affect it. */
const slotOf = ({ userId, email }: Actor, batchId: string) =>
  ({ purpose: 'payout', subject: `${userId}:${batchId}`, email }) as const;

/** Minor units by currency, with fees separate. */
function totals(orders: readonly Pick<Order, 'currency' | 'amount' | 'fee'>[]) {
  const sums = new Map<string, { amount: bigint; fee: bigint }>();
  for (const { currency, amount, fee } of orders) {
    const before = sums.get(currency) ?? { amount: 0n, fee: 0n };
    sums.set(currency, { amount: before.amount + amount, fee: before.fee + fee });
  }
  return sums;
}

type Totals = ReturnType<typeof totals>;
type Wallets = Awaited<ReturnType<typeof lockWallets>>;

const amountsOf = (sums: Totals) => [...sums].map(([currency, { amount }]) => [currency, amount] as const);

/** Refuses a total that the locked wallets cannot pay. */
function mustCover(wallets: Wallets, sums: Totals): void {
  for (const [currency, { amount, fee }] of sums) {
    const wallet = wallets.get(currency);
    if (!wallet) throw new Refusal(400, `There is no ${currency} wallet`);
    if (wallet.available < amount + fee) throw new Refusal(400, 'Insufficient balance');
  }
}

async function record(
  tx: Db,
  now: Temporal.Instant,
  actor: Actor,
  key: string,
  orders: readonly Order[],
  failures: Failures,
  batch: Batch,
  first: string,
) {
  await tx.insert(payoutBatches).values(batch);
  const rows: PayoutRow[] = [];
  await inChunks(orders, async (chunk) => {
    const values = chunk.map((order) => ({
      batchId: batch.id,
      businessId: actor.businessId,
      environment: actor.environment,
      type: order.type,
      status: failures.has(order) ? status.failed : first,
      recipient: recipientOf(order),
      accountNumber: order.detail.accountNumber,
      bankCode: order.bankCode,
      bankName: order.bankName,
      currency: order.currency,
      amount: order.amount,
      fee: order.fee,
      description: order.detail.description,
      clientReference: order.detail.clientReference ?? key,
      rowKey: order.detail.clientReference ?? null,
      failure: failures.get(order) ?? null,
      reference: newReference('KPO'),
      international: order.international,
      initiatedAt: now,
      failedAt: first === status.failed || failures.has(order) ? now : null,
    }));
    rows.push(...(await tx.insert(payouts).values(values).onConflictDoNothing().returning()));
  });
  refuseRowsUnderWay(orders.length - rows.length);
  return rows.filter((row) => row.status === first);
}

type Kind = { readonly state: Batch['state']; readonly first: string; readonly statusCode: string; readonly message: string };

const UNKNOWN = 'Issuer or switch inoperative';

function kindOf(orders: readonly Order[], asksForCode: boolean): Kind {
  if (orders.some((order) => order.amount === UNKNOWN_CODE_AMOUNT))
    return { state: 'refused', first: status.failed, statusCode: '91', message: UNKNOWN };
  if (asksForCode) return { state: 'unverified', first: status.awaitingVerification, statusCode: '007', message: 'Enter OTP' };
  return { state: 'direct', first: status.initiated, statusCode: '00', message: 'Payout successful' };
}

/** A batch that is processed row by row pays what it can, and reports the rest. */
function kindOfRows(count: number, failed: number, asksForCode: boolean): Kind {
  if (failed === 0 || asksForCode) return kindOf([], asksForCode);
  const message = `${count - failed} of ${count} payouts were made`;
  return { state: failed === count ? 'refused' : 'direct', first: status.initiated, statusCode: '00', message };
}

async function pay(tx: Db, now: Temporal.Instant, actor: Actor, batchId: string, rows: readonly PayoutRow[]): Promise<void> {
  await postPayouts(tx, now, actor, rows);
  await publish(tx, now, 'payoutsPaid', { batchId });
}

/** Opens all of a batch or none of it. With references, each payment is opened or fails alone. */
async function open(tx: Db, now: Temporal.Instant, actor: Actor, key: string, orders: readonly Order[]): Promise<Initiated> {
  const paid = orders.map(({ type, detail }) => ({ type, accountNumber: detail.accountNumber }));
  await expireUnverified(tx, now, actor, paid);
  const wallets = await lockWallets(tx, actor, paid);
  const check = await recipientCheck(tx, actor, orders);
  const byRow = isByRow(orders);
  if (!byRow) for (const order of orders) check(order);
  const failures = byRow ? await failuresOf(tx, actor, orders, check) : new Map<Order, string>();
  const sums = totals(orders.filter((order) => !failures.has(order)));
  const { needsOtp, needsApproval } = confirmationsFor(amountsOf(sums), await sentBefore(tx, now, actor));
  const { state, first, statusCode, message } = byRow
    ? kindOfRows(orders.length, failures.size, needsOtp)
    : kindOf(orders, needsOtp);
  const batch: Batch = {
    id: newReference('KB'),
    businessId: actor.businessId,
    environment: actor.environment,
    reference: newReference('KBR'),
    initiatorId: actor.userId,
    state,
    needsApproval,
    createdAt: now,
    verifiedAt: null,
  };
  if (state !== 'refused') mustCover(wallets, sums);
  const rows = await record(tx, now, actor, key, orders, failures, batch, first);
  if (state === 'direct') await pay(tx, now, actor, batch.id, rows);
  if (state === 'refused' || failures.size > 0) await publish(tx, now, 'payoutsFailed', { batchId: batch.id });
  if (state === 'unverified') {
    await placeHolds(
      tx,
      rows.map((row) => hold(row, wallets.get(row.currency)?.account.id)),
    );
    await sendCode(tx, now, slotOf(actor, batch.id));
  }
  return { statusCode, message, batchId: batch.id };
}

/** Returns what a payout of this total requires now. Nothing is reserved, so another one may come first. */
export async function asksFor({ db, clock }: OperationContext, actor: Actor, currency: string, total: bigint) {
  const before = await sentBefore(db, clock.now(), actor);
  return confirmationsOf(total, before.get(currency));
}

function hold(row: PayoutRow, accountId: number | undefined) {
  if (accountId === undefined) throw new Error('The payout has no wallet for its hold');
  return { payoutId: row.id, accountId, amount: row.amount + row.fee, placedAt: row.initiatedAt };
}

/**
 * MOVES MONEY, once for each key: below the limit at once, above it the money is held until the code arrives. The same key and body gets the
 * first response again, also concurrently. Another body is refused. A refusal leaves no trace, not even of the key.
 */
export async function initiatePayout(
  context: OperationContext,
  actor: Actor,
  key: string,
  details: readonly Detail[],
): Promise<Initiated> {
  const hash = bodyHash(details);
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    const claim = keyOf(actor, ENDPOINT, key);
    const first = await claimKey(tx, now, claim, hash);
    if (first) {
      const { statusCode, message, batchId } = replayResponse(first, hash, 'payout');
      return { statusCode, message, batchId: batchId ?? '' };
    }
    const answer = await open(tx, now, actor, key, details.map(toOrder));
    await storeResponse(tx, claim, answer);
    return answer;
  });
}

/**
 * MOVES MONEY, once for each batch: the correct code posts it, or passes it to a second-level approver. The limit for an approver is checked again,
 * because others may have left since the order.
 */
export async function verifyPayout(context: OperationContext, actor: Actor, batchId: string, otp: string): Promise<string> {
  const now = context.clock.now();
  const outcome = await context.db.transaction(async (tx) => {
    const batch = await lockBatch(tx, actor, batchId);
    assertAwaitingCode(batch, now);
    const refusal = await verifyCode(tx, now, slotOf(actor, batchId), otp.trim());
    if (refusal) return refusal;
    const awaiting = await awaitingIn(tx, batchId);
    await lockWallets(tx, actor, awaiting);
    const initiator = { ...actor, userId: batch.initiatorId };
    const reachesLimit = !batch.needsApproval && (await reachesLimitNow(tx, now, initiator, amountsOf(totals(awaiting))));
    const needsApproval = batch.needsApproval || reachesLimit;
    await tx
      .update(payoutBatches)
      .set({ state: 'verified', verifiedAt: now, needsApproval })
      .where(eq(payoutBatches.id, batchId));
    const then = afterVerification(needsApproval);
    if (then === status.successful) await pay(tx, now, actor, batchId, awaiting);
    else {
      await tx.update(payouts).set({ status: then }).where(awaitingOf(batchId));
      await publish(tx, now, 'payoutsAwaitApproval', { batchId });
    }
    return verifiedWords(awaiting.length, then === status.successful ? 'paid' : reachesLimit ? 'limitReached' : 'awaitsApproval');
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

/** What a correct code says, of one payout or of all that a batch pays. */
function verifiedWords(count: number, then: 'paid' | 'awaitsApproval' | 'limitReached'): string {
  const [verified, awaits] = count === 1 ? ['Payout verified', 'it now awaits'] : ['Payouts verified', 'they now await'];
  const next = `${awaits} a second-level approver`;
  if (then === 'paid') return `${verified} successfully`;
  if (then === 'limitReached') return `${verified}. Today’s payouts without an approver have reached their limit, so ${next}`;
  return `${verified}. ${next.charAt(0).toUpperCase()}${next.slice(1)}`;
}

/** Sends another code for a batch to the person who requests it. */
export async function resendPayoutCode(context: OperationContext, actor: Actor, batchId: string): Promise<void> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    assertAwaitingCode(await lockBatch(tx, actor, batchId), now);
    await resendCode(tx, now, slotOf(actor, batchId));
  });
}

export const NOT_RECEIVED = 'Not Received';

/** Returns the status of a key. An unused key is closed, so that the answer stays true. */
export async function payoutStatusOf(
  context: OperationContext,
  actor: Actor,
  key: string,
): Promise<{ status: string; batchId: string | null }> {
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    await expireUnverified(tx, now, actor);
    const first = await claimKey(tx, now, keyOf(actor, ENDPOINT, key), null);
    if (!first?.batchId) return { status: NOT_RECEIVED, batchId: null };
    const rows = await tx.selectDistinct({ status: payouts.status }).from(payouts).where(eq(payouts.batchId, first.batchId));
    return { status: batchStatus(rows.map((row) => row.status)), batchId: first.batchId };
  });
}
