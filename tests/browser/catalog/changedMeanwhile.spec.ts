/** One product in two tabs: the second save doesn't undo the first. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA } from '../merchant';

const EDIT = '/dashboard/catalog/1/products/8/edit';

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const price = (page: Page) => page.getByRole('textbox', { name: 'Price in NGN', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'This product has changed' });

test('[CAT-01] a product that is edited in two tabs keeps both changes, after the merchant saw the other one', async ({
  I,
  page,
  context,
  sandbox,
}) => {
  await I.enter(AMAKA, EDIT);
  await expect(price(page)).toHaveValue('14,200.00');
  // A tab has a session of its own, which the browser copies into a tab that this one opens.
  const token = await page.evaluate(() => JSON.stringify(sessionStorage));
  const other = await context.newPage();
  await other.goto(`${sandbox.address}/sandbox/outbox.css`);
  await other.evaluate((all) => {
    for (const [key, value] of Object.entries(JSON.parse(all))) sessionStorage.setItem(key, String(value));
  }, token);
  await other.goto(`${sandbox.address}${EDIT}`);
  await expect(price(other)).toHaveValue('14,200.00');

  await price(other).fill('15000');
  await description(other).fill('From <b>Ofada</b>');
  await save(other);
  await expect(other.getByText('Product saved successfully')).toBeVisible();
  await other.close();

  await description(page).fill('From our shop in Ikeja.');
  await save(page);
  await expect(dialog(page)).toContainText('Someone changed this product after you opened it.');
  await expect(dialog(page).getByLabel('Price')).toContainText('15000.00');
  await expect(dialog(page).getByLabel('Description')).toContainText('From <b>Ofada</b>');
  await expect(dialog(page).getByLabel('Description')).toContainText('From our shop in Ikeja.');
  for (const look of LOOKS) {
    await lookAs(page, look);
    await findNothing(page, `what someone else changed at ${look.width} px`);
    if (process.env.KONTOR_SHOTS)
      await page.screenshot({ path: `${process.env.KONTOR_SHOTS}/changed-${look.width}-${look.colorScheme}.png` });
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Keep my changes' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(price(page)).toHaveValue('15,000.00');
  await expect(description(page)).toHaveValue('From our shop in Ikeja.');
  await save(page);
  await I.see('Product saved successfully');
  await page.goto(`${sandbox.address}${EDIT}`);
  await expect(price(page)).toHaveValue('15,000.00');
  await expect(description(page)).toHaveValue('From our shop in Ikeja.');
});
