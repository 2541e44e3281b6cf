/** Runs axe on every screen of the payout area, light and dark, wide and narrow. */
import { expect, test } from './fixtures';
import { findNothing, LOOKS, lookAs } from './looks';
import { AMAKA } from './merchant';
import { payoutLooksWell } from './payoutLook';

payoutLooksWell('dark');

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
