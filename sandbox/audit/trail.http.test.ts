/** The audit trail of real calls: who is in it, what was refused, and that no secret is. */
import { beforeEach, describe, expect, it } from 'vitest';
import { account } from '../../contract/access/account';
import { session } from '../../contract/access/session';
import { onboarding } from '../../contract/onboarding/onboarding';
import { payouts } from '../../contract/payouts/payouts';
import { roles } from '../../contract/people/roles';
import { users } from '../../contract/people/users';
import { preferences } from '../../contract/settings/preferences';
import { bluecrest, PASSWORD } from '../access/people.seed';
import { call, forBluecrest, people, send, signIn } from '../testing/client';
import { identity, person } from '../testing/onboarding';
import { otherThan, toAda } from '../testing/people';
import { runningSandbox } from '../testing/running';
import { secretsIn } from '../testing/secrets';

const sandbox = runningSandbox();

const NEWLEAF = 1003;
const NOBODY = 0;

const codeFor = async (email: string) => (await sandbox().outbox(email))[0]?.otp ?? '';
const tokenFor = async (email: string) => (await sandbox().outbox(email))[0]?.link?.split('/').at(-1)?.split('?')[0] ?? '';

/** Returns the entries since the last time as `call outcome`. */
let seen = new Map<number, number>();
beforeEach(() => {
  seen = new Map();
});
async function newEntries(businessId: number = bluecrest) {
  const all = await sandbox().trail.entries(businessId);
  const fresh = all.slice(seen.get(businessId) ?? 0);
  seen.set(businessId, all.length);
  return fresh;
}
const written = async (businessId?: number) => (await newEntries(businessId)).map((entry) => `${entry.call} ${entry.outcome}`);

const pay = (token: string, amount: string, key: string) =>
  send(
    sandbox(),
    payouts.initiatePayout,
    { headers: { ...forBluecrest, 'idempotency-key': key }, body: { payoutDetails: [toAda(amount)] } },
    token,
  );

describe('[AUD-01] the audit trail of a sign-in', () => {
  it('has the person, each step, and wrong passwords and codes', async () => {
    const password = { Email: people.owner, Password: PASSWORD };
    await send(sandbox(), session.login, { body: { ...password, Password: 'nonsense' } });
    await call(sandbox(), session.login, { body: password });
    const otp = await codeFor(people.owner);
    await send(sandbox(), session.completeLogin, { body: { email: people.owner, otp: otherThan(otp) } });
    const { token } = await call(sandbox(), session.completeLogin, { body: { email: people.owner, otp } });
    await call(sandbox(), session.logOut, {}, token ?? '');
    const entries = await newEntries();
    expect(entries.map((entry) => `${entry.call} ${entry.outcome}`)).toEqual([
      'login refused',
      'login done',
      'completeLogin refused',
      'completeLogin done',
      'logOut done',
    ]);
    for (const entry of entries) expect(entry).toMatchObject({ email: people.owner, role: 'Owner', ip: '127.0.0.1' });
    expect(entries.map(({ environment }) => environment)).toEqual([null, null, null, null, 1]);
    expect(entries[0]?.message).toBe('Invalid email or password');
  });

  it('has nothing about an email without an account, because it may be a password in the wrong field', async () => {
    await send(sandbox(), session.login, { body: { Email: 'secret@nowhere.test', Password: 'nonsense' } });
    expect([await written(NOBODY), await written()]).toEqual([[], []]);
  });

  it('has the resent code and the new password of a person', async () => {
    await call(sandbox(), session.login, { body: { Email: people.owner, Password: PASSWORD } });
    sandbox().clock.advance(61);
    await call(sandbox(), session.resendLoginCode, { body: { email: people.owner } });
    await call(sandbox(), account.requestPasswordReset, { body: { identifier: people.owner } });
    const otp = await codeFor(people.owner);
    const given = { identifier: people.owner, password: 'Another#2026' };
    await send(sandbox(), account.resetPassword, { body: { ...given, otp: otherThan(otp) } });
    await call(sandbox(), account.resetPassword, { body: { ...given, otp } });
    expect(await written()).toEqual([
      'login done',
      'resendLoginCode done',
      'requestPasswordReset done',
      'resetPassword refused',
      'resetPassword done',
    ]);
    await call(sandbox(), account.requestPasswordReset, { body: { identifier: 'nobody@nowhere.test' } });
    expect(await written(NOBODY)).toEqual(['requestPasswordReset done']);
  });

  it('has a sign-up without a business, and its first business once the email is verified', async () => {
    const userEmail = 'bola@market.test';
    const signUp = { firstName: 'Bola', lastName: 'Ade', mobileNumber: '08031234567', name: 'Market', userEmail };
    await call(sandbox(), account.signUp, { body: { ...signUp, password: PASSWORD } });
    sandbox().clock.advance(61);
    await call(sandbox(), account.resendVerificationEmail, { body: { email: userEmail } });
    await call(sandbox(), account.verifyEmail, { body: { token: await tokenFor(userEmail), password: PASSWORD } });
    expect(await written(NOBODY)).toEqual(['signUp done', 'resendVerificationEmail done']);
    const { businesses } = await call(sandbox(), session.login, { body: { Email: userEmail, Password: PASSWORD } });
    expect(await written(Number(businesses[0]?.id))).toEqual(['verifyEmail done', 'login done']);
  });
});

