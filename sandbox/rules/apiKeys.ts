/** KEY-02: how the API keys of a business are made, and what is stored of each. */
import { createHash, randomInt } from 'node:crypto';
import { type ApiKeyName, apiKeyNames, maskOf } from '../../contract/settings/apiKeyMasks';
import { environments } from './environments';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** At least 19 characters after the prefix are random: more than 110 bits. */
const LENGTH = 32;
const PREFIXES: Readonly<Record<ApiKeyName, string>> = { public: 'kpublic', secret: 'ks', encryption: 'ke' };

export interface NewApiKey {
  readonly name: ApiKeyName;
  /** The whole key: a merchant may copy it as long as it is active. */
  readonly secret: string;
  readonly hash: string;
  readonly mask: string;
  readonly fingerprint: string;
}

export const hashOfKey = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const FINGERPRINT_DIGITS = 8;

/** @param draw returns an index below a number, each equally likely */
export function newApiKeys(environment: number, draw: (below: number) => number = randomInt): readonly NewApiKey[] {
  const mode = environment === environments.live ? 'live' : 'test';
  return apiKeyNames.map((name) => {
    const prefix = `${PREFIXES[name]}_${mode}_`;
    const drawn = Array.from({ length: LENGTH - prefix.length }, () => LETTERS[draw(LETTERS.length)]);
    const secret = prefix + drawn.join('');
    const hash = hashOfKey(secret);
    return { name, secret, hash, mask: maskOf(name, secret), fingerprint: hash.slice(0, FINGERPRINT_DIGITS) };
  });
}
