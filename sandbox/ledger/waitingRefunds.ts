/** Refunds and chargebacks that wait for the balance. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { OperationContext, Scope } from '../context';
import type { Db } from '../database/database';
import { ofScope } from '../database/listing';
import { ofProvider } from '../database/readOnly';
import { holds, refunds, transactions } from '../database/schema';
import { postWaitingChargebacks } from './chargebacks';
import { lockWallets, postRefunds } from './ledger';

type Wallets = Awaited<ReturnType<typeof lockWallets>>;

/**
 * Posts what waits for the balance as long as it covers it: first lost and accepted chargebacks, because the customers' banks have that money
 * already, then refunds, oldest first. The wallets are locked.
 */
export async function settleWaiting(tx: Db, now: Temporal.Instant, scope: Scope, wallets: Wallets): Promise<void> {
  const waiting = await tx
    .select({ id: refunds.id, amount: refunds.amount, currency: transactions.currency })
    .from(refunds)
    .innerJoin(transactions, eq(transactions.id, refunds.transactionId))
    .leftJoin(holds, eq(holds.refundId, refunds.id))
    .where(and(ofScope(refunds, scope), eq(refunds.status, 'Processing'), isNull(holds.id)))
    .orderBy(asc(refunds.id));
  const available = await postWaitingChargebacks(tx, now, scope, wallets);
  const covered = waiting.filter(({ amount, currency }) => {
    const left = (available.get(currency) ?? 0n) - amount;
    if (left >= 0n) available.set(currency, left);
    return left >= 0n;
  });
  await postRefunds(tx, now, scope, covered);
}

/** For operations that only read: what the balance covers by now is posted first. */
export const settleRefundsFor = ({ db, clock }: OperationContext, scope: Scope): Promise<void> =>
  ofProvider(db).transaction(async (tx) => {
    const open = ofScope(refunds, scope);
    const [one] = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(open, eq(refunds.status, 'Processing')))
      .limit(1);
    if (one) await settleWaiting(tx, clock.now(), scope, await lockWallets(tx, scope));
  });

/** BAL-01: returns the sum of what is still to be paid back in one currency, in minor units. */
export async function pendingRefunds({ db }: OperationContext, scope: Scope, currency: string): Promise<bigint> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${refunds.amount}), 0)::text` })
    .from(refunds)
    .innerJoin(transactions, eq(transactions.id, refunds.transactionId))
    .where(and(ofScope(refunds, scope), eq(refunds.status, 'Processing'), eq(transactions.currency, currency)));
  return BigInt(row?.sum ?? 0);
}
