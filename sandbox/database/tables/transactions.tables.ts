/** Customers' payments. Money is in minor units (`bigint`), times are instants. */
import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, money } from '../columns';
import { ofBusiness } from './people.tables';

/** A customer's payment to a business. */
export const transactions = pgTable(
  'transaction',
  {
    id: id(),
    ...ofBusiness(),
    status: text().notNull(),
    customerEmail: text('customer_email').notNull(),
    customerName: text('customer_name'),
    customerPhone: text('customer_phone'),
    currency: text().notNull(),
    /** What the customer paid, with their part of the fee. */
    amount: money().notNull(),
    fee: money().notNull(),
    /** The part of the fee that was added to the price. */
    customerFee: money('customer_fee').notNull().default(sql`0`),
    paymentType: text('payment_type').notNull(),
    /** The first six and last four digits of a card. */
    maskedPan: text('masked_pan'),
    accountNumber: text('account_number'),
    responseCode: text('response_code'),
    responseMessage: text('response_message'),
    narration: text(),
    recurringFrequency: text('recurring_frequency'),
    orderReference: text('order_reference').notNull().unique(),
    paymentReference: text('payment_reference').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('transaction_newest').on(table.businessId, table.environment, table.createdAt.desc(), table.id.desc()),
    // Counts and pages of a filtered list: each column of the filter panel in the order of the list.
    index('transaction_by_status').on(table.businessId, table.environment, table.status, table.createdAt.desc(), table.id.desc()),
    index('transaction_by_type').on(
      table.businessId,
      table.environment,
      table.paymentType,
      table.createdAt.desc(),
      table.id.desc(),
    ),
    // Searches for part of a text.
    index('transaction_search_order').using('gin', table.orderReference.op('gin_trgm_ops')),
    index('transaction_search_payment').using('gin', table.paymentReference.op('gin_trgm_ops')),
    index('transaction_search_email').using('gin', table.customerEmail.op('gin_trgm_ops')),
    index('transaction_of_customer').on(table.businessId, table.environment, sql`lower(${table.customerEmail})`),
  ],
);
