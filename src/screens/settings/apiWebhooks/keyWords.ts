import type { ApiKey, ApiKeyName } from '../../../../machines/settings/apiKeys/apiKeys.machine';
import { formatShortTime } from '../../../ui/text/dates';
import { formatCount } from '../../../ui/text/format';

export type Environment = 'Live' | 'Test';

export const KEY_NAMES: Readonly<Record<ApiKeyName, { readonly name: string; readonly use: string }>> = {
  public: { name: 'Public key', use: 'In your website and apps' },
  secret: { name: 'Secret key', use: 'On your server only' },
  encryption: { name: 'Encryption key', use: 'Encrypts card details' },
};

export const HINTS: Readonly<Record<Environment, string>> = {
  Live: 'Live keys move real money. Test mode has separate keys.',
  Test: 'Test keys move no money. Live mode has separate keys.',
};

export const STOPS: Readonly<Record<Environment, string>> = {
  Live: 'Your shop stops taking payments until it has the new keys.',
  Test: 'Your test shop stops taking payments until it has the new keys.',
};

/** A fingerprint in two groups of four, which are easier to compare. */
export const groupsOf = (fingerprint: string): readonly string[] => [fingerprint.slice(0, 4), fingerprint.slice(4)];

/** Returns how busy the secret key is, so that the merchant sees what stops. */
export function busyWords(keys: readonly ApiKey[]): string {
  const { callsToday = null, lastUsedAt = null } = keys.find(({ name }) => name === 'secret') ?? {};
  if (callsToday === null) return 'The old keys stop at once.';
  if (callsToday === 0 || lastUsedAt === null) return 'The secret key made no calls today.';
  return `The secret key made ${formatCount(callsToday)} ${callsToday === 1 ? 'call' : 'calls'} today, the last at ${formatShortTime(lastUsedAt)}.`;
}

/** Returns which keys end: `3: public, secret and encryption`. */
export function endingWords(keys: readonly ApiKey[]): string {
  const names = keys.map(({ name }) => name);
  const all = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
  return names.length === 0 ? 'None: these are your first keys' : `${names.length}: ${all}`;
}
