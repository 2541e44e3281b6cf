/** Several tabs of a session, and a session that nobody uses. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { AMAKA, merchantAt, TUNDE } from '../merchant';
import { changeTo } from './changeTo';

const MINUTE = 60_000;

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
