/**
 * A seeded database made once, of which each test gets its own copy in well under a second. Embedded it is a dumped data folder, kept in a cache
 * file; on a server it is a template database. Both are named after what went into them: migrations, seed, rules and day.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { pinnedMoment } from '../clock';
import { seedAndKeep } from '../seed/reset';
import { type Database, openEmbedded, openServer } from './database';
import { migrate, migrationsFolder } from './migrate';

interface Seeded {
  /** The day the data is dated back from, an ISO date. */
  readonly day: string;
}

export type SeedImage =
  | (Seeded & { readonly engine: 'embedded'; readonly dump: Blob })
  | (Seeded & { readonly engine: 'server'; readonly url: string; readonly template: string });

export interface ImageOptions {
  /** ISO date. Always the same one, so that the image can be kept. */
  readonly day?: string;
  /** Any database of a PostgreSQL server whose user may create databases; embedded without it. */
  readonly serverUrl?: string | undefined;
  /** The folder for the kept image. */
  readonly cache?: string;
}

const DAY = '2026-11-21';
const CACHE = join(import.meta.dirname, '..', '..', '.cache');
const SOURCES = ['seed', 'rules', 'database'].map((folder) => join(import.meta.dirname, '..', folder));

async function fingerprint(day: string): Promise<string> {
  const hash = createHash('sha256').update(day);
  for (const folder of [migrationsFolder, ...SOURCES]) {
    for (const name of (await readdir(folder)).filter((file) => /(?<!\.test)\.(ts|sql)$/.test(file)).sort()) {
      hash.update(name).update(await readFile(join(folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

const fill = async (database: Database, day: string) => {
  await migrate(database);
  await database.db.transaction((tx) => seedAndKeep(tx, pinnedMoment(day)));
};

const KEPT_FILES = 3;

/** The newest few stay: one is made for every change of the sources, and each has some forty megabytes. */
async function removeOld(cache: string): Promise<void> {
  const names = (await readdir(cache)).filter((name) => /^seed-[0-9a-f]+\.tar$/.test(name));
  const aged = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(cache, name))).mtimeMs })));
  const old = aged.sort((a, b) => b.at - a.at).slice(KEPT_FILES);
  await Promise.all(old.map(({ name }) => rm(join(cache, name), { force: true })));
}

async function embeddedImage(day: string, cache: string): Promise<SeedImage> {
  const file = join(cache, `seed-${await fingerprint(day)}.tar`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return { engine: 'embedded', day, dump: new Blob([new Uint8Array(kept)]) };
  const database = await openEmbedded();
  try {
    await fill(database, day);
    const dump = await database.engine.dumpDataDir('none');
    await mkdir(cache, { recursive: true });
    // Under another name first: whoever looks at the same time finds the whole file or none.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
    await rename(draft, file);
    await removeOld(cache).catch(() => undefined);
    return { engine: 'embedded', day, dump };
  } finally {
    await database.close();
  }
}

/** The same server, another database. */
export function onDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.toString();
}

/** Administers the databases of a server. Names are ours: letters, digits and underscores. */
export async function administer(url: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

async function serverImage(day: string, url: string): Promise<SeedImage> {
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
    // Two may fill one at the same time; the first to rename has made the template.
    await administer(url, `alter database ${draft} rename to ${template}`).catch(() => administer(url, `drop database ${draft}`));
  }
  return { engine: 'server', day, url, template };
}

/** The seeded image of a day: kept from before, or made now. */
export function seedImage({ day = DAY, serverUrl, cache = CACHE }: ImageOptions = {}): Promise<SeedImage> {
  return serverUrl ? serverImage(day, serverUrl) : embeddedImage(day, cache);
}

/** A database of its own, equal to the image, dropped when it is closed. */
export async function cloneImage(image: SeedImage): Promise<Database> {
  if (image.engine === 'embedded') return openEmbedded({ image: image.dump });
  const name = `kontor_clone_${randomUUID().replaceAll('-', '')}`;
  await administer(image.url, `create database ${name} template ${image.template}`);
  const database = await openServer(onDatabase(image.url, name));
  const close = async () => {
    await database.close();
    await administer(image.url, `drop database if exists ${name} with (force)`);
  };
  return { ...database, close };
}
