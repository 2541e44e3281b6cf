/** The frame by keyboard alone, and for screen readers. */
import type { Page } from '@playwright/test';
import { expect, freshTest, test } from '../fixtures';
import { AMAKA, TUNDE } from '../merchant';

const TABLET = { width: 900, height: 800 };

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** Tab starts at the top of the page, as after opening it. */
async function open(page: Page) {
  await page.reload();
  await h1(page).waitFor();
}

/** In the open profile menu. */
async function chooseLogOut(page: Page) {
  // It accepts keys once it has the focus, some frames after it opens.
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
}

test.describe('the keyboard alone', () => {
  test('skips the frame by its first stop', async ({ I, page }) => {
    await I.signIn(TUNDE);
    await open(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    // The home of an approver is the approvals, whose views come first.
    await expect(page.getByRole('main').getByRole('button', { name: /^All/ })).toBeFocused();
  });

  test('[NAV-01] folds a group of the sidebar, whose pages are no stops then', async ({ I, page }) => {
    await I.signIn(TUNDE);
    const account = sidebarOf(page).getByRole('button', { name: 'Account' });
    await account.focus();
    await page.keyboard.press('Enter');
    await expect(account).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(sidebarOf(page).getByRole('link', { name: 'Payouts' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(account).toHaveAttribute('aria-expanded', 'false');
    await expect(account).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sidebarOf(page).getByRole('button', { name: 'Payout' })).toBeFocused();
  });

  test('[NAV-01] opens a page out of the rail, and goes back to its sign by Esc', async ({ I, page }) => {
    await page.setViewportSize(TABLET);
    await I.signIn(TUNDE);
    await I.button('Account').focus();
    await page.keyboard.press('Enter');
    await expect(I.dialog.getByRole('link', { name: 'Payouts' })).toBeFocused();
    await page.keyboard.press('Escape');
    await I.seeNoDialog();
    await expect(I.button('Account')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(I.dialog.getByRole('link', { name: 'Payouts' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(h1(page)).toHaveText('Payouts');
    await expect(h1(page)).toBeFocused();
  });

  test('[NAV-08] reads the notifications and goes back to the bell', async ({ I, page }) => {
    await I.signIn(TUNDE);
    await I.button('Notifications, 4').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => I.dialog.evaluate((slip) => slip.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await I.seeNoDialog();
    await expect(I.button('Notifications, 4')).toBeFocused();
  });

  test('[NAV-08 SES-10] chooses a theme and logs out in the profile menu', async ({ I, page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await I.signIn(TUNDE);
    await I.button('Tunde Bello').focus();
    await page.keyboard.press('Enter');
    const theme = (name: string) => page.getByRole('menuitemradio', { name });
    await expect(theme('System')).toBeChecked();
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(theme('System')).toHaveAttribute('data-highlighted');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(theme('Dark')).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');
    await expect(theme('Dark')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(I.button('Tunde Bello')).toBeFocused();
    await page.keyboard.press('Enter');
    await chooseLogOut(page);
    await I.heading('Sign in').waitFor();
  });

  freshTest(
    '[NAV-08] goes back to the button of the profile menu, also where a frame is late and the page was never idle',
    async ({ I, page }) => {
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      await I.signIn(TUNDE);
      await I.button('Tunde Bello').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menu')).toBeFocused();
      // Both keys come before the frame in which the menu takes the focus for the first.
      await page.getByRole('menu').evaluate((menu) => {
        for (const key of ['ArrowDown', 'Escape']) menu.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      });
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(I.button('Tunde Bello')).toBeFocused();
    },
  );

  test('[SES-10] stays signed in after Esc when logging out would remove an open payment', async ({ I, page, sandbox }) => {
    await I.startTransfer(AMAKA, '60,000.00');
    await I.review();
    sandbox.queueFault('initiatePayout', 'lost');
    sandbox.queueFault('getPayoutStatus', 'pending');
    await I.button('Initiate payout').click();
    await I.see('We couldn’t confirm this yet');
    await page.goto(`${sandbox.address}/dashboard`);
    await I.button('Amaka Obi').focus();
    await page.keyboard.press('Enter');
    await chooseLogOut(page);
    await I.heading('Log out now?').waitFor();
    const isInside = () => I.dialog.evaluate((dialog) => dialog.contains(document.activeElement));
    await expect.poll(isInside).toBe(true);
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await I.seeNoDialog();
    await expect(I.button('Amaka Obi')).toBeFocused();
    await I.at('/dashboard');
  });
});

test.describe('a screen reader', () => {
  test('[NAV-01 NAV-08] finds each landmark once, and one entry that is the page', async ({ I, page }) => {
    await I.enterPayouts(TUNDE);
    for (const landmark of [page.getByRole('banner'), sidebarOf(page), page.getByRole('main')])
      await expect(landmark).toHaveCount(1);
    for (const place of await page.getByRole('navigation').all()) await expect(place).toHaveAccessibleName(/\w/);
    const environment = page.getByRole('banner').getByRole('group', { name: 'Environment' });
    await expect(environment.getByRole('button', { pressed: true })).toHaveText('Live');
    await expect(sidebarOf(page).locator('[aria-current]')).toHaveText(['Payouts']);
    await expect(h1(page)).toHaveCount(1);
  });

  test('[GEN-01] hears what went well politely, and what failed at once', async ({ I, page, sandbox }) => {
    await I.enterPayouts(TUNDE);
    const notices = page.getByRole('region', { name: 'Notices' });
    await I.button('Download').click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    await expect(notices.getByRole('status')).toBeVisible();
    expect(await notices.getByRole('status').evaluate((slip) => slip.parentElement?.ariaLive)).toBe('polite');
    sandbox.queueFault('downloadPayouts', 'broken');
    await I.button('Download').click();
    await page.getByRole('menuitem', { name: 'Excel' }).click();
    await expect(notices.getByRole('alert')).toBeVisible();
  });
});
