/** The history of wallets from the ledger: each entry with the balance after it. */
import { and, asc, count, desc, eq, gt, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { OperationContext, Scope } from '../context';
import { countOf, equalTo, ofScope, type Paging, type Period, pageOf } from '../database/listing';
import {
  accounts,
  businesses,
  chargebacks,
  entries,
  fundings,
  payouts,
  postings,
  refunds,
  settlements,
  swaps,
  transactions,
} from '../database/schema';

export interface MovementFilter extends Period {
  /** `null`: both directions. */
  readonly direction: 'C' | 'D' | null;
  readonly currency: string | null;
}

/** Every entry of the requested wallets. Balances are summed over all entries, whatever the filter shows. */
const linesOf = ({ db }: OperationContext, scope: Scope, currency: string | null) =>
  db
    .select({
      id: entries.id,
      amount: entries.amount,
      after:
        sql<string>`(sum(${entries.amount}) over (partition by ${entries.accountId} order by ${postings.postedAt}, ${postings.id}, ${entries.id}))::text`.as(
          'after',
        ),
      currency: accounts.currency,
      kind: postings.kind,
      postedAt: postings.postedAt,
      payoutId: postings.payoutId,
      swapId: postings.swapId,
      fundingId: postings.fundingId,
      transactionId: postings.transactionId,
      refundId: postings.refundId,
      chargebackId: postings.chargebackId,
      settlementId: postings.settlementId,
    })
    .from(accounts)
    .innerJoin(entries, eq(entries.accountId, accounts.id))
    .innerJoin(postings, eq(postings.id, entries.postingId))
    .where(and(ofScope(accounts, scope), eq(accounts.kind, 'wallet'), equalTo(accounts.currency, currency)))
    .as('line');

type Lines = ReturnType<typeof linesOf>;

const matching = (line: Lines, { direction, from, before }: MovementFilter): SQL | undefined =>
  and(
    direction === 'C' ? gt(line.amount, 0n) : undefined,
    direction === 'D' ? lt(line.amount, 0n) : undefined,
    from ? gte(line.postedAt, from) : undefined,
    before ? lt(line.postedAt, before) : undefined,
  );

const selection = ({ db }: OperationContext, line: Lines) =>
  db
    .select({
      id: line.id,
      amount: line.amount,
      after: line.after,
      currency: line.currency,
      kind: line.kind,
      postedAt: line.postedAt,
      payout: payouts,
      payer: businesses.name,
      swap: swaps,
      funding: fundings,
      transaction: transactions,
      refund: refunds,
      chargeback: chargebacks,
      settlement: settlements,
    })
    .from(line)
    .leftJoin(payouts, eq(payouts.id, line.payoutId))
    .leftJoin(businesses, eq(businesses.id, payouts.businessId))
    .leftJoin(swaps, eq(swaps.id, line.swapId))
    .leftJoin(fundings, eq(fundings.id, line.fundingId))
    .leftJoin(refunds, eq(refunds.id, line.refundId))
    .leftJoin(chargebacks, eq(chargebacks.id, line.chargebackId))
    .leftJoin(settlements, eq(settlements.id, line.settlementId))
    .leftJoin(
      transactions,
      or(
        eq(transactions.id, line.transactionId),
        eq(transactions.id, refunds.transactionId),
        eq(transactions.id, chargebacks.transactionId),
      ),
    );

export type MovementView = Awaited<ReturnType<typeof selection>>[number];

/** Newest first. Entries of the same time are in reverse order. */
export function listMovements(context: OperationContext, scope: Scope, filter: MovementFilter, paging: Paging) {
  const line = linesOf(context, scope, filter.currency);
  const where = matching(line, filter);
  const rows = selection(context, line).where(where).orderBy(desc(line.postedAt), desc(line.id), asc(line.currency));
  return pageOf(rows, countOf(context.db.select({ total: count() }).from(line).where(where)), paging);
}
