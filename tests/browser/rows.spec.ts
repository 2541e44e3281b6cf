/** Rows of a list by keyboard: moving, opening, coming back, and copying. */
import { expect, test } from './fixtures';
import { AMAKA, TUNDE } from './merchant';

const TRANSACTIONS = '/dashboard/business/transactions';

test('[GEN-09 TRX-04] keys move over the rows and open one, and Back and Esc return to it as the list was scrolled', async ({
  I,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await I.enter(AMAKA, TRANSACTIONS);
  const rows = page.locator('button[data-opener]');
  await expect(rows).toHaveCount(20);
  for (let row = 0; row < 15; row += 1) {
    await page.keyboard.press(row % 2 === 0 ? 'j' : 'ArrowDown');
    await expect(rows.nth(row === 0 ? 0 : row)).toBeFocused();
  }
  await page.keyboard.press('k');
  await expect(rows.nth(13)).toBeFocused();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(100);
  await page.keyboard.press('Enter');
  await I.heading('Transaction details').waitFor();
  await page.goBack();
  await expect(rows.nth(13)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);

  await page.keyboard.press('Enter');
  await I.heading('Transaction details').waitFor();
  await page.getByRole('button', { name: 'Next row' }).click();
  await page.keyboard.press('Escape');
  await expect(rows.nth(14)).toBeFocused();
  await expect(rows.nth(14)).toBeInViewport();

  // Another visit starts as any page does.
  await page.goto(page.url());
  await expect(rows).toHaveCount(20);
  await expect(page.locator('button[data-opener]:focus')).toHaveCount(0);
});

test('[GEN-09 PAY-01] a pane returns the focus to the row that K and J chose in it', async ({ I, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await I.enter(TUNDE, '/dashboard/account/payouts');
  const rows = page.locator('button[data-opener]');
  await expect(rows).toHaveCount(20);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-panel] h2').first()).toBeFocused();
  await page.getByRole('button', { name: 'Next row' }).waitFor();
  await page.keyboard.press('j');
  await expect(page.locator('tr[aria-current] button[data-opener]')).toHaveAttribute(
    'aria-label',
    (await rows.nth(2).getAttribute('aria-label')) ?? '',
  );
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-panel]')).toHaveCount(0);
  await expect(rows.nth(2)).toBeFocused();
});

test('[GEN-09] C copies the reference of the row, and a phone has no button for it in the row', async ({ I, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await I.enter(AMAKA, TRANSACTIONS);
  const first = page.locator('tbody tr').first();
  const copy = first.getByRole('button', { name: /^Copy reference/ });
  await expect(copy).toHaveCSS('opacity', '0');
  await page.keyboard.press('j');
  await expect(copy).toHaveCSS('opacity', '1');
  await page.keyboard.press('c');
  await expect(first.getByText('Copied!')).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^KOR-\w+$/);
  await expect(first).toContainText(copied);
  await expect(copy).toHaveAccessibleName(`Copy reference ${copied}`);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(copy).toBeHidden();
});

for (const width of [1440, 1024, 768, 390])
  test(`[GEN-09] views are equally far apart at ${width} px`, async ({ I, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await I.enter(AMAKA, TRANSACTIONS);
    const views = page.getByRole('navigation', { name: 'Saved views' }).getByRole('button');
    await expect(views.first()).toHaveText(/\d/);
    const gaps = await views.evaluateAll((all) => {
      const boxes = all
        .map((each) => {
          const words = document.createRange();
          words.selectNodeContents(each);
          return { left: each.getBoundingClientRect().left, right: words.getBoundingClientRect().right };
        })
        .sort((a, b) => a.left - b.left);
      return boxes.slice(1).map(({ left }, at) => Math.round(left - (boxes[at]?.right ?? 0)));
    });
    expect(new Set(gaps).size, gaps.join()).toBe(1);
  });
