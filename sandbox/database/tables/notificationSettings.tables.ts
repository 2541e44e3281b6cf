/** Which notifications a person gets, and how. Without a row a person gets all of them. */
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { NotifiedEvent } from '../../../contract/settings/notificationReasons';
import { users } from './people.tables';

export const notificationSettings = pgTable(
  'notification_setting',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    event: text().$type<NotifiedEvent>().notNull(),
    byEmail: boolean('by_email').notNull(),
    inApp: boolean('in_app').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.event] })],
);
