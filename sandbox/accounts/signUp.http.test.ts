/** Sign-up: who may verify an address, and how often. */
import { describe, expect, it } from 'vitest';
import { account } from '../../contract/access/account';
import { session } from '../../contract/access/session';
import { PASSWORD } from '../access/people.seed';
import { accountsOf, ada, NEW, NOBODY } from '../testing/accounts';
import { call, messageOf, people, send } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

const { newest, login, ask, signUp, verify, tokenFor } = accountsOf(sandbox);
const resend = (email: string) => send(sandbox(), account.resendVerificationEmail, { body: { email } });

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
