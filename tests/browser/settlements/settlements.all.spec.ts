/** A merchant explains a settlement in a browser: its statement, its check, its file, and the bank's own file. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheet } from '../../../sandbox/testing/sheet';
import { shownIn } from '../../samples/formulas';
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA } from '../merchant';

const LIST = '/dashboard/account/settlements/grouped';
const ITEMS = /\/settlement\/statement\/\d+\/items\?/;
const BANK_CHECK = '/dashboard/account/settlements/bank-check';

async function openStatement(page: Page) {
  await page
    .getByRole('link', { name: /^View statement/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Settlement statement' }).waitFor();
}

async function saved(page: Page, press: () => Promise<void>): Promise<Uint8Array> {
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await press();
  return new Uint8Array(await readFile(await (await download).path()));
}

test('[STL-01] a statement agrees with its items, each line opens what it sums, and its file adds it up again', async ({
  I,
  page,
}) => {
  await I.enter(AMAKA, `${LIST}?status=Completed`);
  await openStatement(page);
  await I.see('Agrees to the kobo');
  const sums = page.getByRole('table', { name: /^Lines of this settlement/ }).locator('tfoot span[class*=double]');
  const places = await sums.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect([places.length, new Set(places).size], 'the rules of all sums meet').toEqual([4, 1]);
  await I.button('Collections').click();
  await expect(page.getByRole('link', { name: /^KOR-/ }).first()).toBeVisible();
  const bytes = await saved(page, () => I.button('Download statement').click());
  const book = Object.fromEntries([1, 2, 3].map((place) => readSheet(bytes, place)).map(({ name, rows }) => [name, rows]));
  const results = (book.Check ?? []).slice(1).map((_, n) => shownIn(book, 'Check', n + 1, 4));
  expect(results.length).toBeGreaterThan(3);
  expect(new Set(results)).toEqual(new Set(['Agrees']));
});

test('[STL-01 NAV-14] the focus stays with the check when its button goes', async ({ I, page }) => {
  await I.enter(AMAKA, `${LIST}?status=Completed`);
  await openStatement(page);
  await I.see('Agrees to the kobo');
  await page.route(ITEMS, () => undefined);
  await I.button('Check again').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check of the sum' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await I.see('Check cancelled');
  await expect(page.getByRole('heading', { name: 'Check of the sum' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(I.button('Check the sum')).toBeFocused();
});

test('[STL-01] a statement says by how much it differs when the provider loses a row, and saves the check', async ({
  I,
  page,
}) => {
  await page.route(ITEMS, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, items: answer.items.slice(1) } });
  });
  await I.enter(AMAKA, `${LIST}?status=Completed`);
  await openStatement(page);
  await I.see(/^Differs by NGN/);
  await I.see(/1 item never came/);
  const bytes = await saved(page, () => I.button('Download check').click());
  const book = Object.fromEntries([1, 2, 3].map((place) => readSheet(bytes, place)).map(({ name, rows }) => [name, rows]));
  expect((book.Check ?? []).slice(1).map((_, n) => shownIn(book, 'Check', n + 1, 4))).toContain('Differs');
  await page.unroute(ITEMS);
  await I.button('Check again').click();
  await I.see('Agrees to the kobo');
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
] as const)
  test(`[STL-02] a row of several settlements leads to each of them at a width of ${width}`, async ({ I, page }) => {
    await page.setViewportSize({ width, height });
    await I.enter(AMAKA, LIST);
    const links = page.getByRole('row').filter({ hasText: '16-Nov-2026' }).getByRole('link');
    await expect(links).toHaveCount(3);
    const reference = (await links.first().textContent()) ?? '';
    await links.first().click();
    await page.getByRole('heading', { name: 'Settlement statement' }).waitFor();
    await expect(page.getByRole('main')).toContainText(reference);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

test('[STL-01] the transactions of a settlement lead to their details, which name the settlement', async ({ I, page }) => {
  await I.enter(AMAKA, `${LIST}?status=Completed`);
  await openStatement(page);
  await page
    .getByRole('link', { name: /^View all \d+ transactions$/ })
    .first()
    .click();
  await I.heading('Settlement transactions').waitFor();
  await page
    .getByRole('button', { name: /^View details of KOR-/ })
    .first()
    .click();
  await I.heading('Transaction details').waitFor();
  await page.getByRole('link', { name: /^STL-\d{8}-/ }).click();
  await I.heading('Settlement statement').waitFor();
});

test('[STL-01] what is not settled yet is listed, and its details say so', async ({ I, page }) => {
  await I.enter(AMAKA, LIST);
  await page.getByRole('link', { name: /^\d+ transactions?$/ }).click();
  await I.heading('Transactions').waitFor();
  await I.see('Settlement: Not settled yet');
  await page
    .getByRole('button', { name: /^View details of KOR-/ })
    .first()
    .click();
  await I.see('Not settled yet');
});

test('[STL-01] a bank’s file is compared with the settlements, and nothing of it leaves the browser', async ({ I, page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await I.enter(AMAKA, `${LIST}?status=Completed`);
  const rows = page.getByRole('row').filter({ hasText: 'Bank account' });
  await rows.first().waitFor();
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => ({
      day: row.textContent?.match(/\d{2}-[A-Z][a-z]{2}-\d{4}/)?.[0] ?? '',
      // Its button names it again.
      references: [...new Set(row.textContent?.match(/STL-\d{8}-\d{2}/g) ?? [])],
      amount: row.textContent?.match(/([\d,]+\.\d{2})Completed/)?.[1] ?? '',
    })),
  );
  const single = shown.filter(({ references }) => references.length === 1).slice(0, 4);
  expect(single.length).toBe(4);
  const line = ({ day, references, amount }: (typeof single)[number], text = 'ZEBRA MARKER') =>
    `${day},"${text} KONTOR ${references[0]?.replaceAll('-', '')} 1001","${amount}"`;
  const [agrees, doubled, different] = single;
  if (!agrees || !doubled || !different) throw new Error('Too few settlements');
  // The newest and the oldest of them span the file, and what lies between is missing.
  const csv = ['Date,Narration,Credit', line(agrees), line(doubled), line(doubled), line({ ...different, amount: '1.00' })].join(
    '\n',
  );
  await page.goto(page.url().replace(/\/dashboard.*/, BANK_CHECK));
  await page.getByLabel('Bank statement').setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await I.see('What the bank has');
  const resultOf = (reference = '') => page.getByRole('row').filter({ hasText: reference });
  await expect(resultOf(agrees.references[0])).toContainText('Agrees');
  await expect(resultOf(doubled.references[0])).toContainText('Doubled');
  await expect(resultOf(different.references[0])).toContainText('Different');
  const bytes = await saved(page, async () => {
    await I.button('Download').first().click();
    await page.getByRole('menuitem', { name: /xlsx/ }).click();
  });
  expect(readSheet(bytes).rows.map(([result]) => result)).toEqual(expect.arrayContaining(['Agrees', 'Doubled', 'Different']));
  expect(sent.filter((one) => one.includes('ZEBRA') || one.includes('bank.csv'))).toEqual([]);
});

