/**
 * The double-entry ledger. A posting's entries sum to zero. A positive entry is a credit, so a wallet's ledger balance is the sum of its
 * entries. The available balance is that less holds. The database stores both sums with the wallet, in the transaction that changes them.
 */
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { inChunks, type Scope } from '../context';
import type { Db } from '../database/database';
import { accounts, entries, holds, payouts, postings, refunds } from '../database/schema';
import { publish } from '../events/events';
import { toWallClock } from '../rules/wallclock';
import { status } from './payouts.rules';

export type PayoutRow = typeof payouts.$inferSelect;

type AccountRow = typeof accounts.$inferSelect;

const walletsOf = ({ businessId, environment }: Scope) =>
  and(eq(accounts.businessId, businessId), eq(accounts.environment, environment), eq(accounts.kind, 'wallet'));

const withBalances = (account: AccountRow) => ({
  account,
  ledger: account.ledgerBalance,
  available: account.ledgerBalance - account.heldBalance,
});

/** Returns every wallet of a business in one environment. */
export async function wallets(db: Db, scope: Scope) {
  const rows = await db.select().from(accounts).where(walletsOf(scope)).orderBy(asc(accounts.id));
  return rows.map(withBalances);
}

/** Returns the account number of a wallet with the requested fields, or nothing. */
export function accountOf({ accountName, accountNumber, bankName }: AccountRow) {
  return accountName && accountNumber && bankName ? { accountName, accountNumber, bankName } : null;
}

/** The recipient. For a merchant, the number is that of the business. */
export type Paid = Pick<PayoutRow, 'type' | 'accountNumber'>;

const merchantsIn = (paid: readonly Paid[]) => [
  ...new Set(
    paid
      .filter(({ type, accountNumber }) => type === 'Merchant' && /^\d{1,9}$/.test(accountNumber))
      .map(({ accountNumber }) => Number(accountNumber)),
  ),
];

/**
 * Locks every wallet that the transaction will change, in the order of their ids and before any other change: its own, and those of the
 * merchants it pays. So two payouts never count the same money, and no deadlock is possible.
 * @returns the business's own wallets by currency
 */
export async function lockWallets(tx: Db, scope: Scope, paid: readonly Paid[] = []) {
  const payees = and(
    inArray(accounts.businessId, merchantsIn(paid)),
    eq(accounts.environment, scope.environment),
    eq(accounts.kind, 'wallet'),
  );
  const rows = await tx
    .select()
    .from(accounts)
    .where(or(walletsOf(scope), payees))
    .orderBy(asc(accounts.id))
    // Not `update`, which would wait for every entry that refers to the wallet.
    .for('no key update');
  const own = rows.filter(({ businessId }) => businessId === scope.businessId);
  return new Map(own.map((account) => [account.currency, withBalances(account)]));
}

export async function placeHolds(tx: Db, rows: readonly (typeof holds.$inferInsert)[]): Promise<void> {
  await inChunks(rows, (chunk) => tx.insert(holds).values(chunk));
}

/** Releases the holds of these payouts, refunds or chargebacks. */
export async function releaseHolds(
  tx: Db,
  now: Temporal.Instant,
  ids: readonly number[],
  subject: typeof holds.payoutId | typeof holds.refundId | typeof holds.chargebackId = holds.payoutId,
): Promise<void> {
  await inChunks(ids, (chunk) =>
    tx
      .update(holds)
      .set({ releasedAt: now })
      .where(and(inArray(subject, chunk), isNull(holds.releasedAt))),
  );
}

/** The accounts that payouts of one environment change: the payer's, the provider's, and those of paid merchants. */
export async function accountsFor(tx: Db, rows: readonly PayoutRow[], { businessId, environment }: Scope) {
  const owners = [businessId, ...merchantsIn(rows)];
  const found = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.environment, environment), or(isNull(accounts.businessId), inArray(accounts.businessId, owners))));
  const ids = new Map(found.map((account) => [`${account.businessId ?? ''} ${account.currency} ${account.kind}`, account.id]));
  return (kind: string, currency: string, owner: number | '' = '') => ids.get(`${owner} ${currency} ${kind}`);
}

