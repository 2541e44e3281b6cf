/** The API keys of a business: what is shown, copied and replaced, and that no secret is where it doesn’t belong. */
import { describe, expect, it } from 'vitest';
import { session } from '../../contract/access/session';
import { apiKeys } from '../../contract/settings/apiKeys';
import { businesses } from '../../contract/settings/businesses';
import { PASSWORD } from '../access/people.seed';
import { call, messageOf, people, send, signIn } from '../testing/client';
import { runningSandbox } from '../testing/running';
import { secretsIn } from '../testing/secrets';

const sandbox = runningSandbox({ now: '2026-11-24' });

const owner = () => signIn(sandbox(), people.owner);
const keysOf = (token: string) => call(sandbox(), apiKeys.getApiKeys, {}, token);
const secretFingerprint = async (token: string) => (await keysOf(token)).find(({ name }) => name === 'secret')?.fingerprint ?? '';
const copyOf = async (token: string, name: string) =>
  (await call(sandbox(), apiKeys.copyApiKey, { params: { name } }, token)).key;

const asked = (from: string, password = PASSWORD) => ({ body: { from, password } });
const renew = async (token: string) => call(sandbox(), apiKeys.regenerateApiKeys, asked(await secretFingerprint(token)), token);

async function isActive(key: string): Promise<unknown> {
  const answer = await fetch(`${sandbox().address}/sandbox/keys`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  });
  const { active } = (await answer.json()) as { readonly active?: unknown };
  return active;
}

describe('[KEY-02] the keys', () => {
  it('are answered as masks with fingerprint and last use, with key.view alone', async () => {
    const keys = await keysOf(await signIn(sandbox(), people.viewer));
    expect(keys).toMatchObject([
      { name: 'public', value: expect.stringMatching(/^kpublic_live_\wx{18}$/), callsToday: 1_388 },
      {
        name: 'secret',
        value: `ks_live${'x'.repeat(25)}`,
        callsToday: 1_204,
        lastUsedAt: expect.stringMatching(/^2026-11-24T11:5\d:/),
      },
      { name: 'encryption', value: `ke_live${'x'.repeat(25)}`, callsToday: 96 },
    ]);
    expect(new Set(keys.map(({ fingerprint }) => fingerprint)).size).toBe(3);
  });

  it('are others in Test, and of each business', async () => {
    const token = await owner();
    const live = await keysOf(token);
    await call(sandbox(), businesses.toggleEnvironment, { body: { environmentId: 2, SetDefault: true } }, token);
    const test = await keysOf(token);
    expect(test[1]?.value).toBe(`ks_test${'x'.repeat(25)}`);
    const harbour = await keysOf(await signIn(sandbox(), people.harbour));
    const all = [...live, ...test, ...harbour].map(({ fingerprint }) => fingerprint);
    expect(new Set(all).size).toBe(9);
  });

  it('are not answered without key.view, nor copied or replaced without their permissions', async () => {
    const viewer = await signIn(sandbox(), people.viewer);
    const approver = await signIn(sandbox(), people.approver);
    expect((await send(sandbox(), apiKeys.getApiKeys, {}, approver)).status).toBe(403);
    for (const token of [viewer, approver]) {
      expect((await send(sandbox(), apiKeys.copyApiKey, { params: { name: 'secret' } }, token)).status).toBe(403);
      expect((await send(sandbox(), apiKeys.regenerateApiKeys, asked('00000000'), token)).status).toBe(403);
    }
  });
});

describe('[KEY-02] copying', () => {
  it('answers one whole key of the fingerprint that is shown, and is recorded', async () => {
    const token = await owner();
    const [publicKey, secretKey] = [await copyOf(token, 'public'), await copyOf(token, 'secret')];
    expect([publicKey, secretKey]).toEqual([
      expect.stringMatching(/^kpublic_live_\w{19}$/),
      expect.stringMatching(/^ks_live_\w{24}$/),
    ]);
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secretKey));
    expect(Buffer.from(bytes).toString('hex').slice(0, 8)).toBe(await secretFingerprint(token));
    const entries = (await sandbox().trail.entries(1001)).filter(({ call: name }) => name === 'copyApiKey');
    expect(entries).toMatchObject([{ reference: 'public' }, { reference: 'secret', outcome: 'done' }]);
    expect(secretsIn(JSON.stringify(entries), [publicKey, secretKey])).toEqual([]);
  });

  it.each(['1', 'Secret', 'toString'])('of “%s” is refused', async (name) =>
    expect((await send(sandbox(), apiKeys.copyApiKey, { params: { name } }, await owner())).status).toBe(404),
  );
});

