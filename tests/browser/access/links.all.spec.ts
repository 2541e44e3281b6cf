/** Invitations, and what their links and those of sign-ups do for anyone who opens them. */
import type { Page } from '@playwright/test';
import { providerOf } from '../../drivers/provider';
import { expect, test } from '../fixtures';
import { AMAKA, PASSWORD, TUNDE } from '../merchant';
import { verifyWith } from './byLink';

const NEW = 'Newleaf#2027';

/** Returns every URL in the tab's history. URLs that were removed from it are missing. */
async function visited(page: Page): Promise<string> {
  const seen = [page.url()];
  for (let steps = 0; steps < 6 && (await page.goBack().catch(() => null)) !== null; steps += 1) seen.push(page.url());
  return seen.join(' ');
}

test('[SUP-06] a new user accepts an invitation with a password, and signs in', async ({ I, page, sandbox }) => {
  const { to, token } = await providerOf(sandbox).letter('invitation');
  await page.goto(`${sandbox.address}/email-verified/${token}`);
  await I.see('Bluecrest Stores');
  await I.see(to);
  await I.at('/email-verified');
  await page.getByLabel('Password', { exact: true }).fill('weak');
  await I.button('Accept invitation').click();
  await expect(page.getByLabel('Confirm password', { exact: true })).toHaveAccessibleDescription('Confirm Password is required');
  await page.getByLabel('Password', { exact: true }).fill(NEW);
  await page.getByLabel('Confirm password', { exact: true }).fill(NEW);
  await I.button('Accept invitation').click();
  await I.see('You now have access to Bluecrest Stores');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(new RegExp(`${token}|${NEW}`));
  await I.button('Signin').click();
  await I.enterPassword(to, NEW);
  await expect(page).toHaveURL(/\/dashboard/);
  await I.see('Bluecrest Stores');
});

test('[SUP-06] an existing user only confirms; the link works once', async ({ I, page, sandbox }) => {
  const { to, token } = await providerOf(sandbox).letter('invitationOfKnown');
  await page.goto(`${sandbox.address}/email-verified/${token}?isExistingUser=true`);
  await I.see(to);
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await I.button('Accept invitation').click();
  await I.heading('Invitation accepted').waitFor();
  await page.goto(`${sandbox.address}/email-verified/${token}?isExistingUser=true`);
  await I.see('This link was already used');
});

test('[SUP-06] an edited mark in the link has no effect: the provider’s answer counts', async ({ I, page, sandbox }) => {
  const known = await providerOf(sandbox).letter('invitationOfKnown');
  await page.goto(`${sandbox.address}/email-verified/${known.token}`);
  await I.see('You already have an account. Your password won’t change.');
  const fresh = await providerOf(sandbox).letter('invitation');
  await page.goto(`${sandbox.address}/email-verified/${fresh.token}?isExistingUser=true`);
  await expect(page.getByLabel('Confirm password', { exact: true })).toBeVisible();
});

test('[SES-07 SUP-05] a link is tried before a signed-in user is redirected to the dashboard, and no URL keeps it', async ({
  I,
  page,
  sandbox,
}) => {
  const { token } = await providerOf(sandbox).letter('verification');
  await I.enter(TUNDE, `/onboarding/${token}`);
  await verifyWith(I, page, PASSWORD);
  await I.heading('Dashboard').waitFor();
  await I.see(/user verification successful/i);
  expect(await visited(page)).not.toContain(token);
  await page.goto(`${sandbox.address}/onboarding/${token}`);
  await verifyWith(I, page, PASSWORD);
  await I.see('This link was already used');
  await I.button('Go to Kontor').click();
  await I.heading('Dashboard').waitFor();
});

test('[SES-07] a signed-in user is redirected from the public pages to the dashboard', async ({ I, page, sandbox }) => {
  await I.signIn(TUNDE);
  for (const path of ['/sign-up', '/verify', `/forgot-password/${AMAKA}`]) {
    await page.goto(sandbox.address + path);
    await I.heading('Dashboard').waitFor();
    await I.at('/dashboard');
  }
  expect(await visited(page)).not.toContain(AMAKA);
});

test('[SUP-05 SUP-06] a link without a response is tried again, and an invalid one shows a message', async ({
  I,
  page,
  sandbox,
}) => {
  const { token } = await providerOf(sandbox).letter('verification');
  sandbox.queueFault('verifyEmail', 'network');
  await page.goto(`${sandbox.address}/onboarding/${token}`);
  await verifyWith(I, page, PASSWORD);
  await I.see(/couldn’t reach the server/);
  await I.button('Verify email').click();
  await I.button('Signin').waitFor();
  for (const bad of ['x', encodeURIComponent('<b>'), '%00', 'a'.repeat(300)]) {
    await page.goto(`${sandbox.address}/onboarding/${bad}`);
    await verifyWith(I, page, PASSWORD);
    await I.heading('We couldn’t verify your email').waitFor();
    await page.goto(`${sandbox.address}/email-verified/${bad}`);
    await I.heading('You can’t accept this invitation').waitFor();
  }
});
