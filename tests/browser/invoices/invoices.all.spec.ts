/** Invoices in a browser: the list, the details, what can be done with one, the printed bill, and axe. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA, NGOZI } from '../merchant';
import { field, LIST, sent } from './sending';

const A4_POINTS = /\/MediaBox \[\s*0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\s*\]/;

test('[INV-01] the list shows where invoices stand, and leads to the payment page while something is left', async ({
  I,
  page,
  sandbox,
}) => {
  await sent(sandbox, 1, 'Unpaid invoice');
  await I.enter(AMAKA, LIST);
  const row = page.getByRole('row').filter({ hasText: 'Unpaid invoice' });
  await expect(row).toContainText('Due in');
  await row.getByRole('button', { name: /^Actions for Unpaid invoice/ }).click();
  const pay = page.getByRole('menuitem', { name: 'Initiate Payment' });
  await expect(pay).toHaveAttribute('target', '_blank');
  await expect(pay).toHaveAttribute('href', /\/pay\/[^?]+\?from=dashboard$/);
  await page.getByRole('menuitem', { name: 'Resend invoice' }).click();
  await I.heading('Send this invoice again?').waitFor();
  await I.dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.goto(`${sandbox.address}${LIST}`);
  await page
    .getByRole('tab', { name: /^Paid/ })
    .or(page.getByRole('button', { name: /^Paid/ }))
    .first()
    .click();
  const paid = page.getByRole('row').nth(1);
  await expect(paid).toContainText('Successful');
  await paid.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'View Invoice' }).waitFor();
  await expect(page.getByRole('menuitem', { name: 'Initiate Payment' })).toHaveCount(0);
});

test('[INV-01 GEN-06] the invoices that the filter shows are downloaded', async ({ I, page }) => {
  await I.enter(AMAKA, `${LIST}?standing=overdue`);
  const rows = page.getByRole('row').filter({ hasText: 'Overdue by' });
  await rows.first().waitFor();
  await I.button('Download').click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  for (const line of lines.slice(1)) expect(line).toContain('Overdue by');
  await expect(rows).toHaveCount(lines.length - 1);
});

test('[INV-04] an invoice is sent again once a minute, voided, and then cannot be changed', async ({ I, page, sandbox }) => {
  const id = await sent(sandbox);
  await I.enter(AMAKA, `${LIST}/${id}/details`);
  await I.heading('Timeline').waitFor();
  await expect(page.getByRole('button', { name: /^Resend invoice in/ })).toBeDisabled();
  await I.button('Void invoice').click();
  await I.dialog.getByRole('button', { name: 'Void invoice' }).click();
  await I.see('This invoice is void already.');
  await expect(I.button('Resend invoice')).toBeDisabled();
  await expect(I.button('Mark as paid')).toBeDisabled();
});

test('[INV-04 GEN-10] after voiding by the keyboard, the focus is where it says that the invoice is void', async ({
  I,
  page,
  sandbox,
}) => {
  const id = await sent(sandbox);
  await I.enter(AMAKA, `${LIST}/${id}/details`);
  await I.button('Void invoice').press('Enter');
  await I.dialog.getByRole('button', { name: 'Void invoice' }).press('Enter');
  await I.see('This invoice is void already.');
  await expect(page.getByRole('heading', { name: 'Void this invoice' })).toBeFocused();
  await expect(I.dialog).toHaveCount(0);
});

test('[INV-04] an invoice is marked as paid outside, with a day and a reference', async ({ I, page, sandbox }) => {
  const id = await sent(sandbox);
  await I.enter(AMAKA, `${LIST}/${id}/details`);
  await I.button('Mark as paid').click();
  await page.getByLabel('Date', { exact: true }).fill('2026-11-01');
  await field(page, 'Reference').fill('Cash, receipt 41');
  await I.dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await I.see('Paid outside');
  await I.see('You can’t void an invoice that has a payment.');
});

test('[INV-04] a duplicate fills in the form without its due date', async ({ I, page, sandbox }) => {
  const id = await sent(sandbox, 2, 'Twice');
  await I.enter(AMAKA, `${LIST}/${id}/details`);
  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(field(page, 'Title')).toHaveValue('Twice');
  await expect(field(page, 'Item 2')).toHaveValue('Work shirt, lot 2');
  await expect(field(page, 'Due date')).toHaveValue('');
});

test('[INV-04 GEN-10] a role that may only view changes nothing', async ({ I, sandbox }) => {
  const id = await sent(sandbox);
  await I.enter(NGOZI, `${LIST}/${id}/details`);
  await I.heading('Timeline').waitFor();
  await expect(I.button('Void invoice')).toHaveCount(0);
  await expect(I.button('Resend invoice')).toBeDisabled();
});

for (const [lines, pages] of [
  [1, [1, 1]],
  [30, [2, 2]],
  [100, [3, 5]],
] as const)
  test(`[INV-04] the printed bill of ${lines} lines is on ${pages[0]} to ${pages[1]} A4 pages`, async ({ I, page, sandbox }) => {
    const id = await sent(sandbox, lines);
    await I.enter(AMAKA, `${LIST}/${id}/details`);
    await I.heading('Timeline').waitFor();
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    const count = pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
    expect(pdf).toMatch(A4_POINTS);
    expect(count).toBeGreaterThanOrEqual(pages[0]);
    expect(count).toBeLessThanOrEqual(pages[1]);
  });

/** The end of the sheet in CSS pixels: 255 of its 297 millimetres are between the margins. */
const FOOT = (255 / 25.4) * 96;

