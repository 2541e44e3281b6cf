/** The code of a swap: the form opens again behind it, and the code that was sent stays of use. */
import { expect, test } from '../fixtures';
import { AMAKA } from '../merchant';

test('[SWP-05] Back keeps the amounts, and within a minute the next swap takes the code that was sent', async ({ I, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await I.enter(AMAKA, '/dashboard/account/balances?open=swap');
  await I.field('You pay').fill('100,000.00');
  await page.getByRole('combobox', { name: 'Currency you receive' }).selectOption('USD');
  await I.button('Initiate Swap').click();
  await I.button('Verify Swap').waitFor();
  const foot = page.locator('[data-dialog-foot] [data-button]');
  expect(await foot.evaluateAll((all) => all.map((button) => button.scrollWidth - button.clientWidth))).toEqual([0, 0, 0]);
  await I.button('Back').click();
  await expect(I.field('You pay')).toHaveValue('100,000.00');
  await expect(I.field('You pay')).toBeFocused();
  await I.field('You pay').fill('50,000.00');
  await I.button('Initiate Swap').click();
  await I.see('Enter the code that we sent you a moment ago.');
  await I.field('Your code').fill(await I.otp(AMAKA));
  await I.button('Verify Swap').click();
  await I.heading('Currency Swap Successful').waitFor();
});

test('[SWP-05] after a reload within a minute the swap still takes the code that was sent', async ({ I, page }) => {
  await I.enter(AMAKA, '/dashboard/account/balances?open=swap');
  await I.field('You pay').fill('100,000.00');
  await page.getByRole('combobox', { name: 'Currency you receive' }).selectOption('USD');
  await I.button('Initiate Swap').click();
  await I.button('Verify Swap').waitFor();
  const code = await I.otp(AMAKA);
  await page.reload();
  await I.button('Initiate Swap').click();
  await I.see('We sent you a code a moment ago. Enter it if you haven’t used it.');
  await I.see(/^Resend code in 00:[0-5]\d$/);
  await I.field('Your code').fill(code);
  await I.button('Verify Swap').click();
  await I.heading('Currency Swap Successful').waitFor();
});
