/** Chargebacks of customers' payments. Money is in minor units (`bigint`), times are instants. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ChargebackStatus } from '../../../contract/chargebacks/chargebackStatuses';
import { bytes, id, instant, money } from '../columns';
import { ofBusiness, users } from './people.tables';
import { transactions } from './transactions.tables';

/** A payment, or a part of it, that the customer's bank takes back. */
export const chargebacks = pgTable(
  'chargeback',
  {
    id: id(),
    reference: text().notNull().unique(),
    ...ofBusiness(),
    transactionId: integer('transaction_id')
      .notNull()
      .references(() => transactions.id),
    amount: money().notNull(),
    /** Charged if it is lost or accepted. */
    fee: money().notNull(),
    status: text().$type<ChargebackStatus>().notNull(),
    reasonCode: text('reason_code').notNull(),
    reason: text().notNull(),
    /** What the customer told their bank. */
    claim: text().notNull(),
    /** The reference of the payment at the bank. */
    rrn: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** The last second in which it can be answered. */
    dueAt: instant('due_at').notNull(),
    answeredAt: instant('answered_at'),
    answererId: integer('answerer_id').references(() => users.id),
    /** Whether the answer accepts it. Null without an answer. */
    accepted: boolean(),
    /** When it was won, lost or accepted. */
    decidedAt: instant('decided_at'),
    /** When the amount and the fee of a lost or accepted one left the wallet. Null until the balance covers them. */
    postedAt: instant('posted_at'),
  },
  (table) => [
    index('chargeback_of_business').on(table.businessId, table.environment, table.dueAt),
    index('chargeback_of_transaction').on(table.transactionId),
    index('chargeback_unanswered').on(table.businessId, table.environment, table.dueAt).where(sql`status in ('New', 'Pending')`),
    index('chargeback_unposted')
      .on(table.businessId, table.environment)
      .where(sql`status in ('Lost', 'Accepted') and posted_at is null`),
    check('chargeback_positive', sql`${table.amount} > 0 and ${table.fee} >= 0`),
    check('chargeback_answered', sql`num_nonnulls(${table.answeredAt}, ${table.answererId}, ${table.accepted}) in (0, 3)`),
    check('chargeback_decided', sql`(${table.decidedAt} is not null) = (${table.status} in ('Won', 'Lost', 'Accepted'))`),
    check('chargeback_posted', sql`${table.postedAt} is null or ${table.status} in ('Lost', 'Accepted')`),
  ],
);

/** The thread of a chargeback. */
export const chargebackComments = pgTable(
  'chargeback_comment',
  {
    id: id(),
    chargebackId: integer('chargeback_id')
      .notNull()
      .references(() => chargebacks.id),
    /** Null for the provider. */
    authorId: integer('author_id').references(() => users.id),
    comment: text().notNull(),
    /** Written by the provider. */
    isAdmin: boolean('is_admin').notNull(),
    /** Ends the thread. */
    isFinal: boolean('is_final').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('chargeback_comment_of').on(table.chargebackId, table.id),
    check('chargeback_comment_author', sql`(${table.authorId} is null) = ${table.isAdmin}`),
  ],
);

/** A file that belongs to a comment. */
export const chargebackProofs = pgTable(
  'chargeback_proof',
  {
    id: id(),
    reference: text().notNull().unique(),
    commentId: integer('comment_id')
      .notNull()
      .references(() => chargebackComments.id),
    name: text().notNull(),
    /** What it proves, in the words of the sender. */
    category: text().notNull(),
    mediaType: text('media_type').notNull(),
    content: bytes().notNull(),
    /** In bytes. */
    size: integer().notNull(),
    /** Signs the addresses of the file. */
    secret: text().notNull(),
  },
  (table) => [index('chargeback_proof_of').on(table.commentId)],
);

/** The reminders that were sent. */
export const chargebackReminders = pgTable(
  'chargeback_reminder',
  {
    chargebackId: integer('chargeback_id')
      .notNull()
      .references(() => chargebacks.id),
    /** How many days before the due moment. */
    days: integer().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chargebackId, table.days] })],
);
