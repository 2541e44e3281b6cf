/** The switcher and the form of a new business, by keyboard alone. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { AMAKA } from '../merchant';

const opener = (page: Page) => page.getByRole('button', { name: /Switch business/ });

test('[NAV-04 NAV-09] the keyboard alone changes to another business, and back', async ({ I, page }) => {
  await I.signIn(AMAKA);
  const businesses = page.getByRole('menuitemradio');
  const choose = async (name: string, at: number) => {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(businesses.first()).toHaveAttribute('data-highlighted', '');
    for (let presses = 0; presses < at; presses += 1) await page.keyboard.press('ArrowDown');
    await expect(businesses.nth(at)).toHaveAttribute('data-highlighted', '');
    // The page reloads for the other business, so earlier key presses would be lost.
    const afresh = page.waitForEvent('domcontentloaded');
    await page.keyboard.press('Enter');
    await afresh;
    await expect(opener(page)).toHaveAccessibleName(new RegExp(`^${name}`));
    // A page that arrives takes the focus to its heading.
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  await choose('Bluecrest Foods', 1);
  await choose('Bluecrest Stores', 0);
});

test('[NAV-09 SUB-01] the keyboard alone opens the form of a new business, is shown what is wrong, and creates it', async ({
  I,
  page,
}) => {
  await I.enter(AMAKA, '/dashboard/settings/subsidiaries');
  await I.button('Add New Merchant').press('Enter');
  await expect(I.field('Name')).toBeFocused();
  const texts: readonly (readonly [label: string, text: string])[] = [
    ['Name', 'Bluecrest Papers'],
    ['Description', 'Books'],
    ['Country', 'Nig'],
    ['Email', 'papers@bluecrest.test'],
    ['Mobile number', '08031234567'],
    ['Business type', 'Ind'],
  ];
  for (const [label, text] of texts) {
    await expect(I.dialog.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(I.button('Logo')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(I.dialog.getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(I.button('Create')).toBeFocused();
  await page.keyboard.press('Enter');
  await I.seeNoDialog();
  await I.heading('Dashboard').waitFor();
  await opener(page).press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Bluecrest Papers' })).toBeVisible();
});

test('[NAV-09 SUB-01] the form of a new business, once cancelled, leads back to the page it was opened from', async ({
  I,
  page,
}) => {
  await I.enter(AMAKA, '/dashboard/payout/transfer?size=50');
  await opener(page).click();
  await page.getByRole('menuitem', { name: 'Add New Merchant' }).click();
  await expect(I.field('Name')).toBeFocused();
  await I.button('Cancel').click();
  await expect(page).toHaveURL(/\/dashboard\/payout\/transfer\?size=50$/);
  await page.goto(new URL('/dashboard/settings/subsidiaries', page.url()).href);
  await I.button('Add New Merchant').click();
  await I.button('Cancel').click();
  await I.seeNoDialog();
  await expect(page).toHaveURL(/\/dashboard\/settings\/subsidiaries$/);
});
