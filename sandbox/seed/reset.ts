/**
 * Back to the seed. What was seeded is kept a second time, in a schema of its own, because reading it back takes a fraction of the time of
 * seeding again, and tests do it all the time.
 */
import { getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database';
import * as schema from '../database/schema';
import { continueIds } from './insert';
import { seed, seededAt } from './seed';

const isTable = (value: unknown): value is PgTable => is(value, PgTable);

const referredTo = (table: PgTable): PgTable[] => getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);

/** Every table, each after those that it refers to. */
function inOrder(all: readonly PgTable[]): readonly PgTable[] {
  const ordered = new Set<PgTable>();
  const add = (table: PgTable, above: readonly PgTable[]) => {
    if (ordered.has(table) || above.includes(table)) return;
    for (const other of referredTo(table)) add(other, [...above, table]);
    ordered.add(table);
  };
  for (const table of all) add(table, []);
  return [...ordered];
}

const tables = inOrder(Object.values<unknown>(schema).filter(isTable));

/** The database counts these from the others. */
const counted: readonly PgTable[] = [schema.payoutTallies];

const nameOf = (table: PgTable) => sql.identifier(getTableName(table));

/** Older than this, the payouts that still await their code would soon be too old for it. */
const FRESH = { hours: 6 } as const;

/** Fills an empty database, and keeps what it was filled with. */
export async function seedAndKeep(tx: Db, now: Temporal.Instant): Promise<void> {
  await seed(tx, now);
  await tx.execute(sql`drop schema if exists seeded cascade`);
  await tx.execute(sql`create schema seeded`);
  for (const table of tables) {
    const isFilled = !counted.includes(table) && (await tx.select({ one: sql`1` }).from(table).limit(1)).length > 0;
    if (isFilled) await tx.execute(sql`create table seeded.${nameOf(table)} as table ${nameOf(table)}`);
  }
  // Where triggers run while the copy is put back, they count it: it begins with nothing.
  await tx.execute(sql`update seeded.account set ledger_balance = 0, held_balance = 0`);
  // Plans that were made for empty tables read all of a full one.
  await tx.execute(sql`analyze`);
}

/** Fills a database that was never filled. */
export async function seedOnce(db: Db, now: () => Temporal.Instant): Promise<void> {
  if ((await seededAt(db)) === null) await db.transaction((tx) => seedAndKeep(tx, now()));
}

async function empty(tx: Db): Promise<void> {
  const names = sql.join(tables.map(nameOf), sql`, `);
  // The ledger's rows cannot be deleted one by one, and are not.
  await tx.execute(sql`truncate ${names} restart identity cascade`);
}

/** What comes back was consistent when it was kept: where we may, its keys and sums are not checked a second time. */
async function trustTheCopy(tx: Db): Promise<void> {
  await tx.execute(sql`
    select set_config('session_replication_role', 'replica', true) where current_setting('is_superuser') = 'on'`);
}

async function keptTables(tx: Db): Promise<readonly PgTable[]> {
  const kept = await tx
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'seeded'`);
  const names = new Set(kept.map(({ name }) => name));
  return tables.filter((table) => names.has(getTableName(table)));
}

async function putBack(tx: Db): Promise<void> {
  await trustTheCopy(tx);
  for (const table of await keptTables(tx)) {
    await tx.execute(sql`insert into ${nameOf(table)} select * from seeded.${nameOf(table)}`);
    await continueIds(tx, table);
  }
  await tx.execute(sql`select rebuild_balances()`);
}

/** Everything as it was seeded. A copy that has aged is made anew. */
export async function resetToSeed(tx: Db, now: Temporal.Instant): Promise<void> {
  const seededThen = await seededAt(tx);
  await empty(tx);
  if (seededThen && Temporal.Instant.compare(now, seededThen.add(FRESH)) < 0) await putBack(tx);
  else await seedAndKeep(tx, now);
}
