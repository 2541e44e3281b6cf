/** Refunds: the order, the status of its key, and those that wait for the balance. */
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { ServeInput } from '../../contract/endpoint';
import type { refundOrders } from '../../contract/refunds/refundOrders';
import { type Actor, inChunks, type OperationContext, type Scope } from '../context';
import type { Db } from '../database/database';
import { refunds, transactions } from '../database/schema';
import { publish } from '../events/events';
import { positive } from '../ledger/amounts';
import { chargedBackOf } from '../ledger/chargebacks';
import { bodyHash, claimKey, keyOf, replayResponse, storeResponse } from '../ledger/idempotencyKeys';
import { lockWallets, placeHolds, postRefunds } from '../ledger/ledger';
import { settleWaiting } from '../ledger/waitingRefunds';
import { Refusal } from '../refusal';
import { toMinor } from '../rules/money';
import { newReference } from '../rules/secrets';
import { isRefundable, outcomeOf, TEST_AMOUNTS } from './refunds.rules';

export type RefundRow = typeof refunds.$inferSelect;
type Payment = typeof transactions.$inferSelect;
type Item = ServeInput<typeof refundOrders.createRefunds>['body'][number];
type Wallets = Awaited<ReturnType<typeof lockWallets>>;

const ENDPOINT = 'createRefunds';

/** Returns the payments that have one of these order or payment references, locked until the transaction ends, by both references. */
async function lockPayments(tx: Db, { businessId, environment }: Scope, references: readonly string[]) {
  const wanted = [...new Set(references)];
  const rows = await tx
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.businessId, businessId),
        eq(transactions.environment, environment),
        or(inArray(transactions.orderReference, wanted), inArray(transactions.paymentReference, wanted)),
      ),
    )
    .orderBy(asc(transactions.id))
    .for('no key update');
  return new Map(rows.flatMap((row) => [[row.orderReference, row] as const, [row.paymentReference, row] as const]));
}

/** Returns what was or will be refunded of each payment, and what is charged back of it, in minor units. */
async function takenOf(tx: Db, ids: readonly number[]): Promise<ReadonlyMap<number, bigint>> {
  const chargedBack = await chargedBackOf(tx, ids);
  const rows = await tx
    .select({ id: refunds.transactionId, sum: sql<string>`sum(${refunds.amount})::text` })
    .from(refunds)
    .where(and(inArray(refunds.transactionId, [...ids]), ne(refunds.status, 'Declined')))
    .groupBy(refunds.transactionId);
  const refunded = new Map(rows.map(({ id, sum }) => [id, BigInt(sum)]));
  return new Map(ids.map((id) => [id, (refunded.get(id) ?? 0n) + (chargedBack.get(id) ?? 0n)]));
}

/** @throws Refusal 400 or 412 if this refund can't be made with this much left */
function check(payment: Payment, { expectedLeft }: Item, amount: bigint, before: bigint, left: bigint): void {
  if (!isRefundable(payment)) throw new Refusal(400, 'This payment can’t be refunded');
  if (expectedLeft !== undefined && toMinor(expectedLeft) !== before)
    throw new Refusal(412, 'What is left to refund has changed');
  if (amount > left) throw new Refusal(400, 'Amount exceeds what is left to refund');
  if (amount === TEST_AMOUNTS.refused) throw new Refusal(400, 'The customer’s bank doesn’t accept this refund');
}

interface Planned {
  readonly payment: Payment;
  readonly amount: bigint;
  readonly reason: string;
}

/** @throws Refusal 400, 404 or 412 if this item can't be made after what the items before it ask of its payment */
function plannedOne(
  item: Item,
  payments: ReadonlyMap<string, Payment>,
  taken: ReadonlyMap<number, bigint>,
  asked: ReadonlyMap<number, bigint>,
): Planned {
  const payment = payments.get(item.transactionReference);
  if (!payment) throw new Refusal(404, 'Transaction not found');
  if (item.orderId !== undefined && item.orderId !== String(payment.id))
    throw new Refusal(400, 'orderId and transactionReference name different transactions');
  const amount = positive(item.amount);
  const before = payment.amount - (taken.get(payment.id) ?? 0n);
  check(payment, item, amount, before, before - (asked.get(payment.id) ?? 0n));
  return { payment, amount, reason: item.reason?.trim() ?? '' };
}

/** One item is refused as it is. Of several, each refused one is named, and 412 says that looking again may help. */
function refusalOf(items: readonly Item[], refused: readonly { readonly index: number; readonly refusal: Refusal }[]): Refusal {
  const [first] = refused;
  if (!first) throw new Error('Nothing was refused');
  if (items.length === 1) return first.refusal;
  const problems = refused.map(({ index, refusal }) => ({ index, message: refusal.message }));
  const status = refused.every(({ refusal }) => refusal.status === 412) ? 412 : 400;
  return new Refusal(status, `Row ${first.index + 1}: ${first.refusal.message}`, undefined, problems);
}

/**
 * Checks every item before the first is made. Items of one payment count together.
 * @throws Refusal that names every item that can't be made
 */