test('[STL-01] the result of a bank’s file fits a page of 768, however long its texts are', async ({ I, page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await I.enter(AMAKA, BANK_CHECK);
  const text = `TRF FRM KONTOR ${'PAYMENTS '.repeat(20)} STL2026111925`;
  const csv = ['Date,Narration,Credit', `16-Nov-2026,Salary,1.00`, `20-Nov-2026,"${text}","1.00"`].join('\n');
  await page.getByLabel('Bank statement').setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await I.see('What the bank has');
  const table = page.getByRole('table', { name: 'Settlements and your bank statement' });
  const [right, room] = await table.evaluate((one) => [
    one.getBoundingClientRect().right,
    one.closest('main')?.querySelector('h1')?.parentElement?.getBoundingClientRect().right ?? 0,
  ]);
  const cut = await table
    .locator('td, td *')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 4).map((one) => one.textContent),
    );
  expect([cut, Math.round(right) <= Math.max(Math.round(room), 736)]).toEqual([[], true]);
  await page.setViewportSize({ width: 1280, height: 720 });
});

test('[RSV-01] four figures stand two above two where a row has no room for them', async ({ I, page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await I.enter(AMAKA, '/dashboard/balance/rolling-reserve');
  await page.getByText('To your Collection Balance').waitFor();
  const tops = await page.locator('[data-figure]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect(tops[1]).toBe(tops[0]);
  expect(tops[3]).toBe(tops[2]);
  expect(tops[2]).toBeGreaterThan(tops[0] ?? Number.POSITIVE_INFINITY);
});

test('[STL-01] the entries of a phone show their date only above them', async ({ I, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await I.enter(AMAKA, '/dashboard/account/settlements');
  await I.firstRow().waitFor();
  const shown = await page
    .locator('tbody tr td[data-place=lead]')
    .first()
    .evaluate((cell) =>
      [...cell.querySelectorAll('span')]
        .filter((one) => one.childElementCount === 0 && one.clientHeight > 1)
        .map((one) => one.textContent),
    );
  expect(shown).toEqual([expect.stringMatching(/^STL-/)]);
});

test('[RSV-01] a week of the rolling reserve filters the list, and its rows are those of the bar', async ({ I, page }) => {
  await I.enter(AMAKA, '/dashboard/balance/rolling-reserve');
  const bar = page.getByRole('button', { name: /NGN/ }).first();
  await bar.waitFor();
  await bar.click();
  await expect(page).toHaveURL(/week=\d{4}-\d{2}-\d{2}/);
  await expect(
    page
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .first(),
  ).toBeVisible();
});

test('[FND-02] the notification about a funding is sent again with the same event ID', async ({ I, page }) => {
  await I.enter(AMAKA, '/dashboard/payout/funding-history');
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first()
    .click();
  await page.getByRole('button', { name: /Re-push webhook/ }).click();
  const question = page.getByRole('dialog', { name: 'You are about to re-push webhook' });
  await question.waitFor();
  const sent = page.waitForResponse((response) => response.url().includes('trigger-webhook'));
  await question.getByRole('button', { name: 'Yes, Re-push webhook' }).click();
  expect((await sent).status()).toBe(200);
  await expect(question).toBeHidden();
});

for (const look of LOOKS)
  test(`[STL-01] a statement that differs fits and is accessible at ${look.width} px`, async ({ I, page }) => {
    await page.route(ITEMS, async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, items: answer.items.slice(1) } });
    });
    await lookAs(page, look);
    await I.enter(AMAKA, '/dashboard/account/settlements/300/statement');
    await I.see(/^Differs by NGN/);
    const amounts = page.getByRole('main').locator('td li > :nth-child(2)');
    await expect(amounts).toHaveCount(5);
    const ends = await amounts.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
    expect(new Set(ends).size, 'the amounts of the items stand below each other').toBe(1);
    await findNothing(page, 'a statement that differs');
    await page.unroute(ITEMS);
  });

const PLACES = [
  ['settlements', LIST, /STL-\d{8}/],
  ['the bank statement check', BANK_CHECK, 'Choose a file'],
] as const;

for (const look of LOOKS)
  for (const [what, path, shows] of PLACES)
    test(`[STL-01] [STL-02] ${what} fits and is accessible at ${look.width} px`, async ({ I, page }) => {
      await lookAs(page, look);
      await I.enter(AMAKA, path);
      await page.getByText(shows).first().waitFor();
      await findNothing(page, what);
    });
