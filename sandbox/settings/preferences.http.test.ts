/** Preferences in the API: the bearer of fees, the payment methods, and the second factor. */
import { describe, expect, it } from 'vitest';
import { session } from '../../contract/access/session';
import { wallets } from '../../contract/balances/wallets';
import { type NewPaymentLink, paymentLinks } from '../../contract/links/paymentLinks';
import { type FeeBearer, preferences } from '../../contract/settings/preferences';
import { PASSWORD } from '../access/people.seed';
import { call, messageOf, people, send, signIn, statusAndMessage } from '../testing/client';
import { pay } from '../testing/paying';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();
const owner = () => signIn(sandbox(), people.owner);

const bearer = (token: string) => call(sandbox(), preferences.getFeeBearer, {}, token);
const setBearer = (token: string, feeBearer: string) => send(sandbox(), preferences.setFeeBearer, { body: { feeBearer } }, token);

async function link(token: string, of: Partial<NewPaymentLink> = {}): Promise<string> {
  const body = { name: 'Ankara', currency: 'NGN', authOption: 'AUTH', paymentType: 'MULTIPLE', ...of } as const;
  await call(sandbox(), paymentLinks.createPaymentLink, { headers: { 'idempotency-key': crypto.randomUUID() }, body }, token);
  return (await call(sandbox(), paymentLinks.listPaymentLinks, { query: {} }, token)).rows[0]?.url ?? '';
}
const inWallet = async (token: string) =>
  Number((await call(sandbox(), wallets.listWallets, {}, token)).find(({ currency }) => currency === 'NGN')?.ledgerBalance);

describe('[PRF-01] who pays the fee', () => {
  it('is not changed over a change of someone else, by one of two at once either', async () => {
    const token = await owner();
    await setBearer(token, 'CBF');
    const change = (feeBearer: FeeBearer, from: FeeBearer) =>
      statusAndMessage(sandbox(), preferences.setFeeBearer, { body: { feeBearer, from } }, token);
    const answers = await Promise.all([change('SBF', 'CBF'), change('SPLIT', 'CBF')]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409]);
    const [won, lost] = answers[0]?.[0] === 200 ? (['SBF', 'SPLIT'] as const) : (['SPLIT', 'SBF'] as const);
    expect(answers.map(([, message]) => message)).toContain('Someone changed the fee bearer after you opened it');
    expect(await bearer(token)).toBe(won);
    expect((await change(won, 'CBF'))[0]).toBe(200);
    expect((await change(lost, won))[0]).toBe(200);
  });

  it.each<[FeeBearer, string, number, string]>([
    ['SBF', 'You paid 20,000.00 NGN', 19_700, ''],
    ['CBF', 'You paid 20,300.00 NGN', 20_000, 'Plus a transaction fee of 300.00 NGN.'],
    ['SPLIT', 'You paid 20,150.00 NGN', 19_850, 'Plus a transaction fee of 150.00 NGN.'],
  ])('%s: it applies to payments from now on', async (feeBearer, said, comes, before) => {
    const token = await owner();
    expect((await setBearer(token, feeBearer)).status).toBe(200);
    expect(await bearer(token)).toBe(feeBearer);
    const url = await link(token, { amount: '20000.00' });
    expect(await (await fetch(url)).text()).toContain(before);
    const had = await inWallet(token);
    expect((await pay(url)).text).toContain(said);
    expect((await inWallet(token)) - had).toBe(comes);
    expect(await sandbox().ledger.isBalanced()).toBe(true);
  });

  it('is set for each business, is the customer until it was set, and is one of three', async () => {
    const harbour = await signIn(sandbox(), people.harbour);
    expect(await bearer(harbour)).toBe('CBF');
    await setBearer(await owner(), 'SPLIT');
    expect(await bearer(harbour)).toBe('CBF');
    for (const wrong of ['Customer', '', 'cbf']) expect((await setBearer(harbour, wrong)).status).toBe(400);
  });
});

const set = (token: string, paymentOption: string, isOn: boolean) =>
  send(sandbox(), isOn ? preferences.enablePaymentOption : preferences.disablePaymentOption, { body: { paymentOption } }, token);
const enabled = async (token: string) =>
  (await call(sandbox(), preferences.listPaymentOptions, {}, token)).flatMap(({ name, isEnabled }) => (isEnabled ? [name] : []));

