/** Reads customers' payments. */
import { and, asc, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import { ZONE } from '../clock';
import type { OperationContext, Scope } from '../context';
import { isCustomerOf } from '../customers/customerOf';
import { newestFirst } from '../database/columns';
import type { Db } from '../database/database';
import { customers, refunds, transactions, users } from '../database/schema';
import type { Paging } from '../payouts/payoutList';
import { Refusal } from '../refusal';
import { containing } from '../rules/like';

export interface TransactionFilter {
  readonly currency: string | undefined;
  readonly status: string | undefined;
  readonly method: string | undefined;
  /** Part of a text, in any case. */
  readonly orderReference: string | undefined;
  readonly paymentReference: string | undefined;
  readonly email: string | undefined;
  /** The start is inclusive, the end exclusive. */
  readonly from: Temporal.Instant | null;
  readonly before: Temporal.Instant | null;
}

export type TransactionRow = typeof transactions.$inferSelect;

function matching({ businessId, environment }: Scope, filter: TransactionFilter): SQL | undefined {
  const { currency, status, method, orderReference, paymentReference, email, from, before } = filter;
  return and(
    eq(transactions.businessId, businessId),
    eq(transactions.environment, environment),
    currency ? eq(transactions.currency, currency) : undefined,
    status ? eq(transactions.status, status) : undefined,
    method ? eq(transactions.paymentType, method) : undefined,
    orderReference ? ilike(transactions.orderReference, containing(orderReference)) : undefined,
    paymentReference ? ilike(transactions.paymentReference, containing(paymentReference)) : undefined,
    email ? ilike(transactions.customerEmail, containing(email)) : undefined,
    from ? gte(transactions.createdAt, from) : undefined,
    before ? lt(transactions.createdAt, before) : undefined,
  );
}

/** Returns a page, newest first, ties by id, and the number of all rows that match. */
export async function listTransactions(
  { db }: OperationContext,
  scope: Scope,
  filter: TransactionFilter,
  { page, size }: Paging,
): Promise<{ rows: TransactionRow[]; total: number }> {
  const where = matching(scope, filter);
  // The page and its total at the same time, if the database has a connection for each.
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(transactions)
      .where(where)
      .orderBy(...newestFirst(transactions.createdAt, transactions.id))
      .limit(size)
      .offset((page - 1) * size),
    db.$count(transactions, where),
  ]);
  return { rows, total };
}

export const countTransactions = (db: Db, scope: Scope, filter: TransactionFilter): Promise<number> =>
  db.$count(transactions, matching(scope, filter));

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
    .orderBy(...newestFirst(transactions.createdAt, transactions.id))
    .limit(size);

export type FileRow = Awaited<ReturnType<typeof transactionsAfter>>[number];

/**
 * Returns the payment with this payment or order reference, and its refunds from the oldest on.
 * @throws Refusal 404 if the business has none in this environment
 */
export async function findTransaction({ db }: OperationContext, { businessId, environment }: Scope, reference: string) {
  const [found] = await db
    .select({ transaction: transactions, customerId: customers.id })
    .from(transactions)
    .leftJoin(customers, isCustomerOf(transactions))
    .where(
      and(
        eq(transactions.businessId, businessId),
        eq(transactions.environment, environment),
        or(eq(transactions.paymentReference, reference), eq(transactions.orderReference, reference)),
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
  return {
    transaction,
    customerId,
    refunds: rows.map(({ refund, firstName, lastName }) => ({ ...refund, by: `${firstName} ${lastName}` })),
  };
}

export type RefundOfTransaction = Awaited<ReturnType<typeof findTransaction>>['refunds'][number];
