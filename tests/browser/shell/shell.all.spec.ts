/** The frame of every screen: the sidebar, the top bar, and unknown pages. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { AMAKA, NGOZI, pressEntry, TUNDE } from '../merchant';

// What moves is seen to move here: it is how a merchant sees it.
test.use({ isMoving: true });

const PHONE = { width: 390, height: 760 };
const TABLET = { width: 900, height: 800 };

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const wordsIn = (page: Page) => sidebarOf(page).locator('a, button').allTextContents();
/** In whole pixels, because a browser's value may be slightly less. */
const widthOf = async (place: Locator) => Math.round((await place.boundingBox())?.width ?? 0);
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the sidebar', () => {
  test('[NAV-01] has the groups in order, 250 px wide, and the group of the page open', async ({ I, page }) => {
    await I.signIn(AMAKA);
    const before = ['Dashboard', 'Business', 'Catalog', 'Account'];
    const after = ['Balance', 'Payout', 'Refunds', 'Chargeback', 'Reports', 'Settings'];
    expect(await wordsIn(page)).toEqual([...before, ...after]);
    expect(await widthOf(sidebarOf(page))).toBe(250);
    await I.openPayouts();
    const inAccount = ['Virtual Wallets', 'Settlements', 'Payouts', 'Split Settlements'];
    expect(await wordsIn(page)).toEqual([...before, ...inAccount, ...after]);
    await expect(sidebarOf(page).getByRole('link', { name: 'Payouts' })).toHaveAttribute('aria-current', 'page');
    const group = sidebarOf(page).getByRole('button', { name: 'Account' });
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    expect(await wordsIn(page)).toEqual([...before, ...after]);
  });

  test('[NAV-01 NAV-08] folds to a rail of signs, and this browser remembers it', async ({ I, page }) => {
    await I.signIn(AMAKA);
    await I.button('Sidebar').click();
    await expect(I.button('Sidebar')).toHaveAttribute('aria-expanded', 'false');
    expect(await widthOf(sidebarOf(page))).toBe(56);
    await page.reload();
    await I.heading('Dashboard').waitFor();
    expect(await widthOf(sidebarOf(page))).toBe(56);
    await I.button('Sidebar').click();
    expect(await widthOf(sidebarOf(page))).toBe(250);
  });

  test('[NAV-01] is a rail on a tablet: a group’s pages fly out beside it', async ({ I, page }) => {
    await page.setViewportSize(TABLET);
    await I.signIn(AMAKA);
    expect(await widthOf(sidebarOf(page))).toBe(56);
    await I.button('Account').click();
    await pressEntry(I.dialog.getByRole('link', { name: 'Payouts' }));
    await expect(h1(page)).toHaveText('Payouts');
    await I.seeNoDialog();
    await expect(h1(page)).toBeFocused();
  });

  test('[NAV-01] is a drawer below 768 px, which keeps the focus and closes by Esc and when a page is chosen', async ({
    I,
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await I.signIn(AMAKA);
    await expect(sidebarOf(page)).toHaveCount(0);
    await I.button('More').click();
    await expect(I.dialog.getByRole('link', { name: 'Dashboard' })).toBeFocused();
    await expect(I.dialog).toContainText('Bluecrest Stores');
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await I.seeNoDialog();
    await expect(I.button('More')).toBeFocused();
    await I.button('More').click();
    await I.dialog.getByRole('button', { name: 'Account' }).click();
    await pressEntry(I.dialog.getByRole('link', { name: 'Payouts' }));
    await I.seeNoDialog();
    await I.at('/dashboard/account/payouts');
    await expect(h1(page)).toBeFocused();
  });

  test('[NAV-01] is not there on the pages outside', async ({ page, sandbox }) => {
    await page.goto(sandbox.address);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await expect(sidebarOf(page)).toHaveCount(0);
  });

  test('[NAV-05] names the business, and its ID only where it has a description', async ({ I, page, sandbox }) => {
    await I.signIn(TUNDE);
    await I.see('Bluecrest Stores');
    await I.see('Merchant ID: 1001');
    await page.route('**/dashboard/me', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/"description":"[^"]*"/g, '"description":null'),
      });
    });
    await page.goto(`${sandbox.address}/dashboard`);
    await I.see('Bluecrest Stores');
    await expect(page.getByText(/Merchant ID/)).toHaveCount(0);
  });
});

