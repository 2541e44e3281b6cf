/** Split settlements: from an empty page to the list, hostile input, and the keyboard alone. */
import type { Page } from '@playwright/test';
import { toAnteroom } from '../../drivers/browser';
import { providerOf } from '../../drivers/provider';
import { expect, test } from '../fixtures';
import { findNothing, fitNarrowly, lookAs } from '../looks';
import { AMAKA } from '../merchant';

const LIST = '/dashboard/account/split-settlements';

/** Other tests of the same worker use these split settlements too. */

const shareOf = (page: Page, name: string) => page.getByRole('textbox', { name: `Share of ${name}` });

test('[SPL-01 SPL-02 SPL-03 SPL-07 SPL-08 SPL-09] a split settlement is put together, submitted with the code from the email, and found in the list', async ({
  I,
  page,
  sandbox,
}) => {
  test.slow();
  await I.signIn(AMAKA);
  await I.goTo('Account', 'Split Settlements');
  await page.getByRole('link', { name: 'Create Split Settlement', exact: true }).click();
  await I.see('No settlement accounts added yet');
  await expect(I.button('Submit All Accounts')).toBeDisabled();
  await I.field('Name').fill('Carriers');
  const share = async (merchant: string, name: string, part: string) => {
    await I.field('Merchant ID').fill(merchant);
    await expect(I.dialog.getByText(name)).toBeVisible();
    await I.field('Settlement share').fill(part);
    await I.button('Save').click();
    await I.seeNoDialog();
  };
  await I.button('Add Settlement Account').click();
  await I.field('Merchant ID').fill('1001');
  await expect(I.field('Merchant ID')).toHaveAccessibleDescription('The initiating account already has a share.');
  await share('1004', 'HARBOUR TRADING', '60');
  await I.button('Add Settlement Account').click();
  await I.field('Merchant ID').fill('1004');
  await expect(I.field('Merchant ID')).toHaveAccessibleDescription('This account is already in the split.');
  await I.button('Cancel').click();
  await I.button('Leave').click();
  await I.button('Add Settlement Account').click();
  await I.field('Merchant ID').fill('1002');
  await expect(I.dialog.getByText('BLUECREST FOODS')).toBeVisible();
  await I.field('Settlement share').fill('40');
  await expect(I.field('Settlement share')).toHaveAccessibleDescription(/The initiating account has to have an allocated slot\./);
  await expect(I.button('Save')).toBeDisabled();
  await share('1002', 'BLUECREST FOODS', '39.99');
  // The heads, the initiating account, two others, and the total.
  await expect(page.getByRole('row')).toHaveCount(5);
  await I.see('Of every NGN 100,000.00 you keep 10.00; 99,990.00 goes to 2 accounts.');
  await page.getByRole('button', { name: 'Actions for HARBOUR TRADING' }).click();
  // The documents let only the accounts after the first be deleted.
  const deletion = page.getByRole('menuitem', { name: 'Delete Settlement' });
  await expect(deletion).toHaveAttribute('aria-disabled', 'true');
  await expect(deletion).toContainText('The first account can’t be deleted. Edit it instead.');
  await page.keyboard.press('Escape');

  // Leaving asks for a confirmation, and a reload offers the accounts again.
  await page.getByRole('link', { name: 'Split Settlements', exact: true }).last().click();
  await I.heading('Leave without saving?').waitFor();
  await I.button('Keep editing').click();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await I.button('Resume draft').click();
  await expect(shareOf(page, 'BLUECREST FOODS')).toHaveValue('39.99');
  await I.see('Kept in this tab, not sent yet');
  expect(await page.evaluate(() => sessionStorage.getItem('split_accounts'))).toContain('Carriers');

  await I.button('Submit All Accounts').click();
  await expect(I.button('Verify Settlement')).toBeDisabled();
  await I.field('Your code').waitFor();
  await I.field('Your code').fill(await providerOf(sandbox).otp(AMAKA));
  await page.keyboard.press('Enter');
  await I.heading('Settlement Verified Successfully').waitFor();
  await I.at(LIST);
  await page.getByRole('link', { name: 'Edit Carriers' }).click();
  await I.see('Merchant ID - 1004');
  await expect(shareOf(page, 'BLUECREST FOODS')).toHaveValue('39.99');
  expect(await page.evaluate(() => sessionStorage.getItem('split_accounts'))).toBeNull();
});

