/** The chart of the home page: its figures, selecting a month, saving it, and its look. */
import { readFileSync } from 'node:fs';
import type { Download } from '@playwright/test';
import { readSheet } from '../../../sandbox/testing/sheet';
import { expect, freshTest, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA } from '../merchant';
import { amountIn, chooser, drawing, figure, provided } from './atHome';

const PERIOD = 'Period';
const THIS_YEAR = '/dashboard?range=year';

test('[HOM-01 HOM-02] the period and the view stand in the address; the last 30 days come first', async ({ I, page }) => {
  await I.enter(AMAKA, '/dashboard');
  const period = page.getByRole('combobox', { name: PERIOD });
  await expect(period).toHaveValue('days');
  await I.see('Net in the last 30 days');
  await period.selectOption('This week');
  await I.see('Week to date');
  await I.at('/dashboard?range=week');
  await I.button('Show as table').click();
  await I.at('/dashboard?range=week&view=table');
  const table = page.getByRole('table', { name: /by day this week/ });
  await expect(table.getByRole('row')).toHaveCount(9);
  await page.reload();
  await expect(table.getByRole('rowheader', { name: 'Total' })).toBeVisible();
  await period.selectOption('This year');
  await expect(page.getByRole('table', { name: /by month this year/ }).getByRole('row')).toHaveCount(14);
  await I.button('Show as chart').click();
  await I.at(THIS_YEAR);
  await expect(drawing(page)).toBeVisible();
});

test('[HOM-02] a month is chosen by pointer and by arrow keys, and read out', async ({ I, page, sandbox }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const who = await I.enter(AMAKA, THIS_YEAR);
  const { points } = await provided(sandbox, who, 'year');
  await expect(chooser(page)).toHaveAttribute(
    'aria-valuetext',
    /^November 2026, Inflow NGN [\d,.]+, Outflow NGN [\d,.]+, Net NGN −?[\d,.]+$/,
  );
  await chooser(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'October 2026' })).toBeVisible();
  await page.keyboard.press('Home');
  const january = page.getByRole('heading', { name: 'January 2026' }).locator('..').locator('dd');
  expect(amountIn(await january.first().textContent())).toBe(points[0]?.inflow);
  const { width = 0, height = 0 } = (await chooser(page).boundingBox()) ?? {};
  for (const [month, name] of ['January 2026', 'February 2026', 'June 2026', 'December 2026'].entries()) {
    const index = [0, 1, 5, 11][month] ?? 0;
    await chooser(page).click({ position: { x: (width / 12) * (index + 0.5), y: height / 3 } });
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
});

test('[HOM-02 GEN-06] the points are saved as a spreadsheet, as CSV and as a picture', async ({ I, page, sandbox }) => {
  const who = await I.enter(AMAKA, THIS_YEAR);
  const { points } = await provided(sandbox, who, 'year');
  await expect(drawing(page)).toBeVisible();
  const saved = async (item: string): Promise<Download> => {
    const download = page.waitForEvent('download');
    await I.button('Export').click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    return download;
  };
  const wanted = points.map(({ name_date, inflow, outflow }) => [name_date, inflow, outflow]);
  const sheet = await saved('Excel (.xlsx)');
  expect(sheet.suggestedFilename()).toMatch(/^Inflow-and-outflow-\d{8}-\d{6}-[0-9a-f]{8}\.xlsx$/);
  const { rows, formulas } = readSheet(readFileSync(await sheet.path()));
  // In a sheet amounts are numbers.
  const numbers = wanted.map(([name, ...amounts]) => [name, ...amounts.map((amount) => String(Number(amount)))]);
  expect([rows.slice(1).map((row) => row.slice(0, 3)), formulas]).toEqual([numbers, 0]);
  const csv = await saved('CSV (.csv)');
  const lines = readFileSync(await csv.path(), 'utf8')
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 3))).toEqual(wanted);
  const picture = await saved('Image (.png)');
  expect(picture.suggestedFilename()).toMatch(/\.png$/);
  const bytes = readFileSync(await picture.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const { width = 0 } = (await drawing(page).boundingBox()) ?? {};
  expect(bytes.readUInt32BE(16)).toBe(Math.floor((width + 32) * 2));
  // An empty picture has a few hundred bytes.
  expect(bytes.length).toBeGreaterThan(8_000);
});

freshTest('[HOM-02] the table stands in for a chart that cannot be fetched', async ({ I, page }) => {
  await page.route('**/assets/Drawing-*.js', (route) => route.abort());
  await I.enter(AMAKA, THIS_YEAR);
  await expect(page.getByRole('table', { name: /by month this year/ })).toBeVisible();
  await expect(figure(page, 'Payout Balance')).toContainText('NGN');
});

freshTest('[HOM-02] the policy is kept while the chart is drawn, in both themes', async ({ I, page }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await I.enter(AMAKA, '/dashboard');
  const bar = drawing(page).locator('.apexcharts-bar-area').first();
  const inks = new Set<string | null>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(async () => inks.has(await bar.getAttribute('fill'))).toBe(false);
    inks.add(await bar.getAttribute('fill'));
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(async () => (await drawing(page).boundingBox())?.width).toBeLessThan(390);
  await page.getByRole('combobox', { name: PERIOD }).selectOption('This week');
  await expect(chooser(page, 'Day')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'refused'))).toEqual([]);
});

for (const look of LOOKS) {
  test(`[HOM-01 HOM-02] axe finds nothing at home, ${look.colorScheme}, ${look.width} px`, async ({ I, page, sandbox }) => {
    await lookAs(page, look);
    await I.enter(AMAKA, '/dashboard');
    await expect(chooser(page, 'Day')).toBeVisible();
    await findNothing(page, 'chart');
    await I.button('Show as table').click();
    await findNothing(page, 'table');
    sandbox.queueFault('getInflowOutflow', 'broken');
    await I.button('Refresh').click();
    await I.see('We couldn’t load your inflow and outflow.');
    await findNothing(page, 'failed');
  });
}

freshTest('[HOM-01 HOM-02] nothing moves while the figures and the chart arrive', async ({ I, page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await I.enter(AMAKA, '/dashboard');
  await expect(chooser(page, 'Day')).toBeVisible();
  const moved = () => page.evaluate(() => Reflect.get(window, 'moved'));
  // At the first visit the number of rows to do is unknown.
  expect(await moved()).toBeLessThan(0.05);
  await page.reload();
  await expect(chooser(page, 'Day')).toBeVisible();
  expect(await moved()).toBeLessThan(0.005);
});

test('[HOM-02] the bars of today, and of this month, are empty and dashed', async ({ I, page }) => {
  for (const path of ['/dashboard', '/dashboard?range=week', THIS_YEAR]) {
    await I.enter(AMAKA, path);
    await expect(drawing(page)).toBeVisible();
    const bars = drawing(page).locator('.apexcharts-bar-area');
    const dashed = drawing(page).locator('.apexcharts-bar-area[stroke-dasharray="2 2"]');
    await expect(dashed).toHaveCount(2);
    expect(await bars.count(), path).toBeGreaterThan(2);
    if (process.env.KONTOR_PICTURES)
      await page.screenshot({ path: `${process.env.KONTOR_PICTURES}/open-${path.split('=')[1] ?? 'days'}.png` });
  }
});
