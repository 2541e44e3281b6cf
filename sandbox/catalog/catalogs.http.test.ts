/** Catalogs, categories and delivery options in the API: names that are taken, deleting, logos and whose they are. */
import { describe, expect, it } from 'vitest';
import { catalogProducts } from '../../contract/catalog/catalogProducts';
import { catalogs } from '../../contract/catalog/catalogs';
import { categories } from '../../contract/catalog/categories';
import { deliveryOptions } from '../../contract/catalog/deliveryOptions';
import { drawnImage } from '../rules/drawnImage';
import { call, people, send, signIn, statusAndMessage } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();
const owner = () => signIn(sandbox(), people.owner);

const PNG = drawnImage(1, [
  [255, 255, 255],
  [20, 40, 120],
]);
const file = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' });
const large = (bytes: number) => file(new Uint8Array([...PNG.slice(0, 8), ...new Uint8Array(bytes)]));

const BODY = { name: 'Wedding linen', description: '', currency: 'NGN' };
const PRODUCT = {
  ...{ name: 'Napkin', description: 'Cotton', price: '4200.00', containsphysicalgoods: 'true' },
  ...{ deliveryaddressrequired: 'true', deliverynoterequired: 'false', isVisible: 'true' },
};
const params = { catalogId: '1' };
const page = { page: '1', size: '100' };

describe('[CAT-01] names', () => {
  it('are given once, also in other letters and by two merchants at once', async () => {
    const token = await owner();
    const create = (name: string) =>
      statusAndMessage(sandbox(), catalogs.createCatalog, { body: { ...BODY, name }, files: { logo: undefined } }, token);
    const answers = await Promise.all([create('Linen'), create(' linen ')]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409]);
    expect(await create('LINEN')).toEqual([409, 'Name is taken: you already have a catalog with this name']);
    const category = (name: string) => statusAndMessage(sandbox(), categories.createCatalogCategory, { body: { name } }, token);
    expect(await category('food')).toEqual([409, 'Name is taken: you already have a category with this name']);
    const body = { name: 'delivery in lagos', note: '', fee: '1.00', isOffered: true };
    expect(await statusAndMessage(sandbox(), deliveryOptions.createDeliveryOption, { params, body }, token)).toEqual([
      409,
      'Name is taken: this catalog already has a delivery option with this name',
    ]);
    const product = { params, body: { ...PRODUCT, name: 'ofada rice, 5 KG' }, files: { images: [file(PNG)] } };
    expect(await statusAndMessage(sandbox(), catalogProducts.createCatalogProduct, product, token)).toEqual([
      409,
      'Name is taken: this catalog already has a product with this name',
    ]);
  });
});

it('[CAT-01] a category that a product gets at the same time is not deleted', async () => {
  const token = await owner();
  const { rows } = await call(sandbox(), categories.listCatalogCategories, { query: page }, token);
  const used = rows.find(({ products }) => products > 0);
  const free = rows.find(({ products }) => products === 0);
  const remove = (id = '') =>
    statusAndMessage(sandbox(), categories.deleteCatalogCategory, { params: { categoryId: id } }, token);
  expect(await remove(used?.id)).toEqual([409, 'This category has products. Move them to another category first']);
  const product = { params, body: { ...PRODUCT, categoryId: free?.id }, files: { images: [file(PNG)] } };
  const [removed, created] = await Promise.all([
    remove(free?.id),
    statusAndMessage(sandbox(), catalogProducts.createCatalogProduct, product, token),
  ]);
  expect([removed[0], created[0]].sort()).toEqual([200, 409]);
  const left = (await call(sandbox(), categories.listCatalogCategories, { query: page }, token)).rows;
  expect(left.some(({ id }) => id === free?.id)).toBe(created[0] === 200);
});

it.each([
  ['without a price', { price: '' }, [file(PNG)], 400, /price/],
  ['with a price of nothing', { price: '0' }, [file(PNG)], 400, /Price must be greater than 0/],
  ['without an image', {}, [], 400, /Images are required/],
  ['with an image of 30 MB', {}, [large(30_000_000)], 413, /Image 1 is larger than 5 MB/],
])('[CAT-01] a product %s is refused', async (_, more, images, status, message) => {
  const body = { ...PRODUCT, ...more };
  const token = await owner();
  const answer = await send(sandbox(), catalogProducts.createCatalogProduct, { params, body, files: { images } }, token);
  expect([answer.status, message.test(answer.text)]).toEqual([status, true]);
});

describe('[CAT-01] a catalog', () => {
  it('has a logo of up to 1 MB, which anyone with its address sees until it is removed', async () => {
    const token = await owner();
    const save = (logo: File | undefined, removeLogo = 'false') =>
      statusAndMessage(sandbox(), catalogs.updateCatalog, { params, body: { ...BODY, removeLogo }, files: { logo } }, token);
    expect(await save(large(1024 * 1024 + 1))).toEqual([413, 'Logo is larger than 1 MB']);
    expect((await save(file(PNG)))[0]).toBe(200);
    const { logo } = await call(sandbox(), catalogs.getCatalog, { params }, token);
    expect((await fetch(logo)).headers.get('content-type')).toBe('image/png');
    expect((await save(undefined))[0]).toBe(200);
    expect((await call(sandbox(), catalogs.getCatalog, { params }, token)).logo).toBe(logo);
    expect((await save(undefined, 'true'))[0]).toBe(200);
    expect([(await call(sandbox(), catalogs.getCatalog, { params }, token)).logo, (await fetch(logo)).status]).toEqual(['', 404]);
  });
  it('keeps its currency while it has products', async () => {
    const input = { params, body: { ...BODY, currency: 'USD' }, files: { logo: undefined } };
    expect((await statusAndMessage(sandbox(), catalogs.updateCatalog, input, await owner()))[0]).toBe(409);
  });
  it('is not that of another business, and is only changed by a role that may', async () => {
    const other = await signIn(sandbox(), people.harbour);
    expect((await send(sandbox(), catalogs.getCatalog, { params }, other)).status).toBe(404);
    expect((await send(sandbox(), catalogProducts.listCatalogProducts, { params, query: page }, other)).status).toBe(404);
    const viewer = await signIn(sandbox(), people.viewer);
    const closing = { params, body: { action: 'disable' } };
    expect((await send(sandbox(), catalogs.setCatalogStatus, closing, viewer)).status).toBe(403);
    expect((await send(sandbox(), catalogs.getCatalog, { params }, viewer)).status).toBe(200);
  });
});
