/** What the people of a business wrote about their transactions, payouts and customers. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../columns';
import { customers } from './customers.tables';
import { payouts } from './money.tables';
import { ofBusiness, users } from './people.tables';
import { transactions } from './transactions.tables';

/** Each note is about exactly one record. It is never changed or deleted (ADR 105). */
export const notes = pgTable(
  'note',
  {
    id: id(),
    ...ofBusiness(),
    transactionId: integer('transaction_id').references(() => transactions.id),
    payoutId: integer('payout_id').references(() => payouts.id),
    customerId: integer('customer_id').references(() => customers.id),
    text: text().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('note_of_transaction').on(table.transactionId, table.id),
    index('note_of_payout').on(table.payoutId, table.id),
    index('note_of_customer').on(table.customerId, table.id),
    check('note_about_one_record', sql`num_nonnulls(${table.transactionId}, ${table.payoutId}, ${table.customerId}) = 1`),
  ],
);
