/** What tells one set of keys from another, and how long new ones are shown. */
import { describe, expect, it } from 'vitest';
import type { ApiKey } from '../apiKeys/apiKeys.machine';
import { areSameKeys, fingerprintOf, lostWords, SHOWN_MS, unchangedWords } from './keyRenewal.rules';

const key = (name: ApiKey['name'], fingerprint: string, callsToday = 0): ApiKey => ({
  ...{ name, fingerprint, callsToday },
  mask: 'ks_livexxxx',
  lastUsedAt: null,
});
const KEYS = [key('public', 'aaaa1111'), key('secret', 'bbbb2222'), key('encryption', 'cccc3333')];

describe('[KEY-02] two sets of keys', () => {
  it('are the same in any order, however much they were used meanwhile', () =>
    expect(areSameKeys(KEYS, KEYS.map(({ name, fingerprint }) => key(name, fingerprint, 9)).reverse())).toBe(true));

  it.each(['public', 'secret', 'encryption'] as const)('are others if only the %s key is another one', (name) =>
    expect(
      areSameKeys(
        KEYS,
        KEYS.map((one) => (one.name === name ? { ...one, fingerprint: 'dddd4444' } : one)),
      ),
    ).toBe(false),
  );

  it('are others if one of them is gone, or if two have changed places', () => {
    expect(areSameKeys(KEYS, KEYS.slice(0, 2))).toBe(false);
    expect(areSameKeys([key('public', 'a'), key('secret', 'b')], [key('public', 'b'), key('secret', 'a')])).toBe(false);
  });

  it('are named by the secret one', () => expect([fingerprintOf(KEYS), fingerprintOf([])]).toEqual(['bbbb2222', '']));
});

it('[KEY-02] new keys are shown for 60 seconds', () => expect(SHOWN_MS / 1000).toBe(60));

it.each([
  [{ kind: 'network' }, 'We didn’t get a response. Your keys didn’t change.'],
  [{ kind: 'server', status: 503, message: 'Down' }, 'We didn’t get a response. Your keys didn’t change.'],
  [{ kind: 'server', status: 409, message: 'Someone was first.' }, 'Someone was first. Your keys didn’t change.'],
] as const)('[KEY-02] after %j and the same keys the merchant reads “%s”', (fault, said) =>
  expect(unchangedWords(lostWords(fault))).toBe(said),
);
