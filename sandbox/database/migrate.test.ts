import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDatabase, SETUP_MS } from '../testing/databases';
import { migrate, migrationsFolder, UnknownMigration } from './migrate';
import * as schema from './schema';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-migrations-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const sqlFiles = async () => (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
const meta = join(migrationsFolder, 'meta');
const readMeta = async (name: string) => JSON.parse(await readFile(join(meta, name), 'utf8'));

describe('migrations', () => {
  it('run in order, each once, and all or none', { timeout: SETUP_MS }, async () => {
    const database = await blankDatabase();
    try {
      const ours = await sqlFiles();
      expect(await migrate(database)).toEqual(ours);
      expect(await migrate(database)).toEqual([]);
      await cp(migrationsFolder, folder, { recursive: true });
      await writeFile(join(folder, '9001_second.sql'), 'insert into first values (2);');
      await writeFile(
        join(folder, '9000_first.sql'),
        'create table first (n int);\n--> statement-breakpoint\ninsert into first values (1);',
      );
      await writeFile(join(folder, 'notes.txt'), 'not a migration');
      expect(await migrate(database, folder)).toEqual(['9000_first.sql', '9001_second.sql']);
      await writeFile(join(folder, '9002_broken.sql'), 'insert into first values (3); insert into nothing values (1);');
      await expect(migrate(database, folder)).rejects.toThrow();
      expect(await database.run('select count(*)::int as n from first', [])).toEqual([{ n: 2 }]);
      await writeFile(join(folder, '9002_broken.sql'), 'insert into first values (3)');
      expect(await migrate(database, folder)).toEqual(['9002_broken.sql']);
      await expect(migrate(database)).rejects.toThrow(new UnknownMigration('9000_first.sql'));
    } finally {
      await database.close();
    }
  });

  it('match the journal, and only the newest snapshot is kept', async () => {
    const { entries } = await readMeta('_journal.json');
    const tags: string[] = entries.map(({ tag }: { tag: string }) => tag);
    expect(tags.map((tag) => `${tag}.sql`)).toEqual(await sqlFiles());
    const snapshots = (await readdir(meta)).filter((name) => name.endsWith('_snapshot.json'));
    expect(snapshots, 'Remove the older snapshots: sandbox/README.md').toEqual([`${tags.at(-1)?.slice(0, 4)}_snapshot.json`]);
  });

  it('create the tables as the code declares them', async () => {
    const [name] = (await readdir(meta)).filter((file) => file.endsWith('_snapshot.json'));
    const statements = await generateMigration(await readMeta(name ?? ''), generateDrizzleJson(schema));
    expect(statements, 'Write a migration: sandbox/README.md').toEqual([]);
  });
});