describe('[PRF-01] payment methods', () => {
  it('are offered to customers while they are on, and refused from an older page once they are off', async () => {
    const token = await owner();
    expect(await enabled(token)).toEqual(['Card', 'Pay With Bank Transfer', 'USSD']);
    const url = await link(token, { amount: '100.00' });
    expect(await (await fetch(url)).text()).toContain('<option >USSD</option>');
    expect((await set(token, 'USSD', false)).status).toBe(200);
    expect(await (await fetch(url)).text()).not.toContain('USSD');
    expect(await pay(url, { method: 'USSD' })).toMatchObject({
      status: 400,
      text: expect.stringContaining('This payment method is no longer available'),
    });
    expect((await set(token, 'USSD', true)).status).toBe(200);
    expect((await pay(url, { method: 'USSD' })).status).toBe(200);
  });

  it('always include one that is on, also if the last two are turned off at the same time', async () => {
    const token = await owner();
    await set(token, 'USSD', false);
    const both = await Promise.all([set(token, 'Card', false), set(token, 'Pay With Bank Transfer', false)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await enabled(token)).toHaveLength(1);
    const [left = ''] = await enabled(token);
    expect(messageOf(await set(token, left, false))).toContain('At least one payment method must stay on');
    expect((await set(token, 'Cowries', true)).status).toBe(404);
  });
});

describe('[PRF-01] [GEN-10] a role that may not change preferences', () => {
  it('can view them only with the permission, and its users always see their own second factor', async () => {
    const viewer = await signIn(sandbox(), people.viewer);
    const approver = await signIn(sandbox(), people.approver);
    expect(await bearer(viewer)).toBe('SBF');
    for (const [token, looks] of [
      [viewer, 200],
      [approver, 403],
    ] as const) {
      expect((await send(sandbox(), preferences.getFeeBearer, {}, token)).status).toBe(looks);
      expect((await send(sandbox(), preferences.listPaymentOptions, {}, token)).status).toBe(looks);
      expect((await setBearer(token, 'CBF')).status).toBe(403);
      expect((await set(token, 'Card', false)).status).toBe(403);
      expect((await set(token, 'Wallet', true)).status).toBe(403);
      expect(await call(sandbox(), preferences.getTwoFactor, {}, token)).toEqual({ isOn: false });
    }
    expect(await bearer(viewer)).toBe('SBF');
  });
});

const twoFactor = (token: string, body: object) => send(sandbox(), preferences.setTwoFactor, { body }, token);
const login = (email: string, Password = PASSWORD) => send(sandbox(), session.login, { body: { Email: email, Password } });

describe('[PRF-01] the second factor', () => {
  it('is turned off with the password, and the next sign-in requires no code until it is turned on again', async () => {
    const token = await owner();
    expect(await call(sandbox(), preferences.getTwoFactor, {}, token)).toEqual({ isOn: true });
    expect((await twoFactor(token, { twoFa: 'no', password: PASSWORD })).status).toBe(200);
    expect((await login(people.owner)).text).toContain('accessToken');
    expect((await twoFactor(token, { twoFa: 'yes' })).status).toBe(200);
    expect((await login(people.owner)).text).not.toContain('accessToken');
    // The settings of others do not change.
    expect((await login(people.viewer)).text).toContain('accessToken');
  });

  it('stays on with a wrong password, the session continues, and failed attempts count as those of sign-in', async () => {
    const token = await owner();
    expect(messageOf(await twoFactor(token, { twoFa: 'no' }))).toBe('Enter your password');
    const tries = await Promise.all(Array.from({ length: 6 }, () => twoFactor(token, { twoFa: 'no', password: 'Wrong#2026' })));
    expect(tries.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 400, 429]);
    const late = await twoFactor(token, { twoFa: 'no', password: PASSWORD });
    expect(late.status).toBe(429);
    expect(messageOf(late)).toMatch(/^Too many failed passwords\. Please try again in \d+ seconds$/);
    expect((await login(people.owner)).status).toBe(429);
    expect(await call(sandbox(), preferences.getTwoFactor, {}, token)).toEqual({ isOn: true });
    sandbox().clock.advance(15 * 60);
    expect((await twoFactor(token, { twoFa: 'no', password: PASSWORD })).status).toBe(200);
    expect((await login(people.owner)).text).toContain('accessToken');
  });
});
