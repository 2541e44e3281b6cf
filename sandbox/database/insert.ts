/** Many rows in one statement: as JSON in a single parameter, because a statement has room for 65,535 parameters only. */
import { getTableColumns, getTableName, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database';

/** What one area starts with. It refers to people, businesses and wallets only, so that areas can be seeded in any order. */
export type Seed = (tx: Db, now: Temporal.Instant) => Promise<void>;

const ROWS = 4_000;

const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

const countsIds = (table: PgTable) => getTableColumns(table).id?.generatedIdentity !== undefined;

/** Tables that count their own ids go on from the highest one they have, and empty ones from the beginning. */
export async function continueAllIds(tx: Db, tables: readonly PgTable[]): Promise<void> {
  const counters = tables.filter(countsIds).map((table) => {
    const highest = sql`(select max(id) from ${sql.identifier(getTableName(table))})`;
    return sql`setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), coalesce(${highest}, 1), ${highest} is not null)`;
  });
  if (counters.length > 0) await tx.execute(sql`select ${sql.join(counters, sql`, `)}`);
}

/** Every row must have the same fields. */
export async function insertAll<T extends PgTable>(tx: Db, table: T, rows: readonly InferInsertModel<T>[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = getTableColumns(table);
  const nameOf = (field: string) => columns[field]?.name ?? field;
  const names = sql.join(
    Object.keys(first).map((field) => sql.identifier(nameOf(field))),
    sql`, `,
  );
  const name = sql.identifier(getTableName(table));
  for (let from = 0; from < rows.length; from += ROWS) {
    const named = rows
      .slice(from, from + ROWS)
      .map((row) => Object.fromEntries(Object.entries(row).map(([field, value]) => [nameOf(field), value])));
    const json = JSON.stringify(named, plain);
    await tx.execute(
      sql`insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, ${json}::json)`,
    );
  }
  await continueAllIds(tx, [table]);
}
