/** Reads customers' payments. */
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { ZONE } from '../clock';
import type { OperationContext, Scope } from '../context';
import { newestFirst } from '../database/columns';
import type { Db } from '../database/database';
import {
  containingText,
  countsByStatus,
  equalTo,
  ofScope,
  type Paging,
  type Period,
  pageOf,
  sameText,
  within,
} from '../database/listing';
import {
  accounts,
  chargebacks,
  customers,
  invoicePayments,
  invoices,
  postings,
  refunds,
  settlementItems,
  settlements,
  transactions,
  users,
} from '../database/schema';
import { isCustomerOf } from '../ledger/customerOf';
import { Refusal } from '../refusal';
import { lastReceipt } from './receipts';

export interface TransactionFilter extends Period {
  readonly currency: string | undefined;
  readonly status: string | undefined;
  readonly method: string | undefined;
  /** Part of a text, in any case. */
  readonly orderReference: string | undefined;
  readonly paymentReference: string | undefined;
  readonly email: string | undefined;
  /** Only those that are in no settlement yet. */
  readonly isUnsettled: boolean;
}

export type TransactionRow = typeof transactions.$inferSelect;

const NEWEST_FIRST = newestFirst(transactions.createdAt, transactions.id);

/** Those whose money is in a wallet, and in no settlement yet. */
const unsettled = sql`exists (
  select 1 from ${settlementItems} join ${postings} on ${postings.id} = ${settlementItems.postingId}
  where ${postings.transactionId} = ${transactions.id} and ${settlementItems.settlementId} is null)`;

const matching = (scope: Scope, filter: TransactionFilter): SQL | undefined =>
  and(
    ofScope(transactions, scope),
    equalTo(transactions.currency, filter.currency),
    equalTo(transactions.status, filter.status),
    equalTo(transactions.paymentType, filter.method),
    containingText(transactions.orderReference, filter.orderReference),
    containingText(transactions.paymentReference, filter.paymentReference),
    containingText(transactions.customerEmail, filter.email),
    within(transactions.createdAt, filter),
    filter.isUnsettled ? unsettled : undefined,
  );

/** Returns a page, newest first, ties by id, and the number of all rows that match. */
export function listTransactions({ db }: OperationContext, scope: Scope, filter: TransactionFilter, paging: Paging) {
  const where = matching(scope, filter);
  const rows = db
    .select()
    .from(transactions)
    .where(where)
    .orderBy(...NEWEST_FIRST);
  return pageOf(rows, db.$count(transactions, where), paging);
}

export const countTransactions = (db: Db, scope: Scope, filter: TransactionFilter): Promise<number> =>
  db.$count(transactions, matching(scope, filter));

/** Returns the number of transactions of each status that has any. */
export const transactionCounts = (
  { db }: OperationContext,
  scope: Scope,
  { currency, ...days }: Period & Pick<TransactionFilter, 'currency'>,
) =>
  countsByStatus(
    db,
    transactions.status,
    and(ofScope(transactions, scope), equalTo(transactions.currency, currency), within(transactions.createdAt, days)),
  );

/** The columns of a file. Times are text on the wall clock already: a hundred thousand of them would take longer than everything else. */
const forFile = {
  id: transactions.id,
  /** Exact, for the next page. */
  at: sql<string>`${transactions.createdAt}::text`,
  createdAt: sql<string>`to_char(${transactions.createdAt} at time zone ${ZONE}, 'YYYY-MM-DD HH24:MI:SS')`,
  customerEmail: transactions.customerEmail,
  customerName: transactions.customerName,
  amount: transactions.amount,
  fee: transactions.fee,
  currency: transactions.currency,
  recurringFrequency: transactions.recurringFrequency,
  paymentType: transactions.paymentType,
  orderReference: transactions.orderReference,
  paymentReference: transactions.paymentReference,
  status: transactions.status,
  responseCode: transactions.responseCode,
};

/** Returns the next rows, newest first, by the key of the last one, so that a page far behind costs as much as the first. */
export const transactionsAfter = (
  db: Db,
  scope: Scope,
  filter: TransactionFilter,
  after: { readonly at: string; readonly id: number } | null,
  size: number,
) =>
  db
    .select(forFile)
    .from(transactions)
    .where(
      and(
        matching(scope, filter),
        after === null
          ? undefined
          : sql`(${transactions.createdAt}, ${transactions.id}) < (${after.at}::timestamptz, ${after.id}::integer)`,
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .limit(size);

export type FileRow = Awaited<ReturnType<typeof transactionsAfter>>[number];

/**
 * Returns the payment with this payment or order reference in any case, and its refunds and chargebacks from the oldest on.
 * @throws Refusal 404 if the business has none in this environment
 */
export async function findTransaction({ db }: OperationContext, scope: Scope, reference: string) {
  const [found] = await db
    .select({ transaction: transactions, customerId: customers.id })
    .from(transactions)
    .leftJoin(customers, isCustomerOf(transactions))
    .where(
      and(
        ofScope(transactions, scope),
        or(sameText(transactions.paymentReference, reference), sameText(transactions.orderReference, reference)),
      ),
    );
  if (!found) throw new Refusal(404, 'Transaction not found');
  const { transaction, customerId } = found;
  const rows = await db
    .select({ refund: refunds, firstName: users.firstName, lastName: users.lastName })
    .from(refunds)
    .innerJoin(users, eq(users.id, refunds.requesterId))
    .where(eq(refunds.transactionId, transaction.id))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const disputes = await db
    .select()
    .from(chargebacks)
    .where(eq(chargebacks.transactionId, transaction.id))
    .orderBy(asc(chargebacks.createdAt), asc(chargebacks.id));
  const [settled] = await db
    .select({ settlement: settlements })
    .from(postings)
    .innerJoin(settlementItems, eq(settlementItems.postingId, postings.id))
    .innerJoin(accounts, and(eq(accounts.id, settlementItems.accountId), eq(accounts.businessId, scope.businessId)))
    .innerJoin(settlements, eq(settlements.id, settlementItems.settlementId))
    .where(and(eq(postings.transactionId, transaction.id), eq(postings.kind, 'collection')));
  const [invoice] = await db
    .select({ id: invoices.id, reference: invoices.reference })
    .from(invoicePayments)
    .innerJoin(invoices, eq(invoices.id, invoicePayments.invoiceId))
    .where(eq(invoicePayments.transactionId, transaction.id));
  return {
    transaction,
    customerId,
    /** Which it paid, in part or in full. */
    invoice: invoice ?? null,
    receiptSentAt: await lastReceipt(db, transaction.id),
    settlement: settled?.settlement ?? null,
    chargebacks: disputes,
    refunds: rows.map(({ refund, firstName, lastName }) => ({ ...refund, by: `${firstName} ${lastName}` })),
  };
}

type Found = Awaited<ReturnType<typeof findTransaction>>;
export type RefundOfTransaction = Found['refunds'][number];
export type ChargebackOfTransaction = Found['chargebacks'][number];
