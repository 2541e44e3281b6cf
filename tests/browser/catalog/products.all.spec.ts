/** A merchant adds and deletes products in a browser. */
import type { Locator, Page } from '@playwright/test';
import { products } from '../../../contract/catalog/products';
import { drawnImage } from '../../../sandbox/rules/drawnImage';
import { call, signIn } from '../../../sandbox/testing/client';
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA, NGOZI } from '../merchant';

const PATH = '/dashboard/business/products';
const NEW = `${PATH}/new-product`;

const WHITE = [255, 255, 255] as const;
const RED = [200, 30, 30] as const;
const SECRET = 'GPS 6.4541, 3.3947';

/** With a comment before the pixels, as a camera writes one. */
function png(pattern: number): Buffer {
  const plain = Buffer.from(drawnImage(pattern, [WHITE, RED]));
  const text = Buffer.from(`Comment\0${SECRET}`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  // A wrong checksum of a comment stops no decoder, and 33 bytes are the signature and the head.
  const comment = Buffer.concat([length, Buffer.from('tEXt'), text, Buffer.alloc(4)]);
  return Buffer.concat([plain.subarray(0, 33), comment, plain.subarray(33)]);
}

/** The head of an image of 100 megapixels. */
function huge(): Buffer {
  const bytes = Buffer.from(drawnImage(0, [WHITE, RED]));
  bytes.writeUInt32BE(10_000, 16);
  bytes.writeUInt32BE(10_000, 20);
  return bytes;
}

const file = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, mimeType, buffer });
const SVG = file(
  'script.svg',
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'image/svg+xml',
);

/** Sends an event with files to an element, as dropping and pasting do. */
const carry = (to: Locator, kind: 'drop' | 'paste', name: string, bytes: Buffer) =>
  to.evaluate(
    (element, given) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(given.bytes)], given.name, { type: 'image/png' }));
      const how = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        given.kind === 'drop'
          ? new DragEvent('drop', { ...how, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...how, clipboardData: transfer }),
      );
    },
    { kind, name, bytes: [...bytes] },
  );

const names = (page: Page) =>
  page.locator('[data-image] span[title]').evaluateAll((all) => all.map((one) => one.getAttribute('title')));

test('[PRD-02] a merchant adds a product with images that are chosen, dropped, pasted, refused, ordered and drawn again', async ({
  I,
  page,
  sandbox,
}) => {
  await I.enter(AMAKA, NEW);
  const group = page.getByRole('group', { name: 'Images' });
  const choose = page.getByLabel(/^Add image/).first();
  const save = I.button('Save');
  await I.field('Name').fill('Adire <b>cloth</b>');
  await I.field('Description').fill('Hand-dyed');
  await I.field('Price in NGN').fill('1,50');
  await I.see(/Did you mean 1\.50\?/);
  await choose.setInputFiles([file('a.png', png(0)), file('b.png', png(1))]);
  await I.see('2 of 6 ready');
  await carry(group, 'drop', 'c.png', png(2));
  await I.see('3 of 6 ready');
  await carry(page.locator('body'), 'paste', 'd.png', png(3));
  await I.see('4 of 6 ready');
  expect(await names(page)).toEqual(['a.png', 'b.png', 'c.png', 'd.png']);

  await choose.setInputFiles([file('huge.png', huge()), SVG, file('seventh.png', png(0))]);
  await I.see('“huge.png” has more than 50 megapixels. Choose a smaller image.');
  await I.see('“script.svg” must be a PNG or JPEG image.');
  await I.see('A product has at most 6 images. We didn’t add “seventh.png”.');
  await I.see('Replace or remove the image that can’t be used.');
  await page.getByLabel('Replace script.svg').setInputFiles(file('moving.png', Buffer.from('GIF89a and more')));
  await I.see('“moving.png” must be a PNG or JPEG image.');
  await page.getByLabel('Replace moving.png').setInputFiles(file('empty.png', Buffer.alloc(0)));
  await I.see('“empty.png” is empty.');
  await I.button('Remove: empty.png').click();
  await I.button('Remove: huge.png').click();
  await I.see('4 of 6 ready');
  await expect(I.button('Remove: d.png')).toBeFocused();

  await I.button('Move left: d.png').click();
  await I.button('Make main: d.png').click();
  await expect(I.button('Move right: d.png')).toBeFocused();
  expect(await names(page)).toEqual(['d.png', 'a.png', 'b.png', 'c.png']);
  await page.locator('[data-image]').nth(3).dragTo(page.locator('[data-image]').nth(1));
  await expect.poll(() => names(page)).toEqual(['d.png', 'c.png', 'a.png', 'b.png']);

  await I.see('Fix the price to save.');
  await expect(save).toBeDisabled();
  await I.field('Price in NGN').fill('18,500');
  await I.field('Deal price in NGN').fill('20,000');
  await I.see('The deal price can’t be more than the price.');
  await I.field('Deal price in NGN').fill('16000');
  await I.field('Stock').fill('0');
  await I.see('Enter a whole number from 1 to 1,000,000.');
  await I.field('Stock').fill('24');
  await expect(I.button('Add fee')).toBeDisabled();
  await I.field('Fee name').fill('Lagos');
  await I.see('Fix the fees to save.');
  await expect(I.button('Add fee')).toBeDisabled();
  await I.field('Amount in NGN').fill('2,500');
  await I.button('Add fee').click();
  await I.field('Fee name 2').waitFor();
  await findNothing(page, 'a new product');
  await save.click();
  await I.see('Product created successfully');
  await I.at(PATH);
  await expect(page.getByRole('row', { name: /Adire <b>cloth<\/b>/ })).toBeVisible();
  const [newest] = (await call(sandbox, products.listProducts, { query: {} }, await signIn(sandbox, AMAKA))).rows;
  expect(newest).toMatchObject({ price: '18500.00', dealPrice: '16000.00', stock: '24', currency: 'NGN' });
  const stored = Buffer.from(await (await fetch(newest?.image ?? '')).arrayBuffer());
  expect([stored.subarray(1, 4).toString(), stored.includes(SECRET)]).toEqual(['PNG', false]);
  expect(png(0).includes(SECRET)).toBe(true);
});