describe('[AUD-01] the audit trail of a business', () => {
  it('has every payout call: paid, refused, with a wrong and a right code, resent, and closed', async () => {
    const token = await signIn(sandbox(), people.owner);
    await newEntries();
    await pay(token, '100.00', 'one');
    await pay(token, '9999999999.00', 'two');
    const { batchId } = JSON.parse((await pay(token, '60000.00', 'three')).text);
    sandbox().clock.advance(61);
    await call(sandbox(), payouts.resendPayoutOtp, { params: { batchId }, headers: forBluecrest }, token);
    const otp = await codeFor(people.owner);
    await send(sandbox(), payouts.verifyPayout, { headers: forBluecrest, body: { batchId, otp: otherThan(otp) } }, token);
    await send(sandbox(), payouts.verifyPayout, { headers: forBluecrest, body: { batchId, otp } }, token);
    for (const idempotencyKey of ['three', 'four'])
      await call(sandbox(), payouts.getPayoutStatus, { headers: forBluecrest, query: { idempotencyKey } }, token);
    const entries = await newEntries();
    expect(entries.map((entry) => [entry.call, entry.outcome, entry.message])).toEqual([
      ['initiatePayout', 'done', 'Payout successful'],
      ['initiatePayout', 'refused', 'Insufficient balance'],
      ['initiatePayout', 'done', 'Enter OTP'],
      ['resendPayoutOtp', 'done', 'Success - Enter OTP'],
      ['verifyPayout', 'refused', expect.any(String)],
      ['verifyPayout', 'done', 'Payout verified successfully'],
      ['getPayoutStatus', 'done', expect.stringContaining('none can be received now')],
    ]);
    const about = entries.filter(({ reference }) => reference === batchId);
    expect(about.map((entry) => entry.call)).toEqual(['initiatePayout', 'resendPayoutOtp', 'verifyPayout', 'verifyPayout']);
    expect(entries[0]).toMatchObject({ subject: 'payout batch', after: { 'payoutDetails.1.amount': '100.00' } });
    expect(await sandbox().trail.verify(bluecrest)).toMatchObject({ kind: 'intact' });
  });

  it('has who lacked the permission, also for reading, and who exported', async () => {
    const viewer = await signIn(sandbox(), people.viewer);
    await newEntries();
    expect((await pay(viewer, '100.00', 'one')).status).toBe(403);
    expect((await send(sandbox(), users.listUserRoles, {}, viewer)).status).toBe(403);
    await send(sandbox(), payouts.listPayouts, { headers: forBluecrest }, viewer);
    await send(sandbox(), payouts.downloadPayouts, { headers: forBluecrest }, viewer);
    const entries = await newEntries();
    expect(entries.map((entry) => [entry.call, entry.action, entry.outcome])).toEqual([
      ['initiatePayout', 'Initiate payout', 'refused'],
      ['listUserRoles', 'View without permission', 'refused'],
      ['downloadPayouts', 'Download payouts', 'done'],
    ]);
    for (const entry of entries) expect(entry).toMatchObject({ email: people.viewer, role: 'Viewer' });
    // Text that is not allowed in a path is left out of the entry.
    expect((await send(sandbox(), payouts.resendPayoutOtp, { params: { batchId: '\0' } }, viewer)).status).toBe(403);
    expect(await newEntries()).toMatchObject([{ call: 'resendPayoutOtp', reference: null }]);
  });

  it('has what was before and after a change of users, roles and preferences', async () => {
    const owner = await signIn(sandbox(), people.owner);
    const all = (await call(sandbox(), users.listUsers, {}, owner)).rows;
    const { id: userId = '' } = all.find(({ email }) => email === people.viewer) ?? {};
    await newEntries();
    await call(sandbox(), users.updateUser, { body: { email: people.viewer, role: 'Approver' } }, owner);
    await call(sandbox(), users.deactivateUser, { body: { userId } }, owner);
    await call(sandbox(), preferences.setFeeBearer, { body: { feeBearer: 'SPLIT' } }, owner);
    await send(sandbox(), preferences.setTwoFactor, { body: { twoFa: 'no', password: 'nonsense' } }, owner);
    await call(sandbox(), preferences.setTwoFactor, { body: { twoFa: 'no', password: PASSWORD } }, owner);
    expect((await newEntries()).map(({ outcome, before, after }) => [outcome, before, after])).toEqual([
      ['done', { role: 'Viewer' }, { role: 'Approver' }],
      ['done', { status: 'Active' }, { status: 'Inactive' }],
      ['done', { feeBearer: 'SBF' }, { feeBearer: 'SPLIT' }],
      ['refused', null, expect.objectContaining({ twoFa: 'no' })],
      ['done', { twoFa: 'yes' }, { twoFa: 'no' }],
    ]);
    const mine = (await call(sandbox(), roles.listRoles, {}, owner)).find(({ isCustom }) => isCustom);
    const role = { roleId: mine?.id ?? '', name: 'Cashier', description: 'At the till', permissions: ['1'] };
    await call(sandbox(), roles.updateRole, { body: role }, owner);
    const [entry] = await newEntries();
    expect([entry?.reference, entry?.before?.name, entry?.after?.name]).toEqual([mine?.id, mine?.name, 'Cashier']);
    expect(entry?.before?.permissions).not.toBe(entry?.after?.permissions);
  });

  it('has an invitation and the person who accepted it', async () => {
    const owner = await signIn(sandbox(), people.owner);
    await newEntries();
    const email = 'dayo@bluecrest.test';
    const invited = { email, role: 'Viewer', firstName: 'Dayo', lastName: 'Ojo', mobileNumber: '08031234567' };
    await call(sandbox(), users.createUser, { body: invited }, owner);
    const token = await tokenFor(email);
    await call(sandbox(), account.readInvitation, { body: { token } });
    await call(sandbox(), account.acceptInvitation, { body: { token, password: PASSWORD } });
    expect((await newEntries()).map((entry) => [entry.call, entry.email, entry.role])).toEqual([
      ['createUser', people.owner, 'Owner'],
      ['acceptInvitation', email, 'Viewer'],
    ]);
  });
});

