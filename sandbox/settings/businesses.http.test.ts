/** The active business and environment of a token. */
import { describe, expect, it } from 'vitest';
import { session } from '../../contract/access/session';
import { home } from '../../contract/home/home';
import type { SentFiles } from '../../contract/multipart';
import { payouts } from '../../contract/payouts/payouts';
import { businesses } from '../../contract/settings/businesses';
import { call, messageOf, people, send, signIn } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();
const profile = (token: string) => call(sandbox(), session.getProfile, {}, token);
const activate = (subsidiaryId: string, token: string, setAsDefault = true) =>
  send(sandbox(), businesses.setActiveSubsidiary, { body: { subsidiaryId, setAsDefault } }, token);
const toggle = (environmentId: number, token: string, SetDefault = true) =>
  send(sandbox(), businesses.toggleEnvironment, { body: { environmentId, SetDefault } }, token);
/** Returns everything that a token sees of its business. */
const seen = async (token: string, business: string) => {
  const { activeBusinessId, environment, notifications } = await profile(token);
  const page = { headers: { subsidiary_id: business }, query: { pageNumber: '1', pageSize: '5' } };
  const { total } = await call(sandbox(), payouts.listPayouts, page, token);
  const [naira] = await call(sandbox(), home.getWalletBalances, {}, token);
  return {
    activeBusinessId,
    environment,
    said: notifications.map(({ messageText }) => messageText),
    total,
    available: naira?.available,
  };
};

describe('[NAV-10] the active business', () => {
  it('is another one once it was chosen, with nothing of the one before', async () => {
    const token = await signIn(sandbox(), people.owner);
    const stores = await seen(token, '1001');
    expect(messageOf(await activate('1002', token))).toBe('You switched to Bluecrest Foods');
    const foods = await seen(token, '1002');
    expect(foods).toMatchObject({ activeBusinessId: '1002', environment: 'Test', total: 0 });
    expect(stores.said.filter((text) => foods.said.includes(text))).toEqual([]);
    const page = { headers: { subsidiary_id: '1001' }, query: { pageNumber: '1', pageSize: '5' } };
    expect((await send(sandbox(), payouts.listPayouts, page, token)).status).toBe(403);
    await activate('1001', token);
    expect(await seen(token, '1001')).toEqual(stores);
  });

  it('is the business of the next sign-in if it was set as the default', async () => {
    const token = await signIn(sandbox(), people.owner);
    await activate('1002', token, false);
    expect(await profile(token)).toMatchObject({ activeBusinessId: '1002', defaultBusinessId: '1001' });
    sandbox().clock.advance(61);
    expect((await profile(await signIn(sandbox(), people.owner))).activeBusinessId).toBe('1001');
    await activate('1002', token);
    expect(await profile(token)).toMatchObject({ activeBusinessId: '1002', defaultBusinessId: '1002' });
    sandbox().clock.advance(61);
    expect((await profile(await signIn(sandbox(), people.owner))).activeBusinessId).toBe('1002');
  });

  it('cannot be another merchant’s or an unknown one, and both get the same response', async () => {
    const token = await signIn(sandbox(), people.approver);
    for (const id of ['1002', '1003', '9999', '0', '-1', 'x', "1' or '1'='1"]) {
      const answer = await activate(id, token);
      expect([id, answer.status, messageOf(answer)]).toEqual([id, 404, 'Business not found']);
    }
    expect((await profile(token)).activeBusinessId).toBe('1001');
  });

  it('belongs to one token: other sessions of the user keep theirs', async () => {
    const here = await signIn(sandbox(), people.owner);
    sandbox().clock.advance(61);
    const elsewhere = await signIn(sandbox(), people.owner);
    await activate('1002', here);
    expect((await profile(elsewhere)).activeBusinessId).toBe('1001');
  });
});

