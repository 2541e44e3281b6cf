/** Currency swaps: the code, the order, and the status of a key. */
import { and, eq } from 'drizzle-orm';
import type { swap as endpoints } from '../../contract/balances/swap';
import type { ServeInput } from '../../contract/endpoint';
import { SWAP_MINIMUM } from '../../contract/limits';
import { resendCode, revokeCode, verifyCode } from '../access/codes';
import type { Actor, OperationContext } from '../context';
import type { Db } from '../database/database';
import { accounts, businesses, entries, postings, swaps } from '../database/schema';
import { positive } from '../ledger/amounts';
import { expireUnverified } from '../ledger/batches';
import { bodyHash, claimKey, findKey, keyOf, replayResponse, storeResponse } from '../ledger/idempotencyKeys';
import { lockWallets } from '../ledger/ledger';
import { Refusal } from '../refusal';
import { newReference } from '../rules/secrets';
import { creditFor, validPrices } from './rates.rules';

type Order = ServeInput<typeof endpoints.createSwapOrder>['body'];

const ENDPOINT = 'createSwapOrder';
const DONE = 'Currency swap successful';
const slotOf = ({ userId, email, businessId, environment }: Actor) =>
  ({ purpose: 'swap', subject: `${userId}:${businessId}:${environment}`, email }) as const;

async function refuseWithoutFx(tx: Db, actor: Actor): Promise<void> {
  const [business] = await tx.select({ fx: businesses.fx }).from(businesses).where(eq(businesses.id, actor.businessId));
  if (!business?.fx) throw new Refusal(403, 'Currency swap is not enabled for this business');
}

/** Sends the code for a swap. @throws Refusal 429 within a minute of the last unused one */
export const sendSwapCode = (context: OperationContext, actor: Actor): Promise<void> =>
  context.db.transaction(async (tx) => {
    await refuseWithoutFx(tx, actor);
    await resendCode(tx, context.clock.now(), slotOf(actor));
  });

interface Checked {
  readonly source: number;
  readonly destination: number;
  readonly debit: bigint;
  readonly credit: bigint;
}

/** Takes the locks, and refuses an invalid swap. */
async function check(tx: Db, now: Temporal.Instant, actor: Actor, order: Order): Promise<Checked> {
  const { sourceCurrency, destinationCurrency } = order;
  const [debit, credit] = [positive(order.debitAmount), positive(order.creditAmount)];
  const prices = validPrices(now, order.fxRatePairId);
  const credits = prices.map((pair) => creditFor(pair, sourceCurrency, destinationCurrency, debit));
  if (prices.length === 0 || credits.includes(null)) throw new Refusal(400, 'These currencies cannot be swapped');
  if (!credits.includes(credit)) throw new Refusal(412, 'The rate has changed. Nothing was swapped');
  const least = positive(SWAP_MINIMUM);
  if (debit < least || credit < least) throw new Refusal(400, `Both amounts of a swap must be at least ${SWAP_MINIMUM}`);
  await expireUnverified(tx, now, actor);
  const wallets = await lockWallets(tx, actor);
  const [source, destination] = [wallets.get(sourceCurrency), wallets.get(destinationCurrency)];
  if (!source || !destination) throw new Refusal(400, `There is no ${source ? destinationCurrency : sourceCurrency} wallet`);
  if (source.available < debit) throw new Refusal(400, 'Amount exceeds wallet balance');
  return { source: source.account.id, destination: destination.account.id, debit, credit };
}

async function clearingOf(tx: Db, environment: number, currency: string): Promise<number> {
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.environment, environment), eq(accounts.currency, currency), eq(accounts.kind, 'clearing')));
  if (!account) throw new Error(`The ledger has no clearing account for ${currency}`);
  return account.id;
}

/** Posts each wallet against the provider's clearing account in its currency, so that the entries sum to zero in each currency. */
async function post(tx: Db, now: Temporal.Instant, actor: Actor, order: Order, checked: Checked): Promise<void> {
  const { source, destination, debit, credit } = checked;
  const [swapped] = await tx
    .insert(swaps)
    .values({
      businessId: actor.businessId,
      environment: actor.environment,
      initiatorId: actor.userId,
      reference: newReference('KFX'),
      sourceCurrency: order.sourceCurrency,
      destinationCurrency: order.destinationCurrency,
      debit,
      credit,
      description: order.description ?? '',
      createdAt: now,
    })
    .returning({ id: swaps.id });
  const [posting] = await tx
    .insert(postings)
    .values({ kind: 'swap', swapId: swapped?.id ?? null, postedAt: now })
    .returning({ id: postings.id });
  if (!swapped || !posting) throw new Error('The inserted swap was not found');
  const line = (accountId: number, amount: bigint) => ({ postingId: posting.id, accountId, amount });
  await tx
    .insert(entries)
    .values([
      line(source, -debit),
      line(await clearingOf(tx, actor.environment, order.sourceCurrency), debit),
      line(destination, credit),
      line(await clearingOf(tx, actor.environment, order.destinationCurrency), -credit),
    ]);
}

/**
 * MOVES MONEY, once for each key. A refusal closes the key: the merchant goes on under the next one, and another tab that still has this one must
 * not swap as well.
 * @returns the message for the merchant
 */
export async function createSwap(context: OperationContext, actor: Actor, key: string, order: Order): Promise<string> {
  try {
    return await swapOnce(context, actor, key, order);
  } catch (error) {
    if (error instanceof Refusal) await receivedUnder(context, actor, key);
    throw error;
  }
}

async function swapOnce(context: OperationContext, actor: Actor, key: string, order: Order): Promise<string> {
  const now = context.clock.now();
  const { otp, ...asked } = order;
  const hash = bodyHash(asked);
  const refusal = await context.db.transaction(async (tx) => {
    await refuseWithoutFx(tx, actor);
    const first = await findKey(tx, keyOf(actor, ENDPOINT, key));
    if (first) return void replayResponse(first, hash, 'swap');
    const checked = await check(tx, now, actor, order);
    const wrong = await verifyCode(tx, now, slotOf(actor), otp);
    const meanwhile = await findKey(tx, keyOf(actor, ENDPOINT, key));
    if (meanwhile) return void replayResponse(meanwhile, hash, 'swap');
    if (wrong) return wrong;
    const other = await claimKey(tx, now, keyOf(actor, ENDPOINT, key), hash);
    if (other) return void replayResponse(other, hash, 'swap');
    await post(tx, now, actor, order, checked);
    const response = { statusCode: '00', message: DONE, batchId: null, credited: order.creditAmount };
    await storeResponse(tx, keyOf(actor, ENDPOINT, key), response);
    await revokeCode(tx, slotOf(actor));
    return undefined;
  });
  if (refusal) throw refusal;
  return DONE;
}

export interface Received {
  /** In major units. Null: a swap that was made before this was kept. */
  readonly credited: string | null;
}

/** Returns what came of the swap with this key, or null if there is none. An unused key is closed. */
export const receivedUnder = (context: OperationContext, actor: Actor, key: string): Promise<Received | null> =>
  context.db.transaction(async (tx) => {
    const first = await claimKey(tx, context.clock.now(), keyOf(actor, ENDPOINT, key), null);
    return first?.answer ? { credited: first.answer.credited ?? null } : null;
  });