function planned(items: readonly Item[], payments: ReadonlyMap<string, Payment>, taken: ReadonlyMap<number, bigint>) {
  const asked = new Map<number, bigint>();
  const refused: { index: number; refusal: Refusal }[] = [];
  const plan: Planned[] = [];
  for (const [index, item] of items.entries()) {
    try {
      const one = plannedOne(item, payments, taken, asked);
      asked.set(one.payment.id, (asked.get(one.payment.id) ?? 0n) + one.amount);
      plan.push(one);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ index, refusal: error });
    }
  }
  if (refused.length > 0) throw refusalOf(items, refused);
  return plan;
}

async function make(tx: Db, now: Temporal.Instant, actor: Actor, wallets: Wallets, plan: ReturnType<typeof planned>) {
  const available = new Map([...wallets].map(([currency, wallet]) => [currency, wallet.available]));
  const values = plan.map(({ payment, amount, reason }) => {
    const { status, remark, takes } = outcomeOf(amount, available.get(payment.currency) ?? 0n);
    if (takes) available.set(payment.currency, (available.get(payment.currency) ?? 0n) - amount);
    const { businessId, environment } = actor;
    const reference = newReference('RFD');
    const decidedAt = status === 'Declined' ? now : null;
    const made = { reference, businessId, environment, transactionId: payment.id, amount, reason, status, remark };
    return { row: { ...made, requesterId: actor.userId, createdAt: now, decidedAt }, takes, currency: payment.currency };
  });
  const idOf = new Map<string, number>();
  await inChunks(values, async (chunk) => {
    const rows = await tx
      .insert(refunds)
      .values(chunk.map(({ row }) => row))
      .returning({ id: refunds.id, reference: refunds.reference });
    for (const { id, reference } of rows) idOf.set(reference, id);
  });
  const held = values.filter(({ row, takes }) => takes && row.remark !== null);
  const paid = values.filter(({ row, takes }) => takes && row.remark === null);
  const holdOf = ({ row, currency }: (typeof values)[number]) => {
    const account = wallets.get(currency)?.account.id;
    const refundId = idOf.get(row.reference);
    if (account === undefined || refundId === undefined) throw new Error('The refund has no wallet for its hold');
    return { refundId, accountId: account, amount: row.amount, placedAt: now };
  };
  await placeHolds(tx, held.map(holdOf));
  await postRefunds(
    tx,
    now,
    actor,
    paid.map(({ row, currency }) => ({ id: idOf.get(row.reference) ?? 0, amount: row.amount, currency })),
  );
  const declined = values.filter(({ row }) => row.status === 'Declined').map(({ row }) => idOf.get(row.reference) ?? 0);
  await publish(tx, now, 'refundsDeclined', { requester: actor, ids: declined });
  return values.map(({ row }) => row.reference);
}

/** Returns refunds by their references, in that order. */
async function refundsOf(tx: Db, references: readonly string[]): Promise<readonly RefundRow[]> {
  const rows = await tx
    .select()
    .from(refunds)
    .where(inArray(refunds.reference, [...references]));
  const byReference = new Map(rows.map((row) => [row.reference, row]));
  return references.flatMap((reference) => byReference.get(reference) ?? []);
}

export interface Refunded {
  readonly message: string;
  readonly refunds: readonly RefundRow[];
}

/**
 * MOVES MONEY, once for each key: refunds all items or none. The same key and items get the first response again.
 * @throws Refusal 400, 404, 409 or 412 as `createRefunds` of the contract says
 */
export function createRefunds(context: OperationContext, actor: Actor, key: string, items: readonly Item[]): Promise<Refunded> {
  const now = context.clock.now();
  const hash = bodyHash(items);
  return context.db.transaction(async (tx) => {
    const first = await claimKey(tx, now, keyOf(actor, ENDPOINT, key), hash);
    if (first) {
      const { message, references = [] } = replayResponse(first, hash, 'refund');
      return { message, refunds: await refundsOf(tx, references) };
    }
    await settleWaiting(tx, now, actor, await lockWallets(tx, actor));
    const wallets = await lockWallets(tx, actor);
    const payments = await lockPayments(
      tx,
      actor,
      items.map((item) => item.transactionReference),
    );
    const taken = await takenOf(tx, [...new Set([...payments.values()].map(({ id }) => id))]);
    const references = await make(tx, now, actor, wallets, planned(items, payments, taken));
    const message = items.length === 1 ? 'Refund logged successfully' : `${items.length} refunds logged successfully`;
    await storeResponse(tx, keyOf(actor, ENDPOINT, key), { statusCode: '00', message, batchId: null, references });
    return { message, refunds: await refundsOf(tx, references) };
  });
}

/** Returns the refunds of a key, or null. An unused key is closed. */
export const refundsOfKey = (context: OperationContext, actor: Actor, key: string): Promise<readonly RefundRow[] | null> =>
  context.db.transaction(async (tx) => {
    const first = await claimKey(tx, context.clock.now(), keyOf(actor, ENDPOINT, key), null);
    return first?.answer ? refundsOf(tx, first.answer.references ?? []) : null;
  });