describe('[NAV-11] the environment', () => {
  it('is another one once it was chosen, with nothing of the one before', async () => {
    const token = await signIn(sandbox(), people.owner);
    const live = await seen(token, '1001');
    expect(messageOf(await toggle(2, token))).toBe('You switched to Test mode');
    const test = await seen(token, '1001');
    expect(test).toMatchObject({ activeBusinessId: '1001', environment: 'Test', available: '2500000.00' });
    expect(test.total).not.toBe(live.total);
    expect(live.said.filter((text) => test.said.includes(text))).toEqual([]);
    await toggle(1, token);
    expect(await seen(token, '1001')).toEqual(live);
  });

  it('is the one of the next sign-in, and of the next switch to that business', async () => {
    const token = await signIn(sandbox(), people.owner);
    await toggle(2, token);
    await activate('1002', token);
    await activate('1001', token);
    expect((await profile(token)).environment).toBe('Test');
    sandbox().clock.advance(61);
    expect((await profile(await signIn(sandbox(), people.owner))).environment).toBe('Test');
  });

  it('is never Live for an unverified business', async () => {
    const token = await signIn(sandbox(), people.newcomer);
    const answer = await toggle(1, token);
    expect([answer.status, messageOf(answer)]).toEqual([400, 'Live mode is available after this business is verified']);
    expect((await profile(token)).environment).toBe('Test');
    expect((await toggle(3, token)).status).toBe(400);
  });
});

describe('[SUB-01] a new business', () => {
  const texts = {
    nameOfSubsidiary: 'Bluecrest Gifts',
    description: 'Hampers',
    country: 'NG',
    email: 'gifts@bluecrest.test',
    businessType: 'Company',
    isDefault: 'false',
    mobileNumber: '2348031234567',
  } as const;
  const create = (token: string, body: object = texts, files: SentFiles = { image: undefined }) =>
    send(sandbox(), businesses.createSubsidiary, { body, files }, token);
  const listed = async (token: string) =>
    (await call(sandbox(), businesses.listSubsidiaries, {}, token)).rows.map(({ name, verificationStatus }) => [
      name,
      verificationStatus,
    ]);

  it('belongs to the merchant and has an empty ledger in both environments', async () => {
    const token = await signIn(sandbox(), people.owner);
    expect(messageOf(await create(token))).toBe('Bluecrest Gifts created');
    expect(await listed(token)).toEqual([
      ['Bluecrest Stores', 'Active'],
      ['Bluecrest Foods', 'New'],
      ['Bluecrest Gifts', 'New'],
    ]);
    const own = (await profile(token)).businesses.at(-1);
    expect(own).toMatchObject({ name: 'Bluecrest Gifts', description: 'Hampers', type: 'Company' });
    await activate(own?.id ?? '', token);
    const opened = await seen(token, own?.id ?? '');
    expect(opened).toMatchObject({ environment: 'Test', said: [], total: 0, available: '0.00' });
    expect((await profile(token)).user.role).toBe('Owner');
  });

  it('is refused with the rule that it breaks, and nothing is created', async () => {
    const token = await signIn(sandbox(), people.owner);
    const before = await listed(token);
    for (const [field, text, said] of [
      ['nameOfSubsidiary', ' ', 'name is required!'],
      ['nameOfSubsidiary', 'bluecrest foods', 'You already have a business of this name'],
      ['email', 'gifts', 'email is not a valid email!'],
      ['country', 'XX', 'country is not valid'],
      ['mobileNumber', '08031234567', 'mobile number is not a valid number!'],
      ['businessType', 'Trust', 'businessType is not valid'],
    ] as const) {
      const answer = await create(token, { ...texts, [field]: text });
      expect([field, answer.status, messageOf(answer)]).toEqual([field, 400, said]);
    }
    const image = new File(['<script>'], 'logo.png', { type: 'image/png' });
    expect((await create(token, texts, { image })).status).toBe(400);
    expect(await listed(token)).toEqual(before);
  });

  it('can be neither created nor viewed without the permission', async () => {
    const token = await signIn(sandbox(), people.approver);
    expect((await create(token)).status).toBe(403);
    expect((await send(sandbox(), businesses.listSubsidiaries, {}, token)).status).toBe(403);
  });
});
