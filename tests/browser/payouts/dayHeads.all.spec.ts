/** The days between the entries of a phone, and the lines of home there. */
import { expect, test } from '../fixtures';
import { findNothing, lookAs } from '../looks';
import { AMAKA } from '../merchant';

test('a phone divides payouts into days, a wide page does not', async ({ I, page }) => {
  await lookAs(page, { colorScheme: 'light', width: 390 });
  await I.enterPayouts(AMAKA);
  const days = page.getByRole('rowheader');
  await expect(days.first()).toContainText(/^(Today)?\d{2}-[A-Z][a-z]{2}-\d{4}$/);
  const texts = await days.allTextContents();
  expect(new Set(texts).size).toBe(texts.length);
  // The head says the day, and the details the time.
  await expect(
    I.firstRow()
      .getByText(/\d{2}-[A-Z][a-z]{2}-\d{4}/)
      .filter({ visible: true }),
  ).toHaveCount(0);
  await findNothing(page, 'payouts by day');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(days).toHaveCount(0);
});

test('a phone shows the lines of the last 30 days, and what they are compared with', async ({ I, page }) => {
  await lookAs(page, { colorScheme: 'dark', width: 390 });
  await I.signIn(AMAKA);
  const figures = page.getByRole('region', { name: 'Business overview' });
  await expect(figures.locator('polyline').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Period' })).toBeVisible();
  await findNothing(page, 'the lines of home');
});
