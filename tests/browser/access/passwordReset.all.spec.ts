/** A forgotten password: from the request to the sign-in with the new one. */
import type { Page } from '@playwright/test';
import { guest, providerOf } from '../../drivers/provider';
import { expect, test } from '../fixtures';
import { PASSWORD } from '../merchant';

const NEW = 'Newleaf#2027';

/** Returns every URL in the tab's history. URLs that were removed from it are missing. */
async function visited(page: Page): Promise<string> {
  const seen = [page.url()];
  for (let steps = 0; steps < 6 && (await page.goBack().catch(() => null)) !== null; steps += 1) seen.push(page.url());
  return seen.join(' ');
}

test('[SES-08 SES-09] a forgotten password is replaced: the new one signs in, the old one does not', async ({
  I,
  page,
  sandbox,
}) => {
  const email = guest();
  await providerOf(sandbox).newPerson(email);
  await page.goto(sandbox.address);
  await page.getByRole('link', { name: 'Reset here' }).click();
  await expect(I.field('Your email')).toBeFocused();
  await expect(I.button('Send code')).toBeDisabled();
  await I.field('Your email').fill(email);
  await I.button('Send code').click();
  await I.heading('Choose a new password').waitFor();
  await I.see(new RegExp(email));
  await I.at('/forgot-password');
  await page.reload();
  await I.field('Code').fill('wrong');
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByLabel('Confirm password', { exact: true }).fill(NEW);
  await I.button('Change password').click();
  await expect(I.field('Code')).toHaveAccessibleDescription('Invalid OTP');
  await I.field('Code').fill(await I.otp(email));
  await I.button('Change password').click();
  await I.heading('Sign in').waitFor();
  await I.see(/Password changed./);
  await I.enterPassword(email, PASSWORD);
  await I.see('Invalid email or password');
  await I.enterPassword(email, NEW);
  await expect(page).toHaveURL(/\/dashboard/);
  expect(decodeURIComponent(await visited(page))).not.toContain(email);
});

test('[SES-08] the reset is closed by Esc, asks before an address is left, and opens without any code of the page', async ({
  I,
  page,
  sandbox,
}) => {
  await page.goto(`${sandbox.address}/?reset=now`);
  await I.heading('Reset your password').waitFor();
  await I.field('Your email').fill('nobody');
  await I.button('Send code').click();
  await expect(I.field('Your email')).toHaveAccessibleDescription(/Invalid email/);
  await page.keyboard.press('Escape');
  await I.heading('Leave without saving?').waitFor();
  await I.button('Leave').click();
  await I.seeNoDialog();
  await I.at('/');
});

test('[SES-09] the page for a new password is none without an address, or with one that cannot be read', async ({
  I,
  page,
  sandbox,
}) => {
  for (const path of ['/forgot-password', '/forgot-password/%E0%A4%A']) {
    await page.goto(sandbox.address + path);
    await I.heading('Sign in').waitFor();
    await I.at('/');
  }
  const name = `<img src=x onerror=alert(1)>"';--@x.test`;
  await page.goto(`${sandbox.address}/forgot-password/${encodeURIComponent(name)}`);
  await I.see(`If ${name} has an account, we’ve sent a code to it.`);
  await I.at('/forgot-password');
});
