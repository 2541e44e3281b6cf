/** Incoming bank transfers: the account numbers, and each transfer. */
import { sql } from 'drizzle-orm';
import { index, pgSequence, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, money } from '../columns';
import { ofBusiness } from './people.tables';

/** Numbers of virtual accounts are never reused, even after a reset, because money may still be sent to an old one. */
export const virtualAccountNumbers = pgSequence('virtual_account_number', { startWith: 20_451 });

/** An account number that credits the naira wallet of a business, with a name that the business gave it. */
export const virtualAccounts = pgTable(
  'virtual_account',
  {
    id: id(),
    ...ofBusiness(),
    accountName: text('account_name').notNull(),
    accountNumber: text('account_number').notNull().unique(),
    bankName: text('bank_name').notNull(),
    alias: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('virtual_account_alias').on(table.businessId, table.environment, sql`lower(${table.alias})`)],
);

/** Money that arrived at an account of a business, with its sender. */
export const fundings = pgTable(
  'funding',
  {
    id: id(),
    ...ofBusiness(),
    currency: text().notNull(),
    amount: money().notNull(),
    /** The destination. The alias is that of a virtual account, and null for the wallet's own number. */
    accountNumber: text('account_number').notNull(),
    alias: text(),
    senderName: text('sender_name').notNull(),
    senderBank: text('sender_bank').notNull(),
    /** Null if the sender's bank doesn't say. */
    senderAccount: text('sender_account'),
    method: text().notNull().default('Bank transfer'),
    fee: money().notNull().default(sql`0`),
    sessionId: text('session_id'),
    reference: text().notNull().unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('funding_newest').on(table.businessId, table.environment, table.createdAt.desc(), table.id.desc())],
);
