import type { PropertyStep } from '../../kit/flow/properties';
import { resourceFlow } from '../../kit/resource/resource.flow';
import { type ApiKey, apiKeysMachine } from './apiKeys.machine';

const publicKey: ApiKey = {
  ...{ name: 'public', mask: 'kpublic_live_9xxxxxxxxxxxxxxxxxx', fingerprint: 'a41c77e0' },
  ...{ lastUsedAt: '2026-11-22T09:12:00', callsToday: 1_388 },
};
const secretKey: ApiKey = {
  ...{ name: 'secret', mask: 'ks_livexxxxxxxxxxxxxxxxxxxxxxxxx', fingerprint: '7c1e09ab' },
  ...{ lastUsedAt: '2026-11-22T09:12:00', callsToday: 1_204 },
};
const encryptionKey: ApiKey = {
  ...{ name: 'encryption', mask: 'ke_livexxxxxxxxxxxxxxxxxxxxxxxxx', fingerprint: 'd83b41f6' },
  ...{ lastUsedAt: '2026-11-21T18:40:00', callsToday: 96 },
};

export const usedKeys: readonly ApiKey[] = [publicKey, secretKey, encryptionKey];

const unused = { lastUsedAt: null, callsToday: 0 };

export const newKeys: readonly ApiKey[] = [
  { ...publicKey, ...unused, mask: 'kpublic_live_2xxxxxxxxxxxxxxxxxx', fingerprint: '90be1f3c' },
  { ...secretKey, ...unused, fingerprint: '3f9a72d0' },
  { ...encryptionKey, ...unused, fingerprint: '06cdb8e9' },
];

/** What follows a prefix and the one character of the public key is hidden. */
const isMask = ({ mask }: ApiKey) => /^(kpublic_(live|test)_.|k[se]_(live|test))x*…?$/.test(mask);

const showsMore = ({ context: { value } }: PropertyStep<typeof apiKeysMachine>) => value?.some((key) => !isMask(key)) ?? false;

export const apiKeysFlow = resourceFlow(apiKeysMachine, {
  key: '',
  answers: { used: usedKeys, none: [] },
  properties: [{ kind: 'never', says: 'No key is held in more than its mask', req: ['KEY-02'], when: showsMore }],
  screen: { path: '/dashboard/settings/api-webhooks', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Loading API keys…', loaded: 'API keys' },
});
