/** The bar at the foot of a phone: where it leads, what stands above it, and that it never covers what has the focus. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { AMAKA, NGOZI, TUNDE } from '../merchant';

const PHONE = { width: 390, height: 760 };
const PENDING = '/dashboard/payout/pending-approval';

test.beforeEach(({ page }) => page.setViewportSize(PHONE));

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Quick access' });
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const topOf = async (place: Locator) => Math.round((await place.boundingBox())?.y ?? 0);
const bottomOf = async (place: Locator) => {
  const box = await place.boundingBox();
  return Math.round((box?.y ?? 0) + (box?.height ?? 0));
};
/** Whether a press in the middle of an element reaches it. */
const isOnTop = (place: Locator) =>
  place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('leads to the main pages and says how many payouts to approve, without a call of its own', async ({ I, page }) => {
  const asked: string[] = [];
  // The home of an approver is the list of approvals, which asks for its rows and for the counts of its views.
  page.on('request', (request) => request.url().includes('pending') && asked.push(request.url()));
  await I.signIn(TUNDE);
  const approvals = barOf(page).getByRole('link', { name: /^Approvals, \d+ waiting$/ });
  await approvals.waitFor();
  const name = (await approvals.getAttribute('aria-label')) ?? '';
  expect(asked.map((url) => new URL(url).pathname.split('/').pop()).sort()).toEqual(['all', 'counts']);
  await expect(barOf(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await barOf(page).getByRole('link', { name: 'Pay' }).click();
  await I.at('/dashboard/account/payouts');
  await expect(h1(page)).toBeFocused();
  await expect(barOf(page).getByRole('link', { name: 'Pay' })).toHaveAttribute('aria-current', 'page');
  await expect(barOf(page).getByRole('link', { name, exact: true })).toBeVisible();
  expect(asked.map((url) => new URL(url).pathname.split('/').pop()).sort()).toEqual(['all', 'counts']);
  await barOf(page).getByRole('link', { name, exact: true }).click();
  await I.at(PENDING);
  await expect(barOf(page).locator('[aria-current=page]')).toHaveCount(1);
});

test('counts one less after a decision', async ({ I, page }) => {
  await I.enter(TUNDE, PENDING);
  await page
    .getByRole('button', { name: /^Approve the payout/ })
    .first()
    .waitFor();
  const countOf = async () =>
    Number(
      (
        await barOf(page)
          .getByRole('link', { name: /^Approvals/ })
          .getAttribute('aria-label')
      )?.match(/\d+/)?.[0],
    );
  await expect.poll(countOf).toBeGreaterThan(0);
  const before = await countOf();
  await page
    .getByRole('button', { name: /^Decline the payout/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Decline [A-Z]{3} [\d,.]+$/ }).click();
  await I.field('Your code').waitFor();
  await I.field('Your code').fill(await I.otp(TUNDE));
  await I.button('Confirm decline').click();
  await I.see(/declined successfully/);
  await expect.poll(countOf).toBe(before - 1);
});

test('has no entry to what the role may not open', async ({ I, page }) => {
  await page.route('**/dashboard/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('"payout.view"', '"report.view"') });
  });
  await I.signIn(NGOZI);
  await expect(barOf(page).getByRole('listitem')).toHaveText(['Home', 'More']);
});

test('stands below the main action of a page, and never before what has the focus', async ({ I, page }) => {
  await I.enterPayouts(AMAKA);
  const bar = barOf(page);
  const start = I.button('Initiate Payout');
  expect(await bottomOf(start)).toBeLessThanOrEqual(await topOf(bar));
  expect(await isOnTop(start)).toBe(true);
  expect(await bottomOf(bar)).toBe(PHONE.height);
  const rows = await page.getByRole('main').getByRole('row').count();
  for (let presses = 0; presses < 2 * rows; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator('main :focus');
    if ((await focused.count()) === 0) continue;
    expect(await isOnTop(focused), (await focused.textContent()) ?? '').toBe(true);
  }
});

test('is behind dialogs and details, whose buttons stand at the foot of the page', async ({ I, page }) => {
  await I.startTransfer(AMAKA, '20,000.00');
  expect(await isOnTop(I.button('Review payout'))).toBe(true);
  expect(await isOnTop(page.locator('nav[aria-label="Quick access"]'))).toBe(false);
  await page.keyboard.press('Escape');
  await I.button('Leave').click();
  await I.firstRow().getByRole('button').first().click();
  await I.see('Date initiated');
  expect(await isOnTop(I.dialog.getByRole('button').last())).toBe(true);
  expect(await isOnTop(page.locator('nav[aria-label="Quick access"]'))).toBe(false);
});

test('is the end of a page that is too low for it, as above a keyboard', async ({ I, page }) => {
  await page.setViewportSize({ width: 390, height: 380 });
  await I.enterPayouts(AMAKA);
  await expect(barOf(page)).not.toBeInViewport();
  await barOf(page).scrollIntoViewIfNeeded();
  await expect(barOf(page)).toBeInViewport();
});

test('rows without heads are sorted by a choice in the filter sheet', async ({ I, page }) => {
  await I.enter(TUNDE, PENDING);
  await I.firstRow().waitFor();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Filter|Options)$/ })
    .click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Total amount');
  await expect(page).toHaveURL(/sort=-amount/);
  await page.getByRole('button', { name: /^Descending/ }).click();
  await expect(page).toHaveURL(/sort=amount/);
  await expect(page.getByRole('main').getByRole('button', { name: 'Total amount' })).toHaveCount(0);
});
