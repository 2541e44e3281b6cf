/**
 * Back to the seed. What was seeded is kept a second time, in a schema of its own: tests reset all the time, and putting back what differs takes
 * a fraction of the time of seeding again.
 */
import { getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database';
import { continueAllIds } from '../database/insert';
import * as schema from '../database/schema';
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

const nameOf = (table: PgTable) => sql.identifier(getTableName(table));

/** Older than this, the payouts that still await their code would soon be too old for it. */
const FRESH = { hours: 6 } as const;

/** Fills an empty database. Keeps what it was filled with, how many rows that is, and the transaction that wrote them. */
export async function seedAndKeep(tx: Db, now: Temporal.Instant): Promise<void> {
  await seed(tx, now);
  await tx.execute(sql`drop schema if exists seeded cascade`);
  await tx.execute(sql`create schema seeded`);
  for (const table of tables) await tx.execute(sql`create table seeded.${nameOf(table)} as table ${nameOf(table)}`);
  const counts = tables.map((table) => sql`select ${getTableName(table)} as name, count(*) as rows from ${nameOf(table)}`);
  await tx.execute(sql`create table seeded.kept_rows as ${sql.join(counts, sql` union all `)}`);
  await tx.execute(sql`create table seeded.written_by as select pg_current_xact_id()::xid as id`);
  // Plans that were made for empty tables read all of a full one.
  await tx.execute(sql`analyze`);
}

/** Fills a database that was never filled. */
export async function seedOnce(db: Db, now: () => Temporal.Instant): Promise<void> {
  if ((await seededAt(db)) === null) await db.transaction((tx) => seedAndKeep(tx, now()));
}

const allNames = sql.join(tables.map(nameOf), sql`, `);

async function empty(tx: Db): Promise<void> {
  // The ledger's rows cannot be deleted one by one, and are not.
  await tx.execute(sql`truncate ${allNames} restart identity cascade`);
}

/** Rows go back one by one only where triggers can be left out, and from a copy that says who wrote it. */
async function canPutBack(tx: Db): Promise<boolean> {
  const [found] = await tx
    .select({ can: sql<boolean>`current_setting('is_superuser') = 'on' and to_regclass('seeded.written_by') is not null` })
    .from(sql`(values (1)) as one`);
  return found?.can === true;
}

/** Every row that the seed or a reset wrote bears its transaction. All others are new or changed. */
const IS_FOREIGN = sql`xmin not in (select id from seeded.written_by)`;

/** Tables that differ from what was kept, and whether some of their rows are missing. */
async function changedTables(tx: Db): Promise<readonly { readonly table: PgTable; readonly lacks: boolean }[]> {
  const counts = tables.map(
    (table) =>
      sql`select ${getTableName(table)} as name, count(*) as rows, count(*) filter (where ${IS_FOREIGN}) as strange from ${nameOf(table)}`,
  );
  const changed = await tx
    .select({ name: sql<string>`name`, lacks: sql<boolean>`there.rows - strange < coalesce(kept.rows, 0)` })
    .from(sql`(${sql.join(counts, sql` union all `)}) as there left join seeded.kept_rows as kept using (name)`)
    .where(sql`strange > 0 or there.rows <> coalesce(kept.rows, 0)`);
  const lacks = new Map(changed.map((one) => [one.name, one.lacks]));
  return tables.flatMap((table) => {
    const lacking = lacks.get(getTableName(table));
    return lacking === undefined ? [] : [{ table, lacks: lacking }];
  });
}

/** Puts back the rows that differ. Most tests change a few rows of a few tables, so this costs a fraction of filling all of them. */
async function putBack(tx: Db): Promise<void> {
  // Whatever is being written is finished first, so that nothing of it is overlooked.
  await tx.execute(sql`lock table ${allNames} in access exclusive mode`);
  // What was kept is consistent: its keys are not checked again, and its sums are part of it.
  await tx.execute(sql`set local session_replication_role = replica`);
  for (const { table, lacks } of await changedTables(tx)) {
    await tx.execute(sql`delete from ${nameOf(table)} where ${IS_FOREIGN}`);
    if (lacks) await tx.execute(sql`insert into ${nameOf(table)} select * from seeded.${nameOf(table)} on conflict do nothing`);
  }
  await continueAllIds(tx, tables);
  await tx.execute(sql`insert into seeded.written_by select pg_current_xact_id()::xid`);
}

/** Everything as it was seeded. A copy that has aged is made again. */
export async function resetToSeed(tx: Db, now: Temporal.Instant): Promise<void> {
  const seededThen = await seededAt(tx);
  const isFresh = seededThen !== null && Temporal.Instant.compare(now, seededThen.add(FRESH)) < 0;
  if (isFresh && (await canPutBack(tx))) return putBack(tx);
  await empty(tx);
  await seedAndKeep(tx, now);
}
