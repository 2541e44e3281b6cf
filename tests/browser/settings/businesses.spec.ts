/** Several businesses, environments and tabs: data of one never shows in another. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { AMAKA, type Merchant, merchantAt, TUNDE } from '../merchant';

const MINUTE = 60_000;
const TEST_MODE = 'You are in test mode. Live mode can be enabled at the top right corner of this dashboard.';

/** Switches to another business, and resolves when it has loaded. */
async function changeTo(page: Page, name: string) {
  await page.getByRole('button', { name: /Switch business/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
  await expect(page.getByRole('button', { name: /Switch business/ })).toHaveAccessibleName(new RegExp(`^${name}`));
}
const environmentOf = (page: Page) =>
  page.getByRole('banner').getByRole('group', { name: 'Environment' }).getByRole('button', { pressed: true });

/** Returns every recipient in the list of payouts. */
async function recipients(I: Merchant): Promise<readonly string[]> {
  await I.openPayouts();
  const menus = I.page.getByRole('button', { name: /^Actions for the payout to / });
  await menus.first().waitFor();
  const labels = await Promise.all((await menus.all()).map((menu) => menu.getAttribute('aria-label')));
  return [...new Set(labels.map((label) => (label ?? '').replace('Actions for the payout to ', '')))];
}

async function notificationsOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const said = await page.getByRole('dialog', { name: 'Notifications' }).innerText();
  await page.keyboard.press('Escape');
  return said;
}

/** Returns the balance on the dashboard, once it has loaded. */
async function balanceOf(page: Page): Promise<string> {
  const figure = page.getByText('Payout Balance').locator('xpath=following-sibling::*').first();
  await expect(figure).toContainText(/\d/);
  return figure.innerText();
}

/** Returns the times of the recorded steps of this page, as the merchant can save them. */
async function recordedSince(I: Merchant): Promise<readonly number[]> {
  await I.button('Amaka Obi').click();
  const [file] = await Promise.all([
    I.page.waitForEvent('download'),
    I.page.getByRole('menuitem', { name: 'Save recording' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).not.toMatch(/ADA OKAFOR|0123456789|Rent for the shop/);
  return [...text.matchAll(/"at":\s*(\d+)/g)].map(([, at]) => Number(at));
}

/** Opens the same session in another tab, with its own copy of the token. */
async function duplicate(page: Page, sandbox: Parameters<typeof merchantAt>[1]) {
  const [other] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open(window.location.href))]);
  const I = merchantAt(other, sandbox);
  await expect(other.getByRole('button', { name: /Switch business/ })).toBeVisible();
  return I;
}

const quietFor = (page: Page, ms: number) =>
  page.evaluate((idleMs) => sessionStorage.setItem('seenAt', String(Date.now() - idleMs)), ms);
const look = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));

