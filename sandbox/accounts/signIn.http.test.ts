import { describe, expect, it } from 'vitest';
import { session } from '../../contract/access/session';
import { payouts } from '../../contract/payouts/payouts';
import { PASSWORD } from '../access/people.seed';
import { call, forBluecrest, messageOf, people, send, signIn } from '../testing/client';
import { otherThan } from '../testing/people';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

const login = (Email: string, Password: string = PASSWORD) => send(sandbox(), session.login, { body: { Email, Password } });
const complete = (email: string, otp: string) => send(sandbox(), session.completeLogin, { body: { email, otp } });
const profile = (token: string) => send(sandbox(), session.getProfile, {}, token);
const codeFor = async (email: string) => (await sandbox().outbox(email))[0]?.otp ?? '';

describe('the password', () => {
  it('is refused with the same message for a known and an unknown address', async () => {
    const wrong = await login(people.approver, 'nonsense');
    const unknown = await login('nobody@nowhere.test', 'nonsense');
    expect([wrong.status, wrong.text]).toEqual([401, '{"status":false,"message":"Invalid email or password"}']);
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  it('requires a wait from the fifth failure on, also for an unknown address, and not for other accounts', async () => {
    for (const email of [people.approver, 'nobody@nowhere.test']) {
      for (let tries = 0; tries < 5; tries += 1) expect((await login(email, 'nonsense')).status).toBe(401);
      const refused = await login(email);
      expect(refused.status).toBe(429);
      expect(messageOf(refused)).toMatch(/^Too many failed sign-ins\. Please try again in \d+ seconds$/);
      sandbox().clock.advance(15);
      expect((await login(email, 'nonsense')).status).toBe(429);
      expect(Number((await login(email)).headers.get('retry-after'))).toBeGreaterThan(15);
    }
    expect((await login(people.viewer)).status).toBe(200);
    sandbox().clock.advance(30);
    expect((await login(people.approver)).status).toBe(200);
    expect((await login(people.approver, 'nonsense')).status).toBe(401);
  });

  it('counts simultaneous failures, and resets the count after a success', async () => {
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await login(people.approver, 'nonsense')).status));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    for (let tries = 0; tries < 4; tries += 1) await login(people.viewer, 'nonsense');
    expect((await login(people.viewer)).status).toBe(200);
    expect((await login(people.viewer, 'nonsense')).status).toBe(401);
  });

  it('is accepted from everyone who signs in at the same time, also next to wrong ones', { timeout: 60_000 }, async () => {
    const right = await Promise.all(Array.from({ length: 30 }, async () => (await login(people.approver)).status));
    expect(right.filter((status) => status !== 200)).toEqual([]);
    const among = await Promise.all(
      Array.from({ length: 13 }, async (_, n) => (await login(people.viewer, n === 12 ? PASSWORD : 'nonsense')).status),
    );
    expect(among.at(-1)).toBe(200);
  });

  it('emails the owner about failed attempts, once', async () => {
    for (let tries = 0; tries < 5; tries += 1) await login(people.approver, 'nonsense');
    sandbox().clock.advance(60);
    await login(people.approver, 'nonsense');
    const subjects = (await sandbox().outbox(people.approver)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Failed sign-in attempts']);
    expect(await sandbox().outbox('nobody@nowhere.test')).toEqual([]);
  });

  it('works for the address in upper and lower case', async () => {
    expect((await login(' Tunde.Bello@Bluecrest.TEST ')).status).toBe(200);
  });
});

