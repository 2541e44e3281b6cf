/**
 * Idempotency keys. A key belongs to a person at a business, an environment and an endpoint, and never expires: a key that one person uses or
 * asks for means nothing to another. The first insert does the work. A second one waits for that insert until the first has committed, and
 * gets its response.
 */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../context';
import type { Db } from '../database/database';
import { idempotencyKeys } from '../database/schema';
import { Refusal } from '../refusal';

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

/** Returns the same hash for the same body, whatever the order of its fields. */
export const bodyHash = (body: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(canonical(body)))
    .digest('hex');

export interface Key extends Pick<Actor, 'userId' | 'businessId' | 'environment'> {
  readonly endpoint: string;
  readonly key: string;
}

export const keyOf = ({ userId, businessId, environment }: Actor, endpoint: string, key: string): Key => ({
  userId,
  businessId,
  environment,
  endpoint,
  key,
});

const isKey = ({ userId, businessId, environment, endpoint, key }: Key) =>
  and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.businessId, businessId),
    eq(idempotencyKeys.environment, environment),
    eq(idempotencyKeys.endpoint, endpoint),
    eq(idempotencyKeys.key, key),
  );

/**
 * Inserts the key, or finds the existing row.
 * @param hash of the body, or `null` to close an unused key
 * @returns `null` if the key is new
 */
export async function claimKey(tx: Db, now: Temporal.Instant, key: Key, hash: string | null): Promise<KeyRow | null> {
  const fresh = await tx
    .insert(idempotencyKeys)
    .values({ ...key, bodyHash: hash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (fresh.length > 0) return null;
  const [first] = await tx.select().from(idempotencyKeys).where(isKey(key));
  if (!first) throw new Error('The inserted key was not found');
  return first;
}

export const findKey = async (tx: Db, key: Key): Promise<KeyRow | null> =>
  (await tx.select().from(idempotencyKeys).where(isKey(key)))[0] ?? null;

/**
 * Returns the stored response, or refuses a closed key and another body.
 * @param what the order, in the words of a refusal
 */
export function replayResponse(first: KeyRow, hash: string, what: string) {
  if (!first.answer) throw new Refusal(409, `This ${what} was checked before it arrived and can no longer be made`);
  if (first.bodyHash !== hash) throw new Refusal(409, `This key was already used for another ${what}`);
  return first.answer;
}

export async function storeResponse(tx: Db, key: Key, answer: NonNullable<KeyRow['answer']>): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer, batchId: answer.batchId }).where(isKey(key));
}
