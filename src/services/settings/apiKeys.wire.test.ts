// @vitest-environment happy-dom
/** What the services of API keys send, and what they make of the answers. */
import { describeServices } from '../../../tests/services/exchanges';
import { listApiKeys, renewApiKeys, wholeApiKey } from './apiKeys';

const LIST = 'GET /subsidiary/dashboard/subsidiary/get-keys';
const GENERATE = 'POST /subsidiary/dashboard/auth/new-key';

/** The SHA-256 of `abc` begins with ba7816bf. */
const whole = { publicKey: 'abc', secretKey: 'ks_live_h7Pz4kQd9sLm', encryptionKey: null };
const unused = { lastUsedAt: null, callsToday: null };

describeServices('API keys', [
  {
    name: '[KEY-02] listApiKeys masks whole keys and computes their fingerprints, as of a provider that answers what the documents show',
    call: (options) => listApiKeys({ key: '' }, options),
    asks: [{ to: LIST, answer: { apiKeys: whole } }],
    gives: [
      { name: 'public', mask: 'abc', fingerprint: 'ba7816bf', ...unused },
      { name: 'secret', mask: 'ks_livexxxxxxxxxxxxx', fingerprint: '6a8c9f92', ...unused },
    ],
  },
  {
    name: '[KEY-02] listApiKeys with masks, fingerprints and use',
    call: (options) => listApiKeys({ key: '' }, options),
    asks: [
      {
        to: LIST,
        answer: {
          apiKeys: {
            secretKey: 'ks_livexxxxx',
            uses: { secret: { fingerprint: '7c1e09ab', lastUsedAt: '2026-11-22 09:12:00', callsToday: 1_204 } },
          },
        },
      },
    ],
    gives: [
      {
        ...{ name: 'secret', mask: 'ks_livexxxxx', fingerprint: '7c1e09ab' },
        ...{ lastUsedAt: '2026-11-22T09:12:00', callsToday: 1_204 },
      },
    ],
  },
  {
    name: '[KEY-02] listApiKeys of a business without keys',
    call: (options) => listApiKeys({ key: '' }, options),
    asks: [{ to: LIST, answer: { apiKeys: null } }],
    gives: [],
  },
  {
    name: '[KEY-02] renewApiKeys with the fingerprint on screen and the password',
    call: (options) => renewApiKeys({ from: '7c1e09ab', password: 'p' }, options),
    asks: [
      {
        to: GENERATE,
        body: { from: '7c1e09ab', password: 'p' },
        answer: { message: 'Generated', apiKeys: { publicKey: 'abc' }, generatedAt: '2026-11-22 09:16:00' },
      },
    ],
    gives: {
      after: [{ name: 'public', mask: 'abc', fingerprint: 'ba7816bf', ...unused }],
      ...{ message: 'Generated', generatedAt: '2026-11-22T09:16:00', secrets: { public: 'abc' } },
    },
  },
  {
    name: '[KEY-02] renewApiKeys of a provider that answers a message alone',
    call: (options) => renewApiKeys({ from: '', password: 'p' }, options),
    asks: [{ to: GENERATE, body: { from: '', password: 'p' } }],
    gives: { after: [], message: 'Done', generatedAt: null, secrets: {} },
  },
  {
    name: '[KEY-02] wholeApiKey by its name',
    call: (options) => wholeApiKey({ name: 'secret' }, options),
    asks: [{ to: 'POST /subsidiary/dashboard/subsidiary/get-keys/secret/copy', answer: { key: 'ks_live_A' } }],
    gives: 'ks_live_A',
  },
]);
