/** The look of the frame: the theme, axe, and a narrow screen. */
import type { Page } from '@playwright/test';
import { expect, freshTest, test } from '../fixtures';
import { findNothing } from '../looks';
import { AMAKA, TUNDE } from '../merchant';

const PHONE = { width: 390, height: 760 };
const TABLET = { width: 900, height: 800 };

test.describe('the theme', () => {
  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const LIGHT = 'rgb(245, 248, 241)';
  const DARK = 'rgb(18, 26, 23)';

  test('is the system’s, and follows it', async ({ page, sandbox }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(sandbox.address);
    expect(await ground(page)).toBe(LIGHT);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground(page)).toBe(DARK);
  });

  freshTest('is the one that was chosen, from the first paint on, also outside', async ({ I, page, sandbox }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await I.signIn(TUNDE);
    await I.button('Tunde Bello').click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    expect(await ground(page)).toBe(DARK);
    await page.keyboard.press('Escape');
    await I.logOut();
    await I.heading('Sign in').waitFor();
    // Without the app: the chosen theme applies before it loads.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(sandbox.address);
    expect(await ground(page)).toBe(DARK);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the frame, ${colorScheme}`, async ({ I, page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await I.enterPayouts(AMAKA);
    await findNothing(page, '1440');
    await I.button('Amaka Obi').click();
    await page.getByRole('menu').waitFor();
    await findNothing(page, 'profile menu');
    await page.keyboard.press('Escape');
    await I.button('Notifications, 4').click();
    await I.dialog.waitFor();
    await findNothing(page, 'notifications');
    await page.keyboard.press('Escape');
    await page.setViewportSize(TABLET);
    await I.button('Account').click();
    await I.dialog.waitFor();
    await findNothing(page, 'rail');
    await page.keyboard.press('Escape');
    await page.setViewportSize(PHONE);
    await findNothing(page, '390');
    await I.button('More').click();
    await I.dialog.waitFor();
    await findNothing(page, 'drawer');
  });
}

test('at 320 px nothing has to be scrolled sideways, and every target of the frame is 44 px', async ({ I, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await I.signIn(AMAKA);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBe(0);
  await I.button('More').click();
  await I.dialog.waitFor();
  expect(await sideways()).toBe(0);
  // The modes of a strip are pressed on its whole height.
  const targets = 'header button, nav :is(a, button), [role=dialog] :is(a, button:not([role=group] > *), select, [role=group])';
  const frame = page.locator(targets).filter({ visible: true });
  for (const target of await frame.all()) {
    const box = await target.boundingBox();
    expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0)), await target.innerText()).toBeGreaterThanOrEqual(44);
  }
});
