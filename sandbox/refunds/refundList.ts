/** Reads the refunds of a business. */
import { and, count, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import type { OperationContext, Scope } from '../context';
import { isCustomerOf } from '../customers/customerOf';
import { newestFirst } from '../database/columns';
import { customers, refunds, transactions, users } from '../database/schema';
import type { Paging } from '../payouts/payoutList';
import { containing } from '../rules/like';
import type { RefundStatus } from './refunds.tables';

export interface RefundFilter {
  readonly status: RefundStatus | undefined;
  /** Part of a text, in any case. */
  readonly reference: string | undefined;
  readonly email: string | undefined;
  /** The start is inclusive, the end exclusive. */
  readonly from: Temporal.Instant | null;
  readonly before: Temporal.Instant | null;
}

function matching({ businessId, environment }: Scope, { status, reference, email, from, before }: RefundFilter): SQL | undefined {
  const like = reference && containing(reference);
  return and(
    eq(refunds.businessId, businessId),
    eq(refunds.environment, environment),
    status ? eq(refunds.status, status) : undefined,
    like ? or(ilike(refunds.reference, like), ilike(transactions.orderReference, like)) : undefined,
    email ? ilike(transactions.customerEmail, containing(email)) : undefined,
    from ? gte(refunds.createdAt, from) : undefined,
    before ? lt(refunds.createdAt, before) : undefined,
  );
}

/** Returns a page, newest first, ties by id, and the number of all rows that match. */
export async function listRefunds({ db }: OperationContext, scope: Scope, filter: RefundFilter, { page, size }: Paging) {
  const where = matching(scope, filter);
  const all = db
    .select({
      refund: refunds,
      transaction: transactions,
      customerId: customers.id,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(refunds)
    .innerJoin(transactions, eq(transactions.id, refunds.transactionId))
    .leftJoin(customers, isCustomerOf(transactions))
    .innerJoin(users, eq(users.id, refunds.requesterId))
    .where(where);
  const rows = await all
    .orderBy(...newestFirst(refunds.createdAt, refunds.id))
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await db
    .select({ total: count() })
    .from(refunds)
    .innerJoin(transactions, eq(transactions.id, refunds.transactionId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

export type RefundInList = Awaited<ReturnType<typeof listRefunds>>['rows'][number];

/** BAL-01: returns the sum of what is still to be paid back in one currency, in minor units. */
export async function pendingRefunds(
  { db }: OperationContext,
  { businessId, environment }: Scope,
  currency: string,
): Promise<bigint> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${refunds.amount}), 0)::text` })
    .from(refunds)
    .innerJoin(transactions, eq(transactions.id, refunds.transactionId))
    .where(
      and(
        eq(refunds.businessId, businessId),
        eq(refunds.environment, environment),
        eq(refunds.status, 'Processing'),
        eq(transactions.currency, currency),
      ),
    );
  return BigInt(row?.sum ?? 0);
}
