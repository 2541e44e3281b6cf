/** API keys: copied without being shown, and new ones shown once, with the password. Also two tabs, a role that changes, and their look. */
import type { Page } from '@playwright/test';
import { users } from '../../../contract/people/users';
import { apiKeys } from '../../../contract/settings/apiKeys';
import { call, people, signIn } from '../../../sandbox/testing/client';
import { expect, freshTest, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA, NGOZI, PASSWORD, TUNDE } from '../merchant';

const PAGE = '/dashboard/settings/api-webhooks';
const QUESTION = 'New keys will be generated and the old one will become inactive. Continue ?';
const ACTION = 'Generate New Keys';
const WHOLE = /k(public|s|e)_live_[A-Za-z0-9]{19,24}(?![A-Za-z0-9])/g;

/** Masks are as long as keys, but have only an x after what they show. */
const wholeKeysIn = (text: string) => (text.match(WHOLE) ?? []).filter((key) => !/x{18}$/.test(key));

const htmlOf = (page: Page) => page.evaluate(() => document.documentElement.outerHTML);
const storedIn = (page: Page) => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
const clipboardOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

freshTest(
  '[KEY-02] a key is copied without being shown, and new ones are shown once, until the sheet is closed',
  async ({ I, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await I.signIn(AMAKA);
    await I.goTo('Settings', 'API Keys & Webhooks');
    await I.button('Copy Secret key').click();
    await I.button('Copied Secret key').waitFor();
    const old = await clipboardOf(page);
    expect(old).toMatch(/^ks_live_\w{24}$/);
    await I.button('Copy Secret key').waitFor();
    expect(wholeKeysIn((await htmlOf(page)) + (await storedIn(page)))).toEqual([]);

    await I.button(ACTION).click();
    await I.see(QUESTION);
    await I.see('Your shop stops taking payments until it has the new keys.');
    await expect(I.dialog.getByRole('button', { name: ACTION })).toBeDisabled();
    await page.getByLabel('Password', { exact: true }).fill('Wrong#2026');
    await I.dialog.getByRole('button', { name: ACTION }).click();
    await I.see('Incorrect password');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await I.dialog.getByRole('button', { name: ACTION }).click();
    await I.heading('Copy your new keys now').waitFor();
    await I.see('New api keys have been generated successfully.');
    const shown = wholeKeysIn(await htmlOf(page));
    expect(shown).toHaveLength(3);
    expect(shown).not.toContain(old);
    await I.dialog.getByRole('button', { name: 'Copy Secret key' }).click();
    await I.dialog.getByRole('button', { name: 'Copied Secret key' }).waitFor();
    expect(shown).toContain(await clipboardOf(page));
    expect(wholeKeysIn(await storedIn(page))).toEqual([]);
    await I.button('Done').click();
    await I.seeNoDialog();
    expect(wholeKeysIn((await htmlOf(page)) + (await storedIn(page)))).toEqual([]);
    await expect(page.getByText('Not used yet').filter({ visible: true })).toHaveCount(3);
  },
);

freshTest('[KEY-02] new keys turn into masks after a minute, and the sheet stays', async ({ I, page }) => {
  await page.clock.install();
  await I.enter(AMAKA, `${PAGE}?new=keys`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await I.dialog.getByRole('button', { name: ACTION }).click();
  await I.heading('Copy your new keys now').waitFor();
  await page.clock.runFor(58_000);
  expect(wholeKeysIn(await htmlOf(page))).toHaveLength(3);
  await page.clock.runFor(3_000);
  await I.heading('Your new keys').waitFor();
  expect(wholeKeysIn(await htmlOf(page))).toEqual([]);
});

test('[KEY-02] after a lost response the fingerprints show whether the keys changed, and the keys are not shown', async ({
  I,
  page,
  sandbox,
}) => {
  await I.enter(AMAKA, `${PAGE}?new=keys`);
  const generate = async () => {
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await I.dialog.getByRole('button', { name: ACTION }).click();
  };
  sandbox.queueFault('regenerateApiKeys', 'network');
  await generate();
  await I.see('We didn’t get a response. Your keys didn’t change.');
  sandbox.queueFault('regenerateApiKeys', 'lost');
  await generate();
  await I.heading('Your keys changed').waitFor();
  expect(wholeKeysIn(await htmlOf(page))).toEqual([]);
});

test('[KEY-02] keys that another tab replaced meanwhile are not replaced again', async ({ I, page, sandbox }) => {
  await I.enter(AMAKA, `${PAGE}?new=keys`);
  await I.see(QUESTION);
  const token = await signIn(sandbox, people.owner);
  const keys = await call(sandbox, apiKeys.getApiKeys, {}, token);
  const from = keys.find(({ name }) => name === 'secret')?.fingerprint ?? '';
  const other = await call(sandbox, apiKeys.regenerateApiKeys, { body: { from, password: PASSWORD } }, token);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await I.dialog.getByRole('button', { name: ACTION }).click();
  await I.heading('Your keys changed').waitFor();
  await I.see(/^Someone generated new keys\./);
  const copied = await call(sandbox, apiKeys.copyApiKey, { params: { name: 'secret' } }, token);
  expect(other.keys.map(({ value }) => value)).toContain(copied.key);
  expect(wholeKeysIn(await htmlOf(page))).toEqual([]);
});

for (const [when, isTypedBefore] of [
  ['before', false],
  ['after', true],
] as const)
  freshTest(
    `[KEY-02] a role that loses the permission ${when} the password was typed generates nothing, and reads why`,
    async ({ I, page, sandbox }) => {
      const owner = await signIn(sandbox, people.owner);
      const keys = await call(sandbox, apiKeys.getApiKeys, {}, owner);
      const give = async (role: string) => {
        const { rows } = await call(sandbox, users.listUsers, {}, owner);
        const { firstName, lastName } = rows.find(({ email }) => email === TUNDE) ?? { firstName: '', lastName: '' };
        await call(sandbox, users.updateUser, { body: { firstName, lastName, email: TUNDE, role } }, owner);
      };
      await give('Owner');
      await I.enter(TUNDE, `${PAGE}?new=keys`);
      await I.see(QUESTION);
      const password = page.getByLabel('Password', { exact: true });
      if (isTypedBefore) await password.fill(PASSWORD);
      await give('Viewer');
      if (!isTypedBefore) await password.fill(PASSWORD);
      await I.dialog.getByRole('button', { name: ACTION }).click();
      await expect(I.dialog.getByRole('alert')).toHaveText(/permission|role/i);
      await expect(password).toHaveAttribute('type', 'password');
      await I.dialog.getByRole('button', { name: 'Cancel' }).click();
      await I.seeNoDialog();
      const left = (await htmlOf(page)) + (await storedIn(page)) + page.url();
      expect([wholeKeysIn(left), left.includes(PASSWORD)]).toEqual([[], false]);
      const fingerprints = (all: typeof keys) => all.map(({ fingerprint }) => fingerprint);
      expect(fingerprints(await call(sandbox, apiKeys.getApiKeys, {}, owner))).toEqual(fingerprints(keys));
    },
  );

test('[KEY-02] a viewer sees masks alone, and cannot copy or generate', async ({ I, page }) => {
  await I.enter(NGOZI, `${PAGE}?new=keys`);
  await I.see('Secret key');
  await expect(page.getByRole('button', { name: /^Copy (Public|Secret|Encryption)/ })).toHaveCount(0);
  await expect(I.button(ACTION)).toHaveCount(0);
  await I.seeNoDialog();
  expect(wholeKeysIn(await htmlOf(page))).toEqual([]);
});

test('[KEY-02] each Copy button holds its words on a laptop', async ({ I, page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await I.enter(AMAKA, PAGE);
  await I.see('Encryption key');
  const widths = await page
    .getByRole('table', { name: 'API keys' })
    .getByRole('button', { name: /^Copy / })
    .evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth));
  expect(widths).toEqual([0, 0, 0]);
});

for (const look of LOOKS)
  test(`[KEY-02] axe finds nothing in API keys, ${look.colorScheme}, ${look.width} px`, async ({ I, page, sandbox }) => {
    await lookAs(page, look);
    await I.enter(AMAKA, PAGE);
    await I.see('Encryption key');
    await findNothing(page, 'API keys');
    await page.goto(`${sandbox.address}${PAGE}?new=keys`);
    await I.see(QUESTION);
    await findNothing(page, 'the question');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await I.dialog.getByRole('button', { name: ACTION }).click();
    await I.heading('Copy your new keys now').waitFor();
    await findNothing(page, 'the new keys');
  });
