/** The home page: its figures are the provider's, its chart is theirs too, and each part stands or fails alone. */
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Download, Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox/start';
import { readSheet } from '../../sandbox/testing/sheet';
import { providerOf, type SignedIn } from '../drivers/provider';
import { expect, test } from './house';
import { AMAKA, TUNDE } from './merchant';

const drawing = (page: Page) => page.locator('[data-drawing] svg');
const chooser = (page: Page, name: 'Month' | 'Day' = 'Month') => page.getByRole('slider', { name, exact: true });

/** Signed in at the provider, and the page at home with the same token. */
async function atHome(page: Page, sandbox: Sandbox, search = ''): Promise<SignedIn> {
  const who = await providerOf(sandbox).signIn(AMAKA);
  await page.goto(`${sandbox.address}/sandbox/outbox`);
  await page.evaluate((token) => sessionStorage.setItem('accessToken', token), who.token);
  await page.goto(`${sandbox.address}/dashboard${search}`);
  return who;
}

const figure = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'How the business stands' })
    .locator('dl > div')
    .filter({ hasText: label })
    .locator('dd')
    .first();

const amountIn = (text: string | null) => (text ?? '').replace(/[^\d.]/g, '');
const minor = (major: string) => BigInt(major.replace('.', ''));
const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + minor(amount), 0n);

interface Point {
  readonly name_date: string;
  readonly inflow: string;
  readonly outflow: string;
}

async function provided(sandbox: Sandbox, who: SignedIn, type: 'week' | 'year', currency = 'NGN') {
  const { ask } = providerOf(sandbox);
  const headers = { authorization: `Bearer ${who.token}` };
  const wallets: { currency: string; availableBalance: string; ledgerBalance: string }[] = Object(
    await ask('GET', '/dashboard/fetch/all/wallets', headers),
  ).wallets;
  const summary = Object((await ask('GET', `/metric/transaction/summary?currency=${currency}`, headers)).data);
  const points: Point[] = Object(await ask('GET', `/metric/inflow/outflow?type=${type}&currency=${currency}`, headers)).data;
  return { wallet: wallets.find((wallet) => wallet.currency === currency), summary, points };
}

test('[HOM-01 HOM-02 NAV-06] the figures are the provider’s, in the currency that is looked at', async ({ I, page, sandbox }) => {
  const who = await atHome(page, sandbox);
  for (const currency of ['NGN', 'USD']) {
    if (currency !== 'NGN') await page.getByRole('combobox', { name: 'Currency' }).selectOption(currency);
    const { wallet, summary, points } = await provided(sandbox, who, 'year', currency);
    const shown = async (label: string) => amountIn(await figure(page, label).textContent());
    await expect.poll(() => shown('Transaction volume')).toBe(summary.volume);
    expect(await shown('Collection Balance')).toBe(wallet?.ledgerBalance);
    expect(await shown('Payout Balance')).toBe(wallet?.availableBalance);
    expect(await shown('Transaction count')).toBe(String(summary.count));
    expect(await shown('Transaction settlements')).toBe(summary.settlements);
    const toDate = page.getByRole('heading', { name: 'Year to date' }).locator('..').locator('dd');
    await expect
      .poll(async () => minor(amountIn(await toDate.nth(0).textContent())))
      .toBe(sumOf(points.map(({ inflow }) => inflow)));
    expect(minor(amountIn(await toDate.nth(1).textContent()))).toBe(sumOf(points.map(({ outflow }) => outflow)));
  }
  await expect(I.button('View Balance')).toHaveCount(0);
});

test('[HOM-01 HOM-02] a payout shows after a refresh, to the kobo', async ({ I, page, sandbox }) => {
  const who = await atHome(page, sandbox);
  await expect(figure(page, 'Payout Balance')).toContainText('NGN');
  const before = await provided(sandbox, who, 'year');
  const { ask } = providerOf(sandbox);
  const detail = { type: 'Bank', AccountName: 'ADA OKAFOR', recipientName: 'ADA OKAFOR', accountNumber: '0123456789' };
  const money = { bankCode: '058', amount: '20000.55', debitCurrency: 'NGN', creditCurrency: 'NGN', description: 'Rent' };
  const headers = { authorization: `Bearer ${who.token}`, subsidiary_id: '1001', 'idempotency-key': crypto.randomUUID() };
  await ask('POST', '/payout/initiate', headers, { payoutDetails: [{ ...detail, ...money }] });
  await I.button('Refresh').click();
  const expected = minor(before.wallet?.availableBalance ?? '0') - 20_025_55n;
  await expect.poll(async () => minor(amountIn(await figure(page, 'Payout Balance').textContent()))).toBe(expected);
  const outflow = page.getByRole('heading', { name: 'Year to date' }).locator('..').locator('dd').nth(1);
  const went = sumOf(before.points.map((point) => point.outflow)) + 20_025_55n;
  await expect.poll(async () => minor(amountIn(await outflow.textContent()))).toBe(went);
});

