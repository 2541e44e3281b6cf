/** Authenticated pages: navigation, and how their code is prefetched. */
import type { Page } from '@playwright/test';
import { expect, freshTest, test } from '../fixtures';
import { hold } from '../held';
import { AMAKA, TUNDE } from '../merchant';

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('another page', () => {
  test('[NAV-03 NAV-08] begins at its top and with its title, after signing in too; one that is opened moves nothing', async ({
    I,
    page,
    sandbox,
  }) => {
    await page.goto(sandbox.address);
    await I.signInHere(AMAKA);
    await I.heading('Dashboard').waitFor();
    await expect(h1(page)).toBeFocused();
    await expect(page).toHaveTitle('Dashboard · Bluecrest Stores · Kontor');
    await page.reload();
    await I.heading('Dashboard').waitFor();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(h1(page)).not.toBeFocused();
    await I.openPayouts();
    await expect(h1(page)).toBeFocused();
    await expect(page).toHaveTitle('Payouts · Bluecrest Stores · Kontor');
    await page.evaluate(() => window.scrollTo(0, 400));
    await sidebarOf(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(h1(page)).toHaveText('Dashboard');
    await expect(h1(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveTitle('Dashboard · Bluecrest Stores · Kontor');
  });

  test('[NAV-03] is not what a dialog or a filter in the address makes', async ({ I, page }) => {
    await I.enterPayouts(AMAKA);
    const held = I.button('Initiate Payout');
    await held.focus();
    await page.evaluate(() => window.scrollTo(0, 60));
    await page.evaluate(() => window.history.pushState(null, '', `${window.location.pathname}?page=2`));
    await I.see(/^Page 2|21–40/);
    await expect(held).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('[NAV-03] leaves the focus where the merchant took it while the page was on its way', async ({ I, page }) => {
    const arrive = await hold(page, '**/assets/PayoutsScreen-*.js');
    await I.signIn(TUNDE);
    await page.getByRole('link', { name: 'Payouts', exact: true }).click();
    await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
    await I.button('Notifications, 4').press('Enter');
    const isHeld = () => I.dialog.evaluate((slip) => slip.contains(document.activeElement));
    await expect.poll(isHeld).toBe(true);
    arrive();
    await I.heading('Payouts').waitFor();
    expect(await isHeld()).toBe(true);
  });

  for (const width of [1280, 390])
    test(`[NAV-08] can be left by the arrow, ${width} px; the dashboard has none`, async ({ I, page }) => {
      await page.setViewportSize({ width, height: 760 });
      await I.signIn(AMAKA);
      await expect(I.button('Back')).toHaveCount(0);
      await I.goTo('Account', 'Payouts');
      await expect(page.getByRole('banner').getByText('Payouts')).toBeVisible();
      await page.getByRole('cell').first().waitFor();
      await I.button('Back').click();
      await I.at('/dashboard');
      await expect(h1(page)).toBeFocused();
      // A new tab has no earlier page, so the arrow leads to the parent page.
      const opening = page.waitForEvent('popup');
      await page.evaluate((path) => void window.open(path), I.payoutsPath);
      const opened = await opening;
      await opened.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(h1(opened)).toHaveText('Dashboard');
      await opened.close();
    });
});

test.describe('the code of a screen', () => {
  const CODE = /assets\/PayoutsScreen-.*\.js/;

  for (const [how, sign] of [
    ['pointed at', (page: Page) => page.getByRole('link', { name: 'Payouts', exact: true }).hover()],
    ['focused', (page: Page) => page.getByRole('link', { name: 'Payouts', exact: true }).focus()],
  ] as const)
    freshTest(`is fetched when a link to it is ${how}`, async ({ I, page }) => {
      await I.signIn(TUNDE);
      const fetched = page.waitForRequest(CODE);
      await sign(page);
      await fetched;
      await I.at('/dashboard');
      await expect(h1(page)).toHaveText('Dashboard');
    });

  freshTest('may fail to come when its link is pointed at, and comes when it is followed', async ({ I, page }) => {
    await I.signIn(TUNDE);
    await page.route(CODE, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed');
    const link = page.getByRole('link', { name: 'Payouts', exact: true });
    await link.hover();
    await failed;
    await link.click();
    await page.getByRole('cell').first().waitFor();
  });

  freshTest('that cannot be fetched keeps the frame, and comes when it is tried again', async ({ I, page }) => {
    await page.route(CODE, (route) => route.abort());
    await I.signIn(TUNDE);
    await page.getByRole('link', { name: 'Payouts', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('We couldn’t load this screen');
    await expect(sidebarOf(page)).toBeVisible();
    await expect(page).toHaveTitle('Payouts · Bluecrest Stores · Kontor');
    // Other pages still work.
    await sidebarOf(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(h1(page)).toHaveText('Dashboard');
    await page.getByRole('link', { name: 'Payouts', exact: true }).click();
    await I.button('Try again').click();
    await expect(page.getByRole('alert')).toContainText('We couldn’t load this screen');
    await page.unroute(CODE);
    await I.button('Try again').click();
    await page.getByRole('cell').first().waitFor();
  });
});
