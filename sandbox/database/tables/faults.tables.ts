/** Queued faults that no call has met yet. They are in the database, so that every process on one server knows them. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id } from '../columns';

export const faults = pgTable('fault', { id: id(), endpoint: text().notNull(), kind: text().notNull() }, (table) => [
  index('fault_of_endpoint').on(table.endpoint, table.id),
]);