describe('the second factor', () => {
  it('[SES-03] is required before a token or a list of businesses', async () => {
    expect(JSON.parse((await login(people.owner)).text)).toEqual({
      status: true,
      message: 'Enter the code we sent to your email',
    });
    expect((await sandbox().outbox(people.owner))[0]).toMatchObject({ to: people.owner, subject: 'Sign-in code' });
  });

  it('[SES-03] ends the attempt after five wrong codes, including those before a resend', async () => {
    await login(people.owner);
    const wrong = otherThan(await codeFor(people.owner));
    for (let tries = 0; tries < 3; tries += 1) expect(messageOf(await complete(people.owner, wrong))).toBe('Invalid OTP');
    sandbox().clock.advance(60);
    expect((await send(sandbox(), session.resendLoginCode, { body: { email: people.owner } })).status).toBe(200);
    const right = await codeFor(people.owner);
    expect(messageOf(await complete(people.owner, otherThan(right)))).toBe('Invalid OTP');
    expect(messageOf(await complete(people.owner, otherThan(right)))).toBe('Too many attempts');
    const late = await complete(people.owner, right);
    expect([late.status, messageOf(late)]).toEqual([400, 'Too many attempts']);
    sandbox().clock.advance(60);
    const more = await send(sandbox(), session.resendLoginCode, { body: { email: people.owner } });
    expect([more.status, messageOf(more)]).toEqual([400, 'Please sign in again']);
    expect(await signIn(sandbox(), people.owner)).not.toBe('');
  });

  it('[SES-03] cannot be guessed by repeated sign-ins', { timeout: 60_000 }, async () => {
    await login(people.owner);
    const first = await codeFor(people.owner);
    for (let tries = 0; tries < 5; tries += 1) await complete(people.owner, otherThan(first));
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await login(people.owner)).status).toBe(200);
      expect(messageOf(await complete(people.owner, await codeFor(people.owner)))).toBe('Too many attempts');
    }
    sandbox().clock.advance(15);
    const wrong = otherThan(await codeFor(people.owner));
    expect(messageOf(await complete(people.owner, wrong))).toBe('Too many attempts');
    await login(people.owner);
    sandbox().clock.advance(15);
    expect(messageOf(await complete(people.owner, await codeFor(people.owner)))).toBe('Too many attempts');
    sandbox().clock.advance(15);
    expect((await complete(people.owner, await codeFor(people.owner))).status).toBe(200);
    const subjects = (await sandbox().outbox(people.owner)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Failed sign-in attempts')).toHaveLength(1);
  });

  it('expires after five minutes, and the attempt after ten', async () => {
    await login(people.owner);
    sandbox().clock.advance(300);
    expect(messageOf(await complete(people.owner, await codeFor(people.owner)))).toBe('OTP has expired');
    await send(sandbox(), session.resendLoginCode, { body: { email: people.owner } });
    sandbox().clock.advance(299);
    expect((await complete(people.owner, await codeFor(people.owner))).status).toBe(200);
    await login(people.owner);
    sandbox().clock.advance(600);
    const resent = await send(sandbox(), session.resendLoginCode, { body: { email: people.owner } });
    expect([resent.status, messageOf(resent)]).toEqual([400, 'Please sign in again']);
  });

  it('works once, and only after the password was accepted', async () => {
    const nobody = await complete(people.owner, '123456');
    expect([nobody.status, messageOf(nobody)]).toEqual([400, 'Invalid OTP']);
    expect(messageOf(await complete('nobody@nowhere.test', '123456'))).toBe('Invalid OTP');
    await login(people.owner);
    const otp = await codeFor(people.owner);
    expect((await complete(people.owner, otp)).status).toBe(200);
    expect(messageOf(await complete(people.owner, otp))).toBe('Invalid OTP');
  });

  it('is resent only after a minute', async () => {
    await login(people.owner);
    const early = await send(sandbox(), session.resendLoginCode, { body: { email: people.owner } });
    expect(early.status).toBe(429);
    expect(messageOf(early)).toBe(`Please wait ${early.headers.get('retry-after')} seconds before requesting another code`);
  });
});

describe('the token', () => {
  it('[SES-06] expires after sixty minutes', async () => {
    const token = await signIn(sandbox(), people.approver);
    sandbox().clock.advance(60 * 60 - 5);
    expect((await profile(token)).status).toBe(200);
    sandbox().clock.advance(5);
    const late = await profile(token);
    expect([late.status, messageOf(late)]).toEqual([401, 'Please login again']);
  });

  it('cannot be forged', async () => {
    for (const token of ['x', 'null', `${await signIn(sandbox(), people.approver)}x`, "' or '1'='1"]) {
      const answer = await profile(token);
      expect([answer.status, messageOf(answer)]).toEqual([401, 'Please login again']);
    }
  });

  it('[GEN-10] [PAY-09] allows what the role includes, for the named business', async () => {
    const viewer = await signIn(sandbox(), people.viewer);
    const page = { headers: forBluecrest, query: { pageNumber: '1', pageSize: '5' } };
    expect((await call(sandbox(), payouts.listPayouts, page, viewer)).rows).toHaveLength(5);
    const pay = await send(sandbox(), payouts.verifyPayout, { headers: forBluecrest, body: { otp: '1', batchId: 'x' } }, viewer);
    expect([pay.status, messageOf(pay)]).toEqual([403, 'Your role does not allow this. Ask the owner of the business']);
    expect((await profile(viewer)).status).toBe(200);
    const elsewhere = await send(sandbox(), payouts.listPayouts, { ...page, headers: { subsidiary_id: '1002' } }, viewer);
    expect([elsewhere.status, messageOf(elsewhere)]).toEqual([403, 'This session belongs to another business']);
  });

  it('of an unverified business is for the Test environment', async () => {
    const answer = await call(sandbox(), session.getProfile, {}, await signIn(sandbox(), people.newcomer));
    expect(answer).toMatchObject({ environment: 'Test', fx: false, notifications: [] });
  });
});

describe('logging out', () => {
  it('[SES-10] revokes the token at once, and no other session of the person', async () => {
    const [left, kept] = [await signIn(sandbox(), people.approver), await signIn(sandbox(), people.approver)];
    expect((await send(sandbox(), session.logOut, {}, left)).status).toBe(200);
    const answer = await send(sandbox(), session.getProfile, {}, left);
    expect([answer.status, messageOf(answer)]).toEqual([401, 'Please login again']);
    expect((await send(sandbox(), session.logOut, {}, left)).status).toBe(401);
    expect((await send(sandbox(), session.getProfile, {}, kept)).status).toBe(200);
  });
});
