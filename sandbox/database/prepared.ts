/** Statements that run often and are long: a server parses and plans each once for a connection instead of at every run. */
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './database';

type Value = string | number | null;

/**
 * Prepares a statement with placeholders. The embedded database ignores the name.
 * @param name of no other statement
 * @returns runs it with a value for each placeholder, and ignores what it returns
 */
export function prepared<Placeholder extends string>(name: string, statement: SQL) {
  const query = new PgDialect().sqlToQuery(statement);
  return async (db: Db, values: Readonly<Record<Placeholder, Value>>): Promise<void> => {
    await db._.session.prepareQuery(query, undefined, name, false).execute(values);
  };
}
