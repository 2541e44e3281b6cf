import { expect, it } from 'vitest';
import { maskOf } from './apiKeyMasks';

const KEY = 'kpublic_live_2WmT8cQ4dR7vX1bN4Ty';
const LONG = 'ks_live_'.padEnd(101, 'A');

it.each([
  ['the first 14 characters of the public key', 'public', KEY, 'kpublic_live_2xxxxxxxxxxxxxxxxxx'],
  ['the prefix alone of the secret key', 'secret', 'ks_live_h7Pz4kQd9sLm', 'ks_livexxxxxxxxxxxxx'],
  ['the prefix alone of the encryption key', 'encryption', 'ke_test_Yt3n8rWc2bGx', 'ke_testxxxxxxxxxxxxx'],
  ['all of a short text', 'public', 'kpublic', 'kpublic'],
  ['40 characters of a long key', 'secret', LONG, `ks_live${'x'.repeat(33)}…`],
  ['100 characters of a key of 100', 'secret', LONG.slice(1), `s_live_${'x'.repeat(93)}`],
  ['nothing of no key', 'secret', '', ''],
] as const)('[KEY-02] a mask shows %s', (_, name, key, mask) => expect(maskOf(name, key)).toBe(mask));

it.each([KEY, LONG, ''])('[KEY-02] the mask of a mask is the same, for “%s”', (key) => {
  const mask = maskOf('secret', key);
  expect(maskOf('secret', mask)).toBe(mask);
});
