/** A new invoice in a browser: the form with its live totals, the review, the picture, the draft, bad input, and axe. */
import { readFile } from 'node:fs/promises';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA, NGOZI } from '../merchant';
import { field, fill, LIST, NEW } from './sending';

const OVER = 'Word limit exceeded! Maximum 100 words allowed.';

test('[INV-02 INV-03] an invoice is filled in, read, sent, saved as a picture and found in the list', async ({ I, page }) => {
  await I.enter(AMAKA, NEW);
  await fill(page);
  await I.button('Add item').click();
  await expect(field(page, 'Item 2')).toBeFocused();
  await field(page, 'Item 2').fill('Delivery');
  await field(page, 'Quantity 2').fill('2');
  await field(page, 'Rate 2').fill('7,500.00');
  await field(page, 'Discount').fill('5');
  await field(page, 'Tax').fill('7.5');
  const totals = page.getByRole('definition');
  await expect(totals.filter({ hasText: '795,000.00' })).not.toHaveCount(0);
  await I.see('Tax (7.5%)');
  await I.button('Review invoice').click();
  await I.see('You ask for');
  const paper = page.getByRole('article');
  // What the provider writes on the bill is read before it is sent.
  await expect(paper).toContainText('RC 1204557, TIN 20114477-0001');
  await expect(paper).toContainText('NGN 814,875.00');
  await expect(paper).toContainText('Set when you send');
  await I.button('Send invoice').click();
  await I.heading('Invoice sent Successfully').waitFor();
  await expect(I.dialog.locator('[data-stamp=final]')).toHaveText(/^Sent\d{2}-\w{3}-\d{4} \d{2}:\d{2} [ap]m$/);
  const saving = page.waitForEvent('download');
  await I.button('Download Invoice').click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^Invoice-.+\.png$/);
  const picture = PNG.sync.read(await readFile(await file.path()));
  // A4 at 96 pixels an inch, twice as sharp.
  expect([picture.width, picture.height]).toEqual([1588, 2246]);
  const code = jsQR(new Uint8ClampedArray(picture.data), picture.width, picture.height);
  expect(code?.data).toMatch(/\/pay\//);
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await I.heading('Invoices').waitFor();
  await expect(page.getByRole('row').nth(1)).toContainText('Adire uniforms');
  await expect(page.getByText(/^Draft:/)).toHaveCount(0);
});

test('[INV-03] the email says what the review showed of it', async ({ I, page, sandbox }) => {
  await I.enter(AMAKA, NEW);
  await fill(page);
  await I.button('Review invoice').click();
  await I.button('Email').click();
  const email = page.getByRole('region', { name: 'Email' });
  const sentence = await email.getByText('sent you an invoice for').textContent();
  const subject = (await email.getByText(/^Invoice reference from/).textContent()) ?? '';
  for (const look of LOOKS) {
    await lookAs(page, look);
    await findNothing(page, 'the review with the email');
  }
  await I.button('Send invoice').click();
  await I.heading('Invoice sent Successfully').waitFor();
  const [mail] = await sandbox.outbox('halima@danjuma.test');
  expect(mail?.text?.split('\n')[0]).toBe(sentence);
  expect(mail?.subject?.replace(/ INV-\d+ /, ' reference ')).toBe(subject);
});

test('[INV-02] every wrong field says why, keeps what was typed, and is reached from the summary', async ({ I, page }) => {
  await I.enter(AMAKA, NEW);
  await fill(page, { item: Array.from({ length: 101 }, () => 'word').join(' '), quantity: '1000000000', rate: '1.005' });
  await field(page, 'Due date').fill('01/01/2020');
  await field(page, 'Customer email').fill('nobody');
  await field(page, 'Discount').fill('101');
  await field(page, 'Tax').fill('120');
  await field(page, 'Title').fill('<img src=x onerror=alert(1)>');
  await I.button('Review invoice').click();
  for (const said of [
    'This date has passed. Choose today or later.',
    'not a valid email!',
    OVER,
    'Enter a whole number from 1 to 1,000,000.',
    'Discount should be less than 100%',
    'Tax should be less than 100%',
  ])
    await I.see(said);
  await expect(page.getByRole('alert')).toContainText('Fix 7 fields to review this invoice.');
  await expect(field(page, 'Quantity')).toHaveValue('1000000000');
  await expect(field(page, 'Title')).toHaveValue('<img src=x onerror=alert(1)>');
  await page.getByRole('alert').getByRole('button', { name: 'Tax' }).click();
  await expect(field(page, 'Tax')).toBeFocused();
  await field(page, 'Tax').fill('100');
  await expect(page.getByRole('alert')).toContainText('Fix 6 fields');
});

test('[INV-02] a draft survives leaving the form, and is resumed or discarded from the list', async ({ I, page }) => {
  await I.enter(AMAKA, NEW);
  await fill(page);
  await I.button('Back to invoices').click();
  await I.heading('Invoices').waitFor();
  await I.see('Draft: Adire uniforms, for Halima Danjuma, NGN 780,000.00');
  await I.see(/^Saved today, \d{2}:\d{2} [ap]m\. It is kept in this tab\.$/);
  await I.button('Resume draft').click();
  await expect(field(page, 'Rate')).toHaveValue('6,500');
  await I.button('Back to invoices').click();
  await I.button('Discard').click();
  await expect(page.getByText(/^Draft:/)).toHaveCount(0);
});

