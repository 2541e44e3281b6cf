/** Bulk payouts: from the file to the result of each row. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { workbook } from '../../samples/workbooks';
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA } from '../merchant';
import { button, choose, csv, HEAD, openBulk } from './paymentsFile';

test('[BLK-01 PAY-05] a file is put right row by row, paid once with its code, and what failed is tried again', async ({
  I,
  page,
  sandbox,
}) => {
  test.slow();
  await I.signIn(AMAKA);
  await openBulk(page, sandbox.address);
  const rows = ['0123456789,Guaranty Trust Bank,"60,000.00",Rent', '123456789,Zenith Bnk,200,Food', '0000000503,UBA,300,=Late'];
  const moved = await I.countMoved(async () => {
    await choose(page, csv(...rows));
    await button(page, 'Change to 0123456789').click();
    await button(page, 'Use Zenith Bank').click();
    await button(page, 'Review 3 rows').click();
    await I.see('Total to be debited');
    await I.button('Initiate payouts').click();
    await expect(I.field('Your code')).toBeFocused();
    await I.verifyPayout();
    await I.see('1 of 3 rows failed.');
    await expect(I.firstRow()).toContainText('The receiving bank did not respond');
    await I.see('2 rows accepted');
    await I.see('The receiving bank did not respond');
    // The results of the batch and its account names are still there.
    await page.reload();
    await button(page, 'Try 1 again').click();
    await button(page, 'Review 1 row').click();
    await I.see('Total to be debited');
    await I.button('Initiate payouts').click();
    await I.see('The provider accepted all rows (1).');
  });
  expect(moved).toBe(3);
});

test('[BLK-01] a file that is none is refused in words, and rows that want attention are saved as text', async ({
  I,
  page,
  sandbox,
}) => {
  await I.signIn(AMAKA);
  await openBulk(page, sandbox.address);
  await choose(page, { ...csv(), buffer: Buffer.from('%PDF-1.7') });
  await I.see('This file is a PDF. Save the table as .xlsx or .csv and choose that file.');
  await choose(page, csv());
  await I.see('The file has headings but no rows.');
  const locked = readFileSync(join(import.meta.dirname, '../../../src/services/batchFile/samples/locked.xlsx'));
  await choose(page, { name: 'locked.xlsx', mimeType: 'application/octet-stream', buffer: locked });
  await I.see('The file is password-protected. Save it without a password and choose it again.');
  await choose(page, csv('2.05E+09,Access Bank,1e5,=cmd()'));
  await I.see(/The spreadsheet shortened this/);
  const saved = page.waitForEvent('download');
  await button(page, 'Download 1 row').click();
  expect((await saved).suggestedFilename()).toMatch(/^Bulk-payout-rows-.*\.xlsx$/);
  await expect(button(page, /^Review \d/)).toBeDisabled();
});

/** A sheet with a date for an amount and a filtered row, as a spreadsheet saves it. */
function filtered() {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (number: number, amount: string, more = '') =>
    `<row r="${number}" ${more}>${cell('0123456789')}${cell('GTBank')}${amount}${cell('Rent')}</row>`;
  const heads = `<row r="1">${HEAD.split(',').map(cell).join('')}</row>`;
  const date = row(2, '<c s="1"><v>46024</v></c>');
  const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
  const bytes = workbook(`<sheetData>${heads}${date}${row(3, cell('77.01'))}${row(4, cell('77.02'), 'hidden="1"')}</sheetData>`, {
    'xl/styles.xml': styles,
  });
  return { ...csv(), name: 'filtered.xlsx', buffer: Buffer.from(bytes) };
}

test('[BLK-01] what a spreadsheet hides is held back, corrections are asked about, and the same file twice is warned of', async ({
  I,
  page,
  sandbox,
}) => {
  await I.signIn(AMAKA);
  await openBulk(page, sandbox.address);
  await choose(page, filtered());
  await I.see('“2026-01-02” is not an amount. Write it like 1000.50.');
  await I.see('This row is hidden or filtered out in the spreadsheet. Include it only if you mean to pay it.');
  await expect(button(page, /^Review \d/)).toBeDisabled();
  // The same bank in all rows at once, also in the hidden one.
  await button(page, 'Use Guaranty Trust Bank in 3 rows (Bank not found)').click();
  await button(page, 'Include the row (Hidden in the spreadsheet)').click();
  await I.see('Review 2 rows');
  await button(page, 'Choose another file').click();
  await button(page, 'Keep editing').click();
  await button(page, 'Exclude row 2').click();
  await button(page, 'Download 1 row').waitFor();
  await button(page, 'Choose another file').click();
  await button(page, 'Discard corrections').click();
  const again = csv('0123456789,058,77.03,Rent', '0123456789,058,77.04,Rent');
  const moved = await I.countMoved(async () => {
    await choose(page, again);
    await button(page, 'Review 2 rows').click();
    await I.see('Total to be debited');
    await expect(page.getByText(/repeat/)).toHaveCount(0);
    await I.button('Initiate payouts').click();
    await I.see('The provider accepted all rows (2).');
    await button(page, 'Start another batch').click();
    await choose(page, again);
    await button(page, 'Review 2 rows').click();
    await I.see(/^2 of 2 payments repeat payouts made today/);
  });
  expect(moved).toBe(2);
});

