/** Pages that are forms: the first field has the focus when one arrives. */
import { expect, test } from '../fixtures';
import { AMAKA } from '../merchant';

const PAGES = [
  ['/dashboard/business/invoice/new-invoice', 'New Invoice', 'Title'],
  ['/dashboard/business/products/new-product', 'Add New Product', 'Name'],
  ['/dashboard/catalog/create', 'New catalog', 'Name'],
  ['/dashboard/catalog/categories/create', 'New category', 'Name'],
] as const;

for (const [path, title, first] of PAGES)
  test(`[INV-02 PRD-02 CAT-01 NAV-03] ${title} arrives with its first field focused, whether opened or led to`, async ({
    I,
    page,
  }) => {
    await I.enter(AMAKA, path);
    const field = page.getByRole('group', { name: title, exact: true }).getByRole('textbox', { name: first, exact: true });
    await expect(field).toBeFocused();
    await I.goTo('Account', 'Payouts');
    await page.getByRole('cell').first().waitFor();
    await page.goBack();
    await expect(field).toBeFocused();
  });

test('[INV-02 NAV-03] a draft that is resumed with an error keeps the focus at the title of the page', async ({ I, page }) => {
  const [path, title, first] = PAGES[0];
  await I.enter(AMAKA, path);
  await page.getByRole('textbox', { name: 'Tax', exact: true }).fill('120');
  await I.goTo('Account', 'Payouts');
  await page.getByRole('cell').first().waitFor();
  await page.goBack();
  await I.see('Tax should be less than 100%');
  await expect(I.heading(title)).toBeFocused();
  await expect(page.getByRole('textbox', { name: first, exact: true })).not.toBeFocused();
});

test('[INV-02 NAV-03] a field that the merchant took first keeps the focus', async ({ I, page }) => {
  await I.enter(AMAKA, '/dashboard/business/invoice');
  await page.getByRole('link', { name: 'New Invoice' }).click();
  const tax = page.getByRole('textbox', { name: 'Tax', exact: true });
  await tax.click();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(tax).toBeFocused();
});
