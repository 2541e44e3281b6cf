/** Rows that a merchant names, each once in its place. */
import { Refusal } from '../refusal';
import type { Db } from './database';

/** A text of a form without spaces around it. @throws Refusal 400 if it is empty */
export function filled(label: string, text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new Refusal(400, `${label} is required`);
  return trimmed;
}

/** Runs a write in a part of the transaction, and refuses a name that is taken: two merchants may give it at once. */
export async function uniquely<T>(db: Db, index: string, message: string, write: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(write);
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    if (cause instanceof Error && cause.message.includes(index)) throw new Refusal(409, message);
    throw error;
  }
}

/** @throws Refusal 404 if there is no such row. `thing` begins the sentence: `Category` */
export async function found<Row>(thing: string, rows: PromiseLike<readonly Row[]>): Promise<Row> {
  const [row] = await rows;
  if (!row) throw new Refusal(404, `${thing} not found`);
  return row;
}
