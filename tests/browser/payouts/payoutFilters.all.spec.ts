/** The filters and saved views of the list of payouts. */
import { expect, freshTest, test } from '../fixtures';
import { TUNDE } from '../merchant';

test('[PAY-01 GEN-05] the filter panel narrows the list, says so, and stands in the address', async ({ I, page }) => {
  await I.enterPayouts(TUNDE);
  await I.button('Filter').click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Failed' });
  await I.button('Apply Filter').click();
  await expect(page).toHaveURL(/status=Failed/);
  await expect(page.getByRole('row').filter({ hasText: 'Failed' })).toHaveCount(20);
  await expect(page.getByRole('row').filter({ hasText: 'Successful' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'Failed' })).toHaveCount(20);
  await page.goBack();
  await expect(page).not.toHaveURL(/status/);
});

test('[GEN-05 GEN-04] Today is one day of Lagos, Reset empties the range, which takes it off', async ({ I, page }) => {
  await I.enterPayouts(TUNDE);
  await I.button('Date Range').click();
  await I.button('Today').click();
  await I.button('Reset').click();
  await expect(I.field('From')).toHaveValue('');
  await I.button('This Month').click();
  await I.button('Apply Filter').click();
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('from')).toMatch(/-01$/);
  expect(searchParams.get('to')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await expect(
    page.getByRole('navigation', { name: 'Saved views' }).getByRole('button', { name: /^This month/ }),
  ).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: /^Date Range: / }).click();
  await I.button('Reset').click();
  await I.button('Apply Filter').click();
  await expect(page).not.toHaveURL(/from=/);
});

test('[GEN-05] days are typed as dates are shown, and what is no day says so and is not applied', async ({ I, page }) => {
  await I.enterPayouts(TUNDE);
  await I.button('Date Range').click();
  await expect(I.button('Last 30 days')).toBeVisible();
  await I.field('From').fill('30-Feb-2026');
  await I.field('To').fill('20/11/2026');
  await page.keyboard.press('Enter');
  await I.see('Enter a valid date, such as 22-Nov-2026.');
  await expect(page).not.toHaveURL(/to=/);
  await I.field('From').fill('1 nov 2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=2026-11-01&to=2026-11-20/);
  await I.button('Date Range: 01-Nov-2026 – 20-Nov-2026').click();
  await expect(I.field('To')).toHaveValue('20-Nov-2026');
});

test('[PAY-01] a saved view sets its filter, chips take it off one by one, and all at once', async ({ I, page }) => {
  await I.enterPayouts(TUNDE);
  const views = page.getByRole('navigation', { name: 'Saved views' });
  await views.getByRole('button', { name: /^Failed/ }).click();
  await expect(page).toHaveURL(/status=Failed/);
  await page.getByRole('searchbox').fill('ada');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/recipient=ada/);
  await I.button('Remove filter Status').click();
  await expect(page).not.toHaveURL(/status=/);
  await expect(page).toHaveURL(/recipient=ada/);
  await I.button('Reset all').click();
  await expect(page).not.toHaveURL(/recipient=/);
  await expect(views.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-current', 'true');
});

test('[PAY-01 PAY-02] the numbers of the views, once seen, move no view away from the pointer when they come', async ({
  I,
  page,
}) => {
  const counts = '**/subsidiary/payout/counts**';
  let come = () => {};
  let known = Promise.resolve();
  const hold = () => {
    known = new Promise((resolve) => {
      come = resolve;
    });
  };
  hold();
  await page.route(counts, async (route) => {
    await known;
    await route.fallback();
  });
  await I.enterPayouts(TUNDE);
  const last = page.getByRole('navigation', { name: 'Saved views' }).getByRole('button', { name: /^This month/ });
  // Only a browser that has shown them knows how wide they are.
  come();
  await expect(last).toHaveAccessibleName(/\d rows$/);
  hold();
  await page.reload();
  await expect(last).toHaveAccessibleName('This month');
  const before = await last.boundingBox();
  come();
  await expect(last).toHaveAccessibleName(/\d rows$/);
  expect(await last.boundingBox()).toEqual(before);
  await page.unroute(counts);
});

freshTest(
  '[GEN-05] the filter panel takes the focus, is left by Esc, by a press beside it and by its button, and applies nothing',
  async ({ I, page }) => {
    await I.enterPayouts(TUNDE);
    const status = page.getByRole('combobox', { name: 'Status' });
    const ways = [() => page.keyboard.press('Escape'), () => page.mouse.click(1400, 880), () => I.button('Filter').click()];
    for (const leave of ways) {
      await I.button('Filter').click();
      await expect(status).toBeFocused();
      await status.selectOption({ label: 'Failed' });
      await leave();
      await expect(status).toBeHidden();
      await I.button('Filter').click();
      await expect(status).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(I.button('Filter')).toBeFocused();
    }
    await expect(page).not.toHaveURL(/status/);
  },
);

freshTest('[GEN-05] the filter panel takes the focus although it is opened before the page was idle', async ({ I, page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await I.enterPayouts(TUNDE);
  await I.button('Filter').click();
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeFocused();
});