test('[SPL-06 GEN-03] nothing that is typed in bad faith runs or is taken for a number, and a name of any kind leads to its page', async ({
  I,
  page,
  sandbox,
}) => {
  const name = '<img src=x onerror="window.hit=1"> a/b ?#%2F ..';
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  const { token } = await providerOf(sandbox).signIn(AMAKA);
  await toAnteroom(page, sandbox.address);
  await page.evaluate((held) => {
    sessionStorage.setItem('accessToken', held);
    sessionStorage.setItem('split_accounts', '{"owner":"1:1001:Live","split":{"accounts":[{"amount":"1e9"}]}}');
  }, token);
  await page.goto(`${sandbox.address}${LIST}/create`);
  await I.field('Name').fill(name);
  await I.button('Add Settlement Account').click();
  for (const field of ['Merchant ID', 'Settlement share']) {
    await I.field(field).fill('7');
    for (const key of ['ArrowUp', 'ArrowDown']) await I.field(field).press(key);
    await expect(I.field(field)).toHaveValue('7');
    for (const text of ['7e', '+7', '-7']) {
      await I.field(field).fill(text);
      await expect(I.field(field)).toHaveAttribute('aria-invalid', 'true');
    }
    await I.field(field).fill('7');
  }
  await I.field('Merchant ID').fill('1004');
  await expect(I.dialog.getByText('HARBOUR TRADING')).toBeVisible();
  await I.button('Save').click();
  await I.seeNoDialog();
  sandbox.clock.advance(61);
  await I.button('Submit All Accounts').click();
  await I.field('Your code').waitFor();
  await I.field('Your code').fill(await providerOf(sandbox).otp(AMAKA));
  await I.button('Verify Settlement').click();
  await I.button('Go to split settlements').click();
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await I.see('Merchant ID - 1004');
  await page.reload();
  await I.see('Merchant ID - 1004');
  expect(problems).toEqual([]);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('[SPL-03] the dialog is filled in by the keyboard alone, and axe finds nothing on any of its pages', async ({
  I,
  page,
  sandbox,
}) => {
  const { token } = await providerOf(sandbox).signIn(AMAKA);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await toAnteroom(page, sandbox.address);
  await page.evaluate((held) => sessionStorage.setItem('accessToken', held), token);
  await page.goto(`${sandbox.address}${LIST}`);
  await I.see('Harbour deliveries');
  await findNothing(page, 'list');
  await page.goto(`${sandbox.address}${LIST}/edit/3/Partners`);
  await I.see('BLUECREST FOODS');
  await findNothing(page, 'edit');
  await I.button('Add Settlement Account').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'wallet' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('1004');
  await expect(I.dialog.getByText('HARBOUR TRADING')).toBeVisible();
  await findNothing(page, 'dialog');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await I.seeNoDialog();
  await expect(I.button('Add Settlement Account')).toBeFocused();
  await lookAs(page, { colorScheme: 'dark', width: 390 });
  await findNothing(page, 'edit, small and dark');
});

test('[SPL-06 GEN-02] shares are typed in the table by the keyboard, with their errors and what they leave, and Enter submits nothing', async ({
  I,
  page,
}) => {
  await I.enter(AMAKA, `${LIST}/edit/3/Partners`);
  const [foods, ada] = [shareOf(page, 'BLUECREST FOODS'), shareOf(page, 'ADA OKAFOR')];
  await expect(foods).toHaveValue('30');
  await foods.focus();
  await page.keyboard.type('25');
  await I.see('62.5%');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(ada).toBeFocused();
  await page.keyboard.type('75');
  await expect(ada).toHaveAccessibleDescription(/The initiating account has to have an allocated slot\./);
  await I.see('1 share is too high. Enter less than 75% for ADA OKAFOR.');
  await expect(I.button('Submit All Accounts')).toBeDisabled();
  await findNothing(page, 'too high');
  for (const text of ['0', '-5', '1e1', '12.345', '1,50', '５']) {
    await ada.fill(text);
    await expect(ada).toHaveAttribute('aria-invalid', 'true');
    await expect(ada).toHaveValue(text);
  }
  await ada.fill(' 20 % ');
  await expect(ada).not.toHaveAttribute('aria-invalid');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.keyboard.press('Enter');
  await I.seeNoDialog();
  expect(requests.filter((url) => url.includes('/splitsettlement/'))).toEqual([]);
  await expect(ada).toHaveValue(' 20 % ');
  await lookAs(page, { colorScheme: 'dark', width: 390 });
  await expect(ada).toBeInViewport();
  expect((await ada.boundingBox())?.height).toBeGreaterThanOrEqual(42);
  await fitNarrowly(page, 'a phone');
  await findNothing(page, 'small and dark');
});
