/** Migrates a database to the schema of this version: every SQL file in order, each once and as a whole. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database';

export const migrationsFolder = join(import.meta.dirname, '..', 'migrations');

/** The database was set up by another version. It is unchanged. */
export class UnknownMigration extends Error {}

/** Returns the names of applied migrations, or `null` for an empty database. */
async function appliedBefore(database: Database): Promise<ReadonlySet<unknown> | null> {
  const [found] = await database.run("select to_regclass('migration')::text as name", []);
  if (!found?.name) return null;
  return new Set((await database.run('select name from migration order by name', [])).map((row) => row.name));
}

/**
 * @returns the names of the migrations that ran now.
 * @throws UnknownMigration, before any change, if the database has a migration that is not in the folder.
 */
export function migrate(database: Database, folder = migrationsFolder): Promise<string[]> {
  return database.alone(async () => {
    const files = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
    const applied = await appliedBefore(database);
    for (const name of applied ?? []) if (!files.includes(String(name))) throw new UnknownMigration(String(name));
    if (applied === null)
      await database.script('create table migration (name text primary key, applied_at timestamptz not null default now())');
    const missing = files.filter((name) => !applied?.has(name));
    for (const name of missing) {
      // One script is one transaction, so a migration and its record are stored together or not at all.
      await database.script(`${await readFile(join(folder, name), 'utf8')};\ninsert into migration (name) values ('${name}');`);
    }
    return missing;
  });
}
