/** A payment link from its creation to the last payment: the list, the form, the payment page, and axe. */
import { readFile } from 'node:fs/promises';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { MARKED_UP } from '../../../sandbox/links/paymentLinks.seed';
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA, enterFirstEntry, NGOZI } from '../merchant';

const LINKS = '/dashboard/business/payment-links';

test('[PLK-01 PLK-02 PLK-03 PLK-04] a link is made, copied, paid by a stranger, closed and opened again', async ({ I, page }) => {
  await I.enter(AMAKA, LINKS);
  await I.button('Create new link').click();
  await expect(I.button('Create link')).toBeDisabled();
  await I.field('Name').fill('Adire, six yards');
  await page.getByRole('combobox', { name: 'Payment type' }).selectOption({ label: 'Multiple Use' });
  await I.field('Amount').fill('12,500');
  await I.field('Limit').fill('1');
  await I.see('the redirect URL must include http:// or https://');
  await I.field('Redirect URL').fill('javascript:alert(1)');
  await I.button('Create link').click();
  await expect(I.field('Redirect URL')).toHaveAttribute('aria-invalid', 'true');
  await expect(I.field('Redirect URL')).toBeFocused();
  await I.field('Redirect URL').fill('https://www.bluecrest.test/thanks');
  await I.button('Create link').click();
  await I.see('Payment link created successfully');
  const row = page.getByRole('row').filter({ hasText: 'Adire, six yards' });
  await expect(row).toContainText('Multiple Use');
  await expect(row).toContainText('3DS (authentication)');
  const doing = async (item: string | RegExp) => {
    await row.getByRole('button', { name: 'Actions for Adire, six yards' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await doing('Copy Link');
  await I.see('Payment link copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await row.getByRole('button', { name: 'Actions for Adire, six yards' }).click();
  const way = page.getByRole('menuitem', { name: 'Initiate Payment' });
  await expect(way).toHaveAttribute('href', copied);
  await expect(way).toHaveAttribute('rel', 'noopener noreferrer');
  const opened = page.context().waitForEvent('page');
  // The menu takes the keys a moment after its items show.
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('i');
  await expect(way).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  const stranger = await opened;
  expect(await stranger.evaluate(() => window.opener)).toBeNull();
  await stranger.getByLabel('Your name').fill('Chika <b>Dike</b>');
  await stranger.getByLabel('Email').fill('chika@customer.test');
  await stranger.getByRole('button', { name: 'Pay' }).click();
  await expect(stranger.getByRole('status')).toHaveText('You paid 12,500.00 NGN');
  await stranger.goto(copied);
  await expect(stranger.getByRole('alert')).toContainText('reached its limit');
  await stranger.close();
  await doing('Deactivate Link');
  await I.see('Deactivating this link will make it no longer accessible.');
  await I.button('Deactivate Link').click();
  await I.see('Payment link deactivated successfully');
  await I.button('Active Links').click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(row).toHaveCount(0);
  await I.button('Deactivated Links').click();
  await doing('Activate Link');
  await I.see('Are you sure you want to Activate this link?');
  await I.button('Activate Link').click();
  await expect(row).toHaveCount(0);
});

test('[PLK-05] the code of a link is drawn and saved as a picture that leads to its page', async ({ I, page }) => {
  await I.enter(AMAKA, LINKS);
  const row = page.getByRole('row').filter({ hasText: 'Market stall' });
  await row.getByRole('button', { name: /^Actions for / }).click();
  const address = await page.getByRole('menuitem', { name: 'Initiate Payment' }).getAttribute('href');
  await page.getByRole('menuitem', { name: 'Generate Qr Code' }).click();
  const drawing = page.getByRole('img', { name: `QR code for ${address}` });
  expect(await drawing.boundingBox()).toMatchObject({ width: 120, height: 120 });
  await expect(I.dialog).toContainText('Mastercard, Verve and Visa');
  const [download] = await Promise.all([page.waitForEvent('download'), I.button('Download').click()]);
  expect(download.suggestedFilename()).toBe('QR-Market-stall.png');
  const { width, height, data } = PNG.sync.read(await readFile(await download.path()));
  expect([width, height, jsQR(new Uint8ClampedArray(data), width, height)?.data]).toEqual([120, 120, address]);
  for (const look of LOOKS) {
    await lookAs(page, look);
    await findNothing(page, `a code in ${look.colorScheme}`);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/qr-${look.width}.png` });
  }
});

test('[PLK-02] the first link is made by keyboard on the empty page, and the focus is on the page when its button is gone', async ({
  I,
  page,
}) => {
  await I.enter('musa.garba@harbour.test', LINKS);
  await I.see('You currently do not have any payment links.');
  await I.button('Create new link').filter({ visible: true }).press('Enter');
  await I.field('Name').fill('Stall');
  await page.getByRole('combobox', { name: 'Payment type' }).selectOption({ label: 'Multiple Use' });
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('NGN');
  await I.button('Create link').press('Enter');
  await page.getByRole('row').filter({ hasText: 'Stall' }).waitFor();
  await expect(I.dialog).toHaveCount(0);
  await expect(I.heading('Payment links')).toBeFocused();
});

test('[PLK-01 PLK-04] links are there for the keyboard and for axe, and markup in a name is letters', async ({ I, page }) => {
  await I.enter(NGOZI, LINKS);
  await expect(I.button('Create new link')).toBeDisabled();
  const marked = page.getByRole('row').filter({ hasText: MARKED_UP });
  await expect(marked).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Donations' })).toContainText('ANY AMOUNT');
  await expect(page.getByRole('row').filter({ hasText: 'Donations' })).toContainText('No limit');
  await I.button('Date Range').click();
  await I.button('Today').click();
  await I.button('Apply Filter').click();
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=/);
  await expect(marked).toHaveCount(0);
  await page.goBack();
  await expect(marked).toBeVisible();
  await marked.getByRole('button', { name: /^Actions for / }).focus();
  await page.keyboard.press('Enter');
  await enterFirstEntry(page, 'View Details');
  await expect(I.dialog.getByText('<script>alert(1)</script>')).toBeVisible();
  for (const look of LOOKS) {
    await lookAs(page, look);
    await findNothing(page, `a link in ${look.colorScheme}`);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/details-${look.width}.png` });
  }
  await I.enter(AMAKA, `${LINKS}?new=link`);
  await I.field('Redirect URL').waitFor();
  for (const look of LOOKS) {
    await lookAs(page, look);
    await findNothing(page, `a new link in ${look.colorScheme}`);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/new-${look.width}.png` });
  }
});
