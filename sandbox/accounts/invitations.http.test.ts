/** Invitations: accepted once, by the owner of the email. */
import { describe, expect, it } from 'vitest';
import { account } from '../../contract/access/account';
import { session } from '../../contract/access/session';
import { PASSWORD } from '../access/people.seed';
import { call, messageOf, people, send, signIn } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

const NEW = 'Newleaf#2027';
const CHIDI = 'chidi@crafts.test';

const invited = (body: unknown) =>
  fetch(`${sandbox().address}/sandbox/invitations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const chidi = { email: CHIDI, businessId: 1001, role: 'Viewer', firstName: 'Chidi', lastName: 'Okeke' };
const linkFor = async (to: string) => (await sandbox().outbox(to))[0]?.link ?? '';
const tokenFor = async (to: string) => /\/email-verified\/([\w-]+)/.exec(await linkFor(to))?.[1] ?? '';
const read = (token: string) => send(sandbox(), account.readInvitation, { body: { token } });
const accept = (token: string, password?: string) =>
  send(sandbox(), account.acceptInvitation, { body: { token, ...(password === undefined ? {} : { password }) } });
const login = (Email: string, Password: string) => send(sandbox(), session.login, { body: { Email, Password } });

describe('an invitation', () => {
  it('[SUP-06] for a new user shows its purpose, asks for a password, and lets them sign in', async () => {
    expect((await invited(chidi)).status).toBe(200);
    expect(await sandbox().outbox(CHIDI)).toMatchObject([{ subject: 'Invitation', otp: '' }]);
    expect(await linkFor(CHIDI)).not.toContain('isExistingUser');
    const token = await tokenFor(CHIDI);
    expect(await call(sandbox(), account.readInvitation, { body: { token } })).toEqual({
      email: CHIDI,
      business: 'Bluecrest Stores',
      role: 'Viewer',
      invitedBy: 'The sandbox',
      isExistingUser: false,
    });
    for (const [password, message] of [
      [undefined, 'Password must be at least 8 characters'],
      ['newleaf#2027', 'Must include uppercase letter'],
    ] as const) {
      expect(messageOf(await accept(token, password))).toBe(message);
    }
    const accepted = await accept(token, NEW);
    expect([accepted.status, messageOf(accepted)]).toEqual([200, 'You now have access to Bluecrest Stores']);
    const { token: opened } = await call(sandbox(), session.login, { body: { Email: CHIDI, Password: NEW } });
    expect(await call(sandbox(), session.getProfile, {}, opened ?? '')).toMatchObject({
      user: { firstName: 'Chidi', role: 'Viewer' },
      businesses: [{ id: '1001' }],
    });
  });

  it('[SUP-06] for an existing user is confirmed without a password, and changes none', async () => {
    await invited({ email: people.newcomer.toUpperCase(), businessId: 1001, role: 'Approver' });
    expect(await linkFor(people.newcomer)).toMatch(/\?isExistingUser=true$/);
    const token = await tokenFor(people.newcomer);
    expect(JSON.parse((await read(token)).text)).toMatchObject({ data: { isExistingUser: true, role: 'Approver' } });
    expect(messageOf(await accept(token, NEW))).toContain('You already have a password');
    expect((await accept(token)).status).toBe(200);
    expect((await login(people.newcomer, NEW)).status).toBe(401);
    const profile = await call(sandbox(), session.getProfile, {}, await signIn(sandbox(), people.newcomer));
    expect(profile.businesses.map(({ id }) => id)).toEqual(['1001', '1003']);
    expect([profile.activeBusinessId, profile.user.role]).toEqual(['1003', 'Owner']);
  });

  it('[SUP-06] is for a new password if a sign-up was never verified: the password of that sign-up does not work', async () => {
    const body = { ...chidi, userEmail: CHIDI, mobileNumber: '08012345678', name: 'Not his', password: 'Somebody#1' };
    const { firstName, lastName, userEmail, mobileNumber, name, password } = body;
    await call(sandbox(), account.signUp, { body: { firstName, lastName, userEmail, mobileNumber, name, password } });
    await invited(chidi);
    const token = await tokenFor(CHIDI);
    expect(JSON.parse((await read(token)).text)).toMatchObject({ data: { isExistingUser: false } });
    expect((await accept(token, NEW)).status).toBe(200);
    expect((await login(CHIDI, 'Somebody#1')).status).toBe(401);
    expect((await login(CHIDI, NEW)).status).toBe(200);
  });

  it('[SUP-06] works once, for a week, only for its own purpose, and cannot be forged', async () => {
    await invited(chidi);
    const token = await tokenFor(CHIDI);
    const asVerification = await send(sandbox(), account.verifyEmail, { body: { token, password: NEW } });
    expect([asVerification.status, messageOf(asVerification)]).toEqual([400, expect.stringContaining('not valid')]);
    for (const made of [`${token}x`, token.slice(1), 'x', '../../x', "' or '1'='1", '%00', '😀']) {
      for (const answer of [await read(made), await accept(made, NEW)]) {
        expect([made, answer.status, messageOf(answer)]).toEqual([made, 400, expect.stringContaining('This link is not valid')]);
      }
    }
    expect((await accept(token, NEW)).status).toBe(200);
    for (const answer of [await read(token), await accept(token, NEW), await accept(token)]) {
      expect([answer.status, messageOf(answer)]).toEqual([400, 'This link was already used']);
    }
    await invited({ ...chidi, email: 'late@crafts.test' });
    const late = await tokenFor('late@crafts.test');
    sandbox().clock.advance(7 * 24 * 3_600);
    expect(messageOf(await accept(late, NEW))).toBe('This link has expired');
  });

  it('[SUP-06] is accepted once if it is submitted twice at the same time', async () => {
    await invited(chidi);
    const token = await tokenFor(CHIDI);
    const statuses = await Promise.all([accept(token, NEW), accept(token, NEW)].map(async (answer) => (await answer).status));
    expect(statuses.sort()).toEqual([200, 400]);
  });

  it('[SUP-06] is replaced by the next one of the same address to the same business', async () => {
    await invited(chidi);
    const first = await tokenFor(CHIDI);
    expect((await invited(chidi)).status).toBe(429);
    sandbox().clock.advance(60);
    await invited({ ...chidi, role: 'Approver' });
    expect(messageOf(await accept(first, NEW))).toContain('This link is not valid');
    expect(JSON.parse((await read(await tokenFor(CHIDI))).text)).toMatchObject({ data: { role: 'Approver' } });
    await invited({ ...chidi, businessId: 1002 });
    expect((await accept(await tokenFor(CHIDI), NEW)).status).toBe(200);
    expect((await login(CHIDI, NEW)).status).toBe(200);
  });

  it('is refused for an unknown business, an invalid role or email, or an existing user', async () => {
    expect((await invited({ ...chidi, email: people.viewer })).status).toBe(409);
    expect((await invited({ ...chidi, businessId: 9_999 })).status).toBe(404);
    for (const wrong of [{}, null, { ...chidi, role: 'King' }, { ...chidi, businessId: '1001' }, { ...chidi, email: 'x' }]) {
      expect([wrong, (await invited(wrong)).status]).toEqual([wrong, 400]);
    }
    expect(await sandbox().outbox()).toEqual([]);
    expect((await login(people.viewer, PASSWORD)).status).toBe(200);
  });
});