test.describe('two businesses and two environments', () => {
  test('[NAV-04 NAV-05 NAV-09 NAV-10 NAV-11] have nothing of each other: payouts, balances, notifications, drafts, names, recordings', async ({
    I,
    page,
    sandbox,
  }) => {
    test.slow();
    await I.signIn(AMAKA);
    const storesBalance = await balanceOf(page);
    const storesNews = await notificationsOf(page);
    const storesNames = await recipients(I);
    expect(storesNames.length).toBeGreaterThan(5);
    await I.openTransfer();
    await I.fillTransfer({ amount: '20,000.00', description: 'Rent for the shop' });
    await page.evaluate(() => Object.assign(window, { before: true }));
    // A URL with an id of the old business must not stay.
    await page.goto(`${sandbox.address}${I.payoutsPath}?recipient=${storesNames[0]}`);
    const switchedAt = await page.evaluate(() => Date.now());
    await changeTo(page, 'Bluecrest Foods');
    await I.see('Merchant ID: 1002');
    await I.see(TEST_MODE);
    await expect(environmentOf(page)).toHaveText('Test');
    await I.at(I.payoutsPath);
    expect(await page.evaluate(() => 'before' in window)).toBe(false);
    await I.see('You currently do not have any payouts.');
    const foods = await page.locator('body').innerText();
    expect(storesNames.filter((name) => foods.includes(name))).toEqual([]);
    await I.openTransfer();
    await expect(I.field('Account number')).toHaveValue('');
    await expect(I.field('Description')).toHaveValue('');
    await I.button('Close').click();
    expect((await notificationsOf(page)).split('\n')).not.toEqual(expect.arrayContaining(storesNews.split('\n').slice(1)));
    const recorded = await recordedSince(I);
    expect(recorded.length).toBeGreaterThan(0);
    expect(recorded.filter((at) => at < switchedAt)).toEqual([]);
    await page.goto(`${sandbox.address}/dashboard/payout/transfer`);
    await I.see('500,000.00');
    await changeTo(page, 'Bluecrest Stores');
    await expect(environmentOf(page)).toHaveText('Live');
    await I.goTo('Home', 'Dashboard');
    expect(await balanceOf(page)).toBe(storesBalance);
    await page.goto(`${sandbox.address}${I.payoutsPath}?transfer=new`);
    await expect(I.field('Description')).toHaveValue('Rent for the shop');
    await page.goto(`${sandbox.address}/dashboard`);
    await I.button('Test').click();
    await I.see(TEST_MODE);
    expect(await balanceOf(page)).toContain('2,500,000.00');
    await page.goto(`${sandbox.address}${I.payoutsPath}?transfer=new`);
    await expect(I.field('Description')).toHaveValue('');
    await I.fillTransfer({ amount: '60,000.00' });
    await I.review();
    await I.see('You’re in test mode. No real money moves.');
    await I.button('Initiate payout').click();
    await I.field('One-time password').waitFor();
    await I.see('You’re in test mode. No real money moves.');
    await I.verifyPayout();
    await I.seePaid();
    await I.button('Live').click();
    await expect(environmentOf(page)).toHaveText('Live');
    await expect(page.getByText(TEST_MODE)).toHaveCount(0);
    await I.goTo('Home', 'Dashboard');
    expect(await balanceOf(page)).toBe(storesBalance);
  });

  test('[NAV-10] a business that the provider refuses is not opened, and its words are shown', async ({ I, page, sandbox }) => {
    await I.signIn(AMAKA);
    sandbox.queueFault('setActiveSubsidiary', 'server');
    await page.getByRole('button', { name: /Switch business/ }).click();
    await page.getByRole('menuitemradio', { name: 'Bluecrest Foods' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await I.see('Merchant ID: 1001');
    await I.heading('Dashboard').waitFor();
  });

  test('[NAV-11] a business that is not verified stays in Test, and is told why', async ({ I, page, sandbox }) => {
    await page.goto(sandbox.address);
    await I.signInHere('ife.adeyemi@newleaf.test');
    await I.button('Live').click();
    await I.see('Live mode is available after this business is verified');
    await expect(environmentOf(page)).toHaveText('Test');
  });
});

test.describe('two tabs of a session', () => {
  test('[SES-10] Log Out in one ends the other at once', async ({ I, page, sandbox }) => {
    await I.signIn(TUNDE);
    const other = await duplicate(page, sandbox);
    await other.openPayouts();
    await I.logOut();
    await I.heading('Sign in').waitFor();
    await other.heading('Sign in').waitFor();
    await other.see('You logged out in another tab.');
    expect(await other.page.evaluate(() => sessionStorage.length)).toBe(0);
    await other.page.goto(`${sandbox.address}/dashboard`);
    await other.heading('Sign in').waitFor();
  });

  test('[SES-10] Log Out asks first where the other one has a payout whose outcome is open', async ({ I, page, sandbox }) => {
    await I.signIn(AMAKA);
    const other = await duplicate(page, sandbox);
    await other.openPayouts();
    await other.openTransfer();
    await other.fillTransfer({ amount: '20,000.00' });
    await other.review();
    sandbox.queueFault('initiatePayout', 'lost');
    sandbox.queueFault('getPayoutStatus', 'pending');
    await other.button('Initiate payout').click();
    await other.button('Not now').click();
    await I.logOut();
    await I.see('Log out now?');
    await I.button('Log out anyway').click();
    await other.heading('Sign in').waitFor();
  });

  test('[SES-11] who is in one of them is in both', async ({ I, page, sandbox }) => {
    await I.signIn(TUNDE);
    const other = await duplicate(page, sandbox);
    for (const tab of [page, other.page]) await quietFor(tab, 9.5 * MINUTE);
    await other.page.keyboard.press('Shift');
    await expect.poll(() => page.evaluate(() => Date.now() - Number(sessionStorage.getItem('seenAt')))).toBeLessThan(MINUTE);
    await look(page);
    await I.seeNoDialog();
    for (const tab of [page, other.page]) await quietFor(tab, 9.5 * MINUTE);
    for (const tab of [page, other.page]) await look(tab);
    for (const tab of [I, other]) await tab.see('Are you still there?');
    await I.button('Stay signed in').click();
    await I.seeNoDialog();
    await other.seeNoDialog();
  });

  test('[NAV-10] another business in one of them is another one in both', async ({ I, page, sandbox }) => {
    await I.signIn(AMAKA);
    const other = await duplicate(page, sandbox);
    await other.openPayouts();
    await changeTo(page, 'Bluecrest Foods');
    await other.see('Merchant ID: 1002');
    await other.see('You currently do not have any payouts.');
    await changeTo(page, 'Bluecrest Stores');
    await other.see('Merchant ID: 1001');
  });
});

test.describe('nobody here', () => {
  test('[SES-11] ends the session after a question, and the same merchant goes on where they were', async ({ I, page }) => {
    await I.startTransfer(AMAKA, '60,000.00');
    await quietFor(page, 9.5 * MINUTE);
    await look(page);
    await I.see('Are you still there?');
    await quietFor(page, 10 * MINUTE);
    await look(page);
    await I.see('You were logged out due to inactivity');
    await I.at('/');
    const left = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.startsWith('bookmark:')));
    expect(left).toEqual([]);
    await I.signInHere(AMAKA);
    await I.at(`${I.payoutsPath}?transfer=new`);
    await expect(I.field('Description')).toHaveValue('Rent');
  });

  test('[SES-11] a page that reloads after a sleep shows nothing of the dashboard', async ({ I, page, sandbox }) => {
    await I.enter(TUNDE, '/sandbox/outbox');
    await quietFor(page, 180 * MINUTE);
    await page.goto(`${sandbox.address}/dashboard`);
    await I.see('You were logged out due to inactivity');
    await I.heading('Sign in').waitFor();
  });
});
