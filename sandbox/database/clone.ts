/** Copies of a filled database: of a dumped data folder, or of a template on a server. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Database, openEmbedded, openServer } from './database';

interface Seeded {
  /** The day that the data is relative to, an ISO date. */
  readonly day: string;
}

export type DatabaseImage =
  | (Seeded & { readonly engine: 'embedded'; readonly dump: Blob })
  | (Seeded & { readonly engine: 'server'; readonly url: string; readonly template: string });

/** Returns the URL of another database on the same server. */
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

/** A separate database, equal to the image, dropped when it is closed. */
export async function cloneImage(image: DatabaseImage): Promise<Database> {
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