test('[PRD-02] a reload keeps the texts and the fees of a new product, and asks for its images again', async ({ I, page }) => {
  await I.enter(AMAKA, NEW);
  await I.field('Name').fill('Draft');
  await page.getByRole('radio', { name: 'Unlimited' }).check({ force: true });
  await expect(I.field('Stock')).toHaveCount(0);
  await I.field('Fee name').fill('Lagos');
  await page
    .getByLabel(/^Add image/)
    .first()
    .setInputFiles(file('a.png', png(0)));
  await I.see('1 of 6 ready');
  await page.reload();
  await expect(I.field('Name')).toHaveValue('Draft');
  await expect(I.field('Fee name')).toHaveValue('Lagos');
  await expect(page.getByRole('radio', { name: 'Unlimited' })).toBeChecked();
  await I.see(/Choose your images again/);
  await I.button('Cancel').click();
  await I.button('Leave').click();
  await I.at(PATH);
});

test('[PRD-01] a merchant filters products, deletes one, and reads why another one stays', async ({ I, page, sandbox }) => {
  await I.enter(AMAKA, `${PATH}?keyword=gift`);
  await page.getByRole('button', { name: 'Actions for Gift card' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await I.dialog.getByRole('button', { name: 'Delete' }).click();
  await I.see(/This product is in Corporate gifts, Harmattan sale/);
  await I.dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.goto(`${sandbox.address}${PATH}?availability=Out-of-stock`);
  await expect(page.getByRole('row', { name: /Smoked catfish/ })).toBeVisible();
  await page.getByRole('button', { name: /Actions for Smoked catfish/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await I.dialog.getByText('Its images and fees are deleted too.').waitFor();
  // Meanwhile another tab deletes it.
  const token = await signIn(sandbox, AMAKA);
  const { rows } = await call(sandbox, products.listProducts, { query: {} }, token);
  const id = rows.find(({ name }) => name.startsWith('Smoked'))?.id ?? '';
  await call(sandbox, products.deleteProduct, { params: { id } }, token);
  await I.dialog.getByRole('button', { name: 'Delete' }).click();
  await I.see(/This product has been deleted/);
  await I.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row', { name: /Smoked catfish/ })).toHaveCount(0);
});

test('[GEN-10] a viewer cannot change products', async ({ I }) => {
  await I.enter(NGOZI, PATH);
  await I.at(PATH);
  await expect(I.button('Add New Product')).toBeDisabled();
});

for (const look of LOOKS)
  test(`[PRD-01 PRD-02] products are accessible and fit at ${look.width} px`, async ({ I, page }) => {
    await lookAs(page, look);
    await I.enter(AMAKA, PATH);
    await page.getByRole('cell').first().waitFor();
    await findNothing(page, 'products');
    await page.goto(`${page.url()}/new-product`);
    await page
      .getByLabel(/^Add image/)
      .first()
      .setInputFiles([file('a.png', png(0)), file('b.svg', SVG.buffer)]);
    await I.see('1 of 6 ready');
    await findNothing(page, 'a new product');
  });
