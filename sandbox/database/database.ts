/** One database on either engine: PostgreSQL embedded in this process (PGlite), or a PostgreSQL server. The same SQL runs on both. */
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as onServer } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as onPglite } from 'drizzle-orm/pglite';
import pg from 'pg';

/** What operations receive: the database, or a transaction. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface Database {
  readonly db: Db;
  /** Runs a script of several statements as one transaction. */
  script(text: string): Promise<void>;
  /** Runs one statement with parameters that the query builder cannot express. */
  run(text: string, parameters: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** Does `work` while no other process works under this lock. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** In memory without a folder. With an image (a dumped data folder) it starts from that. */
export async function openEmbedded(
  options: { folder?: string; image?: Blob } = {},
): Promise<Database & { readonly engine: PGlite }> {
  const engine = await PGlite.create({
    extensions: { pg_trgm },
    ...(options.folder === undefined ? {} : { dataDir: options.folder }),
    ...(options.image === undefined ? {} : { loadDataDir: options.image }),
  });
  await engine.exec("set time zone 'UTC'");
  return {
    engine,
    db: onPglite(engine),
    script: async (text) => {
      await engine.exec(text);
    },
    run: async (text, parameters) => (await engine.query<Record<string, unknown>>(text, [...parameters])).rows,
    alone: (work) => work(),
    close: () => engine.close(),
  };
}

const MIGRATION_LOCK = 7_446_031;

export async function openServer(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 8, options: '-c TimeZone=UTC' });
  let closing = false;
  pool.on('error', (error) => {
    if (!closing) console.error(`The database connection failed: ${error.message}`);
  });
  return {
    db: onServer(pool),
    script: async (text) => {
      await pool.query(text);
    },
    run: async (text, parameters) => (await pool.query<Record<string, unknown>>(text, [...parameters])).rows,
    alone: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        return await work();
      } finally {
        await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
        client.release();
      }
    },
    close: () => {
      closing = true;
      return pool.end();
    },
  };
}
