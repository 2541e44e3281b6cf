/** Brings a database to the schema of this version: every SQL file in order, each once and as a whole. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database';

export const migrationsFolder = join(import.meta.dirname, '..', 'migrations');

/** @returns the names of the migrations that were run now. */
export function migrate(database: Database, folder = migrationsFolder): Promise<string[]> {
  return database.alone(async () => {
    await database.script(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const applied = new Set((await database.run('select name from migration', [])).map((row) => row.name));
    const files = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
    const missing = files.filter((name) => !applied.has(name));
    for (const name of missing) {
      // One script is one transaction: a migration and the record of it happen together or not at all.
      await database.script(`${await readFile(join(folder, name), 'utf8')};\ninsert into migration (name) values ('${name}');`);
    }
    return missing;
  });
}
