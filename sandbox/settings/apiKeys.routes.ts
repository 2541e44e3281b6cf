/** Serves the API keys of a business. */
import type { ApiKeyName } from '../../contract/settings/apiKeyMasks';
import { apiKeys as endpoints } from '../../contract/settings/apiKeys';
import { passwordFirst } from '../access/stepUp';
import { serve, serveChange } from '../http/serve';
import { toWallClock } from '../rules/wallclock';
import { activeKeys, callsToday, keyToCopy, renewKeys } from './apiKeys';

type Named = { readonly name: string; readonly fingerprint: string };

/** What the audit trail keeps of keys. */
const fingerprintsOf = (keys: readonly Named[]) =>
  Object.fromEntries(keys.map(({ name, fingerprint }) => [`${name} fingerprint`, fingerprint]));

const byName = <Key extends { readonly name: ApiKeyName }, Value>(keys: readonly Key[], read: (key: Key) => Value) => {
  const of = (name: ApiKeyName) => keys.filter((key) => key.name === name).map(read)[0] ?? null;
  return { public: of('public'), secret: of('secret'), encryption: of('encryption') };
};

export const apiKeysRoutes = [
  serve(endpoints.getApiKeys, async (_, { context: { db, clock }, session }) => {
    const keys = await activeKeys(db, session);
    if (keys.length === 0) return { apiKeys: null };
    const now = clock.now();
    const masks = byName(keys, ({ mask }) => mask);
    const uses = Object.fromEntries(
      keys.map((key) => [
        key.name,
        {
          fingerprint: key.fingerprint,
          lastUsedAt: key.lastUsedAt && toWallClock(key.lastUsedAt),
          callsToday: callsToday(key, now),
        },
      ]),
    );
    return {
      apiKeys: { publicKey: masks.public, secretKey: masks.secret, encryptionKey: masks.encryption, uses },
    };
  }),
  serveChange(
    endpoints.regenerateApiKeys,
    { type: 'Settings', action: 'Generate API keys', withRefusals: true },
    async ({ body: { from } }, { context, session, audit }) => {
      const { before, after, at } = await renewKeys(context, session, from);
      audit.about({ before: fingerprintsOf(before), after: fingerprintsOf(after) });
      const keys = byName(after, ({ secret }) => secret);
      return {
        status: true,
        message: 'New api keys have been generated successfully.',
        apiKeys: { publicKey: keys.public, secretKey: keys.secret, encryptionKey: keys.encryption },
        generatedAt: toWallClock(at),
      };
    },
    passwordFirst(),
  ),
  serveChange(
    endpoints.copyApiKey,
    { type: 'Settings', action: 'Copy API key', subject: ['API key', 'params.name'] },
    async ({ params: { name } }, { context: { db }, session, audit }) => {
      const key = await keyToCopy(db, session, name);
      audit.about({ after: fingerprintsOf([key]) });
      return { key: key.secret };
    },
  ),
];
