/**
 * Idempotency keys. A key belongs to a business, an environment and an endpoint, and never expires. Whoever inserts it first does the work; a
 * second one waits on that very insert until the first has committed, and gets its answer.
 */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { idempotencyKeys } from '../database/schema';
import { Refusal } from '../refusal';
import type { Scope } from '../world';

export type KeyRow = typeof idempotencyKeys.$inferSelect;

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, canonical(inner)]),
  );
}

/** The same for the same body, in whatever order its fields were written. */
export const bodyHash = (body: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(canonical(body)))
    .digest('hex');

export interface Key extends Scope {
  readonly endpoint: string;
  readonly key: string;
}

const isKey = ({ businessId, environment, endpoint, key }: Key) =>
  and(
    eq(idempotencyKeys.businessId, businessId),
    eq(idempotencyKeys.environment, environment),
    eq(idempotencyKeys.endpoint, endpoint),
    eq(idempotencyKeys.key, key),
  );

/**
 * Inserts the key, or finds the row that was there first.
 * @param hash of the body that came with it, or `null` to close a key that nothing came with
 * @returns `null` when the key is new
 */
export async function claimKey(tx: Db, now: Temporal.Instant, key: Key, hash: string | null): Promise<KeyRow | null> {
  const { businessId, environment, endpoint, key: name } = key;
  const fresh = await tx
    .insert(idempotencyKeys)
    .values({ businessId, environment, endpoint, key: name, bodyHash: hash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (fresh.length > 0) return null;
  const [first] = await tx.select().from(idempotencyKeys).where(isKey(key));
  if (!first) throw new Error('A key that could not be inserted is not there');
  return first;
}

export const findKey = async (tx: Db, key: Key): Promise<KeyRow | null> =>
  (await tx.select().from(idempotencyKeys).where(isKey(key)))[0] ?? null;

/**
 * Returns the answer to give again, or refuses: for a closed key, and for a body that is not the first one's.
 * @param what was ordered, in the words of a refusal
 */
export function answerAgain(first: KeyRow, hash: string, what: string) {
  if (!first.answer) throw new Refusal(409, `This ${what} was asked about before it arrived, and can no longer be made`);
  if (first.bodyHash !== hash) throw new Refusal(409, `This key was used for another ${what}`);
  return first.answer;
}

export async function keepAnswer(tx: Db, key: Key, answer: NonNullable<KeyRow['answer']>): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer, batchId: answer.batchId }).where(isKey(key));
}
