/** QR codes: the list, pictures that an independent reader decodes, and the wizard. Also by keyboard, and with axe. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { MARKED_UP } from '../../../sandbox/links/paymentLinks.seed';
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA, NGOZI } from '../merchant';

const CODES = '/dashboard/business/qr-codes';

/** Decodes the downloaded file with an independent reader. */
async function readFrom(page: Page, work: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), work()]);
  const { width, height, data } = PNG.sync.read(await readFile(await download.path()));
  const text = jsQR(new Uint8ClampedArray(data), width, height)?.data;
  return { name: download.suggestedFilename(), size: [width, height], text };
}

async function look(page: Page, where: string) {
  for (const each of LOOKS) {
    await lookAs(page, each);
    await findNothing(page, `${where} in ${each.colorScheme}`);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${where}-${each.width}.png` });
  }
  await lookAs(page, LOOKS[0]);
}

test('[QRC-01] codes are looked at and saved in each size, and another reader reads them', async ({ I, page }) => {
  await I.enter(AMAKA, CODES);
  const row = page.getByRole('row').filter({ hasText: 'Market stall' });
  const choose = async (item: string) => {
    await row.getByRole('button', { name: 'Actions for Market stall' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await expect(page.getByRole('row').filter({ hasText: MARKED_UP })).toBeVisible();
  await look(page, 'codes');
  await choose('View QR Code');
  const drawing = page.getByRole('img', { name: /^QR code for http/ });
  const address = (await drawing.getAttribute('aria-label'))?.replace('QR code for ', '') ?? '';
  expect(address).toMatch(/\/pay\/KPL-[0-9A-F]{16}$/);
  for (const size of [120, 150, 260]) {
    await page.getByRole('radio', { name: `${size} px` }).check();
    expect(await drawing.boundingBox()).toMatchObject({ width: size, height: size });
    const file = await readFrom(page, () => I.button('Download').click());
    expect(file).toEqual({ name: 'QR-Market-stall.png', size: [size, size], text: address });
  }
  await look(page, 'code');
  await I.dialog.getByRole('button', { name: 'Close' }).last().click();
  const file = await readFrom(page, () => choose('Download Qr Code'));
  expect(file).toMatchObject({ size: [260, 260], text: address });
});

test('[QRC-01] a code is closed and opened again after a yes, and its link with it', async ({ I, page }) => {
  await I.enter(AMAKA, CODES);
  const row = page.getByRole('row').filter({ hasText: 'Deposit' });
  const choose = async (item: string) => {
    await row.getByRole('button', { name: 'Actions for Deposit' }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await choose('Deactivate');
  await I.button('Cancel').click();
  await expect(row).not.toContainText('InActive');
  await choose('Deactivate');
  await look(page, 'closing');
  await I.button('Deactivate QR code').click();
  await I.see('QR Code Deactivated Successfully');
  await expect(row).toContainText('InActive');
  await I.button('Filter').click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('InActive');
  await I.button('Apply Filter').click();
  await expect(page).toHaveURL(/status=InActive/);
  await expect(page.getByRole('row').filter({ hasText: 'Market stall' })).toHaveCount(0);
  await choose('Activate');
  await I.button('Activate QR code').click();
  await I.see('QR Code Activated Successfully');
  await expect(row).toHaveCount(0);
  await I.enter(NGOZI, CODES);
  await row.getByRole('button', { name: 'Actions for Deposit' }).click();
  await expect(page.getByRole('menuitem', { name: 'Deactivate' })).toHaveAttribute('aria-disabled', 'true');
});

test('[QRC-02] from nothing to a code by the keyboard alone, with a link that is made on the way', async ({ I, page }) => {
  await I.enter('ife.adeyemi@newleaf.test', CODES);
  const press = (key: string) => page.keyboard.press(key);
  await I.see('You currently do not have any QR codes.');
  await look(page, 'none');
  await I.button('Create QR code').focus();
  await press('Enter');
  await expect(I.button('Next')).toBeDisabled();
  await look(page, 'kind');
  await page.getByRole('radio', { name: 'Payment Link' }).focus();
  await press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Catalog Link' })).toBeChecked();
  await press('Enter');
  await I.see('No catalog links found');
  await expect(I.dialog.getByRole('button', { name: 'Create new link' })).toHaveCount(0);
  await I.button('Back').focus();
  await press('Enter');
  await expect(page.getByRole('radio', { name: 'Catalog Link' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Catalog Link' })).toBeFocused();
  await press('ArrowLeft');
  await press('Enter');
  await I.see('No payment links found');
  await expect(I.button('Next')).toBeDisabled();
  await look(page, 'missing');
  await I.button('Create new link').focus();
  await press('Enter');
  await expect(I.field('Name')).toBeFocused();
  await page.keyboard.type('Clay pots');
  await press('Tab');
  await page.keyboard.type('Multiple');
  await press('Tab');
  await I.field('Name').press('Enter');
  await I.see('Payment link created successfully');
  await expect(page.getByRole('combobox', { name: 'Payment link' }).locator('option:checked')).toHaveText('Clay pots');
  await look(page, 'picking');
  await page.getByRole('combobox', { name: 'Payment link' }).focus();
  await press('Tab');
  await expect(I.button('Create new link')).toBeFocused();
  await I.button('Next').focus();
  await press('Enter');
  await I.see('Your QR code is ready');
  await look(page, 'ready');
  const file = await readFrom(page, () => I.button('Download').press('Enter'));
  expect(file).toMatchObject({ name: 'QR-Clay-pots.png', size: [260, 260], text: expect.stringMatching(/\/pay\/KPL-/) });
  await press('Escape');
  await I.seeNoDialog();
  // The button of the empty page goes when the row of the new code comes. The heading then has the focus.
  await expect(page.locator('main :focus')).toHaveText(/^(Create QR code|QR codes)$/);
  await expect(page.getByRole('row').filter({ hasText: 'Clay pots' })).toContainText('Payment Link');
});
