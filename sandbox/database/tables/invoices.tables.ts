/** Invoices, their items, what was paid for them, and when they were sent. Money is in minor units (`bigint`), times are instants. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { InvoiceStatus } from '../../../contract/invoices/invoiceStatuses';
import { id, instant, money } from '../columns';
import { ofBusiness, users } from './people.tables';
import { transactions } from './transactions.tables';

/** A bill for a customer. Whether it is overdue or part paid is never stored. */
export const invoices = pgTable(
  'invoice',
  {
    id: id(),
    ...ofBusiness(),
    /** Counts the invoices of a business in one environment: INV-1001. */
    reference: text().notNull(),
    /** Names the customer’s page. It cannot be guessed. */
    linkReference: text('link_reference').notNull().unique(),
    title: text().notNull(),
    /** To the recipient. */
    note: text().notNull(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    companyName: text('company_name').notNull(),
    companyEmail: text('company_email').notNull(),
    customerAddress: text('customer_address').notNull(),
    currency: text().notNull(),
    /** What it asks for, after discount and tax. */
    amount: money().notNull(),
    /** Percent, as decimal text. */
    discount: text().notNull(),
    tax: text().notNull(),
    /** ISO date in the zone of the business. */
    dueOn: text('due_on').notNull(),
    partPayments: boolean('part_payments').notNull(),
    status: text().$type<InvoiceStatus>().notNull(),
    creatorId: integer('creator_id')
      .notNull()
      .references(() => users.id),
    /** The idempotency key of its creation. Null: it came with the seed. */
    key: text(),
    createdAt: instant('created_at').notNull(),
    /** When the customer opened it first. */
    openedAt: instant('opened_at'),
    voidedAt: instant('voided_at'),
    voiderId: integer('voider_id').references(() => users.id),
  },
  (table) => [
    unique('invoice_reference').on(table.businessId, table.environment, table.reference),
    unique('invoice_once').on(table.businessId, table.environment, table.creatorId, table.key),
    index('invoice_newest').on(table.businessId, table.environment, table.createdAt.desc(), table.id.desc()),
    check('invoice_positive', sql`${table.amount} > 0`),
    check(
      'invoice_voided',
      sql`num_nonnulls(${table.voidedAt}, ${table.voiderId}) = case ${table.status} when 'Void' then 2 else 0 end`,
    ),
  ],
);

export const invoiceItems = pgTable(
  'invoice_item',
  {
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    /** From 1, in the order of the bill. */
    position: integer().notNull(),
    item: text().notNull(),
    quantity: integer().notNull(),
    /** For one piece. */
    rate: money().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.position] }),
    check('invoice_item_figures', sql`${table.quantity} > 0 and ${table.rate} >= 0`),
  ],
);

/** A payment of an invoice, in part or in full: by a transaction, or outside of the provider. */
export const invoicePayments = pgTable(
  'invoice_payment',
  {
    id: id(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    /** What it pays of the invoice, without the customer’s part of the fee. */
    amount: money().notNull(),
    transactionId: integer('transaction_id')
      .unique()
      .references(() => transactions.id),
    /** That of its page, so that sending it twice pays once. */
    key: text().unique(),
    /** Of a payment outside of the provider: an ISO date, the merchant’s reference, and who marked it. */
    paidOn: text('paid_on'),
    outsideReference: text('outside_reference'),
    userId: integer('user_id').references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('invoice_payment_of').on(table.invoiceId, table.id),
    check('invoice_payment_positive', sql`${table.amount} > 0`),
    check(
      'invoice_payment_one_way',
      sql`num_nonnulls(${table.paidOn}, ${table.outsideReference}, ${table.userId}) = case when ${table.transactionId} is null then 3 else 0 end`,
    ),
  ],
);

/** Each time an invoice was sent to its customer. */
export const invoiceSendings = pgTable(
  'invoice_sending',
  {
    id: id(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    recipient: text().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('invoice_sending_of').on(table.invoiceId, table.id)],
);
