/** Each time that a merchant had the receipt of a payment emailed to its customer. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../columns';
import { users } from './people.tables';
import { transactions } from './transactions.tables';

export const receiptSendings = pgTable(
  'receipt_sending',
  {
    id: id(),
    transactionId: integer('transaction_id')
      .notNull()
      .references(() => transactions.id),
    recipient: text().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('receipt_sending_of').on(table.transactionId, table.id)],
);
