/** Hashing a password is what takes time. No call hashes more for one email than for another, and hashing never keeps others waiting. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { account } from '../../contract/access/account';
import { session } from '../../contract/access/session';
import { PASSWORD } from '../access/people.seed';
import { accountsOf, ada, NEW, NOBODY } from '../testing/accounts';
import { people, send, signIn } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox({ proxies: 1 });
const { login, ask, signUp, verify, tokenFor } = accountsOf(sandbox);

let scrypt: MockInstance<typeof crypto.scrypt>;
beforeEach(() => {
  scrypt = vi.spyOn(crypto, 'scrypt');
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

async function hashesOf(work: () => Promise<unknown>): Promise<number> {
  scrypt.mockClear();
  await work();
  return scrypt.mock.calls.length;
}

const reset = (identifier: string, otp: string) =>
  send(sandbox(), account.resetPassword, { body: { identifier, otp, password: NEW } });

const TWICE = 'twice@crafts.test';

describe('hashes', () => {
  beforeEach(async () => {
    await signUp();
    await signUp({ userEmail: TWICE });
    sandbox().clock.advance(60);
    await signUp({ userEmail: TWICE, password: 'Another#2028' });
  });

  it.each([people.approver, people.owner, NOBODY, ada.userEmail, TWICE])('are as many for %s as for everyone', async (email) => {
    expect(await hashesOf(() => login(email, 'nonsense'))).toBe(1);
    expect(await hashesOf(() => ask(email))).toBe(0);
    expect(await hashesOf(() => reset(email, '000000'))).toBe(1);
    sandbox().clock.advance(60);
    expect(await hashesOf(() => signUp({ userEmail: email }))).toBe(1);
    sandbox().clock.advance(60);
    expect(await hashesOf(() => send(sandbox(), account.resendVerificationEmail, { body: { email } }))).toBe(0);
  });

  it('are as many for a right password as for a wrong one, however many sign-ups wait', async () => {
    expect(await hashesOf(() => login(people.approver, PASSWORD))).toBe(1);
    for (const password of [NEW, 'Another#2028', 'nonsense']) expect(await hashesOf(() => login(TWICE, password))).toBe(1);
    const token = await tokenFor(TWICE);
    expect(await hashesOf(() => verify(token, 'Wrong#2028'))).toBe(1);
    expect(await hashesOf(() => verify(token, NEW))).toBe(1);
    expect((await login(TWICE, NEW)).status).toBe(200);
  });
});

const from = (address: string) => ({ 'x-forwarded-for': address });

/** Hashes of this password wait until `next` lets one of them go on. */
function heldBack(held: string) {
  const waiting: (() => void)[] = [];
  vi.restoreAllMocks();
  const real = crypto.scrypt;
  vi.spyOn(crypto, 'scrypt').mockImplementation((password, salt, length, options, done) => {
    if (password !== held) real(password, salt, length, options, done);
    else waiting.push(() => done(null, Buffer.alloc(length)));
  });
  syncBuiltinESMExports();
  return { waiting, next: () => waiting.shift()?.() };
}

describe('four hundred sign-ins at once', () => {
  it('wait in turns or are refused, and keep nobody else waiting', { timeout: 120_000 }, async () => {
    const token = await signIn(sandbox(), people.approver);
    const { next } = heldBack('nonsense');
    const statuses: number[] = [];
    const retries = new Set<string | null>();
    const crowd = Array.from({ length: 400 }, async (_, n) => {
      const body = { Email: `person-${n}@nowhere.test`, Password: 'nonsense' };
      const { status, headers } = await send(sandbox(), session.login, { body, headers: from('203.0.113.7') });
      statuses.push(status);
      if (status === 503) retries.add(headers.get('retry-after'));
    });
    const profile = async () => (await send(sandbox(), session.getProfile, {}, token)).status;
    await vi.waitFor(() => expect(statuses.length).toBeGreaterThanOrEqual(298), { timeout: 60_000, interval: 50 });
    expect([new Set(statuses), retries]).toEqual([new Set([503]), new Set(['5'])]);
    expect(statuses.length).toBeLessThanOrEqual(299);
    expect(await profile()).toBe(200);

    let isSignedIn = false;
    const body = { Email: people.viewer, Password: PASSWORD };
    const owner = send(sandbox(), session.login, { body, headers: from('203.0.113.8') }).then(({ status }) => {
      isSignedIn = true;
      return status;
    });
    for (let calls = 0; calls < 5; calls += 1) await profile();
    let released = 0;
    for (; !isSignedIn; released += 1) {
      next();
      await profile();
    }
    expect(await owner).toBe(200);
    // Someone elsewhere waits for a few of the crowd, not for the hundred that came before.
    expect(released).toBeLessThan(50);
    const everyone = Promise.all(crowd).then(() => true);
    const turn = () => new Promise<false>((resolve) => setImmediate(() => resolve(false)));
    while (!(await Promise.race([everyone, turn()]))) next();
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(101);
  });
});
