/** Where a sandbox stores its data, and how the storage opens: it is migrated, and its caller fills it. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cloneImage, type DatabaseImage } from './clone';
import { type Database, type Db, openEmbedded, openServer } from './database';
import { lockFolder } from './lock';
import { migrate, UnknownMigration } from './migrate';

export type Storage =
  | { readonly kind: 'memory' }
  /** An embedded database in a folder, for one process at a time. */
  | { readonly kind: 'folder'; readonly path: string }
  /** A database on a PostgreSQL server (15 or later). */
  | { readonly kind: 'server'; readonly url: string }
  /** A copy of a seeded database for tests. It is removed when the sandbox stops. */
  | { readonly kind: 'clone'; readonly of: DatabaseImage };

/** A new database is first created under another name, because an interrupted one would look complete and never open. */
async function preparedFolder(path: string): Promise<string> {
  const folder = join(path, 'database');
  if (existsSync(folder)) return folder;
  const draft = join(path, 'database.new');
  await rm(draft, { recursive: true, force: true });
  await (await openEmbedded({ folder: draft })).close();
  await rename(draft, folder);
  return folder;
}

async function openInFolder(path: string): Promise<Database> {
  const unlock = await lockFolder(path);
  try {
    const database = await openEmbedded({ folder: await preparedFolder(path) });
    const close = async () => {
      await database.close();
      await unlock();
    };
    return { ...database, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

function open(storage: Storage): Promise<Database> {
  switch (storage.kind) {
    case 'memory':
      return openEmbedded();
    case 'folder':
      return openInFolder(storage.path);
    case 'server':
      return openServer(storage.url);
    case 'clone':
      return cloneImage(storage.of);
  }
}

/** The data was made by another version of Kontor. The message says what to do. */
export class OtherVersion extends Error {}

/** Says which data another version made, that it is unchanged, and what to do. */
function otherVersion(storage: Storage, migration: string): OtherVersion {
  const why = `made by another version of Kontor: this one doesn't know its migration ${migration}. The data is unchanged.`;
  switch (storage.kind) {
    case 'folder':
      return new OtherVersion(
        `The data folder ${storage.path} was ${why} Set KONTOR_DATA to another folder, or remove this one to start from the seed.`,
      );
    case 'server':
      return new OtherVersion(
        `The database ${new URL(storage.url).pathname.slice(1)} was ${why} Set DATABASE_URL to another database, or drop this one.`,
      );
    case 'memory':
    case 'clone':
      return new OtherVersion(`The database was ${why}`);
  }
}

/** Opens the storage. `fill` runs at every start, in one process at a time. */
export async function openStorage(storage: Storage, fill: (db: Db) => Promise<void>): Promise<Database> {
  const database = await open(storage);
  try {
    await migrate(database);
    await database.alone(() => fill(database.db));
    return database;
  } catch (error) {
    await database.close();
    throw error instanceof UnknownMigration ? otherVersion(storage, error.message) : error;
  }
}
