/** After a reload, the back button and a replaced view: the awaited code, and the focus. */
import { expect, test } from '../fixtures';
import { AMAKA } from '../merchant';

test('[SES-03] a reload goes on with the awaited code, and Back leads to the sign-in page with the email address', async ({
  I,
  page,
  sandbox,
}) => {
  await page.goto(sandbox.address);
  await I.field('Email').fill(AMAKA);
  await I.button('Sign in').click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill('Bluecrest#2026');
  await I.button('Sign in').click();
  await I.at('/2fa-signin');
  await page.reload();
  await I.see(`We sent a code to ${AMAKA}.`);
  await I.at('/2fa-signin');
  await page.goBack();
  await I.heading('Sign in').waitFor();
  await expect(I.field('Email')).toHaveValue(AMAKA);
  await I.at('/');
});

test('[HOM-02] the focus stays in the chart when it is shown as a table', async ({ I, page }) => {
  await I.enter(AMAKA, '/dashboard');
  const toggle = I.button('Show as table');
  await toggle.waitFor();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await I.button('Show as chart').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});
