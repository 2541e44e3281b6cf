/** Sign-up and password reset: from the form to the email, and from its link to the dashboard. */
import type { Page } from '@playwright/test';
import { momentOf } from '../../drivers/dayOf';
import { guest, lettersOf } from '../../drivers/letters';
import { expect, freshTest, test } from '../fixtures';
import { hold } from '../held';
import { AMAKA, type Merchant, PASSWORD, TUNDE } from '../merchant';

const NEW = 'Newleaf#2027';
const right = {
  'First name': 'Adaọma',
  'Last name': "O'Neil",
  'Mobile number': '08012345678',
  'Business name': 'Ada & Daughters',
};

async function fillSignUp(I: Merchant, page: Page, email: string) {
  for (const [label, text] of Object.entries(right)) await I.field(label).fill(text);
  await I.field('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW);
  await page.getByLabel('Confirm password', { exact: true }).fill(NEW);
}

/** The page of a sign-up's link asks for the password of the sign-up. */
async function verifyWith(I: Merchant, page: Page, password: string) {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await I.button('Verify email').click();
}

/** Returns every URL in the tab's history. URLs that were removed from it are missing. */
async function visited(page: Page): Promise<string> {
  const seen = [page.url()];
  for (let steps = 0; steps < 6 && (await page.goBack().catch(() => null)) !== null; steps += 1) seen.push(page.url());
  return seen.join(' ');
}

test('[SUP-01 SUP-03 SUP-05] signs up, follows the link of the email, signs in, and sees the dashboard of a new business', async ({
  I,
  page,
  sandbox,
}) => {
  const email = guest();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(sandbox.address);
  await page.getByRole('link', { name: 'Create an Account' }).click();
  await I.at('/sign-up');
  await fillSignUp(I, page, email);
  await I.button('Create account').click();
  await I.heading('Check your email').waitFor();
  await I.at('/verify');
  await I.see(email);
  expect(sent.filter((text) => text.includes('/signup ')).join()).toMatch(/"password"/);
  expect(sent.join()).not.toContain('confirmpassword');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(NEW);
  await page.goto(sandbox.address);
  await I.enterPassword(email, NEW);
  await I.see(/isn’t verified yet/);
  await page.goto(`${sandbox.address}/sandbox/outbox`);
  await page
    .getByRole('row', { name: new RegExp(email) })
    .getByRole('link')
    .click();
  await I.heading('Verify your email').waitFor();
  await I.at('/onboarding');
  await verifyWith(I, page, 'Somebody#1');
  await I.see(/isn’t the password you signed up with/);
  await verifyWith(I, page, NEW);
  await I.see(/user verification successful/);
  await I.at('/onboarding');
  await I.button('Signin').click();
  await I.at('/');
  await I.enterPassword(email, NEW);
  await I.heading('Sign in').waitFor({ state: 'detached' });
  await expect(page).toHaveURL(/\/dashboard/);
  await I.see('Ada & Daughters');
});

test('[SUP-01 SUP-02 GEN-03] every field of the sign-up says what is wrong as it is typed, and nothing is sent', async ({
  I,
  page,
  sandbox,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto(`${sandbox.address}/sign-up`);
  const problem = async (label: string, text: string, said: string | null) => {
    const field = page.getByLabel(label, { exact: true });
    await field.fill(text);
    if (said === null) await expect(field).not.toHaveAttribute('aria-invalid');
    else await expect(field).toHaveAccessibleDescription(new RegExp(said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  };
  await problem('First name', 'Ada 2', 'Only letters, spaces or hyphens allowed');
  await problem('First name', '', 'First name is required');
  await problem('First name', 'Ọláì-Mae Ann', null);
  await problem('Last name', 'Obi Ade', 'Only letters or hyphens allowed');
  await problem('Last name', '', 'Last name is required');
  await problem('Last name', 'O’Neil-Obi', null);
  await problem('Email', 'ada', 'Invalid email');
  await problem('Email', '', 'Email is required');
  await problem('Mobile number', '123', 'Mobile number must be 11 digits');
  await problem('Business name', ' ', 'Business name is required');
  await problem('Password', 'Aa1#', 'Password must be at least 8 characters');
  await problem('Password', 'NEWLEAF#2027', 'Must include lowercase letter');
  await problem('Password', 'newleaf#2027', 'Must include uppercase letter');
  await problem('Password', 'Newleaf#abcd', 'Must include a number');
  await problem('Password', 'Newleaf2027', 'Must include a special character: !@#$%^&*()-_=+.,:;?');
  await problem('Password', NEW, null);
  await problem('Confirm password', 'x', 'Passwords do not match');
  await problem('Confirm password', '', 'Confirm Password is required');
  for (const label of ['First name', 'Last name', 'Email', 'Business name', 'Password']) {
    await problem(label, '<script>alert(1)</script>', 'Contains disallowed characters or tags');
    await problem(label, 'a<b', 'Contains disallowed characters or tags');
  }
  await problem('Business name', 'x'.repeat(150), 'Use 100 characters or fewer.');
  await expect(I.field('Business name')).toHaveValue('x'.repeat(150));
  await I.button('Create account').click();
  await expect(I.field('First name')).toBeFocused();
  expect(calls.filter((url) => url.includes('/subsidiary/'))).toEqual([]);
});

test('[SUP-01 SUP-03] the button is dead while it is sent, a failure says so and keeps what was typed, and so does a reload, but for passwords', async ({
  I,
  page,
  sandbox,
}) => {
  const goOn = await hold(page, '**/dashboard/signup');
  const email = guest();
  await page.goto(`${sandbox.address}/sign-up`);
  await fillSignUp(I, page, email);
  sandbox.queueFault('signUp', 'garbled');
  await I.button('Create account').click();
  await expect(I.button('Create account')).toBeDisabled();
  await expect(I.field('Email')).not.toBeEditable();
  goOn();
  await I.see('Something went wrong');
  await expect(I.field('Email')).toHaveValue(email);
  await page.reload();
  for (const [label, text] of Object.entries(right)) await expect(I.field(label)).toHaveValue(text);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Confirm password', { exact: true })).toHaveValue('');
  await I.button('Back to sign in').click();
  await I.button('Leave').click();
  await I.at('/');
  await page.goto(`${sandbox.address}/sign-up`);
  await expect(I.field('Email')).toHaveValue('');
});

freshTest(
  '[SUP-04] the page after a sign-up can send the email again after a minute; without a sign-up it does not open; no build shows a test link',
  async ({ I, page, sandbox }) => {
    await page.goto(`${sandbox.address}/verify`);
    await I.heading('Sign in').waitFor();
    await I.at('/');
    await page.clock.install({ time: momentOf(sandbox) });
    const email = guest();
    await page.goto(`${sandbox.address}/sign-up`);
    await fillSignUp(I, page, email);
    await I.button('Create account').click();
    await expect(page.getByRole('button', { name: 'Resend email in' })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Open the test outbox' })).toHaveCount(0);
    await page.clock.runFor(61_000);
    sandbox.clock.advance(61);
    await I.button('Resend email').click();
    await expect.poll(async () => (await sandbox.outbox(email)).length).toBe(2);
    await expect(page.getByRole('button', { name: 'Resend email in' })).toBeDisabled();
  },
);

test('[SES-08 SES-09] a forgotten password is replaced: the new one signs in, the old one does not', async ({
  I,
  page,
  sandbox,
}) => {
  const email = guest();
  await lettersOf(sandbox).newPerson(email);
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

test('[SUP-06] a new user accepts an invitation with a password, and signs in', async ({ I, page, sandbox }) => {
  const { to, token } = await lettersOf(sandbox).letter('invitation');
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
  const { to, token } = await lettersOf(sandbox).letter('invitationOfKnown');
  await page.goto(`${sandbox.address}/email-verified/${token}?isExistingUser=true`);
  await I.see(to);
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await I.button('Accept invitation').click();
  await I.heading('Invitation accepted').waitFor();
  await page.goto(`${sandbox.address}/email-verified/${token}?isExistingUser=true`);
  await I.see('This link was already used');
});

test('[SUP-06] an edited mark in the link has no effect: the provider’s answer counts', async ({ I, page, sandbox }) => {
  const known = await lettersOf(sandbox).letter('invitationOfKnown');
  await page.goto(`${sandbox.address}/email-verified/${known.token}`);
  await I.see('You already have an account. Your password won’t change.');
  const fresh = await lettersOf(sandbox).letter('invitation');
  await page.goto(`${sandbox.address}/email-verified/${fresh.token}?isExistingUser=true`);
  await expect(page.getByLabel('Confirm password', { exact: true })).toBeVisible();
});

test('[SES-07 SUP-05] a link is tried before a signed-in user is redirected to the dashboard, and no URL keeps it', async ({
  I,
  page,
  sandbox,
}) => {
  const { token } = await lettersOf(sandbox).letter('verification');
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
  const { token } = await lettersOf(sandbox).letter('verification');
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
