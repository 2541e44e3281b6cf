/** Refunds of customers' payments. Money is in minor units (`bigint`), times are instants. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, money } from '../columns';
import { ofBusiness, users } from './people.tables';
import { transactions } from './transactions.tables';

/** `Processing` is still to be posted, `Approved` was posted, `Declined` moved nothing. */
export type RefundStatus = 'Processing' | 'Approved' | 'Declined';

export const refunds = pgTable(
  'refund',
  {
    id: id(),
    reference: text().notNull().unique(),
    ...ofBusiness(),
    transactionId: integer('transaction_id')
      .notNull()
      .references(() => transactions.id),
    amount: money().notNull(),
    reason: text().notNull(),
    status: text().$type<RefundStatus>().notNull(),
    /** Why it was declined, or what it waits for. */
    remark: text(),
    requesterId: integer('requester_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    /** When it was approved or declined. */
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('refund_newest').on(table.businessId, table.environment, table.createdAt.desc(), table.id.desc()),
    index('refund_of_transaction').on(table.transactionId),
    index('refund_open').on(table.businessId, table.environment).where(sql`status = 'Processing'`),
    check('refund_positive', sql`${table.amount} > 0`),
  ],
);
