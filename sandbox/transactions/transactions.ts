/** Reads customers' payments. */
import { and, asc, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import type { OperationContext, Scope } from '../context';
import { newestFirst } from '../database/columns';
import type { Db } from '../database/database';
import { refunds, transactions, users } from '../database/schema';
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
  const rows = await db
    .select()
    .from(transactions)
    .where(where)
    .orderBy(...newestFirst(transactions.createdAt, transactions.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(transactions, where) };
}

export const countTransactions = (db: Db, scope: Scope, filter: TransactionFilter): Promise<number> =>
  db.$count(transactions, matching(scope, filter));

/** Where a page ended. */
export type After = Pick<TransactionRow, 'createdAt' | 'id'>;

/** Returns the next rows, newest first, by the key of the last one, so that a page far behind costs as much as the first. */
export const transactionsAfter = (db: Db, scope: Scope, filter: TransactionFilter, after: After | null, size: number) =>
  db
    .select()
    .from(transactions)
    .where(
      and(
        matching(scope, filter),
        after === null
          ? undefined
          : sql`(${transactions.createdAt}, ${transactions.id}) < (${after.createdAt.toString()}::timestamptz, ${after.id}::integer)`,
      ),
    )
    .orderBy(...newestFirst(transactions.createdAt, transactions.id))
    .limit(size);

/**
 * Returns the payment with this payment or order reference, and its refunds from the oldest on.
 * @throws Refusal 404 if the business has none in this environment
 */
export async function findTransaction({ db }: OperationContext, { businessId, environment }: Scope, reference: string) {
  const [transaction] = await db
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.businessId, businessId),
        eq(transactions.environment, environment),
        or(eq(transactions.paymentReference, reference), eq(transactions.orderReference, reference)),
      ),
    );
  if (!transaction) throw new Refusal(404, 'Transaction not found');
  const rows = await db
    .select({ refund: refunds, firstName: users.firstName, lastName: users.lastName })
    .from(refunds)
    .innerJoin(users, eq(users.id, refunds.requesterId))
    .where(eq(refunds.transactionId, transaction.id))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return {
    transaction,
    refunds: rows.map(({ refund, firstName, lastName }) => ({ ...refund, by: `${firstName} ${lastName}` })),
  };
}

export type RefundOfTransaction = Awaited<ReturnType<typeof findTransaction>>['refunds'][number];
