/** What every list does, shown with payouts: pages, sorting, the currency in the heading, print and forced colours. */

import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { hold } from './held';
import { AMAKA, TUNDE } from './merchant';

const PAYOUTS = '/dashboard/account/payouts';

test('[GEN-09] pages are turned by their numbers, and before the first rows nothing is said of how many there are', async ({
  I,
  page,
  sandbox,
}) => {
  await I.signIn(TUNDE);
  const answer = await hold(page, '**/subsidiary/payout/all**');
  await page.goto(`${sandbox.address}${PAYOUTS}`);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('combobox', { name: 'Rows per page' })).toBeEnabled();
  await expect(pages.getByRole('status')).toHaveText('');
  await expect(pages.getByRole('button')).toHaveCount(0);
  answer();
  await expect(pages.getByRole('status')).toHaveText(/^1–20 of [\d,]+$/);
  await pages.getByRole('button', { name: 'Page 3', exact: true }).click();
  await expect(page).toHaveURL(/page=3/);
  await expect(pages.getByRole('status')).toHaveText(/^41–60 of/);
  await expect(pages.getByRole('button', { name: 'Page 3', exact: true })).toHaveAttribute('aria-current', 'page');
});

test('[GEN-09] a page after the last one leads to the last one, and the way back does not lead to it again', async ({
  I,
  page,
  sandbox,
}) => {
  await I.enter(TUNDE, '/dashboard');
  await page.goto(`${sandbox.address}${PAYOUTS}?page=9999`);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(page).not.toHaveURL(/page=9999/);
  await expect(pages.getByRole('status')).toHaveText(/ of /);
  const [, first, last, total] =
    /^([\d,]+)–([\d,]+) of ([\d,]+)$/.exec((await pages.getByRole('status').textContent()) ?? '') ?? [];
  expect([last, first === undefined]).toEqual([total, false]);
  await expect(pages.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('[GEN-09] a page after the last one leads to the last one of a list that comes whole, or to its only one', async ({
  I,
  page,
  sandbox,
}) => {
  await I.enter(AMAKA, '/dashboard');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  for (const [path, shown] of [
    ['/dashboard/business/invoice', /^21–(\d+) of \1$/],
    ['/dashboard/business/products', /^1–(\d+) of \1$/],
  ] as const) {
    await page.goto(`${sandbox.address}${path}?page=99`);
    await expect(pages.getByRole('status')).toHaveText(shown);
    await expect(page).not.toHaveURL(/page=99/);
  }
});

test('placeholders breathe as one, and stand as high as the rows that take their place', async ({ I, page, sandbox }) => {
  await I.signIn(TUNDE);
  const answer = await hold(page, '**/subsidiary/payout/all**');
  await page.goto(`${sandbox.address}${PAYOUTS}`);
  const rows = page.locator('tbody tr');
  await expect(rows.locator('[data-skeleton]').first()).toBeVisible();
  const high = async (row: Locator) => (await row.boundingBox())?.height ?? 0;
  // One row of the table stands for twelve.
  await expect(rows).toHaveCount(1);
  const waiting = await high(rows);
  // With one for each bar, a page of rows has a hundred.
  expect(await page.evaluate(() => document.getAnimations().length)).toBeLessThan(10);
  answer();
  await expect(rows.locator('[data-skeleton]')).toHaveCount(0);
  expect(12 * (await high(rows.nth(1)))).toBe(waiting);
});

test('[GEN-09] the filters stand within the window, however near to its side their button is', async ({ I, page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await I.enter(TUNDE, PAYOUTS);
  await I.button('Filter').click();
  const box = await page.getByRole('dialog').boundingBox();
  expect(box && { isIn: box.x >= 0 && box.x + box.width <= 768, width: box.width }).toEqual({ isIn: true, width: 352 });
});

test('[PAY-01 GEN-02] rows that are all loaded are sorted by a column’s values, in the URL, and others cannot be', async ({
  I,
  page,
  sandbox,
}) => {
  await I.enter(TUNDE, PAYOUTS);
  const date = page.getByRole('columnheader', { name: 'Payout date' });
  await page.getByRole('cell').first().waitFor();
  await expect(date).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('columnheader').getByRole('button')).toHaveCount(0);

  await page.goto(`${sandbox.address}${PAYOUTS}?status=Rejected&size=100`);
  const figures = async () => {
    const texts = await page.getByRole('cell', { name: /^[A-Z]{3} [\d,]+\.\d\d$/ }).allInnerTexts();
    return texts.filter((text) => text.startsWith('NGN')).map((text) => Number(text.replace(/[^\d.]/g, '')));
  };
  await I.button('Total amount').click();
  await expect(page).toHaveURL(/sort=-amount/);
  await expect(page.getByRole('columnheader', { name: 'Total amount' })).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect.poll(async () => (await figures()).length).toBeGreaterThan(10);
  const amounts = (await figures()).filter((_, n) => n % 2 === 0);
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  await I.button('Payout date').click();
  await expect(page).not.toHaveURL(/sort/);
  await page.goBack();
  await expect(page).toHaveURL(/sort=-amount/);
});

test('at every width that has a table, it fits its place', async ({ I, page }) => {
  await I.enter(AMAKA, PAYOUTS);
  await I.firstRow().getByRole('cell').first().waitFor();
  await I.firstRow()
    .getByRole('cell')
    .nth(1)
    .evaluate((cell) => {
      cell.textContent = 'Onyekachukwu'.repeat(6);
    });
  for (const width of [768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = () =>
      page.getByRole('table').evaluate(({ parentElement: place }) => (place ? place.scrollWidth - place.clientWidth : -1));
    // The rail also changes with the width, with an animation.
    await expect.poll(beyond, `${width} px`).toBe(0);
  }
});

test('[GEN-02] one currency stands in the head of its column, several beside each amount', async ({ I, page }) => {
  await I.enter(TUNDE, `${PAYOUTS}?recipient=ada&size=100`);
  await expect(page.getByRole('columnheader', { name: 'Total amount (NGN)' })).toBeVisible();
  await expect(I.firstRow().getByText('NGN').first()).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(I.firstRow().getByText('NGN').first()).toBeVisible();
});

test('[NAV-06] a payout is made from the wallet of the chosen currency, and its tab is the one that opens', async ({
  I,
  page,
}) => {
  await I.enterPayouts(AMAKA);
  await page.getByRole('combobox', { name: 'Dashboard currency' }).selectOption('USD');
  await I.button('Initiate Payout').click();
  await I.field('SWIFT code').waitFor();
  await expect(page).toHaveURL(/transfer=USD/);
  await I.button('Cancel').click();
  await I.seeNoDialog();
  await I.button('Payout').click();
  await page.getByRole('link', { name: 'View transfers', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'USD' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'GBP' }).click();
  await page.getByRole('combobox', { name: 'Dashboard currency' }).selectOption('EUR');
  await expect(page.getByRole('tab', { name: 'EUR' })).toHaveAttribute('aria-selected', 'true');
});

test.describe('details on paper', () => {
  for (const width of [1440, 800]) {
    test(`[PAY-01] are a receipt and nothing else, from ${width} px`, async ({ I, page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await I.enter(TUNDE, `${PAYOUTS}?status=Successful`);
      await I.firstRow()
        .getByRole('button', { name: /^Details/ })
        .click();
      await I.see('Date initiated');
      const receipt = page.locator('[data-print]');
      const before = await receipt.elementHandle();
      // Paper is narrower than the page, and nothing that changes its place for it would be there in time.
      await page.pdf({ preferCSSPageSize: true });
      expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
      await page.emulateMedia({ media: 'print' });
      await expect(receipt.getByText('Payout Details')).toBeVisible();
      await expect(receipt.getByText('Bluecrest Stores')).toBeVisible();
      await expect(receipt.getByText('Session ID')).toBeVisible();
      // Earlier payouts are not printed.
      await expect(receipt.locator('[data-mark]').filter({ visible: true })).toHaveCSS('border-top-style', 'solid');
      await expect(receipt.getByText('Date initiated')).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('table').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(0);
      // From the top of the paper, over its whole width.
      const box = await receipt.boundingBox();
      expect([Math.round(box?.x ?? -1), Math.round(box?.y ?? -1), Math.round(box?.width ?? 0)]).toEqual([0, 0, width]);
    });
  }
});

test('[PAY-01] a list on paper has whole names, and nothing to press', async ({ I, page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await I.enter(AMAKA, PAYOUTS);
  await I.firstRow().waitFor();
  await page.emulateMedia({ media: 'print' });
  const names = page.getByRole('cell').getByText(/^(DAMILOLA ADEYEMI|CHIDI NWOSU)$/);
  await expect
    .poll(() => names.evaluateAll((all) => all.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)))
    .toBe(true);
  await expect(names).not.toHaveCount(0);
  await expect(page.locator('[data-initials]').filter({ visible: true })).toHaveCount(0);
  await I.enter(AMAKA, '/dashboard/account/balances');
  await expect(page.getByText('USD Balance').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'View history of USD' })).toBeHidden();
});

test('[RFD-04] a page without a receipt is printed without its frame, black on white', async ({ I, page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await I.enter(AMAKA, '/dashboard/business/refunds');
  await I.firstRow().getByRole('button').first().click();
  await I.see('Transaction reference');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('Transaction reference')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test.describe('in the few colours of the system', () => {
  test('text, selection and focus are still visible', async ({ I, page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await I.enter(TUNDE, `${PAYOUTS}?status=Successful`);
    await I.firstRow()
      .getByRole('button', { name: /^Details/ })
      .click();
    await I.see('Date initiated');
    await expect(I.firstRow().locator('[data-mark]')).toHaveCSS('border-top-style', 'solid');
    await expect(I.firstRow()).toHaveCSS('outline-style', 'solid');
    await expect(page.getByRole('row').nth(2)).toHaveCSS('outline-style', 'none');
    const ground = (name: string) =>
      page.getByRole('button', { name, exact: true }).evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await ground('Page 1')).not.toBe(await ground('Page 2'));
    expect(await ground('Live')).not.toBe(await ground('Test'));
    const below = (name: RegExp) =>
      page.getByRole('button', { name }).evaluate((view) => getComputedStyle(view).borderBottomColor);
    expect(await below(/^All/)).not.toBe(await below(/^Failed/));
    await I.button('Page 2').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
    await expect(I.button('Next page')).toHaveCSS('border-top-style', 'solid');
    await expect(I.button('Print')).toHaveCSS('border-top-style', 'solid');
    await page.getByRole('searchbox').focus();
    await expect(page.getByRole('searchbox').locator('..')).toHaveCSS('outline-style', 'solid');
  });
});

test('the ground of the row under the pointer ends as far beside its first cell as beside its last', async ({ I, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await I.enter(AMAKA, '/dashboard/payout/beneficiaries');
  const row = page.getByRole('row').filter({ hasText: 'BLUECREST FOODS' });
  await row.hover();
  // What loads above it may move the row between two looks.
  await expect(async () => {
    const box = await row.boundingBox();
    if (!box) throw new Error('the row is not shown');
    const dot = (x: number) => page.screenshot({ clip: { x, y: box.y + box.height / 2, width: 2, height: 2 } });
    const [outside, left, right] = [await dot(box.x - 16), await dot(box.x - 6), await dot(box.x + box.width + 4)];
    expect([left.equals(right), left.equals(outside)]).toEqual([true, false]);
  }).toPass();
});
