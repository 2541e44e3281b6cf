/** Menus and dialogs whose code has not been loaded by an idle page. */
import { expect, freshTest } from '../fixtures';
import { findNothing } from '../looks';
import { AMAKA } from '../merchant';

freshTest(
  'a menu and a dialog open on a page that was never idle, and can be tried again if their code does not come',
  async ({ I, page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.route(/assets\/(OpenedActionMenu|ModalSheet)-.*\.js$/, (route) => route.abort());
    await I.enterPayouts(AMAKA);
    const menu = page.getByRole('menu');
    const error = page.getByRole('alert');

    const profile = I.button('Amaka Obi');
    await profile.click();
    await expect(error).toContainText('We couldn’t open this.');
    await expect(I.button('Try again')).toBeFocused();
    await findNothing(page, 'a menu without its code');
    await page.unrouteAll();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await expect(error).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(profile).toBeFocused();

    const pay = I.button('Initiate Payout');
    await page.route(/assets\/ModalSheet-.*\.js$/, (route) => route.abort());
    await pay.click();
    await expect(error).toContainText('We couldn’t open this.');
    await page.keyboard.press('Escape');
    await expect(error).toHaveCount(0);
    await expect(pay).toBeFocused();
    await page.unrouteAll();
    await page.keyboard.press('Enter');
    await expect(I.heading('Make a Transfer')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(I.dialog).toHaveCount(0);
    await expect(pay).toBeFocused();
  },
);
