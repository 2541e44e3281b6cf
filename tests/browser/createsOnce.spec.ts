/** A response that is lost while something is created: one submit creates one thing, over a reload and over changes. */
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { failedReference } from '../../machines/reports/reports/reports.flow';
import { expect, test } from './fixtures';
import { findNothing, LOOKS, lookAs } from './looks';
import { AMAKA, type Merchant } from './merchant';

const LINKS = '/dashboard/business/payment-links';
const PRODUCTS = '/dashboard/business/products';
const REPORTS = '/dashboard/report-center';
/** With the row of the heads. */
const SEEDED_ROWS = 5;
const ACCOUNTS = '/dashboard/account/virtual-wallets';

/** Submits a new link whose response is lost. */
async function loseLink(I: Merchant, page: Page, name: string) {
  await I.enter(AMAKA, `${LINKS}?new=link`);
  await I.field('Name').fill(name);
  await page.getByRole('combobox', { name: 'Payment type' }).selectOption({ label: 'Multiple Use' });
  await I.button('Create link').click();
  await I.see(/you get only one, even if we received your first request/);
}

const rowsOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Reloads the page of the open form, which keeps what was entered. */
async function reload(I: Merchant, page: Page, field: string, value: string) {
  await page.reload();
  await expect(I.field(field)).toHaveValue(value);
}

test('[PLK-02 FLW-03] a link whose response was lost is one link after a reload and a second submit', async ({
  I,
  page,
  sandbox,
}) => {
  sandbox.queueFault('createPaymentLink', 'lost');
  await loseLink(I, page, 'Once only');
  await reload(I, page, 'Name', 'Once only');
  await I.button('Create link').click();
  await I.see('Payment link created successfully');
  await I.seeNoDialog();
  await expect(rowsOf(page, 'Once only')).toHaveCount(1);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('newPaymentLink')))).toEqual([]);
});

test('[PLK-02 FLW-03] a link that was changed after a lost response is never refused as a used key, and the merchant decides about another', async ({
  I,
  page,
  sandbox,
}) => {
  sandbox.queueFault('createPaymentLink', 'lost');
  await loseLink(I, page, 'First try');
  await I.field('Name').fill('Second try');
  await reload(I, page, 'Name', 'Second try');
  await I.button('Create link').click();
  await I.heading('Create another payment link?').waitFor();
  await I.see(/We received your earlier request and created “First try”/);
  await expect(page.getByRole('link', { name: 'View your payment links' })).toHaveAttribute('href', LINKS);
  for (const look of LOOKS) {
    await lookAs(page, look);
    await findNothing(page, `the decision about another link in ${look.colorScheme}`);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/another-${look.width}-${look.colorScheme}.png` });
  }
  await I.button('Create another').click();
  await I.see('Payment link created successfully');
  await I.seeNoDialog();
  for (const name of ['First try', 'Second try']) await expect(rowsOf(page, name)).toHaveCount(1);
});

test('[PLK-02 FLW-03] the merchant keeps the first link, and nothing more is created', async ({ I, page, sandbox }) => {
  sandbox.queueFault('createPaymentLink', 'lost');
  await loseLink(I, page, 'First try');
  await I.button('Cancel').click();
  await I.see('We may have received what you submitted. Check your list before you create it again.');
  await I.button('Keep editing').click();
  await I.field('Name').fill('Second try');
  await I.button('Create link').click();
  await I.button('Keep the first one').click();
  await I.seeNoDialog();
  await expect(rowsOf(page, 'First try')).toHaveCount(1);
  await expect(rowsOf(page, 'Second try')).toHaveCount(0);
});

test('[VAC-01 FLW-03] a virtual account whose response was lost is one account after a reload', async ({ I, page, sandbox }) => {
  sandbox.queueFault('createVirtualAccount', 'lost');
  await I.enter(AMAKA, `${ACCOUNTS}?new=account`);
  await I.field('Account Alias').fill('Once only');
  await I.button('Create new wallet').click();
  await I.see(/you get only one, even if we received your first request/);
  await reload(I, page, 'Account Alias', 'Once only');
  await I.button('Create new wallet').click();
  await I.see('Virtual account created successfully');
  await I.seeNoDialog();
  await expect(rowsOf(page, 'Once only')).toHaveCount(1);
});

test('[PRD-02 FLW-03] a product whose response was lost is one product once its image is chosen again', async ({
  I,
  page,
  sandbox,
}) => {
  const image = { name: 'stall.png', mimeType: 'image/png', buffer: PNG.sync.write(new PNG({ width: 40, height: 40 })) };
  const choose = () =>
    page
      .getByLabel(/^Add image/)
      .first()
      .setInputFiles(image);
  sandbox.queueFault('createProduct', 'lost');
  await I.enter(AMAKA, `${PRODUCTS}/new-product`);
  await I.field('Name').fill('Once only');
  await I.field('Description').fill('Cotton');
  await I.field('Price in NGN').fill('500');
  await I.field('Stock').fill('5');
  await choose();
  await I.button('Save').click();
  await I.see(/you get only one, even if we received your first request/);
  await reload(I, page, 'Name', 'Once only');
  await I.see(/Choose your images again/);
  await choose();
  await I.button('Save').click();
  await I.see('Product created successfully');
  await expect(page).toHaveURL(new RegExp(`${PRODUCTS}$`));
  await expect(rowsOf(page, 'Once only')).toHaveCount(1);
});

test('[PRD-02 FLW-03] a product whose images are gone and others chosen is created only after the merchant decides', async ({
  I,
  page,
  sandbox,
}) => {
  const image = (side: number) => ({
    ...{ name: `${side}.png`, mimeType: 'image/png' },
    buffer: PNG.sync.write(new PNG({ width: side, height: side })),
  });
  sandbox.queueFault('createProduct', 'network');
  await I.enter(AMAKA, `${PRODUCTS}/new-product`);
  await I.field('Name').fill('Other image');
  await I.field('Description').fill('Cotton');
  await I.field('Price in NGN').fill('500');
  await I.field('Stock').fill('5');
  await page
    .getByLabel(/^Add image/)
    .first()
    .setInputFiles(image(40));
  await I.button('Save').click();
  await I.see(/you get only one, even if we received your first request/);
  await reload(I, page, 'Name', 'Other image');
  await page
    .getByLabel(/^Add image/)
    .first()
    .setInputFiles(image(60));
  await I.button('Save').click();
  await I.heading('Create another product?').waitFor();
  await I.see(/40\.png.* is no longer available\. Choose it again\./);
  await I.button('Create another').click();
  await I.see('Product created successfully');
  await expect(rowsOf(page, 'Other image')).toHaveCount(1);
});

test('[RPT-01 FLW-03] a file that is requested again is one file, though the response was lost and the page reloaded', async ({
  I,
  page,
  sandbox,
}) => {
  await I.enter(AMAKA, REPORTS);
  await expect(page.getByRole('row')).toHaveCount(SEEDED_ROWS);
  await page.goto(`${page.url()}?again=${failedReference}`);
  await I.heading('Export again?').waitFor();
  sandbox.queueFault('repeatReport', 'lost');
  await I.button('Export again').click();
  await I.see(/You’ll get only one new file/);
  await page.reload();
  await I.heading('Export again?').waitFor();
  await I.button('Export again').click();
  await I.seeNoDialog();
  await expect(page.getByRole('row')).toHaveCount(SEEDED_ROWS + 1);
});
