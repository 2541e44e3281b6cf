/** A merchant finds refunds in a browser. */
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA, NGOZI } from '../merchant';

const PATH = '/dashboard/business/refunds';

test('[RFD-01] a merchant filters refunds from the sidebar’s page, and a reload keeps the filter', async ({ I, page }) => {
  await I.signIn(AMAKA);
  await I.goTo('Refund', 'Refunds');
  await I.at(PATH);
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(20);
  await I.button('Filter').click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Error');
  await I.button('Apply Filter').click();
  await expect(page).toHaveURL(/status=Error/);
  await expect(rows.filter({ hasText: 'Declined' }).first()).toBeVisible();
  await expect(rows.filter({ hasText: 'Approved' })).toHaveCount(0);
  await page.reload();
  await expect(rows.filter({ hasText: 'Declined' }).first()).toBeVisible();
  await page.goto(`${page.url().replace(PATH, '/dashboard/refunds').replace(/\?.*/, '?status=Pending')}`);
  await expect(rows.filter({ hasText: 'Processing' }).first()).toBeVisible();
});

test('[RFD-04] a row of the refunds opens its details, which lead to the transaction', async ({ I, page }) => {
  await I.enter(AMAKA, `${PATH}?status=Successful`);
  await page
    .getByRole('button', { name: /^View details of RFD-/ })
    .first()
    .click();
  await I.heading('Refund details').waitFor();
  await I.see('Transaction reference');
  await findNothing(page, 'refund details');
  await page.reload();
  await I.see('Transaction reference');
  await page.getByRole('link', { name: 'View transaction' }).click();
  await I.heading('Transaction details').waitFor();
  await I.see(/Refund RFD-\w+: Approved/);
});

test('[RFD-04] the URL of an unknown refund says so', async ({ I }) => {
  await I.enter(AMAKA, '/dashboard/refunds/refund-details/RFD-NONE');
  await I.see(/We couldn’t find this refund/);
});

test('[RFD-01] a viewer sees refunds', async ({ I, page }) => {
  await I.enter(NGOZI, PATH);
  await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(20);
});

for (const look of LOOKS)
  test(`[RFD-01] the list of refunds is accessible and fits at ${look.width} px`, async ({ I, page }) => {
    await lookAs(page, look);
    await I.enter(AMAKA, PATH);
    await page.getByRole('cell').first().waitFor();
    await findNothing(page, 'refunds');
  });
