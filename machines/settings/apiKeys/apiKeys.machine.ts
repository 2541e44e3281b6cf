import type { ApiKeyName } from '../../../contract/settings/apiKeys';
import { resource } from '../../kit/resource/resource.machine';

export type { ApiKeyName } from '../../../contract/settings/apiKeys';

/** A key as it may be shown. No machine holds more of it. */
export interface ApiKey {
  readonly name: ApiKeyName;
  readonly mask: string;
  /** The first 8 digits of its SHA-256: it tells one key from another. */
  readonly fingerprint: string;
  /** On the wall clock of Lagos. Null: never, or the provider doesn't say. */
  readonly lastUsedAt: string | null;
  /** Null: the provider doesn't say. */
  readonly callsToday: number | null;
}

/** KEY-02: the masks of the active keys in this environment. There is only one list, so its key is empty. */
export const apiKeysMachine = resource<readonly ApiKey[], string>('apiKeys', {
  calls: ['getApiKeys'],
  req: ['KEY-02'],
  description: 'Shows the API keys as masks, with their fingerprints and when each was last used.',
});