test('[INV-03 INV-04] paper has how to pay at its foot, and sums with the last item; a long note goes below them', async ({
  I,
  page,
  sandbox,
}) => {
  const ids = [await sent(sandbox), await sent(sandbox, 22, 'Uniforms', 'We deliver within five days. '.repeat(65))];
  const seen: { readonly foot: number; readonly pages: number; readonly isBelow: boolean }[] = [];
  for (const id of ids) {
    await I.enter(AMAKA, `${LIST}/${id}/details`);
    await I.heading('Timeline').waitFor();
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
    await page.emulateMedia({ media: 'print' });
    const bill = page.locator('[data-print] .bill');
    await expect(bill.locator('tbody tr').last()).toHaveCSS('break-before', 'avoid');
    seen.push(
      await bill.evaluate((whole, count) => {
        const [box, end, sums, say] = ['.bill', '.end', '.sums', '.say'].map((name) =>
          (name === '.bill' ? whole : whole.querySelector(name))?.getBoundingClientRect(),
        );
        return {
          pages: count,
          foot: Math.round((end?.bottom ?? 0) - (box?.top ?? 0)),
          isBelow: (say?.top ?? 0) >= (sums?.bottom ?? 0),
        };
      }, pages),
    );
    await page.emulateMedia({ media: null });
  }
  expect(seen[0]).toEqual({ foot: Math.round(FOOT), pages: 1, isBelow: false });
  expect(seen[1]).toMatchObject({ pages: 2, isBelow: true });
});

test('[INV-01] an entry of a phone says once that it is due, covers nothing with initials, and breaks no address', async ({
  I,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await I.enter(AMAKA, LIST);
  const entry = page.getByRole('row').filter({ hasText: 'Adire uniforms, November' });
  await entry.waitFor();
  const part = page.getByRole('row').filter({ hasText: 'Event linen, Balogun wedding' });
  await expect(part.getByText(/^, part paid NGN [\d,.]+ of 860,000\.00$/)).toBeVisible();
  // What is due no more takes no line.
  const over = page.getByRole('row').filter({ hasText: 'Successful' }).first().locator('td:has(> [data-over])');
  expect(await over.evaluate((cell) => cell.getBoundingClientRect().height)).toBeLessThan(2);
  const head = await entry.locator('td:has([data-worded])').evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(head).toBe('none');
  await expect(entry.locator('[data-initials]')).toBeHidden();
  // The address is read out, and takes no place.
  expect(await entry.getByText('halima@danjumalogistics.test').evaluate((one) => one.getBoundingClientRect().width)).toBeLessThan(
    2,
  );
});

for (const look of LOOKS)
  test(`[INV-01 INV-04] the list and the details pass axe: ${look.colorScheme}, ${look.width}`, async ({ I, page, sandbox }) => {
    const id = await sent(sandbox);
    await I.enter(AMAKA, LIST);
    await lookAs(page, look);
    await page.getByRole('row').nth(1).waitFor();
    await findNothing(page, 'the list');
    await page.goto(`${sandbox.address}${LIST}/${id}/details`);
    await I.heading('Timeline').waitFor();
    await findNothing(page, 'the details');
    await page.goto(`${sandbox.address}${LIST}/${id}/details?ask=void`);
    await I.heading('Void this invoice?').waitFor();
    await findNothing(page, 'the question');
  });
