/** Wrong passwords and codes count for the caller who sends them, so that a stranger cannot keep an owner out. */
import { describe, expect, it } from 'vitest';
import { account } from '../../contract/access/account';
import { session } from '../../contract/access/session';
import { users } from '../../contract/people/users';
import { networkOf } from '../http/source';
import { ada, NEW } from '../testing/accounts';
import { messageOf, people, send, signIn } from '../testing/client';
import { otherThan } from '../testing/people';
import { runningSandbox } from '../testing/running';
import { PASSWORD } from './people.seed';

const sandbox = runningSandbox({ proxies: 1 });
const open = runningSandbox();

const STRANGER = '203.0.113.7';
const OFFICE = '198.51.100.20';

interface From {
  readonly address?: string;
  readonly cookie?: string | undefined;
}

const headersOf = ({ address = OFFICE, cookie }: From) => ({ 'x-forwarded-for': address, ...(cookie && { cookie }) });

const login = (Email: string, Password: string, from: From = {}) =>
  send(sandbox(), session.login, { body: { Email, Password }, headers: headersOf(from) });

const cookieOf = ({ headers }: { readonly headers: Headers }) => headers.get('set-cookie')?.split(';')[0];

async function fail(times: number, email: string, from: From): Promise<number[]> {
  const statuses: number[] = [];
  for (let tries = 0; tries < times; tries += 1) statuses.push((await login(email, 'nonsense', from)).status);
  return statuses;
}

/** Five wrong passwords from each of `count` addresses. */
async function failFromEverywhere(count: number, email: string): Promise<void> {
  for (let n = 1; n <= count; n += 1) await fail(5, email, { address: `192.0.2.${n}` });
}

describe('a stranger with wrong passwords', () => {
  it('waits, and the owner at another address does not', async () => {
    expect(await fail(8, people.approver, { address: STRANGER })).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect((await login(people.approver, PASSWORD, { address: STRANGER })).status).toBe(429);
    expect((await login(people.approver, PASSWORD)).status).toBe(200);
    expect((await login(people.approver, PASSWORD, { address: STRANGER })).status).toBe(429);
  });

  it('at the owner’s own address does not keep out a browser that the owner signed in from', async () => {
    const cookie = cookieOf(await login(people.approver, PASSWORD));
    await fail(8, people.approver, {});
    expect((await login(people.approver, PASSWORD)).status).toBe(429);
    expect((await login(people.approver, PASSWORD, { cookie })).status).toBe(200);
    expect((await login(people.approver, PASSWORD, { cookie: `${cookie}x` })).status).toBe(429);
  });

  it('at many addresses makes new senders wait, and not a known browser', { timeout: 60_000 }, async () => {
    const cookie = cookieOf(await login(people.approver, PASSWORD));
    await failFromEverywhere(6, people.approver);
    const refused = await login(people.approver, PASSWORD);
    expect([refused.status, messageOf(refused)]).toEqual([429, expect.stringMatching(/^Too many failed sign-ins\./)]);
    expect((await login(people.approver, PASSWORD, { cookie })).status).toBe(200);
    expect((await login(people.viewer, PASSWORD)).status).toBe(200);
    sandbox().clock.advance(60);
    expect((await login(people.approver, PASSWORD)).status).toBe(200);
  });

  it('who tries many people from one address waits for all of them', { timeout: 60_000 }, async () => {
    const cookie = cookieOf(await login(people.viewer, PASSWORD, { address: STRANGER }));
    for (let n = 0; n < 10; n += 1) await fail(5, `person-${n}@nowhere.test`, { address: STRANGER });
    expect((await login(people.approver, PASSWORD, { address: STRANGER })).status).toBe(429);
    expect((await login(people.approver, PASSWORD)).status).toBe(200);
    expect((await login(people.viewer, PASSWORD, { address: STRANGER, cookie })).status).toBe(200);
  });
});

describe('a known browser', () => {
  it('has a count of its own, for its own people', async () => {
    const cookie = cookieOf(await login(people.approver, PASSWORD));
    expect((await login(people.approver, PASSWORD, { cookie })).headers.get('set-cookie')).toMatch(
      /^kontor_device=[\w-]{43}; Max-Age=15552000; Path=\/subsidiary; HttpOnly; SameSite=Strict$/,
    );
    expect(await fail(6, people.approver, { cookie })).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await login(people.approver, PASSWORD)).status).toBe(200);
    await fail(5, people.viewer, {});
    expect((await login(people.viewer, PASSWORD, { cookie })).status).toBe(429);
    const both = cookieOf(await login(people.harbour, PASSWORD, { cookie }));
    expect(both).toBe(cookie);
  });

  it('is named once the code was right, if there is a second factor', async () => {
    expect(cookieOf(await login(people.owner, PASSWORD))).toBeUndefined();
    const otp = (await sandbox().outbox(people.owner))[0]?.otp ?? '';
    const wrong = await send(sandbox(), session.completeLogin, { body: { email: people.owner, otp: otherThan(otp) } });
    expect(cookieOf(wrong)).toBeUndefined();
    const right = await send(sandbox(), session.completeLogin, { body: { email: people.owner, otp } });
    expect(cookieOf(right)).toMatch(/^kontor_device=/);
  });

  it('is forgotten after a password reset', async () => {
    const cookie = cookieOf(await login(people.approver, PASSWORD));
    await send(sandbox(), account.requestPasswordReset, { body: { identifier: people.approver } });
    const otp = (await sandbox().outbox(people.approver))[0]?.otp ?? '';
    const body = { identifier: people.approver, otp, password: NEW };
    expect((await send(sandbox(), account.resetPassword, { body })).status).toBe(200);
    await fail(5, people.approver, {});
    expect((await login(people.approver, NEW, { cookie })).status).toBe(429);
  });
});

