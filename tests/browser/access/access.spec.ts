/** Access: sign-in, redirects, and the limits of a role. */

import { momentOf } from '../../drivers/dayOf';
import { expect, freshTest, test } from '../fixtures';
import { hold } from '../held';
import { AMAKA, NGOZI, PASSWORD, TUNDE } from '../merchant';

test('[SES-01 SES-04] wrong credentials are refused in the server’s words, and the email stays', async ({ I, page, sandbox }) => {
  await page.goto(sandbox.address);
  await I.enterPassword(AMAKA, 'wrong');
  await I.see('Invalid email or password');
  await expect(I.field('Email')).toHaveValue(AMAKA);
  await I.at('/');
});

test('[SES-01] one field alone is not sent, and the other says what is missing', async ({ I, page, sandbox }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto(sandbox.address);
  await I.field('Email').fill(AMAKA);
  await I.button('Sign in').click();
  await I.see('Enter your password.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  expect(calls.filter((url) => url.includes('/subsidiary/'))).toEqual([]);
});

test('[SES-01] the password shows and hides', async ({ I, page, sandbox }) => {
  await page.goto(sandbox.address);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(PASSWORD);
  await expect(password).toHaveAttribute('type', 'password');
  await I.button('Show password').click();
  await expect(password).toHaveAttribute('type', 'text');
});

test('[SES-03] wrong codes, a late one and too many; then a new sign-in', async ({ I, page, sandbox }) => {
  await page.goto(sandbox.address);
  await I.enterPassword(AMAKA);
  await I.at('/2fa-signin');
  await I.enterCode('wrong', 'Verify');
  await I.see('Invalid OTP');
  const late = await I.otp(AMAKA);
  sandbox.clock.advance(301);
  await I.enterCode(late, 'Verify');
  await I.see('OTP has expired');
  await I.button('Back to sign in').click();
  await I.enterPassword(AMAKA);
  // The first wrong code counts too, although it was for another code.
  for (let tries = 2; tries <= 5; tries += 1) {
    await expect(I.field('Your code')).toHaveValue('');
    await I.enterCode(`wrong ${tries}`, 'Verify');
  }
  await I.see('Too many attempts. Sign in again to get a new code.');
  await I.at('/');
  // The next attempt must wait, so that codes cannot be guessed.
  sandbox.clock.advance(16);
  await I.enterPassword(AMAKA);
  await I.heading('Enter your code').waitFor();
  await I.enterCode(await I.otp(AMAKA), 'Verify');
  await I.heading('Dashboard').waitFor();
});

freshTest('[SES-03] another code after a minute', async ({ I, page, sandbox }) => {
  await page.clock.install({ time: momentOf(sandbox) });
  await page.goto(sandbox.address);
  await I.enterPassword(AMAKA);
  await expect(I.field('Your code')).toBeFocused();
  const first = await I.otp(AMAKA);
  await expect(page.getByRole('button', { name: 'Resend code in' })).toBeDisabled();
  await page.clock.runFor(61_000);
  sandbox.clock.advance(61);
  await I.button('Resend code').click();
  await expect.poll(() => I.otp(AMAKA)).not.toBe(first);
  await I.enterCode(await I.otp(AMAKA), 'Verify');
  await I.heading('Dashboard').waitFor();
});

test('[SES-07 SES-03] paths lead where they may', async ({ I, page, sandbox }) => {
  for (const path of ['/dashboard', '/dashboard/account/payouts', '/login', '/2fa-signin']) {
    await page.goto(sandbox.address + path);
    await I.heading('Sign in').waitFor();
    await I.at('/');
  }
  // What this tab was opened for is another test.
  await page.evaluate(() => sessionStorage.clear());
  await I.signIn(TUNDE);
  for (const path of ['/', '/login', '/2fa-signin']) {
    await page.goto(sandbox.address + path);
    await I.heading('Dashboard').waitFor();
    await I.at('/dashboard');
  }
});

test('[SES-07] a page that was opened without a session opens after the sign-in, once, also after a reload', async ({
  I,
  page,
  sandbox,
}) => {
  await page.goto(`${sandbox.address}/dashboard/payout/pending-approval?view=all`);
  await I.at('/');
  await page.reload();
  await I.signInHere(TUNDE);
  await I.heading('Pending approval').waitFor();
  await I.at('/dashboard/payout/pending-approval?view=all');
  await I.logOut();
  await I.signInHere(TUNDE);
  await I.heading('Dashboard').waitFor();
  await I.at('/dashboard');
});

test('[SES-05] a reload keeps the session of this tab, and another tab has none', async ({ I, page, context, sandbox }) => {
  await I.signIn(TUNDE);
  await page.reload();
  await I.heading('Dashboard').waitFor();
  const other = await context.newPage();
  await other.goto(`${sandbox.address}/dashboard`);
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('[SES-06] an expired session shows its reason on the sign-in page', async ({ I, page, sandbox }) => {
  await I.signIn(TUNDE);
  // A call that is still on its way would meet the expiry before the next page does.
  await page.waitForLoadState('networkidle');
  sandbox.clock.advance(61 * 60);
  await I.goTo('Account', 'Payouts');
  await I.see('Please login again');
  await I.at('/');
});

test('[GEN-10] a role that may not pay sees a message, and stays signed in', async ({ I, page, sandbox }) => {
  await I.enterPayouts(NGOZI);
  await expect(I.button('Initiate Payout')).toBeDisabled();
  await expect(I.button('Initiate Payout')).toHaveAccessibleDescription(/You can view payouts, but not make them/);
  // A role that opens the URL directly is limited by the provider.
  await page.goto(`${sandbox.address}/dashboard/account/payouts?transfer=new`);
  await page.getByRole('combobox', { name: 'Bank', exact: true }).selectOption({ label: 'Guaranty Trust Bank' });
  await I.field('Account number').fill('0123456789');
  await expect(I.dialog.getByText(/Your role/)).toBeVisible();
  await expect(I.button('Review payout')).toBeDisabled();
  await I.at('/dashboard/account/payouts?transfer=new');
  await I.see('Ngozi Eze');
});

test('[GEN-10] the provider’s refusal of a payout is shown in its words, and nothing was sent', async ({ I, sandbox }) => {
  const moved = await I.countMoved(async () => {
    await I.startTransfer(AMAKA, '20,000.00');
    await I.review();
    sandbox.queueFault('initiatePayout', 'server');
    await I.button('Initiate payout').click();
    await I.see('The provider refused the request');
    await expect(I.field('Amount')).toHaveValue('20,000.00');
  });
  expect(moved).toBe(0);
});

test('[SES-02 GEN-01] what was sent stays as it was until it is answered, so that nothing typed meanwhile is lost', async ({
  I,
  page,
  sandbox,
}) => {
  const goOn = await hold(page, '**/dashboard/login');
  await page.goto(sandbox.address);
  await I.field('Email').fill(AMAKA);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await I.button('Sign in').click();
  await expect(I.field('Email')).not.toBeEditable();
  goOn();
  await I.see('Invalid email or password');
  await I.field('Email').fill(TUNDE);
  await expect(I.field('Email')).toHaveValue(TUNDE);
});

test('[SES-03] the browser’s back button leads from the code to the sign-in form', async ({ I, page, sandbox }) => {
  await page.goto(sandbox.address);
  await page.getByRole('link', { name: 'Create an Account' }).click();
  await I.at('/sign-up');
  await I.button('Back to sign in').click();
  await I.at('/');
  await I.enterPassword(AMAKA);
  await I.heading('Enter your code').waitFor();
  await page.goBack();
  await expect(I.heading('Sign in')).toBeVisible();
  await I.at('/');
});
