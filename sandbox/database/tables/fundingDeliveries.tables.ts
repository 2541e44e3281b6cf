/** Deliveries of the notification about a funding to the webhook of the business. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../columns';
import { fundings } from './incoming.tables';
import { users } from './people.tables';

export const fundingDeliveries = pgTable(
  'funding_delivery',
  {
    id: id(),
    fundingId: integer('funding_id')
      .notNull()
      .references(() => fundings.id),
    /** The same in every delivery of one funding. */
    eventId: text('event_id').notNull(),
    webhookUrl: text('webhook_url').notNull(),
    /** Null: the provider sent it, when the money arrived. */
    requesterId: integer('requester_id').references(() => users.id),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('funding_delivery_of').on(table.fundingId, table.id)],
);
