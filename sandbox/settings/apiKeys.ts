/** KEY-02: the API keys of a business in one environment. */
import { and, eq, isNull } from 'drizzle-orm';
import type { ApiKeyName } from '../../contract/settings/apiKeyMasks';
import { ZONE } from '../clock';
import type { Actor, OperationContext, Scope } from '../context';
import type { Db } from '../database/database';
import { ofScope } from '../database/listing';
import { apiKeys, businesses } from '../database/schema';
import { publish } from '../events/events';
import { Refusal } from '../refusal';
import { hashOfKey, type NewApiKey, newApiKeys } from '../rules/apiKeys';

type Row = typeof apiKeys.$inferSelect;

const active = (scope: Scope) => and(ofScope(apiKeys, scope), isNull(apiKeys.endedAt));

export const activeKeys = (db: Db, scope: Scope): Promise<readonly Row[]> =>
  db.select().from(apiKeys).where(active(scope)).orderBy(apiKeys.id);

const dayOf = (now: Temporal.Instant) => now.toZonedDateTimeISO(ZONE).toPlainDate().toString();

export const callsToday = ({ calls, callsOn }: Row, now: Temporal.Instant): number => (callsOn === dayOf(now) ? calls : 0);

const fingerprintIn = (keys: readonly Row[]) => keys.find(({ name }) => name === 'secret')?.fingerprint ?? '';

/**
 * Replaces the active keys. Nothing of the old ones can be read any more.
 * @param from the fingerprint of the secret key that the merchant saw
 * @throws Refusal 409 if it is another one now
 */
export const renewKeys = (
  { db, clock }: OperationContext,
  actor: Actor,
  from: string,
): Promise<{ readonly before: readonly Row[]; readonly after: readonly NewApiKey[]; readonly at: Temporal.Instant }> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const { businessId, environment } = actor;
    await tx.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, businessId)).for('no key update');
    const before = await activeKeys(tx, actor);
    if (fingerprintIn(before) !== from) throw new Refusal(409, 'Someone generated new keys. Check them, then try again.');
    await tx.update(apiKeys).set({ secret: null, endedAt: now }).where(active(actor));
    const after = newApiKeys(environment);
    await tx.insert(apiKeys).values(after.map((key) => ({ ...key, businessId, environment, createdAt: now })));
    await publish(tx, now, 'keysRenewed', { actor });
    return { before, after, at: now };
  });

const isName = (name: string): name is ApiKeyName => ['public', 'secret', 'encryption'].includes(name);

/** @throws Refusal 404 without an active key of this name */
export async function keyToCopy(db: Db, scope: Scope, name: string): Promise<Row & { readonly secret: string }> {
  const [key] = isName(name)
    ? await db
        .select()
        .from(apiKeys)
        .where(and(active(scope), eq(apiKeys.name, name)))
    : [];
  if (!key || key.secret === null) throw new Refusal(404, 'Key not found');
  return { ...key, secret: key.secret };
}

/** Counts a call with a key. Returns whether the key is active: an old one, or an unknown one, is not. */
export const recordKeyUse = ({ db, clock }: OperationContext, given: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const [key] = await tx
      .select()
      .from(apiKeys)
      .where(and(eq(apiKeys.hash, hashOfKey(given)), isNull(apiKeys.endedAt)))
      .for('update');
    if (!key) return false;
    const use = { lastUsedAt: now, calls: callsToday(key, now) + 1, callsOn: dayOf(now) };
    await tx.update(apiKeys).set(use).where(eq(apiKeys.id, key.id));
    return true;
  });