for (const look of LOOKS) {
  test(`[BLK-01] axe finds nothing in a bulk payout, ${look.colorScheme}`, async ({ I, page, sandbox }) => {
    await lookAs(page, look);
    await I.signIn(AMAKA);
    await openBulk(page, sandbox.address);
    await findNothing(page, 'empty');
    await choose(
      page,
      csv('0123456789,Guaranty Trust Bank,20,Rent', '1,Zenith Bnk,0,', '0123456789,Guaranty Trust Bank,20,Rent'),
    );
    await I.see(/Same account and amount as row 2/);
    await findNothing(page, 'review');
    await button(page, 'Review 1 row').click();
    await I.see('Total to be debited');
    await findNothing(page, 'payment');
  });
}

test('[BLK-01] on a smaller screen the views of the rows and the menu of the file stand whole beside the title', async ({
  I,
  page,
  sandbox,
}) => {
  await I.signIn(AMAKA);
  await openBulk(page, sandbox.address);
  await choose(page, csv('0123456789,Guaranty Trust Bank,"60,000.00",Rent', '123456789,Zenith Bnk,200,Food'));
  await button(page, 'Change to 0123456789').waitFor();
  for (const width of [1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 768 });
    await expect(page.getByText('Excluded 0')).toBeInViewport({ ratio: 1 });
    // Nothing else is under the pointer.
    await page.getByRole('button', { name: 'Actions for salaries.csv' }).click({ trial: true });
  }
});

/** What reaches out of the column of the rows, and whether the page scrolls sideways. */
const reachesOut = (page: Page) =>
  page.getByRole('table', { name: 'Rows in the file' }).evaluate((table) => {
    const end = document.querySelector('[data-page-title]')?.parentElement?.getBoundingClientRect().right ?? 0;
    const queue = document.querySelector('section[aria-label=Problems]')?.getBoundingClientRect();
    const column = queue && queue.left > table.getBoundingClientRect().left ? queue.left : end;
    const parts = [...table.querySelectorAll('tbody :is(td, button, input, p, span)')];
    return [
      ...parts.filter((part) => part.getBoundingClientRect().right > column + 16).map(({ textContent }) => textContent),
      ...(document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : []),
    ];
  });

test('[BLK-01] rows that are excluded keep their column, and nothing scrolls before the merchant goes to a problem', async ({
  I,
  page,
  sandbox,
}) => {
  const wrong = ['abc', '1e5', '=1+1', '-500', '1.234.5', '100.999'].map((amount) => `0123456789,UBA,${amount},Salary`);
  const others = ['123456789,Guaranty Trust Bank,5000,A lost zero', '0000000408,Access Bank,9100,Silent'];
  const ready = Array.from({ length: 12 }, (_, at) => `01234567${at + 10},UBA,200,Salary`);
  await I.signIn(AMAKA);
  await openBulk(page, sandbox.address);
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await choose(page, csv(...wrong, ...others, ...ready));
    await I.see('Some banks didn’t respond.');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const [group] = await page.getByRole('button', { name: /^Exclude \d+ rows/ }).all();
    await group?.click();
    await page
      .getByRole('button', { name: /^Restore row/ })
      .first()
      .waitFor({ state: 'attached' });
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => page.locator('tr[aria-current]').count()).toBeGreaterThan(0);
    expect(await reachesOut(page), `at ${width}`).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await button(page, 'Choose another file').click();
    await button(page, 'Discard corrections').click();
  }
});

test('[BLK-01] Alt with an arrow goes on from a row without a field, and the problem with what can be done stands above the foot', async ({
  I,
  page,
  sandbox,
}) => {
  await I.signIn(AMAKA);
  await openBulk(page, sandbox.address);
  const rows = ['0000000408,Access Bank,9100,Silent', '123456789,UBA,5000,Lost zero', '0123456789,Zenith Bnk,200,Salary'];
  const more = ['0123456789,UBA,0,Nothing', '0123456789,Nowhere,20,Unknown', '0123456788,UBA,abc,Letters', ',UBA,70,No account'];
  await choose(page, csv(...rows, ...more));
  await I.see('Some banks didn’t respond.');
  const current = page.locator('section[aria-label=Problems] li[aria-current]');
  for (let at = 0; at < 7; at += 1) {
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByText(`${at + 1} of 7`)).toBeVisible();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(current.getByRole('button').last()).toBeInViewport({ ratio: 1 });
    const [bottom, foot] = await Promise.all([current.boundingBox(), page.locator('[data-ledger-foot]').boundingBox()]);
    expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  }
});

