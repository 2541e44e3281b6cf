/** How money comes in by bank transfer: the account numbers it comes to, and each time it came. */
import { sql } from 'drizzle-orm';
import { index, integer, pgSequence, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, money } from '../database/columns';
import { businesses } from '../people/people.tables';

/** Numbers of virtual accounts are given once, also after a reset: money may still be sent to an old one. */
export const virtualAccountNumbers = pgSequence('virtual_account_number', { startWith: 20_451 });

/** An account number that pays into the naira wallet of a business, under a name that the business gave it. */
export const virtualAccounts = pgTable(
  'virtual_account',
  {
    id: id(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    environment: integer().notNull(),
    accountName: text('account_name').notNull(),
    accountNumber: text('account_number').notNull().unique(),
    bankName: text('bank_name').notNull(),
    alias: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('virtual_account_alias').on(table.businessId, table.environment, sql`lower(${table.alias})`)],
);

/** Money that came to one of a business's accounts, and from whom. */
export const fundings = pgTable(
  'funding',
  {
    id: id(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    environment: integer().notNull(),
    currency: text().notNull(),
    amount: money().notNull(),
    /** Where it came to; the alias is that of a virtual account, and null for the wallet's own. */
    accountNumber: text('account_number').notNull(),
    alias: text(),
    senderName: text('sender_name').notNull(),
    senderBank: text('sender_bank').notNull(),
    reference: text().notNull().unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('funding_newest').on(table.businessId, table.environment, table.createdAt.desc(), table.id.desc())],
);
