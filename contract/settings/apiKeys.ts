/** KEY-02: the keys with which a business calls the API, one set for Live and one for Test. */
import { MaybeText, mustSayDone } from '../common';
import { endpoints } from '../endpoint';
import { type } from '../schema';
import { StepUp } from '../stepUp';
import { MaybeTime, WallClock } from '../time';
import { type ApiKeyName, apiKeyNames } from './apiKeyMasks';

export type { ApiKeyName } from './apiKeyMasks';

/** The first 8 digits of the SHA-256 of a key, in hexadecimal: it tells one key from another, and not what the key is. */
const Fingerprint = type(/^[0-9a-f]{8}$/);

/** Assumed: the documents show the three keys alone. */
const Use = type({
  'fingerprint?': Fingerprint,
  'lastUsedAt?': MaybeTime,
  /** Calls with this key today, on the wall clock of Lagos. */
  'callsToday?': 'number.integer >= 0',
});

const Keys = type({ 'publicKey?': MaybeText, 'secretKey?': MaybeText, 'encryptionKey?': MaybeText });

const KeysWithUse = Keys.and({ 'uses?': { 'public?': Use, 'secret?': Use, 'encryption?': Use } });

const fieldOf = { public: 'publicKey', secret: 'secretKey', encryption: 'encryptionKey' } as const satisfies Readonly<
  Record<ApiKeyName, keyof typeof Keys.infer>
>;

/** A key that the provider has none of is left out. `value` may be a mask or the whole key: the service masks it at once. */
const keysIn = (keys: typeof KeysWithUse.infer) =>
  apiKeyNames.flatMap((name) => {
    const value = keys[fieldOf[name]] ?? '';
    if (value === '') return [];
    const { fingerprint = null, lastUsedAt = null, callsToday = null } = keys.uses?.[name] ?? {};
    return [{ name, value, fingerprint, lastUsedAt, callsToday }];
  });

const Listed = type({ apiKeys: KeysWithUse.or('null') }).pipe(({ apiKeys }) => (apiKeys === null ? [] : keysIn(apiKeys)));

/** The documents show a message alone. The new keys and the moment are assumed. */
const Renewed = type({
  'message?': 'string',
  'status?': 'boolean',
  'apiKeys?': Keys.or('null'),
  'generatedAt?': WallClock,
})
  .narrow(mustSayDone)
  .pipe(({ message, apiKeys, generatedAt }) => ({
    message: message ?? '',
    keys: keysIn(apiKeys ?? {}),
    generatedAt: generatedAt ?? null,
  }));

export type ListedApiKey = (typeof Listed.infer)[number];

export const apiKeys = endpoints({
  /**
   * Returns the active keys of the business in this environment. `uses` is assumed. A provider may answer whole keys, as the documents show, or
   * masks: a role with this permission alone is to see masks.
   */
  getApiKeys: {
    method: 'GET',
    path: '/subsidiary/dashboard/subsidiary/get-keys',
    answer: Listed,
    permission: 'key.view',
    req: ['KEY-02'],
    assumed: false,
  },
  /**
   * Generates three new keys. The old ones become inactive at once. `password`, `from`, `apiKeys` and `generatedAt` are assumed: `from` is the
   * fingerprint of the secret key that the merchant saw, empty without one. 409 if it is another one now, so that one set of keys is replaced
   * once. The new keys are in this response in clear, and in no other.
   */
  regenerateApiKeys: {
    method: 'POST',
    path: '/subsidiary/dashboard/auth/new-key',
    body: StepUp.and({ from: Fingerprint.or("''") }),
    answer: Renewed,
    permission: 'key.regenerate',
    req: ['KEY-02'],
    assumed: false,
  },
  /** Returns one whole key, to be copied. The audit trail records it. 404 for an unknown name, or without such a key. */
  copyApiKey: {
    method: 'POST',
    path: '/subsidiary/dashboard/subsidiary/get-keys/:name/copy',
    answer: type({ key: 'string > 0' }),
    permission: 'key.manage',
    req: ['KEY-02'],
    assumed: true,
  },
});
