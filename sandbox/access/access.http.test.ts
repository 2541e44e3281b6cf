/** Password resets and sign-up: codes and links work once, and no response reveals who has an account. */
import { describe, expect, it } from 'vitest';
import { account } from '../../contract/access/account';
import { session } from '../../contract/access/session';
import { PASSWORD } from '../people/people.seed';
import { call, messageOf, people, send, signIn } from '../testing/client';
import { otherThan } from '../testing/people';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

const NEW = 'Newleaf#2027';
const NOBODY = 'nobody@nowhere.test';
const ada = {
  firstName: 'Adaọma',
  lastName: "O'Neil-Ọláitan",
  userEmail: 'ada@crafts.test',
  mobileNumber: '08012345678',
  name: 'Ada & Daughters',
  password: NEW,
};

const login = (Email: string, Password: string) => send(sandbox(), session.login, { body: { Email, Password } });
const ask = (identifier: string) => send(sandbox(), account.requestPasswordReset, { body: { identifier } });
const reset = (identifier: string, otp: string, password = NEW) =>
  send(sandbox(), account.resetPassword, { body: { identifier, otp, password } });
const signUp = (more: Partial<typeof ada> = {}) => send(sandbox(), account.signUp, { body: { ...ada, ...more } });
const verify = (token: string, password = NEW) => send(sandbox(), account.verifyEmail, { body: { token, password } });
const resend = (email: string) => send(sandbox(), account.resendVerificationEmail, { body: { email } });
const newest = async (to: string) => (await sandbox().outbox(to))[0];
const codeFor = async (to: string) => (await newest(to))?.otp ?? '';
const tokenFor = async (to: string) => (await newest(to))?.link?.split('/').at(-1) ?? '';

