/** The money of chargebacks: what is held, what is taken, and what is charged back of a payment. */
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { OperationContext, Scope } from '../context';
import type { Db } from '../database/database';
import { ofScope } from '../database/listing';
import { chargebacks, entries, holds, postings, transactions } from '../database/schema';
import { accountsFor, type lockWallets, need, placeHolds, releaseHolds } from './ledger';

type Wallets = Awaited<ReturnType<typeof lockWallets>>;
export type ChargebackRow = typeof chargebacks.$inferSelect;

/** Returns what is or was charged back of each payment, in minor units. A won chargeback takes nothing. */
export async function chargedBackOf(db: Db, transactionIds: readonly number[]): Promise<ReadonlyMap<number, bigint>> {
  if (transactionIds.length === 0) return new Map();
  const rows = await db
    .select({ id: chargebacks.transactionId, sum: sql<string>`sum(${chargebacks.amount})::text` })
    .from(chargebacks)
    .where(and(inArray(chargebacks.transactionId, [...transactionIds]), ne(chargebacks.status, 'Won')))
    .groupBy(chargebacks.transactionId);
  return new Map(rows.map(({ id, sum }) => [id, BigInt(sum)]));
}

/** Returns the number of undecided chargebacks in one currency and their sum, in minor units. */
export async function openChargebacks({ db }: OperationContext, scope: Scope, currency: string) {
  const [row] = await db
    .select({ count: sql<number>`count(*)::integer`, sum: sql<string>`coalesce(sum(${chargebacks.amount}), 0)::text` })
    .from(chargebacks)
    .innerJoin(transactions, eq(transactions.id, chargebacks.transactionId))
    .where(and(ofScope(chargebacks, scope), isNull(chargebacks.decidedAt), eq(transactions.currency, currency)));
  return { count: row?.count ?? 0, value: BigInt(row?.sum ?? 0) };
}

/** Holds as much of the amount as the wallet has. The wallets must be locked before. */
export async function holdChargeback(
  tx: Db,
  now: Temporal.Instant,
  wallets: Wallets,
  { id, amount, currency }: Pick<ChargebackRow, 'id' | 'amount'> & { readonly currency: string },
): Promise<void> {
  const wallet = wallets.get(currency);
  if (!wallet) throw new Error('The chargeback has no wallet for its hold');
  const held = amount < wallet.available ? amount : wallet.available;
  if (held > 0n) await placeHolds(tx, [{ chargebackId: id, accountId: wallet.account.id, amount: held, placedAt: now }]);
}

/** The hold of a won chargeback ends. */
export const releaseChargeback = (tx: Db, now: Temporal.Instant, id: number): Promise<void> =>
  releaseHolds(tx, now, [id], holds.chargebackId);

/** The condition of chargebacks whose money hasn't left the wallet yet. */
export const isUnposted = and(inArray(chargebacks.status, ['Lost', 'Accepted']), isNull(chargebacks.postedAt));

/** The amount, and the fee for the provider. */
interface ToPost extends Pick<ChargebackRow, 'id' | 'amount' | 'fee'> {
  readonly currency: string;
}

async function postChargebacks(tx: Db, now: Temporal.Instant, scope: Scope, rows: readonly ToPost[]): Promise<void> {
  if (rows.length === 0) return;
  const account = await accountsFor(tx, [], scope);
  const values = rows.map(({ id }) => ({ kind: 'chargeback', chargebackId: id, postedAt: now }));
  const posted = await tx.insert(postings).values(values).returning({ id: postings.id, of: postings.chargebackId });
  const postingOf = new Map(posted.map((posting) => [posting.of, posting.id]));
  await tx.insert(entries).values(
    rows.flatMap(({ id, amount, fee, currency }) => {
      const postingId = need(postingOf.get(id));
      return [
        { postingId, accountId: need(account('wallet', currency, scope.businessId)), amount: -(amount + fee) },
        { postingId, accountId: need(account('clearing', currency)), amount },
        ...(fee > 0n ? [{ postingId, accountId: need(account('fees', currency)), amount: fee }] : []),
      ];
    }),
  );
  const ids = rows.map(({ id }) => id);
  await tx.update(chargebacks).set({ postedAt: now }).where(inArray(chargebacks.id, ids));
  await releaseHolds(tx, now, ids, holds.chargebackId);
}

/**
 * MOVES MONEY: posts lost and accepted chargebacks with their fees, oldest first, as long as the balance with what is held of them covers
 * them. The others wait. The wallets are locked.
 * @returns what is available afterwards, by currency
 */
export async function postWaitingChargebacks(
  tx: Db,
  now: Temporal.Instant,
  scope: Scope,
  wallets: Wallets,
): Promise<Map<string, bigint>> {
  const available = new Map([...wallets].map(([currency, wallet]) => [currency, wallet.available]));
  const waiting = await tx
    .select({
      id: chargebacks.id,
      amount: chargebacks.amount,
      fee: chargebacks.fee,
      currency: transactions.currency,
      held: sql<string>`coalesce(${holds.amount}, 0)::text`,
    })
    .from(chargebacks)
    .innerJoin(transactions, eq(transactions.id, chargebacks.transactionId))
    .leftJoin(holds, and(eq(holds.chargebackId, chargebacks.id), isNull(holds.releasedAt)))
    .where(and(ofScope(chargebacks, scope), isUnposted))
    .orderBy(asc(chargebacks.decidedAt), asc(chargebacks.id));
  const covered = waiting.filter(({ amount, fee, currency, held }) => {
    const left = (available.get(currency) ?? 0n) + BigInt(held) - amount - fee;
    if (left >= 0n) available.set(currency, left);
    return left >= 0n;
  });
  await postChargebacks(tx, now, scope, covered);
  return available;
}
