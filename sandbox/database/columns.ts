/** Columns that every table shares. */
import { bigint, customType, integer } from 'drizzle-orm/pg-core';

/** A moment. The session's time zone is UTC, whatever the server's is. */
export const instant = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (moment) => Temporal.Instant.from(moment),
  toDriver: (moment) => moment.toString(),
});

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Minor currency units. */
export const money = (name?: string) => (name === undefined ? bigint({ mode: 'bigint' }) : bigint(name, { mode: 'bigint' }));

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
