/** Payment links, their payments and their subscribers. */
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, money } from '../columns';
import { ofBusiness } from './people.tables';
import { splitSettlements } from './splits.tables';
import { transactions } from './transactions.tables';

export const paymentLinks = pgTable(
  'payment_link',
  {
    id: id(),
    ...ofBusiness(),
    reference: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    /** Null: the payer chooses. */
    amount: money(),
    currency: text().notNull(),
    /** The maximum number of payments. Null: unlimited. */
    mostPayments: integer('most_payments'),
    typeCode: text('type_code').notNull(),
    authOption: text('auth_option').$type<'AUTH' | 'NOAUTH'>().notNull(),
    redirectUrl: text('redirect_url').notNull(),
    splitSettlementId: integer('split_settlement_id').references(() => splitSettlements.id),
    isActive: boolean('is_active').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('payment_link_newest').on(table.businessId, table.environment, table.createdAt.desc(), table.id.desc())],
);

/** One payment on a link. Its key is that of its page, so sending it twice pays once. */
export const linkPayments = pgTable(
  'link_payment',
  {
    transactionId: integer('transaction_id')
      .primaryKey()
      .references(() => transactions.id),
    linkId: integer('link_id')
      .notNull()
      .references(() => paymentLinks.id),
    key: text().notNull().unique(),
  },
  (table) => [index('link_payment_of_link').on(table.linkId)],
);

export const subscribers = pgTable(
  'subscriber',
  {
    id: id(),
    linkId: integer('link_id')
      .notNull()
      .references(() => paymentLinks.id),
    customerName: text('customer_name').notNull(),
    email: text().notNull(),
    phoneNumber: text('phone_number').notNull(),
    paymentType: text('payment_type').notNull(),
    currency: text().notNull(),
    amount: money().notNull(),
    frequency: text().notNull(),
    payments: integer().notNull(),
    status: text().$type<'New' | 'Active' | 'Old'>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('subscriber_newest').on(table.linkId, table.createdAt.desc(), table.id.desc())],
);
