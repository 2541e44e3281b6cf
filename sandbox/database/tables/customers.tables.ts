/** The customers of a business. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../columns';
import { ofBusiness, users } from './people.tables';

export type CustomerStatus = 'Active' | 'Blacklisted';

export const customers = pgTable(
  'customer',
  {
    id: id(),
    ...ofBusiness(),
    name: text().notNull(),
    /** As it was entered. */
    email: text().notNull(),
    /** The email in lower case: it stands for one customer. */
    emailKey: text('email_key').notNull(),
    mobile: text().notNull(),
    status: text().$type<CustomerStatus>().notNull(),
    createdAt: instant('created_at').notNull(),
    blacklistedAt: instant('blacklisted_at'),
    blacklistedBy: integer('blacklisted_by').references(() => users.id),
    blacklistReason: text('blacklist_reason'),
  },
  (table) => [
    uniqueIndex('customer_email').on(table.businessId, table.environment, table.emailKey),
    index('customer_newest').on(table.businessId, table.environment, table.createdAt.desc(), table.id.desc()),
    check('customer_blacklisted', sql`(${table.status} = 'Blacklisted') = (${table.blacklistedAt} is not null)`),
  ],
);
