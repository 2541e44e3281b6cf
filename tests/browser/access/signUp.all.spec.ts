/** Sign-up: from the form to the email, and from its link to the dashboard. */
import type { Page } from '@playwright/test';
import { momentOf } from '../../drivers/dayOf';
import { guest } from '../../drivers/provider';
import { expect, freshTest, test } from '../fixtures';
import { hold } from '../held';
import type { Merchant } from '../merchant';
import { verifyWith } from './byLink';

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
