/** Services for API keys (KEY-02). Whole keys are masked at once: of what is returned here, only `secrets` and a key to copy are whole. */
import { type ApiKeyName, maskOf } from '../../../contract/settings/apiKeyMasks';
import { apiKeys as calls, type ListedApiKey } from '../../../contract/settings/apiKeys';
import type { Service } from '../../../machines/kit/flow/port';
import type { ApiKey } from '../../../machines/settings/apiKeys/apiKeys.machine';
import type { RenewedKeys, RenewKeys } from '../../../machines/settings/keyRenewal/keyRenewal.types';
import { call } from '../call';

const FINGERPRINT_BYTES = 4;

/** Returns the first 8 digits of the SHA-256 of a key, in hexadecimal. */
async function fingerprintOf(key: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key)));
  return [...hash.slice(0, FINGERPRINT_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const masked = ({ name, value, fingerprint, lastUsedAt, callsToday }: ListedApiKey) =>
  fingerprintOf(value).then(
    (own): ApiKey => ({ name, mask: maskOf(name, value), fingerprint: fingerprint ?? own, lastUsedAt, callsToday }),
  );

export const listApiKeys: Service<unknown, readonly ApiKey[]> = async (_, options) =>
  Promise.all((await call(calls.getApiKeys, {}, options)).map(masked));

/** What a renewal returns, with the whole keys by name. They go to the place that the sheet reads, and nowhere else. */
export interface Generated extends Omit<RenewedKeys, 'handle'> {
  readonly secrets: Readonly<Record<string, string>>;
}

export const renewApiKeys: Service<RenewKeys, Generated> = async ({ from, password }, options) => {
  const { keys, message, generatedAt } = await call(calls.regenerateApiKeys, { body: { from, password } }, options);
  const secrets = Object.fromEntries(keys.map(({ name, value }) => [name, value]));
  return { after: await Promise.all(keys.map(masked)), message, generatedAt, secrets };
};

export const wholeApiKey: Service<{ readonly name: ApiKeyName }, string> = async ({ name }, options) =>
  (await call(calls.copyApiKey, { params: { name } }, options)).key;