test.describe('the top bar', () => {
  test('[NAV-06] offers NGN first, and keeps another currency over a reload until Log Out', async ({ I, page }) => {
    await I.signIn(TUNDE);
    const currency = page.getByRole('combobox', { name: 'Dashboard currency' });
    await expect(currency).toHaveValue('NGN');
    expect(await currency.getByRole('option').allTextContents()).toEqual(['NGN', 'USD', 'GBP', 'EUR']);
    await currency.selectOption('GBP');
    await page.reload();
    await expect(currency).toHaveValue('GBP');
    await I.logOut();
    await I.heading('Sign in').waitFor();
    await I.signInHere(TUNDE);
    await expect(currency).toHaveValue('NGN');
  });

  test('[NAV-06] on a phone the currency is in the drawer', async ({ I, page }) => {
    await page.setViewportSize(PHONE);
    await I.signIn(TUNDE);
    await expect(page.getByRole('combobox', { name: 'Dashboard currency' })).toHaveCount(0);
    await I.button('More').click();
    await page.getByRole('combobox', { name: 'Dashboard currency' }).selectOption('USD');
    await page.keyboard.press('Escape');
    await I.seeNoDialog();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('combobox', { name: 'Dashboard currency' })).toHaveValue('USD');
  });

  test('[NAV-08] says the environment, who is there, and how many notifications there are', async ({ I, page }) => {
    await I.signIn(TUNDE);
    await expect(page.getByRole('banner').getByText('Live', { exact: true })).toBeVisible();
    await I.button('Notifications, 4').click();
    await expect(I.dialog.getByRole('listitem')).toHaveCount(4);
    await expect(I.dialog.getByRole('listitem').first()).toContainText('A payout awaits second-level approval');
    await page.keyboard.press('Escape');
    await I.seeNoDialog();
    await I.button('Tunde Bello').click();
    const menu = page.getByRole('menu');
    await expect(menu).toContainText('tunde.bello@bluecrest.test');
    await expect(menu).toContainText('Approver');
    await expect(menu.getByRole('menuitem', { name: 'Log Out' })).toBeVisible();
  });

  test('[NAV-08] on a phone the environment is in the top bar, beside the title of the page', async ({ I, page }) => {
    await page.setViewportSize(PHONE);
    await I.signIn(TUNDE);
    const choice = page.getByRole('banner').getByRole('combobox', { name: 'Environment' });
    await expect(choice).toHaveValue('Live');
    await expect(page.getByRole('main').getByText('Live', { exact: true }).filter({ visible: true })).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(choice).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Live' })).toBeVisible();
  });

  test('[NAV-08] without notifications it says so, and in Test it says that', async ({ I, page, sandbox }) => {
    await page.goto(sandbox.address);
    await I.signInHere('ife.adeyemi@newleaf.test');
    await expect(page.getByRole('banner').getByText('Test', { exact: true })).toBeVisible();
    await I.button('Notifications').click();
    await I.see('You have no notifications.');
  });
});

test('[NAV-02] an address that is none is said to be none, inside the frame and outside', async ({ I, page, sandbox }) => {
  await page.goto(`${sandbox.address}/no/such/page`);
  await I.heading('Page not found').waitFor();
  await expect(page).toHaveTitle('Page not found · Kontor');
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await I.signInHere(NGOZI);
  await I.heading('Dashboard').waitFor();
  await page.goto(`${sandbox.address}/dashboard/no/such/page`);
  await I.heading('Page not found').waitFor();
  await expect(sidebarOf(page)).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Bluecrest Stores · Kontor');
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await I.heading('Dashboard').waitFor();
});

test('[NAV-02] addresses that other systems link to lead to the pages that stand for them', async ({ I, page, sandbox }) => {
  await page.goto(`${sandbox.address}/reset_password`);
  await expect(I.dialog.getByLabel('Your email')).toBeVisible();
  await I.signIn(AMAKA);
  await page.goto(`${sandbox.address}/payment-link-page?status=inactive`);
  await I.heading('Payment links').waitFor();
  await I.at('/dashboard/business/payment-links?status=inactive');
  await page.goto(`${sandbox.address}/reset_password`);
  await I.heading('Dashboard').waitFor();
});

test('[NAV-01 GEN-10] what the role does not include is not offered, and its address says who can help', async ({
  I,
  page,
  sandbox,
}) => {
  await page.route('**/dashboard/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('"payout.view"', '"report.view"') });
  });
  await I.signIn(NGOZI);
  for (const group of ['Account', 'Payout']) await sidebarOf(page).getByRole('button', { name: group, exact: true }).click();
  await expect.poll(() => wordsIn(page)).toContain('Split Settlements');
  await expect.poll(() => wordsIn(page)).toContain('Beneficiaries');
  for (const withheld of ['Payouts', 'View transfers', 'Pending approval']) expect(await wordsIn(page)).not.toContain(withheld);
  await page.goto(`${sandbox.address}/dashboard/account/payouts`);
  await I.heading('You don’t have access to this page').waitFor();
  await I.see(/ask the owner of Bluecrest Stores/);
});
