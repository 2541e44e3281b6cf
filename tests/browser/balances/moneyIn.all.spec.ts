/** Incoming money: virtual accounts, transfers to them, and the history. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA, NGOZI } from '../merchant';

const ACCOUNTS = '/dashboard/account/virtual-wallets';
const HISTORY = '/dashboard/balance/history';

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('[VAC-01 BAL-03] by the keyboard alone: an account is opened once, copied, paid into, and found in the history', async ({
  I,
  page,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await I.enter(AMAKA, ACCOUNTS);
  for (const head of ['Account name', 'Account number', 'Bank name', 'Account alias'])
    await page.getByRole('columnheader', { name: head }).waitFor();
  await I.button('Create Virtual Wallet').focus();
  await page.keyboard.press('Enter');
  await expect(I.field('Account Alias')).toBeFocused();
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await I.see('Account Alias is required!');
  await page.keyboard.type('Kaduna counter');
  // The response is lost, so pressing again sends the same order.
  sandbox.queueFault('createVirtualAccount', 'lost');
  await page.keyboard.press('Enter');
  await I.see(/couldn’t reach the server/);
  await I.button('Create new wallet').press('Enter');
  await I.seeNoDialog();
  const made = rowOf(page, 'Kaduna counter');
  await expect(made).toHaveCount(1);
  await made.getByRole('button', { name: /^Copy \d+$/ }).press('Enter');
  await made.getByRole('button', { name: 'Copied!' }).waitFor();
  const accountNumber = await page.evaluate(() => navigator.clipboard.readText());
  expect(accountNumber).toMatch(/^88\d{8}$/);

  await sandbox.payIn({ accountNumber, amount: 7_500_25n, senderName: 'CHIKA NWOSU', senderBank: 'Access Bank' });
  await I.goTo('Balance', 'Balances');
  await page.getByRole('link', { name: 'View history of NGN', exact: true }).press('Enter');
  const arrived = rowOf(page, 'From CHIKA NWOSU to Kaduna counter');
  await expect(arrived).toHaveCount(1);
  await expect(page.getByRole('row').nth(1)).toContainText('7,500.25');
  await arrived.getByRole('button').first().press('Enter');
  await I.heading('Movement').waitFor();
  await I.see('Balance before');
  await page.keyboard.press('Escape');
  await expect(I.heading('Movement')).toHaveCount(0);
});

test('[BAL-03] the history is narrowed by direction, and taken home as it is shown', async ({ I, page }) => {
  await I.enter(AMAKA, `${HISTORY}?currency=USD`);
  await rowOf(page, 'Credit').first().waitFor();
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByRole('combobox', { name: 'Direction', exact: true }).selectOption({ label: 'Debit' });
  await I.button('Apply Filter').click();
  await expect(rowOf(page, 'Credit')).toHaveCount(0);
  await expect(page.getByRole('row')).toHaveCount(21);
  await expect(page).toHaveURL(/direction=D/);
  await I.button('Download').click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^Balance-history-\d{8}-\d{6}-[0-9a-f]{8}\.csv$/);
  const [head = '', ...lines] = readFileSync(await saved.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(head.split(',').slice(-3)).toEqual(['Fee', 'Balance after', 'Reference']);
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.every((line) => line.includes(',Debit,USD,-'))).toBe(true);
});

test('[VAC-01] an alias is text whatever is in it, and had once; who may only look opens none; who has none is told so', async ({
  I,
  page,
}) => {
  const hostile = '<img src=x onerror="document.title=1"> =1+1';
  await I.enter(AMAKA, `${ACCOUNTS}?new=account`);
  await I.field('Account Alias').fill(hostile);
  await I.button('Create new wallet').click();
  await expect(rowOf(page, hostile)).toHaveCount(1);
  await expect(page).toHaveTitle(/Virtual accounts/);
  await I.button('Create Virtual Wallet').click();
  await I.field('Account Alias').fill(hostile.toUpperCase());
  await I.button('Create new wallet').click();
  await I.see('You already have a virtual account with this alias');
  await page.reload();
  await expect(I.field('Account Alias')).toHaveValue(hostile.toUpperCase());
  await I.button('Cancel').click();
  await I.button('Leave').click();
  await I.seeNoDialog();
  await I.enter(NGOZI, `${ACCOUNTS}?new=account`);
  await rowOf(page, 'Web shop').waitFor();
  await expect(I.button('Create Virtual Wallet')).toBeDisabled();
  await I.seeNoDialog();
  await I.enter('ife.adeyemi@newleaf.test', ACCOUNTS);
  await I.see('You currently do not have any virtual wallets.');
});

for (const look of LOOKS) {
  test(`axe finds nothing where money comes in, ${look.colorScheme}, ${look.width} px`, async ({ I, page, sandbox }) => {
    await lookAs(page, look);
    await I.enter(AMAKA, HISTORY);
    await page.locator('tbody tr button').first().click();
    await I.heading('Movement').waitFor();
    await findNothing(page, 'history');
    await page.goto(`${sandbox.address}${ACCOUNTS}`);
    await I.see('Web shop');
    await findNothing(page, 'virtual accounts');
    await I.button('Create Virtual Wallet').click();
    await I.heading('Create Virtual Wallet').waitFor();
    await findNothing(page, 'a new account');
  });
}
