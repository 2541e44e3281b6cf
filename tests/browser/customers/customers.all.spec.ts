/** A merchant keeps customers in a browser, while one of them pays. */
import { readFile } from 'node:fs/promises';
import { paymentLinks } from '../../../contract/links/paymentLinks';
import { call, signIn } from '../../../sandbox/testing/client';
import { keyIn } from '../../../sandbox/testing/paying';
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA, NGOZI } from '../merchant';

const PATH = '/dashboard/business/customers';
const EMAIL = 'zoe.story@customer.test';

test('[CUS-01 CUS-02 CUS-03] a merchant adds a customer, is led to one who is there, blacklists them, and saves the list', async ({
  I,
  page,
  sandbox,
}) => {
  const { rows: links } = await call(sandbox, paymentLinks.listPaymentLinks, { query: {} }, await signIn(sandbox, AMAKA));
  const link = links.find(({ amount, isActive, limit }) => amount && isActive && !limit)?.url ?? '';
  const openPage = await (await fetch(link)).text();

  await I.enter(AMAKA, PATH);
  await I.button('Add New Customer').click();
  await expect(I.field('Mobile number')).toHaveValue('+234');
  await I.field('First name').fill('Zoë');
  await I.field('Last name').fill('<i>Story</i>');
  await I.field('Email').fill(EMAIL);
  await expect(I.button('Add customer')).toBeDisabled();
  await I.field('Mobile number').fill('\u202a+234 806 220 1184\u202c');
  await I.button('Add customer').click();
  await I.see('Customer created successfully');
  await I.seeNoDialog();
  await expect(I.firstRow()).toContainText('Zoë <i>Story</i>');

  await I.button('Add New Customer').click();
  await I.field('First name').fill('Zoë');
  await I.field('Last name').fill('Again');
  await I.field('Email').fill(EMAIL.toUpperCase());
  await I.field('Mobile number').fill('08062201184');
  await I.button('Add customer').click();
  await I.see('A customer with this email already exists');
  await page.getByRole('link', { name: 'View this customer' }).click();
  await I.button('Leave').click();
  await I.heading('Zoë <i>Story</i>').waitFor();
  await expect(page).toHaveURL(/customer-details\/\d+$/);

  await I.button('Blacklist Customer').click();
  await expect(I.dialog).toContainText('Your payment pages and invoices will refuse this email address');
  await I.field('Reason').fill('');
  await expect(I.dialog.getByRole('button', { name: 'Blacklist Customer' })).toBeDisabled();
  await I.field('Reason').fill('Three disputed payments');
  await I.dialog.getByRole('button', { name: 'Blacklist Customer' }).click();
  await I.see(/^Blacklisted by Amaka Obi on /);
  await I.see(/Reason: Three disputed payments/);
  const fields = { name: 'Zoë', email: EMAIL, key: keyIn(openPage) };
  const refused = await fetch(link, { method: 'POST', body: new URLSearchParams(fields) });
  expect(await refused.text()).toContain('doesn’t accept payments from this email');

  await page.goto(`${sandbox.address}${PATH}?status=Blacklisted`);
  await expect(I.firstRow()).toContainText(EMAIL);
  await I.button('Download').click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines.join()).toContain('Three disputed payments');
});

test('[CUS-04] a merchant sees what a customer paid, filters it, and opens it in Transactions', async ({ I, page }) => {
  await I.enter(AMAKA, `${PATH}?keyword=kemi.ladipo&by=email`);
  await I.firstRow()
    .getByRole('button', { name: /^View details/ })
    .click();
  await I.see(/^Blacklisted by Tunde Bello on /);
  await I.see('Net paid');
  await I.see('Last paid');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).not.toHaveCount(0);
  await I.button('Filter').click();
  await page.getByRole('combobox', { name: 'Channel' }).selectOption('Wallet');
  await I.button('Apply Filter').click();
  await expect(rows.filter({ hasText: 'Card' })).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Wallet' })).not.toHaveCount(0);
  await page.getByRole('link', { name: 'View in Transactions' }).click();
  await I.heading('Transactions').waitFor();
  await expect(page.getByRole('searchbox', { name: 'Search transactions' })).toHaveValue('kemi.ladipo@customer.test');
});

test('[GEN-10] a merchant who may only view customers sees why they cannot change one', async ({ I, page }) => {
  await I.enter(NGOZI, `${PATH}?new=customer&status-of=ada.abiola@customer.test`);
  await I.firstRow().waitFor();
  await expect(I.button('Add New Customer')).toBeDisabled();
  await I.seeNoDialog();
  await page.goto(`${page.url().split('?')[0]}/customer-details/999999`);
  await I.see(/We couldn’t find this customer/);
});

for (const look of LOOKS)
  test(`[CUS-01 CUS-04] customers are accessible and fit at ${look.width} px`, async ({ I, page }) => {
    await lookAs(page, look);
    await I.enter(AMAKA, PATH);
    await page.getByRole('cell').first().waitFor();
    await findNothing(page, 'customers');
    await page.goto(`${page.url()}/customer-details/kemi.ladipo%40customer.test`);
    await I.see('Last paid');
    await page.getByRole('cell').first().waitFor();
    await findNothing(page, 'customer details');
  });
