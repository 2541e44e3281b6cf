/** What every operation is given: the database and the time; and, for most, on whose behalf. */
import type { Clock } from './clock';
import type { Db } from './database/database';

export interface World {
  readonly db: Db;
  readonly clock: Clock;
}

/** Someone who is signed in, at the business and in the environment that their token names. Nothing is read or written outside of these. */
export interface Actor {
  readonly userId: number;
  readonly email: string;
  readonly businessId: number;
  readonly environment: number;
}

export type Scope = Pick<Actor, 'businessId' | 'environment'>;

/** Enough rows for one statement, well below the limit of its parameters. */
const CHUNK = 500;

export async function inChunks<T>(rows: readonly T[], write: (chunk: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) await write(rows.slice(from, from + CHUNK));
}
