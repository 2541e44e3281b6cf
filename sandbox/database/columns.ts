/** Columns that every table shares. */
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, customType, integer } from 'drizzle-orm/pg-core';

/** A time. The session's time zone is UTC, whatever the server's is. */
export const instant = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (moment) => Temporal.Instant.from(moment),
  toDriver: (moment) => moment.toString(),
});

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Minor currency units. */
export const money = (name?: string) => (name === undefined ? bigint({ mode: 'bigint' }) : bigint(name, { mode: 'bigint' }));

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** Descending like the indexes: without `nulls last` the database would sort every row instead of reading an index. */
export const newestFirst = (...columns: readonly AnyPgColumn[]): SQL[] => columns.map((column) => sql`${column} desc nulls last`);