/** Returns an interbank session id: thirty digits of institution, time and number. */
const sessionIdAt = (now: Temporal.Instant) =>
  sql`'100004' || ${toWallClock(now).replace(/\D/g, '').slice(2)}::text || lpad(${payouts.id}::text, 12, '0')`;

/** Returns the id of an account or a posting that must exist. */
export function need(account: number | undefined): number {
  if (account === undefined) throw new Error('The ledger account was not found');
  return account;
}

/**
 * MOVES MONEY: posts these payouts of one business and marks them Successful. The database refuses a payout that was already posted. A merchant
 * with a wallet in the currency is credited there. Anyone else is paid through clearing. The wallets must be locked before.
 */
export async function postPayouts(tx: Db, now: Temporal.Instant, scope: Scope, rows: readonly PayoutRow[]): Promise<void> {
  const account = await accountsFor(tx, rows, scope);
  await inChunks(rows, async (chunk) => {
    const posted = await tx
      .insert(postings)
      .values(chunk.map((row) => ({ kind: 'payout', payoutId: row.id, postedAt: now })))
      .returning({ id: postings.id, payoutId: postings.payoutId });
    const postingOf = new Map(posted.map((posting) => [posting.payoutId, posting.id]));
    const lines = chunk.flatMap((row) => {
      const postingId = need(postingOf.get(row.id));
      const payee = row.type === 'Merchant' ? account('wallet', row.currency, Number(row.accountNumber)) : undefined;
      return [
        { postingId, accountId: need(account('wallet', row.currency, scope.businessId)), amount: -(row.amount + row.fee) },
        { postingId, accountId: payee ?? need(account('clearing', row.currency)), amount: row.amount },
        ...(row.fee > 0n ? [{ postingId, accountId: need(account('fees', row.currency)), amount: row.fee }] : []),
      ];
    });
    await tx.insert(entries).values(lines);
    const ids = chunk.map((row) => row.id);
    await tx
      .update(payouts)
      .set({ status: status.successful, settledAt: now, sessionId: sessionIdAt(now) })
      .where(inArray(payouts.id, ids));
  });
  await releaseHolds(
    tx,
    now,
    rows.map((row) => row.id),
  );
}

/** A refund to post: its amount in minor units, in the currency of its payment. */
export interface RefundToPost {
  readonly id: number;
  readonly amount: bigint;
  readonly currency: string;
}

/**
 * MOVES MONEY: posts these refunds of one business, marks them Approved, and publishes it. The database refuses a refund that was
 * already posted. The wallets must be locked before.
 */
export async function postRefunds(tx: Db, now: Temporal.Instant, scope: Scope, rows: readonly RefundToPost[]): Promise<void> {
  const account = await accountsFor(tx, [], scope);
  await inChunks(rows, async (chunk) => {
    const values = chunk.map(({ id }) => ({ kind: 'refund', refundId: id, postedAt: now }));
    const posted = await tx.insert(postings).values(values).returning({ id: postings.id, refundId: postings.refundId });
    const postingOf = new Map(posted.map((posting) => [posting.refundId, posting.id]));
    await tx.insert(entries).values(
      chunk.flatMap(({ id, amount, currency }) => [
        { postingId: need(postingOf.get(id)), accountId: need(account('wallet', currency, scope.businessId)), amount: -amount },
        { postingId: need(postingOf.get(id)), accountId: need(account('clearing', currency)), amount },
      ]),
    );
    const ids = chunk.map(({ id }) => id);
    await tx.update(refunds).set({ status: 'Approved', remark: null, decidedAt: now }).where(inArray(refunds.id, ids));
    await releaseHolds(tx, now, ids, holds.refundId);
    await publish(tx, now, 'refundsPaid', { ids });
  });
}
