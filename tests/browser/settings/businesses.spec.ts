/** Several businesses and environments: data of one never shows in another. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { AMAKA, type Merchant } from '../merchant';
import { changeTo } from './changeTo';

const TEST_MODE = 'You are in test mode. Live mode can be enabled at the top right corner of this dashboard.';

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
  await I.page.getByRole('menuitem', { name: 'For auditors' }).click();
  const [file] = await Promise.all([I.page.waitForEvent('download'), I.button('Save recording').click()]);
  await I.page.keyboard.press('Escape');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).not.toMatch(/ADA OKAFOR|0123456789|Rent for the shop/);
  return [...text.matchAll(/"at":\s*(\d+)/g)].map(([, at]) => Number(at));
}

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
    await I.field('Your code').waitFor();
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