test('[INV-02] Enter in the last line adds one, and the focus goes back when one is removed', async ({ I, page }) => {
  await I.enter(AMAKA, NEW);
  await field(page, 'Item 1').fill('Shirts');
  await field(page, 'Rate').press('Enter');
  await expect(field(page, 'Item 2')).toBeFocused();
  await I.button('Remove item 2').click();
  await expect(field(page, 'Item 1')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove item 1' })).toHaveCount(0);
});

test('[INV-02] the words above quantity, rate and amount end where their figures do, and stand on one line', async ({
  I,
  page,
}) => {
  await I.enter(AMAKA, NEW);
  await fill(page);
  const line = page.getByRole('list', { name: 'Items' }).getByRole('listitem').first();
  // All of it at one moment, because the form moves while its total comes.
  const read = () =>
    line.evaluate((whole) => {
      const words = [...whole.querySelectorAll('label, span > span')].filter((one) =>
        ['Quantity', 'Rate', 'Amount'].includes(one.textContent?.trim() ?? ''),
      );
      const heads = words.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect();
      });
      const places = [...whole.children].slice(1);
      return {
        off: heads.map(({ right }, place) => Math.round(right - (places[place]?.getBoundingClientRect().right ?? 0))),
        tops: new Set(heads.filter(({ width }) => width > 10).map(({ top }) => Math.round(top))).size,
      };
    });
  expect(await read()).toEqual({ off: [0, 0, 0], tops: 1 });
});

test('[INV-02] each request for the review leads to the summary while something is wrong', async ({ I, page }) => {
  await I.enter(AMAKA, NEW);
  for (const _ of ['first', 'second']) {
    await field(page, 'Title').focus();
    await I.button('Review invoice').click();
    await expect(page.locator(':focus')).toContainText('to review this invoice.');
  }
});

test('[INV-02] a summary of many errors leads to the first twelve, and counts the others', async ({ I, page }) => {
  await I.enter(AMAKA, NEW);
  for (const _ of Array.from({ length: 5 })) await I.button('Add item').press('Enter');
  await I.button('Review invoice').click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Fix 16 fields');
  await expect(summary).toContainText('and 4 more');
  await expect(summary.getByRole('button')).toHaveCount(12);
});

test('[INV-03] what the provider says instead of sending has the focus: no response, not received, and refused', async ({
  I,
  page,
  sandbox,
}) => {
  const focused = page.locator(':focus');
  await I.enter(AMAKA, NEW);
  await fill(page);
  await I.button('Review invoice').click();
  await I.see('You ask for');
  sandbox.queueFault('createInvoice', 'network');
  sandbox.queueFault('getInvoiceStatus', 'server');
  await I.button('Send invoice').click();
  await expect(focused).toContainText('Check status');
  await I.button('Check status').click();
  await expect(focused).toContainText('The provider didn’t receive the invoice.');
  sandbox.queueFault('createInvoice', 'server');
  await I.button('Send invoice').click();
  await expect(focused).toContainText('Nothing was sent.');
  await expect(field(page, 'Title')).toHaveValue('Adire uniforms');
});

test('[INV-03] an invoice whose answer a reload cut off is found, with the bill as it was read', async ({ I, page }) => {
  await I.enter(AMAKA, NEW);
  await fill(page);
  await I.button('Review invoice').click();
  await I.see('You ask for');
  const made = page.waitForRequest('**/invoice/create');
  await page.route('**/invoice/create', async (route) => void (await route.fetch()));
  await I.button('Send invoice').click();
  await made;
  await page.reload();
  await I.heading('Invoice sent Successfully').waitFor();
  const bill = page.locator('[data-bill]');
  await expect(bill).toContainText('RC 1204557, TIN 20114477-0001');
  await expect(bill).toContainText('12 Broad Street');
});

test('[INV-02] a phone shows the bill over the form, and leads on or back', async ({ I, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await I.enter(AMAKA, NEW);
  await I.button('Preview').click();
  await I.heading('What the customer will get').waitFor();
  await expect(I.dialog.getByRole('button', { name: 'Review invoice' })).toHaveCount(0);
  await I.button('Keep editing').click();
  await expect(I.dialog).toHaveCount(0);
  await fill(page);
  await I.button('Preview').click();
  await I.heading('What Halima Danjuma will get').waitFor();
  await expect(I.dialog.getByRole('img', { name: 'The invoice as the customer will see it' })).toBeInViewport();
  await I.button('Keep editing').click();
  await expect(I.dialog).toHaveCount(0);
  await I.button('Preview').click();
  await I.dialog.getByRole('button', { name: 'Review invoice' }).click();
  await I.see('You ask for');
});

test('[INV-02] a customer is chosen from the list', async ({ I, page }) => {
  await I.enter(AMAKA, NEW);
  await page.getByRole('combobox', { name: 'Customer', exact: true }).click();
  await page.locator('[role=option]').first().click();
  await expect(field(page, 'Customer email')).toHaveValue(/@/);
});

test('[INV-02 GEN-10] a role that may only view has no form', async ({ I, page }) => {
  await I.enter(NGOZI, NEW);
  await expect(field(page, 'Title')).toHaveCount(0);
});

for (const look of LOOKS)
  test(`[INV-02 INV-03] the form, its errors and its review pass axe: ${look.colorScheme}, ${look.width}`, async ({
    I,
    page,
  }) => {
    await I.enter(AMAKA, NEW);
    await lookAs(page, look);
    await field(page, 'Title').waitFor();
    await findNothing(page, 'the form');
    await I.button('Review invoice').click();
    await findNothing(page, 'its errors');
    await fill(page);
    await I.button('Review invoice').click();
    await I.see('You ask for');
    await findNothing(page, 'the review');
    await I.button('Send invoice').click();
    await I.heading('Invoice sent Successfully').waitFor();
    await findNothing(page, 'the outcome');
  });

test('[INV-01] the list leads to the form', async ({ I, page }) => {
  await I.enter(AMAKA, LIST);
  await page.getByRole('link', { name: 'New Invoice' }).click();
  await I.heading('New Invoice').waitFor();
});