describe('[KEY-02] generating', () => {
  it('replaces all three keys in this environment, and the old ones are inactive at once', async () => {
    const token = await owner();
    const old = await Promise.all(['public', 'secret', 'encryption'].map((name) => copyOf(token, name)));
    const before = await keysOf(token);
    expect(await Promise.all(old.map(isActive))).toEqual([true, true, true]);
    const renewed = await renew(token);
    expect(renewed).toMatchObject({
      message: 'New api keys have been generated successfully.',
      generatedAt: expect.stringMatching(/^2026-11-24T12:00/),
    });
    const values = renewed.keys.map(({ value }) => value);
    expect(await Promise.all(['public', 'secret', 'encryption'].map((name) => copyOf(token, name)))).toEqual(values);
    expect(await Promise.all([...old, ...values].map(isActive))).toEqual([false, false, false, true, true, true]);
    const after = await keysOf(token);
    expect(after.filter(({ fingerprint }) => before.some((one) => one.fingerprint === fingerprint))).toEqual([]);
    expect(after[1]).toMatchObject({ callsToday: 1, value: `ks_live${'x'.repeat(25)}` });
    await call(sandbox(), businesses.toggleEnvironment, { body: { environmentId: 2, SetDefault: true } }, token);
    expect((await renew(token)).keys[1]?.value).toMatch(/^ks_test_\w{24}$/);
  });

  it('happens once for the keys that were on screen, also from two tabs at once', async () => {
    const token = await owner();
    const from = await secretFingerprint(token);
    const both = await Promise.all([1, 2].map(() => send(sandbox(), apiKeys.regenerateApiKeys, asked(from), token)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await send(sandbox(), apiKeys.regenerateApiKeys, asked(from), token);
    expect([late.status, messageOf(late)]).toEqual([409, 'Someone generated new keys. Check them, then try again.']);
    expect(await keysOf(token)).toHaveLength(3);
  });

  it.each([
    ['without a password', '', 'Enter your password'],
    ['with a wrong password', 'Wrong#2026', 'Incorrect password'],
  ])('is refused %s', async (_, password, said) => {
    const token = await owner();
    const from = await secretFingerprint(token);
    const answer = await send(sandbox(), apiKeys.regenerateApiKeys, asked(from, password), token);
    expect([answer.status, messageOf(answer), await secretFingerprint(token)]).toEqual([400, said, from]);
  });

  it('is said to the owner and recorded by fingerprints, and no key is in the trail, in an email or in a notification', async () => {
    const token = await owner();
    const old = await Promise.all(['public', 'secret', 'encryption'].map((name) => copyOf(token, name)));
    const from = await secretFingerprint(token);
    const { keys } = await renew(token);
    const [email] = await sandbox().outbox(people.owner);
    expect(email).toMatchObject({
      subject: 'The Live API keys of Bluecrest Stores were replaced',
      link: '/dashboard/settings/api-webhooks',
    });
    const { notifications } = await call(sandbox(), session.getProfile, {}, token);
    expect(notifications.map(({ messageText }) => messageText)).toContain('Amaka Obi generated new API keys');
    const entries = await sandbox().trail.entries(1001);
    expect(entries.filter(({ call: name }) => name === 'regenerateApiKeys')).toMatchObject([
      {
        outcome: 'done',
        before: { 'secret fingerprint': from },
        after: { 'secret fingerprint': await secretFingerprint(token) },
      },
    ]);
    const kept = JSON.stringify([entries, await sandbox().outbox(), notifications]);
    expect(secretsIn(kept, [...old, ...keys.map(({ value }) => value), PASSWORD])).toEqual([]);
  });
});
