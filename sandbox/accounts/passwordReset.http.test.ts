/** Password resets: a code works once, and no response reveals who has an account. */
import { describe, expect, it } from 'vitest';
import { account } from '../../contract/access/account';
import { session } from '../../contract/access/session';
import { PASSWORD } from '../access/people.seed';
import { accountsOf, ada, NEW, NOBODY } from '../testing/accounts';
import { messageOf, people, send, signIn } from '../testing/client';
import { otherThan } from '../testing/people';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

const { newest, login, ask, signUp, verify, tokenFor } = accountsOf(sandbox);
const reset = (identifier: string, otp: string, password = NEW) =>
  send(sandbox(), account.resetPassword, { body: { identifier, otp, password } });
const codeFor = async (to: string) => (await newest(to))?.otp ?? '';

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

describe('the database', () => {
  it('stores no token and no password in plain text', async () => {
    await signUp();
    const token = await tokenFor(ada.userEmail);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await newest(ada.userEmail))?.link).toBe(`/onboarding/${token}`);
    expect((await verify((await sandbox().outbox(ada.userEmail))[0]?.otp ?? '')).status).toBe(400);
  });
});
