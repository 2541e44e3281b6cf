/** Runs axe from sign-in to a verified payout, and uses the keyboard alone. `accessibility.all.spec.ts` has every width, and the dark. */
import { expect, test } from './fixtures';
import { AMAKA } from './merchant';
import { payoutLooksWell } from './payoutLook';

payoutLooksWell('light');

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
    await I.field('Your code').waitFor();
    await expect(I.field('Your code')).toBeFocused();
    await page.keyboard.type(await I.otp(AMAKA));
    await page.keyboard.press('Enter');
    await I.see('Payout reference');
    await expect(I.heading('Payout sent')).toBeFocused();
    await tabTo('Done');
    await page.keyboard.press('Enter');
    await I.seeNoDialog();
  });
  expect(moved).toBe(1);
  await expect(I.button('Initiate Payout')).toBeFocused();
});
