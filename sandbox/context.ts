/** What every operation receives: the database and the time, and usually the current user. */

import type { Clock } from './clock';
import type { Db } from './database/database';
import type { CallTrail } from './events/trail.types';

/** Where a call comes from. Wrong attempts are counted by it, and hashing passwords takes turns by it (ADR 034). */
export interface Sender {
  /** The address of the sender. */
  readonly source: string;
  readonly ip: string | null;
  /** What the browser says that it is. */
  readonly agent: string | null;
  /** What names the browser, once someone has signed in there. */
  readonly device: string | null;
  /** Gives the browser a name, which comes back with its next calls. */
  nameDevice(name: string): void;
}

export interface OperationContext {
  readonly db: Db;
  readonly clock: Clock;
  /** Missing outside of a request. */
  readonly sender?: Sender;
  /** For operations that know the person of their audit entry, because nobody is signed in. Missing outside of such a call. */
  readonly audit?: CallTrail;
}

/** A signed-in user, at the business and in the environment of their token. Nothing outside of these is read or written. */
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
