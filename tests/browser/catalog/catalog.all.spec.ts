/** A merchant runs a catalog, and a customer orders in its shop, in a browser. */
import { categories } from '../../../contract/catalog/categories';
import { drawnImage } from '../../../sandbox/rules/drawnImage';
import { call } from '../../../sandbox/testing/client';
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA, NGOZI } from '../merchant';

const LINKS = '/dashboard/catalog';
const PICTURE = {
  name: 'a.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    drawnImage(0, [
      [255, 255, 255],
      [200, 30, 30],
    ]),
  ),
};

test('[CAT-01] a merchant makes a shop, a customer orders without a script, and the merchant sends the goods', async ({
  I,
  page,
  browser,
  sandbox,
}) => {
  await I.enter(AMAKA, LINKS);
  await I.button('New catalog').click();
  await I.field('Name').fill('Harmattan sale');
  await I.button('Save').click();
  await I.see('Name is taken: you already have a catalog with this name');
  await I.field('Name').fill('Wedding <b>linen</b>');
  await page.getByLabel('Logo').setInputFiles({ ...PICTURE, buffer: Buffer.alloc(2_000_000, 1) });
  await I.see(/“a\.png”/);
  await page.getByLabel('Logo').setInputFiles(PICTURE);
  await I.button('Save').click();
  await I.see('Catalog created successfully');
  await I.at(LINKS);
  await page.getByRole('button', { name: 'Actions for Wedding <b>linen</b>' }).click();
  await page.getByRole('menuitem', { name: 'Products' }).click();
  await I.see('You currently do not have any products in this catalog.');
  await I.button('Add New Product').filter({ visible: true }).first().click();
  await I.field('Name').fill('Napkin');
  await I.field('Description').fill('Hand-dyed');
  await expect(I.button('Save')).toBeDisabled();
  await I.field('Price in NGN').fill('4,200');
  await I.field('Stock').fill('2');
  await page.getByRole('combobox', { name: /^Category/ }).selectOption('For the home');
  await page
    .getByLabel(/^Add image/)
    .first()
    .setInputFiles(PICTURE);
  await I.see('1 of 6 ready');
  await findNothing(page, 'a new product of a catalog');
  await I.button('Save').click();
  await I.see('Product created successfully');
  await page.getByRole('link', { name: 'Delivery' }).click();
  await I.see('You currently do not have any delivery options.');
  await I.button('Add delivery option').filter({ visible: true }).first().click();
  await I.field('Name').fill('By bike');
  await I.field('Fee in NGN').fill('800');
  await I.button('Save').click();
  await I.see('Delivery option created successfully');
  const shop = (await page.getByRole('link', { name: 'View shop' }).getAttribute('href')) ?? '';

  const visit = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  const buyer = await visit.newPage();
  await buyer.goto(shop);
  await buyer.getByRole('button', { name: 'Add Napkin' }).click();
  await buyer.getByRole('link', { name: 'View basket' }).click();
  const basket = buyer.getByRole('complementary', { name: 'Basket' });
  await basket.getByRole('button', { name: 'One more of Napkin' }).click();
  await expect(basket.getByText('NGN 9,200.00')).toBeVisible();
  await buyer.getByRole('button', { name: 'Continue to pay' }).click();
  await buyer.getByLabel('Name').fill('Ada Okafor');
  await buyer.getByLabel('Email').fill('ada.okafor@customer.test');
  await buyer.getByLabel('Address').fill('7 Bourdillon Road');
  await buyer.getByRole('button', { name: /^Pay NGN/ }).click();
  await expect(buyer.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await buyer.goto(shop);
  await expect(buyer.getByText('Out of stock').first()).toBeVisible();
  await visit.close();

  await page.goto(`${sandbox.address}/dashboard/catalog/orders`);
  await page.getByRole('row', { name: /Ada Okafor/ }).click();
  await I.see('7 Bourdillon Road');
  await I.button('Mark as sent').click();
  await I.field('Note to the customer').fill('Our rider calls you before 5 pm.');
  await I.dialog.getByRole('button', { name: 'Send note' }).click();
  await I.see('Order marked as sent');
  await I.see('Our rider calls you before 5 pm.');
  await expect(I.button('Mark as sent')).toBeDisabled();
});

test('[CAT-01] a closed shop says so, and a category with products stays', async ({ I, page, sandbox }) => {
  await I.enter(AMAKA, LINKS);
  const name = 'Corporate gifts';
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Deactivate link' }).click();
  await I.dialog.getByRole('button', { name: 'Deactivate link' }).click();
  await I.see('Catalog deactivated successfully');
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Inactive');
  await page.goto(`${sandbox.address}/dashboard/catalog/categories`);
  await page.getByRole('button', { name: 'Actions for Food' }).click();
  await expect(page.getByRole('menuitem', { name: /Delete category/ })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions for Seasonal' }).click();
  await page.getByRole('menuitem', { name: 'Delete category' }).click();
  await I.dialog.getByRole('button', { name: 'Delete' }).click();
  await I.see('Category deleted successfully');
});

test('[CAT-01] a category that someone else deleted meanwhile leaves the list once its deletion was refused', async ({
  I,
  page,
  sandbox,
}) => {
  const { token } = await I.enter(AMAKA, LINKS);
  await call(sandbox, categories.createCatalogCategory, { body: { name: 'Aprons' } }, token);
  await page.goto(`${sandbox.address}/dashboard/catalog/categories`);
  await page.getByRole('button', { name: 'Actions for Aprons' }).click();
  await page.getByRole('menuitem', { name: 'Delete category' }).click();
  const { rows } = await call(sandbox, categories.listCatalogCategories, { query: { page: '1', size: '50' } }, token);
  const categoryId = `${rows.find(({ name }) => name === 'Aprons')?.id}`;
  await call(sandbox, categories.deleteCatalogCategory, { params: { categoryId } }, token);
  await I.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(I.dialog.getByRole('alert')).toHaveText('Category not found');
  await I.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row', { name: /Seasonal|Food/ }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /Aprons/ })).toHaveCount(0);
});

test('[NAV-02 GEN-10] the old address leads to catalogs, which a viewer cannot change', async ({ I, page, sandbox }) => {
  await I.enter(NGOZI, LINKS);
  await page.goto(`${sandbox.address}/catalog-page`);
  await I.at(LINKS);
  await expect(I.button('New catalog')).toBeDisabled();
});

for (const look of LOOKS)
  test(`[CAT-01] a shop is accessible, fits and shows the total of the chosen delivery at ${look.width} px`, async ({
    page,
    sandbox,
    I,
  }) => {
    await lookAs(page, look);
    await I.enter(AMAKA, LINKS);
    await page.getByRole('button', { name: 'Actions for Harmattan sale' }).click();
    await page.goto((await page.getByRole('menuitem', { name: 'View shop' }).getAttribute('href')) ?? sandbox.address);
    await page.getByRole('button', { name: 'Add Gift card' }).click();
    const heights = await page
      .locator('.good .plain, .good .step')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
    await findNothing(page, 'a shop');
    await page.getByText('About Gift card').click();
    await findNothing(page, 'a product');
    const open = page.getByRole('link', { name: 'View basket' });
    if (await open.isVisible()) await open.click();
    await page.getByRole('radio', { name: /Delivery outside Lagos/ }).check();
    await expect(page.getByText('Total', { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText('NGN 10,500.00').filter({ visible: true })).toHaveCount(1);
    await findNothing(page, 'a basket');
    await page.getByRole('button', { name: 'Continue to pay' }).click();
    await expect(page.getByRole('button', { name: 'Pay NGN 10,500.00' })).toBeInViewport();
    await findNothing(page, 'the page of payment');
  });

for (const look of LOOKS)
  test(`[CAT-01] catalogs are accessible and fit at ${look.width} px`, async ({ I, page, sandbox }) => {
    await lookAs(page, look);
    await I.enter(AMAKA, LINKS);
    for (const path of ['', '/1/products', '/1/delivery', '/categories', '/orders', '/25/orders', '/create', '/1/edit']) {
      await page.goto(`${sandbox.address}${LINKS}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await findNothing(page, `catalog${path}`);
    }
  });