describe('a forgotten password', () => {
  it('[SES-08] gets the same response for a known and an unknown address', async () => {
    const known = await ask(' Tunde.Bello@Bluecrest.TEST ');
    const unknown = await ask(NOBODY);
    expect([known.status, known.text]).toEqual([200, unknown.text]);
    expect(await newest(people.approver)).toMatchObject({ subject: 'Password reset', link: null });
    expect(await sandbox().outbox(NOBODY)).toEqual([]);
    const [again, againUnknown] = [await ask(people.approver), await ask(NOBODY)];
    expect([again.status, againUnknown.status]).toEqual([429, 429]);
    for (const answer of [again, againUnknown]) {
      const seconds = answer.headers.get('retry-after');
      expect(messageOf(answer)).toBe(`Please wait ${seconds} seconds before requesting another code`);
    }
    sandbox().clock.advance(60);
    expect((await ask(people.approver)).status).toBe(200);
  });

  it('[SES-09] is replaced with the code: the old password is refused, and its sessions end', async () => {
    const token = await signIn(sandbox(), people.approver);
    await ask(people.approver);
    const answer = await reset(people.approver, ` ${await codeFor(people.approver)} `);
    expect([answer.status, messageOf(answer)]).toEqual([200, 'Password changed. Sign in with the new password']);
    expect((await send(sandbox(), session.getProfile, {}, token)).status).toBe(401);
    expect((await login(people.approver, PASSWORD)).status).toBe(401);
    expect((await login(people.approver, NEW)).status).toBe(200);
    expect((await login(people.viewer, PASSWORD)).status).toBe(200);
  });

  it('[SES-09] ends a sign-in that still awaits its code', async () => {
    await login(people.owner, PASSWORD);
    const signInCode = await codeFor(people.owner);
    await ask(people.owner);
    await reset(people.owner, await codeFor(people.owner));
    const late = await send(sandbox(), session.completeLogin, { body: { email: people.owner, otp: signInCode } });
    expect([late.status, messageOf(late)]).toEqual([400, 'Invalid OTP']);
  });

  it('[SES-09] ends the wait after too many wrong passwords', async () => {
    for (let tries = 0; tries < 5; tries += 1) await login(people.approver, 'nonsense');
    expect((await login(people.approver, PASSWORD)).status).toBe(429);
    await ask(people.approver);
    await reset(people.approver, await codeFor(people.approver));
    expect((await login(people.approver, NEW)).status).toBe(200);
  });

  it.each([people.approver, NOBODY])(
    '[SES-09] of %s: a code allows five attempts, with the same message for a known and an unknown address',
    async (email) => {
      await ask(email);
      const wrong = otherThan(await codeFor(email));
      for (let tries = 0; tries < 4; tries += 1) expect(messageOf(await reset(email, wrong))).toBe('Invalid OTP');
      expect(messageOf(await reset(email, wrong))).toBe('Too many attempts');
      const right = await reset(email, (await codeFor(email)) || '123456');
      expect([right.status, messageOf(right)]).toEqual([400, 'Too many attempts']);
    },
  );

  it('[SES-09] has a code that cannot be guessed by repeated requests', { timeout: 60_000 }, async () => {
    await ask(people.approver);
    const wrong = otherThan(await codeFor(people.approver));
    for (let tries = 0; tries < 5; tries += 1) await reset(people.approver, wrong);
    sandbox().clock.advance(60);
    await ask(people.approver);
    const asked = await codeFor(people.approver);
    expect(messageOf(await reset(people.approver, otherThan(asked)))).toBe('Too many attempts');
    const refused = await reset(people.approver, asked);
    expect([refused.status, messageOf(refused)]).toEqual([400, 'Too many attempts']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(15);
    expect((await login(people.approver, PASSWORD)).status).toBe(200);
    sandbox().clock.advance(30);
    expect((await reset(people.approver, asked)).status).toBe(200);
  });

  it('[SES-09] requires an unused, valid code for this person and purpose', async () => {
    expect(messageOf(await reset(people.approver, '123456'))).toBe('Invalid OTP');
    await ask(people.approver);
    const code = await codeFor(people.approver);
    expect(messageOf(await reset(people.viewer, code))).toBe('Invalid OTP');
    sandbox().clock.advance(300);
    expect(messageOf(await reset(people.approver, code))).toBe('OTP has expired');
    await ask(people.approver);
    const second = await codeFor(people.approver);
    expect((await reset(people.approver, second)).status).toBe(200);
    expect(messageOf(await reset(people.approver, second))).toBe('Invalid OTP');
    await login(people.owner, PASSWORD);
    expect(messageOf(await reset(people.owner, await codeFor(people.owner)))).toBe('Invalid OTP');
  });

  it('[SES-09] does not count an attempt if the new password breaks a rule', async () => {
    await ask(people.approver);
    const code = await codeFor(people.approver);
    for (let tries = 0; tries < 6; tries += 1) {
      expect(messageOf(await reset(people.approver, code, 'short'))).toBe('Password must be at least 8 characters');
    }
    expect((await reset(people.approver, code)).status).toBe(200);
  });
});

describe('a sign-up', () => {
  it('[SUP-03 SUP-05] creates a person with their own business, who can sign in once the address is verified', async () => {
    expect((await signUp()).status).toBe(200);
    const early = await login(ada.userEmail, NEW);
    expect([early.status, messageOf(early)]).toEqual([403, expect.stringContaining('isn’t verified yet')]);
    expect((await login(ada.userEmail, 'nonsense')).status).toBe(401);
    expect(await newest(ada.userEmail)).toMatchObject({ subject: 'Verify your email', otp: '' });
    const verified = await verify(await tokenFor(ada.userEmail));
    expect([verified.status, messageOf(verified)]).toEqual([200, expect.stringContaining('user verification successful')]);
    const { token } = await call(sandbox(), session.login, { body: { Email: 'ADA@crafts.test', Password: NEW } });
    const profile = await call(sandbox(), session.getProfile, {}, token ?? '');
    expect(profile).toMatchObject({
      user: { firstName: 'Adaọma', lastName: "O'Neil-Ọláitan", role: 'Owner' },
      businesses: [{ name: 'Ada & Daughters', type: 'Individual', verificationStatus: 'New' }],
      environment: 'Test',
    });
    expect(profile.businesses).toHaveLength(1);
    expect(Object.values(await call(sandbox(), session.getOnboardingProgress, {}, token ?? ''))).toEqual([0, 0, 0, 0, 0]);
  });

  it('[SUP-03] with a known address gets the same response, changes nothing, and its owner gets an email', async () => {
    const fresh = await signUp();
    const taken = await signUp({ userEmail: people.approver });
    expect([taken.status, taken.text]).toEqual([fresh.status, fresh.text]);
    expect(await newest(people.approver)).toMatchObject({ subject: 'You already have an account', link: '/', otp: '' });
    expect((await login(people.approver, PASSWORD)).status).toBe(200);
    expect((await login(people.approver, NEW)).status).toBe(401);
    expect((await signUp({ userEmail: people.approver })).status).toBe(429);
    expect((await signUp()).status).toBe(429);
  });

  it('[SUP-03 SUP-05] by another person with the same address does not take over the first: the password decides which one is verified', async () => {
    await signUp();
    sandbox().clock.advance(60);
    await signUp({ password: 'Another#2028', name: 'Second Name' });
    const token = await tokenFor(ada.userEmail);
    const wrong = await verify(token, 'Somebody#2029');
    expect([wrong.status, messageOf(wrong)]).toEqual([401, expect.stringContaining('isn’t the password you signed up with')]);
    expect((await verify(token)).status).toBe(200);
    expect((await login(ada.userEmail, 'Another#2028')).status).toBe(401);
    expect((await verify(token, 'Another#2028')).status).toBe(400);
    const { businesses } = await call(sandbox(), session.login, { body: { Email: ada.userEmail, Password: NEW } });
    expect(businesses.map(({ name }) => name)).toEqual(['Ada & Daughters']);
  });

  it('[SUP-03 SUP-05] with another person’s address cannot be verified by the link alone', async () => {
    await signUp({ password: 'Another#2028' });
    const token = await tokenFor(ada.userEmail);
    for (const password of ['', NEW, 'another#2028']) expect((await verify(token, password)).status).toBe(401);
    expect((await login(ada.userEmail, 'Another#2028')).status).toBe(403);
  });

  it('[SUP-03] is kept next to nine newer ones with its address, and the newest link applies to all', {
    timeout: 60_000,
  }, async () => {
    await signUp();
    const first = await tokenFor(ada.userEmail);
    for (let more = 0; more < 9; more += 1) {
      sandbox().clock.advance(60);
      await signUp({ password: `Another#${more}`, name: 'Not hers' });
    }
    expect(messageOf(await verify(first))).toContain('This link is not valid');
    expect((await verify(await tokenFor(ada.userEmail))).status).toBe(200);
    expect((await login(ada.userEmail, NEW)).status).toBe(200);
  });

  it('[SUP-05] its link works once, for a day, and cannot be forged', async () => {
    await signUp();
    const token = await tokenFor(ada.userEmail);
    expect((await verify(token)).status).toBe(200);
    expect([messageOf(await verify(token)), (await verify(token)).status]).toEqual(['This link was already used', 400]);
    for (const made of [`${token}x`, token.slice(1), token.toUpperCase(), 'x', '../../x', "' or '1'='1", '%00', '😀']) {
      expect([made, (await verify(made)).status, messageOf(await verify(made))]).toEqual([
        made,
        400,
        'This link is not valid. Open the latest link we sent you',
      ]);
    }
    await signUp({ userEmail: 'late@crafts.test' });
    const late = await tokenFor('late@crafts.test');
    sandbox().clock.advance(24 * 3_600);
    expect(messageOf(await verify(late))).toBe('This link has expired');
    expect((await resend('late@crafts.test')).status).toBe(200);
    expect((await verify(await tokenFor('late@crafts.test'))).status).toBe(200);
  });

  it('[SUP-05] its link verifies once if it is submitted twice at the same time', async () => {
    await signUp();
    const token = await tokenFor(ada.userEmail);
    const statuses = await Promise.all(
      [verify(token), verify(token), verify(token)].map(async (answer) => (await answer).status),
    );
    expect(statuses.sort()).toEqual([200, 400, 400]);
  });

  it('[SUP-04] its link is sent again after a minute; without a sign-up the response is the same and nothing is sent', async () => {
    await signUp();
    const early = await resend(ada.userEmail);
    expect([early.status, messageOf(early)]).toEqual([
      429,
      `Please wait ${early.headers.get('retry-after')} seconds before requesting another email`,
    ]);
    sandbox().clock.advance(60);
    const answers = [await resend(ada.userEmail), await resend(NOBODY), await resend(people.viewer)];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await sandbox().outbox(ada.userEmail)).toHaveLength(2);
    expect([await sandbox().outbox(NOBODY), await sandbox().outbox(people.viewer)]).toEqual([[], []]);
    expect((await resend(NOBODY)).status).toBe(429);
  });

  it('[SES-08 SUP-05] has no password to reset: it gets the response of an unknown address', async () => {
    await signUp();
    const sent = (await sandbox().outbox(ada.userEmail)).length;
    expect((await ask(ada.userEmail)).status).toBe(200);
    expect(await sandbox().outbox(ada.userEmail)).toHaveLength(sent);
  });
});

describe('the database', () => {
  it('stores no token and no password in plain text', async () => {
    await signUp();
    const token = await tokenFor(ada.userEmail);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await newest(ada.userEmail))?.link).toBe(`/onboarding/${token}`);
    expect((await verify((await sandbox().outbox(ada.userEmail))[0]?.otp ?? '')).status).toBe(400);
  });
});
