/** Runs axe on every screen and every state of a dialog, light and dark, and uses the keyboard alone. */
import { expect, test } from './fixtures';
import { findNothing, LOOKS, lookAs } from './looks';
import { AMAKA } from './merchant';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing from sign-in to a verified payout, ${colorScheme}`, async ({ I, page, sandbox }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(sandbox.address);
    await findNothing(page, 'sign-in');
    await I.enterPassword(AMAKA, 'wrong');
    await I.see('Invalid email or password');
    await findNothing(page, 'sign-in, refused');
    await I.enterPassword(AMAKA);
    await I.heading('Enter your code').waitFor();
    await findNothing(page, 'second factor');
    await I.enterCode(await I.otp(AMAKA), 'Verify');
    await I.heading('Dashboard').waitFor();
    await findNothing(page, 'dashboard');
    await I.openPayouts();
    await findNothing(page, 'payouts');
    await page.goto(`${page.url()}?recipient=nobody+is+called+so`);
    await I.see('No payouts match.');
    await findNothing(page, 'payouts, none');
    await page.goto(`${sandbox.address}${I.payoutsPath}?transfer=new`);
    await I.heading('Make a Transfer').waitFor();
    await findNothing(page, 'transfer');
    await I.fillTransfer({ amount: '60,000.00' });
    await I.review();
    await findNothing(page, 'review');
    sandbox.queueFault('initiatePayout', 'lost');
    sandbox.queueFault('getPayoutStatus', 'pending');
    await I.button('Initiate payout').click();
    await I.see('We couldn’t confirm this yet');
    await findNothing(page, 'outcome unknown');
    await I.button('Check status').click();
    await I.field('One-time password').waitFor();
    await findNothing(page, 'code');
    await I.verifyPayout();
    await I.see('Payout reference');
    await findNothing(page, 'outcome');
    await I.seePaid();
    await page.goto(`${sandbox.address}/dashboard/no/such/page`);
    await I.heading('Page not found').waitFor();
    await findNothing(page, 'not found');
  });
}

for (const look of LOOKS) {
  test(`axe finds nothing in the payout area, ${look.colorScheme}, ${look.width} px`, async ({ I, page, sandbox }) => {
    await lookAs(page, look);
    await I.signIn(AMAKA);
    const at = (path: string) => page.goto(sandbox.address + path);
    await at('/dashboard/payout/transfer');
    await page.getByRole('cell').first().waitFor();
    await findNothing(page, 'transfers');
    await at('/dashboard/payout/transfer?fund=now');
    await I.dialog.getByText('Bank name').waitFor();
    await findNothing(page, 'fund');
    await at('/dashboard/payout/transfer?wallet=USD&transfer=USD');
    await I.field('SWIFT code').waitFor();
    await findNothing(page, 'abroad');
    await at('/dashboard/account/payouts?status=Failed');
    await page.getByRole('cell').first().waitFor();
    await I.firstRow()
      .getByRole('button', { name: /^Details/ })
      .click();
    await I.see('Date initiated');
    await findNothing(page, 'details');
    await at('/dashboard/account/payouts');
    await I.button('Filter').click();
    await I.button('Apply Filter').waitFor();
    await findNothing(page, 'filter');
    await page.keyboard.press('Escape');
    const days = I.button('Date Range');
    if (await days.isVisible()) {
      await days.click();
      await I.button('Previous month').waitFor();
      await findNothing(page, 'days');
      await page.keyboard.press('Escape');
    }
    sandbox.queueFault('listPayouts', 'broken');
    await at('/dashboard/account/payouts');
    await I.button('Try again').waitFor();
    await findNothing(page, 'failed');
  });
}

test('no screen of the payout area is wider than 320 px', async ({ I, page, sandbox }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await I.signIn(AMAKA);
  for (const path of [
    '/dashboard',
    '/dashboard/account/payouts',
    '/dashboard/payout/transfer',
    '/dashboard/payout/transfer?wallet=USD&transfer=USD',
    '/dashboard/account/payouts?transfer=new',
  ]) {
    await page.goto(sandbox.address + path);
    await page.getByRole('heading').first().waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('[PAY-03 PAY-05 PAY-06] the keyboard alone pays', async ({ I, page }) => {
  await I.enterPayouts(AMAKA);
  const tabTo = async (name: string, element = '') => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const { activeElement } = document;
        const label =
          activeElement instanceof HTMLInputElement || activeElement instanceof HTMLSelectElement
            ? activeElement.labels?.[0]
            : null;
        const text = (label?.textContent ?? activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '').trim();
        return { text, element: activeElement?.localName ?? '' };
      });
      if (focused.text === name && focused.element.startsWith(element)) return;
    }
    throw new Error(`"${name}" cannot be reached by keyboard`);
  };
  const moved = await I.countMoved(async () => {
    await tabTo('Initiate Payout');
    await page.keyboard.press('Enter');
    await I.heading('Make a Transfer').waitFor();
    await expect(page.getByRole('option', { name: 'Guaranty Trust Bank' })).toBeAttached();
    await tabTo('Bank', 'select');
    await page.keyboard.type('Guaranty');
    await tabTo('Account number');
    await page.keyboard.type('0123456789');
    await expect(I.dialog.getByText('ADA OKAFOR')).toBeVisible();
    await tabTo('Amount');
    await page.keyboard.type('60,000.00');
    await tabTo('Description');
    await page.keyboard.type('Rent');
    await page.keyboard.press('Enter');
    await I.see('NGN 60,050.00');
    await tabTo('Initiate payout');
    await page.keyboard.press('Enter');
    await I.field('One-time password').waitFor();
    await expect(I.field('One-time password')).toBeFocused();
    await page.keyboard.type(await I.otp(AMAKA));
    await page.keyboard.press('Enter');
    await I.see('Payout reference');
    await expect(I.heading('Transfer sent')).toBeFocused();
    await tabTo('Done');
    await page.keyboard.press('Enter');
    await I.seeNoDialog();
  });
  expect(moved).toBe(1);
  await expect(I.button('Initiate Payout')).toBeFocused();
});