describe('[AUD-01] the secrets of calls', () => {
  it('are in no entry: passwords, codes, links, tokens and identity numbers', async () => {
    const owner = await signIn(sandbox(), people.owner);
    const { batchId } = JSON.parse((await pay(owner, '60000.00', 'one')).text);
    const otp = await codeFor(people.owner);
    await call(sandbox(), payouts.verifyPayout, { headers: forBluecrest, body: { batchId, otp } }, owner);
    await call(sandbox(), preferences.setTwoFactor, { body: { twoFa: 'no', password: PASSWORD } }, owner);
    await call(sandbox(), account.requestPasswordReset, { body: { identifier: people.owner } });
    const reset = await codeFor(people.owner);
    const password = 'Another#2026';
    await call(sandbox(), account.resetPassword, { body: { identifier: people.owner, otp: reset, password } });
    const newcomer = await signIn(sandbox(), people.newcomer);
    const answer = await send(sandbox(), onboarding.savePersonalInformation, { body: person, files: identity() }, newcomer);
    expect(answer.status).toBe(200);
    const entries = [...(await newEntries()), ...(await newEntries(NEWLEAF))];
    expect(entries.length).toBeGreaterThan(8);
    const text = JSON.stringify(entries);
    const numbers = [person.bvn, person.nin, person.idNumber];
    expect(secretsIn(text, [PASSWORD, password, otp, reset, owner, newcomer, ...numbers, 'passport.png'])).toEqual([]);
    // The rest of the same forms is there.
    for (const kept of [batchId, person.lastName, person.dateOfBirth]) expect(text).toContain(kept);
  });
});
