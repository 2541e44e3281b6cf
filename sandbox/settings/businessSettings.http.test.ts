/** The settings of a business, and the password and sessions of a user, in the API. */
import { describe, expect, it } from 'vitest';
import { session } from '../../contract/access/session';
import { firstVersion } from '../../contract/onboarding/firstVersion';
import { businessSettings } from '../../contract/settings/businessSettings';
import { PASSWORD } from '../access/people.seed';
import { call, messageOf, people, send, signIn } from '../testing/client';
import { pdf, png } from '../testing/papers';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();
const MEGABYTE = 1024 * 1024;
const NEXT = 'Harmattan#2027';

const profileOf = (token: string) => call(sandbox(), firstVersion.getKycProfile, {}, token);
const save = async (token: string, change: object) =>
  send(sandbox(), firstVersion.updateBusinessProfile, { body: { ...(await profileOf(token)), ...change } }, token);

describe('[BUS-01] the fields of a business', () => {
  const SAID = 'Someone changed this business after you opened it';

  it('that someone else changed meanwhile are not saved over, and one of two changes at once is taken', async () => {
    const token = await signIn(sandbox(), people.owner);
    const { version } = await profileOf(token);
    const wanted = [{ description: 'First' }, { description: 'Second' }, { business_name: 'Bluecrest Third' }];
    const answers = await Promise.all(wanted.map((change) => save(token, { ...change, version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.map(messageOf).filter((message) => message === SAID)).toHaveLength(2);
    const winner = wanted[answers.findIndex(({ status }) => status === 200)];
    const now = await profileOf(token);
    expect(now).toMatchObject(winner ?? {});
    expect(now.version).not.toBe(version);
    expect((await save(token, { ...winner, version })).status).toBe(200);
    expect((await save(token, { description: 'Fourth', version: now.version })).status).toBe(200);
  });

  it('that customers see are saved, also after verification, and its name is new everywhere', async () => {
    const token = await signIn(sandbox(), people.owner);
    expect((await save(token, { business_name: 'Bluecrest Market', description: 'Adire', industry: 'Fashion' })).status).toBe(
      200,
    );
    expect(await profileOf(token)).toMatchObject({
      business_name: 'Bluecrest Market',
      description: 'Adire',
      industry: 'Fashion',
    });
    const { businesses } = await call(sandbox(), session.getProfile, {}, token);
    expect(businesses.map(({ name }) => name)).toContain('Bluecrest Market');
  });

  it.each([
    ['legal_business_name', 'Other Limited'],
    ['business_type', 'Individual'],
    ['country', 'GH'],
    ['bvn', '22200000000'],
    ['bvn', ''],
  ])('stay after verification if they are legal: %s cannot become “%s”', async (field, value) => {
    const token = await signIn(sandbox(), people.owner);
    const before = await profileOf(token);
    const answer = await save(token, { [field]: value, description: 'Changed' });
    expect([answer.status, messageOf(answer)]).toEqual([
      409,
      'Verified details can’t be edited. To change them, contact support',
    ]);
    expect(await profileOf(token)).toEqual(before);
  });

  it('can all be saved before verification, and are validated', async () => {
    const token = await signIn(sandbox(), people.newcomer);
    const whole = {
      description: 'Baskets',
      bvn: '22212345678',
      industry: 'Retail',
      legal_business_name: 'Newleaf Ltd',
      country: 'NG',
    };
    expect((await save(token, { ...whole, bvn: '' })).status).toBe(400);
    expect((await save(token, whole)).status).toBe(200);
    expect((await save(token, { legal_business_name: 'Newleaf Crafts Ltd' })).status).toBe(200);
  });
});

const logoOf = (token: string) => call(sandbox(), businessSettings.getBusinessLogo, {}, token);
const sendLogo = (token: string, logo?: File) => send(sandbox(), businessSettings.updateBusinessLogo, { files: { logo } }, token);

describe('[BUS-01] the logo', () => {
  it('is replaced, shown as a picture, and removed', async () => {
    const token = await signIn(sandbox(), people.owner);
    expect(await logoOf(token)).toMatchObject({
      name: 'bluecrest.png',
      image: expect.stringMatching(/^data:image\/png;base64,/),
    });
    expect(messageOf(await sendLogo(token, png('crest.png')))).toBe('Logo updated successfully');
    expect((await logoOf(token))?.name).toBe('crest.png');
    expect(messageOf(await sendLogo(token))).toBe('Logo removed successfully');
    expect(await logoOf(token)).toBeNull();
  });

  it('is a picture by its content, of at most one megabyte, and stays if another one is refused', async () => {
    const token = await signIn(sandbox(), people.owner);
    for (const [file, status] of [
      [png('large.png', MEGABYTE + 1), 413],
      [pdf('paper.pdf'), 400],
      [pdf('paper.png'), 400],
      [new File(['<svg onload="alert(1)">'], 'drawing.png'), 400],
    ] as const)
      expect([file.name, (await sendLogo(token, file)).status]).toEqual([file.name, status]);
    expect((await logoOf(token))?.name).toBe('bluecrest.png');
    const viewer = await signIn(sandbox(), people.viewer);
    expect([(await sendLogo(viewer, png('crest.png'))).status, (await logoOf(viewer))?.name]).toEqual([403, 'bluecrest.png']);
  });
});

const change = (token: string, body: { password: string; newPassword: string }) =>
  send(sandbox(), businessSettings.changePassword, { body }, token);
const login = (Password: string) => send(sandbox(), session.login, { body: { Email: people.viewer, Password } });
const cookieOf = ({ headers }: { readonly headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? '';
const isSignedIn = async (token: string) => (await send(sandbox(), session.getProfile, {}, token)).status === 200;

describe('[BUS-01] the password', () => {
  it('is changed with the old one: other sessions end, this one stays, and its user gets an email', async () => {
    const [here, there] = [await signIn(sandbox(), people.viewer), await signIn(sandbox(), people.viewer)];
    const other = await signIn(sandbox(), people.approver);
    expect((await change(here, { password: PASSWORD, newPassword: NEXT })).status).toBe(200);
    expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(other)]).toEqual([true, false, true]);
    expect([(await login(PASSWORD)).status, (await login(NEXT)).status]).toEqual([401, 200]);
    expect(await sandbox().outbox(people.viewer)).toMatchObject([{ subject: 'Your password was changed', otp: '' }]);
    const entries = (await sandbox().trail.entries(1001)).filter(({ call: name }) => name === 'changePassword');
    expect(entries).toMatchObject([{ outcome: 'done' }]);
    for (const secret of [PASSWORD, NEXT]) expect(JSON.stringify(entries)).not.toContain(secret);
  });

  it.each([
    ['a wrong old one', 'Wrong#2026', NEXT, 'Incorrect password'],
    ['no old one', '', NEXT, 'Enter your password'],
    ['a short one', PASSWORD, 'Ab#1', 'Password must be at least 8 characters'],
    ['one without a number', PASSWORD, 'Harmattan#', 'Must include a number'],
    ['the same one', PASSWORD, PASSWORD, 'The new password must differ from the old one'],
  ])('stays with %s', async (_, password, newPassword, said) => {
    const [here, there] = [await signIn(sandbox(), people.viewer), await signIn(sandbox(), people.viewer)];
    const answer = await change(here, { password, newPassword });
    expect([answer.status, messageOf(answer)]).toEqual([400, said]);
    expect([await isSignedIn(there), (await login(PASSWORD)).status]).toEqual([true, 200]);
  });

  it('ends sign-ins that were begun with the old one and still await their code', async () => {
    const here = await signIn(sandbox(), people.owner);
    await call(sandbox(), session.login, { body: { Email: people.owner, Password: PASSWORD } });
    const [begun] = (await sandbox().outbox(people.owner)).filter(({ otp }) => otp !== '');
    expect((await change(here, { password: PASSWORD, newPassword: NEXT })).status).toBe(200);
    const body = { email: people.owner, otp: begun?.otp ?? '' };
    expect((await send(sandbox(), session.completeLogin, { body })).status).not.toBe(200);
  });

  it('is changed in a browser that stays known, and every other one is a stranger again', async () => {
    const from = (cookie: string, Password: string) =>
      send(sandbox(), session.login, { body: { Email: people.viewer, Password }, headers: { cookie } });
    const there = cookieOf(await login(PASSWORD));
    const here = await signIn(sandbox(), people.viewer);
    const changed = await change(here, { password: PASSWORD, newPassword: NEXT });
    for (const _ of [1, 2, 3, 4, 5, 6]) await login('Wrong#2026');
    expect((await login(NEXT)).status).toBe(429);
    expect((await from(there, NEXT)).status).toBe(429);
    expect((await from(cookieOf(changed), NEXT)).status).toBe(200);
  });

  it('is not guessed here either: wrong ones count with those of sign-in', async () => {
    const here = await signIn(sandbox(), people.viewer);
    const answers = [];
    for (const _ of [1, 2, 3, 4, 5, 6]) answers.push((await change(here, { password: 'Wrong#2026', newPassword: NEXT })).status);
    expect(answers.at(-1)).toBe(429);
    expect((await login(PASSWORD)).status).toBe(429);
  });
});

const devicesOf = (token: string) => call(sandbox(), businessSettings.listSessions, {}, token);
const end = (token: string, id: string) => send(sandbox(), businessSettings.endSession, { params: { id } }, token);

describe('[BUS-01] the sessions of a user', () => {
  it('are listed with this one marked, and another one is ended at once', async () => {
    const [there, here] = [await signIn(sandbox(), people.viewer), await signIn(sandbox(), people.viewer)];
    const devices = await devicesOf(here);
    expect(devices.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
    expect(devices[0]).toMatchObject({ address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) });
    const another = devices.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    expect((await end(here, another)).status).toBe(200);
    expect([await isSignedIn(there), await isSignedIn(here)]).toEqual([false, true]);
    expect(await devicesOf(here)).toHaveLength(1);
    expect((await end(here, another)).status).toBe(404);
  });

  it('are those of nobody else, and this one ends with Log Out only', async () => {
    const [here, other] = [await signIn(sandbox(), people.viewer), await signIn(sandbox(), people.approver)];
    const [own] = await devicesOf(here);
    expect((await end(other, own?.id ?? '')).status).toBe(404);
    expect((await end(here, own?.id ?? '')).status).toBe(409);
    expect((await end(here, 'x')).status).toBe(404);
    expect(await isSignedIn(here)).toBe(true);
  });

  it('that have expired are not listed', async () => {
    await signIn(sandbox(), people.viewer);
    sandbox().clock.advance(61 * 60);
    expect(await devicesOf(await signIn(sandbox(), people.viewer))).toHaveLength(1);
  });
});
