/** A merchant finds customers' payments in a browser. */
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA } from '../merchant';

const PATH = '/dashboard/business/transactions';

test('[TRX-02 TRX-04] a merchant filters transactions, moves through their details, and finds one by its reference', async ({
  I,
  page,
}) => {
  await I.enter(AMAKA, PATH);
  await I.heading('Transactions').waitFor();
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(20);
  await I.button('Filter').click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Awaiting-Confirmation');
  await page.getByRole('combobox', { name: 'Payment method' }).selectOption('Card');
  await I.button('Apply Filter').click();
  await expect(page).toHaveURL(/status=Awaiting-Confirmation&method=Card/);
  await expect(rows.filter({ hasText: 'Awaiting-Confirmation' }).filter({ hasText: 'Card' })).toHaveCount(await rows.count());
  await page.reload();
  await expect(rows.filter({ hasText: 'Awaiting-Confirmation' }).first()).toBeVisible();
  const reference = await rows.first().getByText(/^KOR-/).innerText();
  await I.firstRow()
    .getByRole('button', { name: /^View details/ })
    .click();
  await I.heading('Transaction details').waitFor();
  const first = page.url();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(first);
  await page.reload();
  await page.getByRole('button', { name: 'Previous row' }).click();
  await expect(page).toHaveURL(first);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Transactions' }).click();
  await expect(page).toHaveURL(/status=Awaiting-Confirmation&method=Card/);
  await page.goto(page.url().replace(/\?.*/, ''));
  await page.getByRole('searchbox', { name: 'Search transactions' }).fill(` ${reference.toLowerCase()} `);
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(reference);
});

for (const look of LOOKS)
  test(`[TRX-01] the list of transactions is accessible and fits at ${look.width} px`, async ({ I, page }) => {
    await lookAs(page, look);
    await I.enter(AMAKA, PATH);
    await page.getByRole('cell').first().waitFor();
    await findNothing(page, 'transactions');
    await page.goto(`${page.url()}?keyword=none&column=email`);
    await I.see('No transactions match.');
    await findNothing(page, 'transactions, none');
  });
