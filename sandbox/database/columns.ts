/** Columns that every table shares. */
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, customType, integer } from 'drizzle-orm/pg-core';
import { ZONE } from '../clock';

/** A time. The session's time zone is UTC, whatever the server's is. */
export const instant = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (moment) => Temporal.Instant.from(moment),
  toDriver: (moment) => moment.toString(),
});

/** Returns the wall-clock text of a time, as `toWallClock` does. For lists of many rows. */
export const wallClockOf = (moment: AnyPgColumn): SQL<string> =>
  sql<string>`to_char(${moment} at time zone ${sql.raw(`'${ZONE}'`)}, 'YYYY-MM-DD HH24:MI:SS')`;

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Minor currency units. */
export const money = (name?: string) => (name === undefined ? bigint({ mode: 'bigint' }) : bigint(name, { mode: 'bigint' }));

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** Descending like the indexes: without `nulls last` the database would sort every row instead of reading an index. */
export const newestFirst = (...columns: readonly AnyPgColumn[]): SQL[] => columns.map((column) => sql`${column} desc nulls last`);
