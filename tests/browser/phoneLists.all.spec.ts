/** Lists on a phone: how high their first row stands, and what their filter sheet has. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { AMAKA } from './merchant';
import { loaded, navigationOf } from './navigation';

const PHONE = { width: 390, height: 844 };
/** In CSS pixels from the top of the page. */
const HIGHEST = 230;
/** Fewer would mean that the test does not find them. */
const FEWEST = 20;
const FEWEST_CHOICES = 10;

test(`[NAV-01] the first row of every list stands at most ${HIGHEST} px from the top of a phone`, async ({
  I,
  page,
  sandbox,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize(PHONE);
  await I.enter(AMAKA, '/dashboard');
  const found: Record<string, number> = {};
  for (const path of await navigationOf(page)) {
    await page.goto(`${sandbox.address}${path}`);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await loaded(page);
    const table = page.locator('[data-list-head] ~ * table tbody tr:has(td):not(:has([data-skeleton]))');
    if ((await page.locator('[data-list-head]').count()) === 0) continue;
    const row = table.first();
    await row.waitFor();
    found[path] = Math.round((await row.boundingBox())?.y ?? Number.POSITIVE_INFINITY);
  }
  expect(Object.keys(found).length).toBeGreaterThanOrEqual(FEWEST);
  expect(Object.entries(found).filter(([, top]) => top > HIGHEST)).toEqual([]);
});

/** The names of searched columns that have no room in the search of a list. */
const cutNames = (page: Page) =>
  page.locator('[data-column-choice]').evaluateAll((choices) =>
    choices.flatMap((choice) => {
      const select = choice.querySelector('select');
      const shown = choice.querySelector('[aria-hidden]');
      if (!select || !shown) return ['a choice without its name'];
      const pressed = select.getBoundingClientRect();
      return [...select.options].flatMap(({ label }) => {
        shown.textContent = label;
        const { width, height } = shown.getBoundingClientRect();
        const isWhole = shown.scrollWidth <= Math.ceil(width) && height <= choice.clientHeight && width <= choice.clientWidth;
        return isWhole && pressed.height >= 44 ? [] : [label];
      });
    }),
  );

test('[SBS-01 PAY-01 SPL-01] the search of a list on a phone shows the whole name of each column that it can search', async ({
  I,
  page,
  sandbox,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize(PHONE);
  await I.enter(AMAKA, '/dashboard');
  const found: Record<string, readonly string[]> = {};
  for (const path of await navigationOf(page)) {
    await page.goto(`${sandbox.address}${path}`);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await loaded(page);
    if ((await page.locator('[data-column-choice]').count()) > 0) found[path] = await cutNames(page);
  }
  expect(Object.keys(found).length).toBeGreaterThanOrEqual(FEWEST_CHOICES);
  expect(Object.entries(found).filter(([, cut]) => cut.length > 0)).toEqual([]);
});

test('[GEN-03 GEN-06] the sheet of a list on a phone has its filters, its order, a refresh and the file', async ({ I, page }) => {
  await page.setViewportSize(PHONE);
  await I.enter(AMAKA, '/dashboard/account/payouts?status=Failed&recipient=ada');
  await I.firstRow().waitFor();
  await expect(page.getByRole('group', { name: 'Applied filters' })).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Filter 1 applied' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await expect(sheet.getByRole('group', { name: 'Applied filters' })).toContainText('Failed');
  await sheet.getByRole('combobox', { name: 'Sort by' }).selectOption('amount');
  await expect(page).toHaveURL(/sort=/);
  const file = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await file;
  const asked = page.waitForRequest(/subsidiary\/payout\/history/);
  await page.getByRole('main').getByRole('button', { name: 'Filter 1 applied' }).click();
  await sheet.getByRole('button', { name: 'Refresh' }).click();
  await asked;
  await expect(sheet).toHaveCount(0);
});

test('[NAV-08 NAV-11] the top bar of a phone has the title and the mode, and the title still gets the focus', async ({
  I,
  page,
}) => {
  await page.setViewportSize(PHONE);
  await I.enter(AMAKA, '/dashboard');
  await page.getByRole('navigation', { name: 'Quick access' }).getByRole('link', { name: 'Pay' }).click();
  await I.firstRow().waitFor();
  await expect(page.getByRole('heading', { level: 1, name: 'Payouts' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('banner').getByText('Payouts', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('group', { name: 'Environment' })).toHaveCount(0);
  const mode = page.getByRole('banner').getByRole('combobox', { name: 'Environment' });
  const box = await mode.boundingBox();
  expect([box?.width, box?.height].every((side) => (side ?? 0) >= 42)).toBe(true);
  await mode.selectOption('Test');
  await I.see(/^You are in test mode/);
  await expect(mode).toHaveValue('Test');
});
