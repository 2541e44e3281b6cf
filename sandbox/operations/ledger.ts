/**
 * The double-entry ledger. A posting's entries sum to zero; a positive entry is a credit, so a wallet's ledger balance is the sum of its entries.
 * What can be paid out is that less what is held. Amounts are minor currency units, summed by the database and read as text.
 */
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { accounts, entries, holds, payouts, postings } from '../database/schema';
import { status } from '../rules/payouts';
import { toWallClock } from '../rules/wallclock';
import { inChunks, type Scope } from './world';

export type PayoutRow = typeof payouts.$inferSelect;

// One statement, and so one snapshot: read apart, a payout that is just being posted could be missing from both sums.
const ledgerSum = sql<string>`(select coalesce(sum(e.amount), 0)::text from entry e where e.account_id = account.id)`;
const heldSum = sql<string>`(select coalesce(sum(h.amount), 0)::text from hold h where h.account_id = account.id and h.released_at is null)`;

const walletsOf = ({ businessId, environment }: Scope) =>
  and(eq(accounts.businessId, businessId), eq(accounts.environment, environment), eq(accounts.kind, 'wallet'));

/** Every wallet of a business in one environment. */
export async function wallets(db: Db, scope: Scope) {
  const rows = await db
    .select({ account: accounts, ledger: ledgerSum, held: heldSum })
    .from(accounts)
    .where(walletsOf(scope))
    .orderBy(asc(accounts.id));
  return rows.map(({ account, ledger, held }) => ({ account, ledger: BigInt(ledger), available: BigInt(ledger) - BigInt(held) }));
}

/** The wallets in these currencies, locked in one order until the transaction ends, so that two payouts never count the same money. */
export async function lockWallets(tx: Db, scope: Scope, currencies: readonly string[]) {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(walletsOf(scope), inArray(accounts.currency, [...currencies])))
    .orderBy(asc(accounts.id))
    // Not `update`: that would wait for a payout that credits this very wallet, and two merchants who pay each other would wait for ever.
    .for('no key update');
  return new Map((await wallets(tx, scope)).map((wallet) => [wallet.account.currency, wallet]));
}

export async function placeHolds(tx: Db, rows: readonly (typeof holds.$inferInsert)[]): Promise<void> {
  await inChunks(rows, (chunk) => tx.insert(holds).values(chunk));
}

export async function releaseHolds(tx: Db, now: Temporal.Instant, payoutIds: readonly number[]): Promise<void> {
  await inChunks(payoutIds, (chunk) =>
    tx
      .update(holds)
      .set({ releasedAt: now })
      .where(and(inArray(holds.payoutId, chunk), isNull(holds.releasedAt))),
  );
}

/** The accounts that payouts of one environment touch: the payer's, the provider's own, and those of merchants who are paid. */
async function accountsFor(tx: Db, rows: readonly PayoutRow[], { businessId, environment }: Scope) {
  const merchants = rows.filter((row) => row.type === 'Merchant').map((row) => Number(row.accountNumber));
  const owners = [...new Set([businessId, ...merchants])];
  const found = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.environment, environment), or(isNull(accounts.businessId), inArray(accounts.businessId, owners))));
  const ids = new Map(found.map((account) => [`${account.businessId ?? ''} ${account.currency} ${account.kind}`, account.id]));
  return (kind: string, currency: string, owner: number | '' = '') => ids.get(`${owner} ${currency} ${kind}`);
}

/** The interbank session: thirty digits of institution, moment and number. */
const sessionIdAt = (now: Temporal.Instant) =>
  sql`'100004' || ${toWallClock(now).replace(/\D/g, '').slice(2)}::text || lpad(${payouts.id}::text, 12, '0')`;

function need(account: number | undefined): number {
  if (account === undefined) throw new Error('The ledger has no account for this');
  return account;
}

/**
 * MOVES MONEY: posts these payouts of one business and marks them Successful. A payout that was posted before is refused by the database.
 * A merchant who has a wallet in the currency is credited there; whoever else is paid, is paid through clearing.
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
