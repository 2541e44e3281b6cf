/**
 * A seeded database that is made once. Each test gets its own copy in well under a second. Embedded, it is a dumped data folder in a cache
 * file. On a server, it is a template database. Both are named after their input: migrations, seed, rules and day.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pinnedMoment } from '../clock';
import { administer, type DatabaseImage, onDatabase } from '../database/clone';
import { type Database, openEmbedded, openServer } from '../database/database';
import { migrate } from '../database/migrate';
import { seedAndKeep } from './reset';

export interface ImageOptions {
  /** ISO date. Always the same one, so that the image can be reused. */
  readonly day?: string;
  /** Any database of a PostgreSQL server whose user may create databases. Without it, embedded. */
  readonly serverUrl?: string | undefined;
  /** The folder of the cached image. */
  readonly cache?: string;
}

const DAY = '2026-11-21';
const CACHE = join(import.meta.dirname, '..', '..', '.cache');
const SANDBOX = join(import.meta.dirname, '..');
/** All sources that affect the seed, in any folder. */
const SOURCE =
  /^(seed|rules|database)\/[^/]+\.ts$|^http\/(sheet|zip)\.ts$|^reports\/report(s|File)\.ts$|\.(seed|rules|tables)\.ts$|^migrations\/[^/]+\.sql$/;

const isSource = (path: string) => SOURCE.test(path) && !path.endsWith('.test.ts');

async function fingerprint(day: string): Promise<string> {
  const hash = createHash('sha256').update(day);
  const all = (await readdir(SANDBOX, { recursive: true })).map((path) => path.replaceAll('\\', '/'));
  for (const path of all.filter(isSource).sort()) hash.update(path).update(await readFile(join(SANDBOX, path)));
  return hash.digest('hex').slice(0, 16);
}

const fill = async (database: Database, day: string) => {
  await migrate(database);
  await database.db.transaction((tx) => seedAndKeep(tx, pinnedMoment(day)));
};

const KEPT_FILES = 3;

/** Keeps only the newest few, because every change of the sources makes one of about forty megabytes. */
async function removeOld(cache: string): Promise<void> {
  const names = (await readdir(cache)).filter((name) => /^seed-[0-9a-f]+\.tar$/.test(name));
  const aged = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(cache, name))).mtimeMs })));
  const old = aged.sort((a, b) => b.at - a.at).slice(KEPT_FILES);
  await Promise.all(old.map(({ name }) => rm(join(cache, name), { force: true })));
}

async function embeddedImage(day: string, cache: string): Promise<DatabaseImage> {
  const file = join(cache, `seed-${await fingerprint(day)}.tar`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return { engine: 'embedded', day, dump: new Blob([new Uint8Array(kept)]) };
  const database = await openEmbedded();
  try {
    await fill(database, day);
    const dump = await database.engine.dumpDataDir('none');
    await mkdir(cache, { recursive: true });
    // Written under another name first, so that a concurrent reader finds the complete file or none.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
    await rename(draft, file);
    await removeOld(cache).catch(() => undefined);
    return { engine: 'embedded', day, dump };
  } finally {
    await database.close();
  }
}

async function serverImage(day: string, url: string): Promise<DatabaseImage> {
  const template = `kontor_seed_${await fingerprint(day)}`;
  if ((await administer(url, `select 1 from pg_database where datname = '${template}'`)) === 0) {
    const draft = `kontor_draft_${randomUUID().replaceAll('-', '')}`;
    await administer(url, `create database ${draft}`);
    const database = await openServer(onDatabase(url, draft));
    try {
      await fill(database, day);
    } finally {
      await database.close();
    }
    // Two processes may fill one at the same time. The first to rename has made the template.
    await administer(url, `alter database ${draft} rename to ${template}`).catch(() => administer(url, `drop database ${draft}`));
  }
  return { engine: 'server', day, url, template };
}

/** Returns the seeded image of a day, from the cache or new. */
export function seedImage({ day = DAY, serverUrl, cache = CACHE }: ImageOptions = {}): Promise<DatabaseImage> {
  return serverUrl ? serverImage(day, serverUrl) : embeddedImage(day, cache);
}
