import { join } from 'node:path';

interface Server {
  readonly url: string;
  stop(): void;
}

/** A throwaway PostgreSQL server, or null if none is available. The scripts are plain JavaScript without declarations. */
export async function postgres(): Promise<Server | null> {
  const { ensurePostgres }: { ensurePostgres(): Promise<Server | null> } = await import(
    join(import.meta.dirname, '../../scripts/postgres.mjs')
  );
  return ensurePostgres();
}
