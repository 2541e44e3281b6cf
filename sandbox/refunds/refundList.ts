/** Reads the refunds of a business. */
import { and, count, eq, or, type SQL } from 'drizzle-orm';
import type { OperationContext, Scope } from '../context';
import { newestFirst } from '../database/columns';
import {
  containingText,
  countOf,
  countsByStatus,
  equalTo,
  ofScope,
  type Paging,
  type Period,
  pageOf,
  within,
} from '../database/listing';
import { customers, refunds, transactions, users } from '../database/schema';
import type { RefundStatus } from '../database/tables/refunds.tables';
import { isCustomerOf } from '../ledger/customerOf';

export interface RefundFilter extends Period {
  readonly status: RefundStatus | undefined;
  /** Part of a text, in any case. */
  readonly reference: string | undefined;
  readonly email: string | undefined;
}

const matching = (scope: Scope, { status, reference, email, ...days }: RefundFilter): SQL | undefined =>
  and(
    ofScope(refunds, scope),
    equalTo(refunds.status, status),
    or(containingText(refunds.reference, reference), containingText(transactions.orderReference, reference)),
    containingText(transactions.customerEmail, email),
    within(refunds.createdAt, days),
  );

/** Returns a page, newest first, ties by id, and the number of all rows that match. */
export function listRefunds({ db }: OperationContext, scope: Scope, filter: RefundFilter, paging: Paging) {
  const where = matching(scope, filter);
  const rows = db
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
    .where(where)
    .orderBy(...newestFirst(refunds.createdAt, refunds.id));
  const counted = db
    .select({ total: count() })
    .from(refunds)
    .innerJoin(transactions, eq(transactions.id, refunds.transactionId))
    .where(where);
  return pageOf(rows, countOf(counted), paging);
}

/** Returns the number of refunds of each status that has any. */
export const refundCounts = ({ db }: OperationContext, scope: Scope, days: Period) =>
  countsByStatus(db, refunds.status, and(ofScope(refunds, scope), within(refunds.createdAt, days)));

export type RefundInList = Awaited<ReturnType<typeof listRefunds>>['rows'][number];
