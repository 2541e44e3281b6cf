/** Batches that are processed payment by payment (BLK-01): which payments fail alone, and the result of each. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Actor, inChunks, type OperationContext, type Scope } from '../context';
import type { Db } from '../database/database';
import { ofProvider } from '../database/readOnly';
import { payoutBatches, payouts } from '../database/schema';
import { expireUnverified } from '../ledger/batches';
import { status, UNKNOWN_CODE_AMOUNT } from '../ledger/payouts.rules';
import { Refusal } from '../refusal';
import { toMajor } from '../rules/money';
import { testNumbers } from '../rules/recipients';
import type { Order } from './payoutRequest';

/** Why each failed payment cannot be made. */
export type Failures = ReadonlyMap<Order, string>;

/** Either every payment has a reference, or the batch is processed as a whole. */
export function isByRow(orders: readonly Order[]): boolean {
  const named = orders.filter(({ detail }) => detail.clientReference !== undefined).length;
  if (named !== 0 && named !== orders.length)
    throw new Refusal(400, 'Either every payment of a batch has a clientReference, or none has');
  return named > 0;
}

/** Returns the references of payments that failed before. */
async function failedBefore(tx: Db, { businessId, environment }: Scope, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  await inChunks(keys, async (chunk) => {
    const rows = await tx
      .select({ rowKey: payouts.rowKey })
      .from(payouts)
      .where(
        and(
          eq(payouts.businessId, businessId),
          eq(payouts.environment, environment),
          eq(payouts.status, status.failed),
          inArray(payouts.rowKey, chunk),
        ),
      );
    for (const { rowKey } of rows) if (rowKey !== null) found.add(rowKey);
  });
  return found;
}

function refusalOf(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

export async function failuresOf(
  tx: Db,
  actor: Actor,
  orders: readonly Order[],
  check: (order: Order) => void,
): Promise<Failures> {
  const late = new Set(orders.filter(({ detail }) => detail.accountNumber === testNumbers.secondTime));
  const failed = await failedBefore(tx, actor, [...late].map(keyOf));
  const failures = new Map<Order, string>();
  for (const order of orders) {
    const isFirst = late.has(order) && !failed.has(keyOf(order));
    const reason =
      refusalOf(() => check(order)) ??
      (order.amount === UNKNOWN_CODE_AMOUNT ? 'Issuer or switch inoperative' : null) ??
      (isFirst ? 'The receiving bank did not respond' : null);
    if (reason !== null) failures.set(order, reason);
  }
  return failures;
}

const keyOf = ({ detail }: Order) => detail.clientReference ?? '';

/** The database accepts a payment once. A refused one was paid already, or is in progress. */
export function refuseRowsUnderWay(count: number): void {
  if (count === 0) return;
  const which = count === 1 ? 'A payment' : `${count} payments`;
  throw new Refusal(412, `${which} of this batch ${count === 1 ? 'was' : 'were'} already paid or in progress. Nothing was sent`);
}

/** Returns every payment of a batch in sending order. @throws Refusal 404 for a batch of another business */
export async function batchRows(context: OperationContext, actor: Actor, batchId: string) {
  return ofProvider(context.db).transaction(async (tx) => {
    await expireUnverified(tx, context.clock.now(), actor);
    const { businessId, environment } = actor;
    const isOwn = and(
      eq(payoutBatches.id, batchId),
      eq(payoutBatches.businessId, businessId),
      eq(payoutBatches.environment, environment),
    );
    const [batch] = await tx.select({ state: payoutBatches.state }).from(payoutBatches).where(isOwn);
    if (!batch) throw new Refusal(404, 'Payout not found');
    const rows = await tx.select().from(payouts).where(eq(payouts.batchId, batchId)).orderBy(asc(payouts.id));
    const late = batch.state === 'expired' ? 'It was not verified in time' : null;
    return rows.map((row) => ({
      payoutId: row.id,
      clientReference: row.clientReference,
      status: row.status,
      reason: row.failure ?? (row.status === status.failed ? late : null),
      amount: toMajor(row.amount),
      accountNumber: row.accountNumber,
      recipient: row.recipient,
      bankName: row.bankName,
    }));
  });
}
