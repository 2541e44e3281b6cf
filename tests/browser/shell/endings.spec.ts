/** Sessions that end during an action, counted in the sandbox's ledger. */

import { expect, test } from '../fixtures';
import { AMAKA, TUNDE } from '../merchant';

test('[SES-06 PAY-05] the session ends in the middle: what was typed waits for the same merchant, who goes on', async ({
  I,
  page,
  sandbox,
}) => {
  await I.startTransfer(AMAKA, '60,000.00');
  sandbox.queueFault('getPayoutFee', 'expired');
  await I.button('Review payout').click();
  await I.see('Please login again');
  await I.at('/');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.startsWith('bookmark:')))).toEqual([]);
  const moved = await I.countMoved(async () => {
    await I.signInHere(AMAKA);
    await I.at(`${I.payoutsPath}?transfer=new`);
    await I.see('You’re paying');
    await I.see('NGN 60,050.00');
    await I.button('Initiate payout').click();
    await I.verifyPayout();
    await I.seePaid();
  });
  expect(moved).toBe(1);
});

test('[SES-06] another user who signs in afterwards sees none of it', async ({ I, page, sandbox }) => {
  await I.startTransfer(AMAKA, '60,000.00');
  sandbox.queueFault('getPayoutFee', 'expired');
  await I.button('Review payout').click();
  await I.see('Please login again');
  await I.signInHere(TUNDE);
  await I.heading('Dashboard').waitFor();
  await I.at('/dashboard');
  await page.goto(`${sandbox.address}${I.payoutsPath}`);
  await page.getByRole('cell').first().waitFor();
  await expect(page.getByText('We don’t know the outcome of your last payout yet')).toHaveCount(0);
});

test('[SES-10] logging out forgets everything of this tab', async ({ I, page }) => {
  await I.startTransfer(AMAKA, '60,000.00');
  await I.button('Close').click();
  await I.button('Leave').click();
  await I.seeNoDialog();
  await I.logOut();
  await I.heading('Sign in').waitFor();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goBack();
  await I.at('/');
});

test('[SES-10] logging out with a payout whose outcome is open asks first', async ({ I, sandbox }) => {
  await I.startTransfer(AMAKA, '20,000.00');
  await I.review();
  sandbox.queueFault('initiatePayout', 'lost');
  sandbox.queueFault('getPayoutStatus', 'pending');
  await I.button('Initiate payout').click();
  await I.button('Not now').click();
  await I.logOut();
  await I.see('Log out now?');
  await I.button('Stay signed in').click();
  await I.seeNoDialog();
  await I.logOut();
  await I.button('Log out anyway').click();
  await I.heading('Sign in').waitFor();
});
