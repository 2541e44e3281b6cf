/** Hostile input in every field: nothing of it runs, breaks the page or shows up elsewhere. */
import { expect, test } from './fixtures';
import { AMAKA } from './merchant';
import { NASTY } from './nasty';

test('[GEN-03] hostile input on the sign-in page does no harm and is not echoed', async ({ I, page, sandbox }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(sandbox.address);
  for (const text of NASTY) {
    await I.field('Email').fill(text);
    await page.getByLabel('Password', { exact: true }).fill(text);
    await I.button('Sign in').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(I.button('Sign in')).toBeEnabled();
  }
  expect(problems).toEqual([]);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('[PAY-06 SES-03] nothing typed as a code does harm', async ({ I, page, sandbox }) => {
  await page.goto(sandbox.address);
  await I.enterPassword(AMAKA);
  await I.heading('Enter your code').waitFor();
  for (const text of NASTY.slice(0, 4)) {
    await I.enterCode(text, 'Verify');
    await expect(I.field('Your code')).toHaveValue('');
    await expect(page.getByText(/Invalid OTP|unexpected body|otp/i).first()).toBeVisible();
  }
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('[PAY-03 GEN-02 GEN-03] nothing typed into a transfer does harm, and a strange description arrives as it was typed', async ({
  I,
  page,
}) => {
  await I.enterPayouts(AMAKA);
  await I.openTransfer();
  for (const text of NASTY) {
    await I.field('Account number').fill(text);
    await I.field('Amount').fill(text);
    await I.field('Description').fill(text);
    await expect(I.button('Review payout')).toBeDisabled();
    await expect(I.field('Amount')).toHaveValue(text);
    await expect(I.field('Amount')).toHaveAttribute('aria-invalid', 'true');
  }
  const [markup] = NASTY;
  const moved = await I.countMoved(async () => {
    await I.fillTransfer({ amount: '1,234.56', description: markup });
    await I.review();
    await expect(I.dialog.getByText(markup, { exact: true })).toBeVisible();
    await I.button('Initiate payout').click();
    await I.seePaid();
  });
  expect(moved).toBe(1);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('[PAY-04] an account that cannot be resolved, and a bank that does not answer', async ({ I, page }) => {
  await I.enterPayouts(AMAKA);
  await I.openTransfer();
  await I.fillTransfer({ amount: '20,000' });
  await I.field('Account number').fill('0000000000');
  await expect(I.dialog.getByText('Account could not be resolved')).toBeVisible();
  await expect(I.button('Review payout')).toBeDisabled();
  await I.field('Account number').fill('0000000408');
  await I.button('Try again').click();
  await expect(I.button('Review payout')).toBeDisabled();
  await I.field('Account number').fill('0123456789');
  await expect(I.button('Review payout')).toBeEnabled();
  await page.getByRole('combobox', { name: 'Bank', exact: true }).selectOption({ label: 'Zenith Bank' });
  await expect(I.button('Review payout')).toBeDisabled();
  await expect(I.button('Review payout')).toBeEnabled();
});

test('[PAY-03] more than the balance is refused before it is sent', async ({ I }) => {
  await I.startTransfer(AMAKA, '999,999,999.00');
  await expect(I.button('Review payout')).toBeDisabled();
  await expect(I.dialog.getByText('The amount is more than your balance.').first()).toBeVisible();
});