test('[HOM-02] the range and the view stand in the address; the year comes first', async ({ I, page, sandbox }) => {
  await atHome(page, sandbox);
  await expect(page.getByRole('radio', { name: 'This year' })).toBeChecked();
  await page.getByRole('radio', { name: 'This week' }).check({ force: true });
  await I.see('Week to date');
  await I.at('/dashboard?range=week');
  await I.button('Show as table').click();
  await I.at('/dashboard?range=week&view=table');
  const table = page.getByRole('table', { name: /by day of this week/ });
  await expect(table.getByRole('row')).toHaveCount(9);
  await page.reload();
  await expect(table.getByRole('rowheader', { name: 'Total' })).toBeVisible();
  await page.getByRole('radio', { name: 'This year' }).check({ force: true });
  await expect(page.getByRole('table', { name: /by month of this year/ }).getByRole('row')).toHaveCount(14);
  await I.button('Show as chart').click();
  await I.at('/dashboard');
  await expect(drawing(page)).toBeVisible();
});

test('[HOM-02] a month is chosen by pointer and by arrow keys, and read out', async ({ page, sandbox }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const who = await atHome(page, sandbox);
  const { points } = await provided(sandbox, who, 'year');
  await expect(chooser(page)).toHaveAttribute(
    'aria-valuetext',
    /^November 2026, Inflow NGN [\d,.]+, Outflow NGN [\d,.]+, Net NGN -?[\d,.]+$/,
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
  const who = await atHome(page, sandbox);
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
  expect([rows.slice(1).map((row) => row.slice(0, 3)), formulas]).toEqual([wanted, 0]);
  const csv = await saved('CSV (.csv)');
  const lines = readFileSync(await csv.path(), 'utf8')
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 3))).toEqual(wanted);
  const picture = await saved('Picture (.png)');
  expect(picture.suggestedFilename()).toMatch(/\.png$/);
  const bytes = readFileSync(await picture.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const { width = 0 } = (await drawing(page).boundingBox()) ?? {};
  expect(bytes.readUInt32BE(16)).toBe(Math.floor((width + 32) * 2));
  // A picture of nothing is a few hundred bytes.
  expect(bytes.length).toBeGreaterThan(8_000);
});

test('[HOM-01 HOM-02] each part fails and is tried again on its own, and what was shown stays', async ({ I, page, sandbox }) => {
  sandbox.queueFault('getWalletBalances', 'broken');
  await atHome(page, sandbox);
  await I.see('The balances could not be fetched.');
  await expect(figure(page, 'Transaction volume')).toContainText('NGN');
  await expect(drawing(page)).toBeVisible();
  await I.button('Try again').click();
  await expect(figure(page, 'Payout Balance')).toContainText('NGN');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const shown = await figure(page, 'Transaction volume').textContent();
  sandbox.queueFault('getTransactionSummary', 'lost');
  sandbox.queueFault('getInflowOutflow', 'garbled');
  await I.button('Refresh').click();
  await I.see('The transactions could not be summed up.');
  await I.see('Inflow and outflow could not be fetched.');
  expect(await figure(page, 'Transaction volume').textContent()).toBe(shown);
  await expect(drawing(page)).toBeVisible();
});

test('[HOM-02] the table stands in for a chart that cannot be fetched', async ({ page, sandbox }) => {
  await page.route('**/assets/Drawing-*.js', (route) => route.abort());
  await atHome(page, sandbox);
  await expect(page.getByRole('table', { name: /by month of this year/ })).toBeVisible();
  await expect(figure(page, 'Payout Balance')).toContainText('NGN');
});

test('[HOM-01 HOM-02] a role without the figures asks for none of them, and is led on', async ({ I, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await I.signIn(TUNDE);
  await I.see('Your role does not include its figures.');
  expect(asked.filter((url) => /metric|wallet\/balance/.test(url))).toEqual([]);
  await I.openPayouts();
});

test('[HOM-02] the policy is kept while the chart is drawn, in both themes', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await atHome(page, sandbox);
  const bar = drawing(page).locator('.apexcharts-bar-area').first();
  const inks = new Set<string | null>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(async () => inks.has(await bar.getAttribute('fill'))).toBe(false);
    inks.add(await bar.getAttribute('fill'));
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(async () => (await drawing(page).boundingBox())?.width).toBeLessThan(390);
  await page.getByRole('radio', { name: 'This week' }).check({ force: true });
  await expect(chooser(page, 'Day')).toBeVisible();
  const refused: string[] = await page.evaluate(() => Reflect.get(window, 'refused'));
  expect(refused.filter((text) => text !== 'script-src eval')).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(`[HOM-01 HOM-02] axe finds nothing at home, ${colorScheme}, ${width} px`, async ({ I, page, sandbox }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const findNothing = async (where: string) => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([]);
      };
      await atHome(page, sandbox);
      await expect(chooser(page)).toBeVisible();
      await findNothing('chart');
      await I.button('Show as table').click();
      await findNothing('table');
      sandbox.queueFault('getInflowOutflow', 'broken');
      await I.button('Refresh').click();
      await I.see('Inflow and outflow could not be fetched.');
      await findNothing('failed');
    });
  }
}

test('[HOM-01 HOM-02] nothing moves while the figures and the chart arrive', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await atHome(page, sandbox);
  await expect(chooser(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.02);
});