test('[BLK-01 PAY-06] the code confirms what the provider accepted, also after a wrong one and a reload', async ({
  I,
  page,
  sandbox,
}) => {
  await I.signIn(AMAKA);
  await openBulk(page, sandbox.address);
  const rows = ['60000', '1500.50', '13.13'].map((amount, at) => `012345678${at},Guaranty Trust Bank,${amount},Salary`);
  await choose(page, csv(...rows));
  await button(page, 'Review 3 rows').click();
  await I.see('Total to be debited');
  await I.button('Initiate payouts').click();
  const dialog = page.getByRole('dialog', { name: 'Verify Payout' });
  const confirms = async () => {
    await expect(dialog).toContainText('1 row failed and won’t be paid.');
    await expect(dialog).toContainText(/Recipients\s*2/);
    await expect(dialog).toContainText(/Amount without fees\s*NGN\s61,500\.50/);
  };
  await confirms();
  await I.field('Your code').fill('000000');
  await dialog.getByRole('button', { name: 'Verify Payout' }).click();
  await expect(dialog).toContainText('Invalid OTP');
  await confirms();
  const resend = dialog.getByRole('button', { name: /^Resend code in 00:/ });
  await expect(resend).not.toHaveText(/00:5[5-9]|01:00/, { timeout: 15_000 });
  await page.reload();
  await confirms();
  await expect(resend).not.toHaveText(/00:5[5-9]|01:00/);
  // Behind the dialog stands what the provider says of each row.
  await expect(page.getByText('1 of 3 rows failed.')).toHaveCount(1);
  await expect(page.getByText('Name pending')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  const foot = page.locator('[data-ledger-foot]');
  await expect(foot).toContainText(/2 rows accepted, without fees\s*NGN\s61,500\.50/);
  await expect(foot).toContainText(/1 row failed\s*NGN\s13\.13/);
});

/** How many rows are visible between the heads, which stay in view, and a row. */
const rowsAbove = (page: Page, line: number) =>
  page.getByRole('table', { name: 'Rows in the file' }).evaluate((table, wanted) => {
    const problem = table.querySelector('th')?.getBoundingClientRect().bottom ?? 0;
    const rows = [...table.querySelectorAll('tbody tr:not([data-under], [aria-hidden])')];
    const at = rows.findIndex((row) => row.querySelector('td')?.textContent === `Row ${wanted}`);
    return rows.slice(0, at).filter((row) => row.getBoundingClientRect().top >= problem - 1).length;
  }, line);

test('[BLK-01] on a smaller screen the row of the current problem stands third, and the file is named in the top bar', async ({
  I,
  page,
  sandbox,
}) => {
  const name = 'november-salaries-of-all-branches-and-the-head-office-final.csv';
  const ready = (from: number, count: number) => Array.from({ length: count }, (_, at) => `01234567${from + at},UBA,200,Salary`);
  const rows = [
    ...ready(10, 20),
    '0123456789,Zenith Bnk,200,Salary',
    ...ready(30, 5),
    '0123456788,UBA,0.00,Salary',
    ...ready(40, 20),
  ];
  await I.signIn(AMAKA);
  await openBulk(page, sandbox.address);
  await page.setViewportSize({ width: 1024, height: 768 });
  await choose(page, { ...csv(...rows), name });
  const file = page.getByRole('banner').getByTitle(name);
  await expect(file).toHaveText(name);
  await expect.poll(() => file.evaluate((text) => text.scrollWidth > text.clientWidth)).toBe(true);
  // Nothing scrolls before the merchant goes to a problem.
  await expect(page.getByText('1 of 2')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await button(page, 'Next problem').click();
  await expect(page.getByLabel('Bank, row 22')).toBeFocused();
  await expect.poll(() => rowsAbove(page, 22)).toBe(2);
  await I.see('No bank matches “Zenith Bnk”. Did you mean Zenith Bank?');
  await button(page, 'Next problem').click();
  await expect(page.getByLabel('Amount, row 28')).toBeFocused();
  await expect.poll(() => rowsAbove(page, 28)).toBe(2);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByLabel('Bank, row 22')).toBeFocused();
  await expect.poll(() => rowsAbove(page, 22)).toBe(2);
  await button(page, 'Actions for row 22').click();
  await page.getByRole('menuitem', { name: 'Use Zenith Bank in this row' }).click();
  await button(page, 'Actions for row 28').click();
  await page.getByRole('menuitem', { name: 'Exclude row 28' }).click();
  await I.see('All 46 rows are ready.');
  await expect(page.getByText('All 46 rows are ready.')).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('banner').getByText('Bulk Payout', { exact: true })).toBeVisible();
});