describe('emails on request', () => {
  const FREE = 30;

  const reset = async (identifier: string, from: From) =>
    (await send(sandbox(), account.requestPasswordReset, { body: { identifier }, headers: headersOf(from) })).status;
  const resend = (email: string, from: From) =>
    send(sandbox(), account.resendVerificationEmail, { body: { email }, headers: headersOf(from) });

  /** As many as are free, half by each of two calls. */
  async function useUp(from: From): Promise<void> {
    for (let n = 0; n < FREE; n += 1) {
      const email = `person-${n}@nowhere.test`;
      expect(n % 2 === 0 ? await reset(email, from) : (await resend(email, from)).status).toBe(200);
    }
  }

  it('are limited by sender, whatever the call and the recipients', { timeout: 60_000 }, async () => {
    const stranger = { address: STRANGER };
    await useUp(stranger);
    const refused = await resend('another@nowhere.test', stranger);
    expect([refused.status, refused.headers.get('retry-after'), messageOf(refused)]).toEqual([
      429,
      '15',
      'Too many emails requested. Please try again in 15 seconds',
    ]);
    expect(await reset(people.approver, stranger)).toBe(429);
    expect(await sandbox().outbox(people.approver)).toEqual([]);
    expect(await reset(people.approver, {})).toBe(200);
    sandbox().clock.advance(15);
    expect(await reset(people.viewer, stranger)).toBe(200);
    expect(await reset(people.harbour, stranger)).toBe(429);
  });

  it('of a known browser do not count with those of its address', { timeout: 60_000 }, async () => {
    const cookie = cookieOf(await login(people.approver, PASSWORD));
    await useUp({});
    expect(await reset(people.approver, {})).toBe(429);
    expect(await reset(people.approver, { cookie })).toBe(200);
  });

  it('are limited for sign-ups, sign-in codes and invitations too', { timeout: 60_000 }, async () => {
    const token = await signIn(sandbox(), people.owner);
    expect((await login(people.owner, PASSWORD)).status).toBe(200);
    const headers = headersOf({ address: STRANGER });
    sandbox().clock.advance(50);
    await useUp({ address: STRANGER });
    sandbox().clock.advance(10);
    const invited = { email: 'new@nowhere.test', role: 'Viewer', firstName: 'Ada', lastName: 'Eze', mobileNumber: '08031234567' };
    const tried = [
      await send(sandbox(), users.createUser, { body: invited, headers }, token),
      await send(sandbox(), account.signUp, { body: ada, headers }),
      await send(sandbox(), session.resendLoginCode, { body: { email: people.owner }, headers }),
    ];
    expect(tried.map((answer) => [answer.status, messageOf(answer)])).toEqual(
      tried.map(() => [429, 'Too many emails requested. Please try again in 5 seconds']),
    );
    expect(await sandbox().outbox(invited.email)).toEqual([]);
  });

  it('do not count as wrong passwords of their address', { timeout: 60_000 }, async () => {
    await useUp({ address: STRANGER });
    for (let n = 0; n < 5; n += 1) await fail(5, `person-${n}@nowhere.test`, { address: STRANGER });
    expect((await login(people.approver, PASSWORD, { address: STRANGER })).status).toBe(200);
  });
});

it('[SES-09] a stranger’s wrong codes do not keep the owner from resetting the password', async () => {
  await send(sandbox(), account.requestPasswordReset, { body: { identifier: people.approver } });
  const right = (await sandbox().outbox(people.approver))[0]?.otp ?? '';
  const reset = (otp: string, address: string) => {
    const body = { identifier: people.approver, otp, password: NEW };
    return send(sandbox(), account.resetPassword, { body, headers: headersOf({ address }) });
  };
  for (let tries = 0; tries < 6; tries += 1) await reset(otherThan(right), STRANGER);
  expect(messageOf(await reset(right, STRANGER))).toBe('Too many attempts');
  expect((await reset(right, OFFICE)).status).toBe(200);
});

describe('the address of a sender', () => {
  it('is what our own proxy says, whatever the sender claims before', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await login(people.approver, 'nonsense', { address: `192.0.2.${n}, ${STRANGER}` })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('is never what the sender claims if there is no proxy', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const body = { Email: people.approver, Password: 'nonsense' };
      const headers = headersOf({ address: `192.0.2.${n}` });
      statuses.push((await send(open(), session.login, { body, headers })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, counted) => expect(networkOf(address)).toBe(counted));

  it('opens the controls only to this machine, also behind a proxy', async () => {
    const answer = await fetch(`${sandbox().address}/sandbox/outbox`, { headers: { 'x-forwarded-for': STRANGER } });
    expect(answer.status).toBe(403);
  });
});
