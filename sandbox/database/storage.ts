/** Where a sandbox keeps its data, and how that is opened: migrated, and filled by whoever opens it. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cloneImage, type DatabaseImage } from './clone';
import { type Database, type Db, openEmbedded, openServer } from './database';
import { lockFolder } from './lock';
import { migrate } from './migrate';

export type Storage =
  | { readonly kind: 'memory' }
  /** An embedded database in a folder, which one process has at a time. */
  | { readonly kind: 'folder'; readonly path: string }
  /** A database on a PostgreSQL server (15 or later). */
  | { readonly kind: 'server'; readonly url: string }
  /** A copy of a seeded database, for tests; it is gone when the sandbox stops. */
  | { readonly kind: 'clone'; readonly of: DatabaseImage };

/** A new database is made under another name first: cut off in the middle, it would look like a whole one and never open. */
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

/** Opens the storage, ready to be used. `fill` runs at every start, and in one process at a time. */
export async function openStorage(storage: Storage, fill: (db: Db) => Promise<void>): Promise<Database> {
  const database = await open(storage);
  try {
    await migrate(database);
    await database.alone(() => fill(database.db));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
