/** Products in the API: creating with images, listing, deleting, and what is refused. */
import { describe, expect, it } from 'vitest';
import { MOST_IMAGES, MOST_STOCK } from '../../contract/catalog/productLimits';
import { products } from '../../contract/catalog/products';
import { bluecrest } from '../access/people.seed';
import { drawnImage } from '../rules/drawnImage';
import { call, messageOf, people, send, signIn } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

const owner = () => signIn(sandbox(), people.owner);
const list = async (
  token: string,
  query: { availability?: 'In-stock' | 'Out-of-stock'; fromdate?: string; todate?: string } = {},
) => (await call(sandbox(), products.listProducts, { query }, token)).rows;

const PNG = drawnImage(1, [
  [255, 255, 255],
  [20, 40, 120],
]);
const image = (name = 'a.png', bytes: Uint8Array = PNG) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const ascii = (text: string) => new TextEncoder().encode(text);

const BODY = {
  name: 'Adire <b>cloth</b>',
  description: 'Hand-dyed',
  price: '18500.00',
  currency: 'NGN',
  containsphysicalgoods: 'true',
  deliveryaddressrequired: 'true',
  deliverynoterequired: 'false',
  stock: '24',
};
const create = async (
  token: string,
  more: object = {},
  images: readonly File[] = [image()],
  key: string = crypto.randomUUID(),
) => {
  const answer = await send(
    sandbox(),
    products.createProduct,
    { headers: { 'idempotency-key': key }, body: { ...BODY, ...more }, files: { images } },
    token,
  );
  return [answer.status, messageOf(answer)];
};
const remove = async (token: string, id: string) => {
  const answer = await send(sandbox(), products.deleteProduct, { params: { id } }, token);
  return [answer.status, messageOf(answer)];
};

describe('[PRD-01] the products of a business', () => {
  it('are listed newest first, and by availability', async () => {
    const token = await owner();
    const rows = await list(token);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.map(({ name }) => name)).toContain('Aṣọ òkè cushion <em>hand-woven</em>');
    const inStock = await list(token, { availability: 'In-stock' });
    const out = await list(token, { availability: 'Out-of-stock' });
    expect(new Set(out.map(({ stock, availability }) => `${stock} ${availability}`))).toEqual(new Set(['0 Out of stock']));
    expect(inStock.length + out.length).toBe(rows.length);
    expect(inStock.find(({ name }) => name === 'Gift card')).toMatchObject({ isUnlimited: true, stock: null });
    expect(await list(token, { todate: '2020-01-01 00:00:00' })).toEqual([]);
    expect(await list(token, { fromdate: '2016-11-24 00:00:00', todate: '2026-12-31 23:59:59' })).toEqual(rows);
    expect(await list(await signIn(sandbox(), people.harbour))).toEqual([]);
  });
  it('are deleted once, also while another tab has done it, and never while in use', async () => {
    const token = await owner();
    const idOf = async (name: string) => (await list(token)).find((row) => row.name === name)?.id ?? '';
    const id = await idOf('Adire tablecloth, 6 seats');
    expect(await remove(token, id)).toEqual([200, 'Product deleted successfully']);
    expect(await remove(token, id)).toEqual([404, 'This product has been deleted']);
    expect(await remove(token, await idOf('Gift card'))).toEqual([
      409,
      'This product is in Corporate gifts, Harmattan sale. Remove it there first',
    ]);
    expect(await remove(token, await idOf('Palm oil, 2 litres'))).toEqual([
      409,
      'This product was ordered, so it can’t be deleted',
    ]);
    const other = await signIn(sandbox(), people.harbour);
    expect((await remove(other, await idOf('Gift card')))[0]).toBe(404);
    expect((await remove(await signIn(sandbox(), people.viewer), await idOf('Gift card')))[0]).toBe(403);
  });
});

describe('[PRD-02] a new product', () => {
  it('is created once for each key, with its images in their order, the first of which is its picture', async () => {
    const token = await owner();
    const before = (await list(token)).length;
    const other = drawnImage(2, [
      [0, 0, 0],
      [255, 0, 0],
    ]);
    const images = [image('main.png', other), image('second.png')];
    const fees = JSON.stringify([{ name: 'Lagos', fee: '2500.00' }]);
    const both = await Promise.all([create(token, { fees }, images, 'k1'), create(token, { fees }, images, 'k1')]);
    expect(both).toEqual([
      [200, 'Product created successfully'],
      [200, 'Product created successfully'],
    ]);
    const [newest, ...rest] = await list(token);
    expect(rest).toHaveLength(before);
    expect(newest).toMatchObject({ name: BODY.name, price: '18500.00', stock: '24', orders: '0', isUnlimited: false });
    const shown = await fetch(newest?.image ?? '');
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(other);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect((await create(token, { name: 'Other' }, images, 'k1'))[0]).toBe(409);
  });
  it('may have as many images and as large a stock as the limits say', async () => {
    const token = await owner();
    const images = Array.from({ length: MOST_IMAGES }, (_, at) => image(`${at}.png`));
    expect((await create(token, { stock: String(MOST_STOCK) }, images))[0]).toBe(200);
    expect((await create(token, { stock: String(MOST_STOCK) }, [...images, image('more.png')]))[0]).toBe(400);
    expect((await create(token, { stock: String(MOST_STOCK + 1) }, images))[0]).toBe(400);
  });
  it('without a limit is sent as stock 0 and stays available', async () => {
    const token = await owner();
    await create(token, { stock: '0' });
    expect((await list(token))[0]).toMatchObject({ availability: 'In stock', isUnlimited: true });
  });
  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ description: ' ' }, 'Description is required'],
    [{ price: '0.00' }, 'Price must be greater than 0'],
    [{ price: '1,50' }, 'price is not valid'],
    [{ price: '-1' }, 'price is not valid'],
    [{ stock: '-1' }, 'stock is not valid'],
    [{ dealprice: '18500.01' }, 'Deal price must be at most the price'],
    [{ currency: 'XXX' }, 'Unknown currency'],
    [{ url: 'javascript:alert(1)' }, 'url is not valid'],
    [{ stock: '1000001' }, 'Stock must be at most 1000000'],
    [{ fees: '[{"name":"Lagos"}]' }, 'fees.0.fee is required'],
    [{ fees: '[{"name":" ","fee":"5"}]' }, 'Fee name is required'],
    [{ fees: '{' }, 'fees is not valid'],
  ])('is refused with %j', async (more, message) => {
    const token = await owner();
    const before = (await list(token)).length;
    expect(await create(token, more)).toEqual([400, message]);
    expect(await list(token)).toHaveLength(before);
  });
  it.each<[string, readonly File[], number, string]>([
    ['no image', [], 400, 'Images are required'],
    ['seven images', Array.from({ length: 7 }, () => image()), 400, 'Images: at most 6 are allowed'],
    ['an empty image', [image(), image('b.png', new Uint8Array())], 400, 'Image 2 is empty'],
    ['a GIF called png', [image('a.png', ascii('GIF89a'))], 400, 'Image 1 must be png, jpg or jpeg, in both name and content'],
    [
      'an SVG',
      [image('a.svg', ascii('<svg><script>alert(1)</script></svg>'))],
      400,
      'Image 1 must be png, jpg or jpeg, in both name and content',
    ],
    ['a cut image', [image('a.png', PNG.slice(0, 40))], 400, 'Image 1 is incomplete'],
    [
      'a large image',
      [image('a.png', new Uint8Array([...PNG.slice(0, 8), ...new Uint8Array(5 * 1024 * 1024)]))],
      413,
      'Image 1 is larger than 5 MB',
    ],
  ])('is refused with %s', async (_, images, status, message) => {
    const token = await owner();
    expect(await create(token, {}, images)).toEqual([status, message]);
  });
  it('needs a role that may, and leaves one entry in the audit trail without the content of its files', async () => {
    const token = await owner();
    expect((await create(await signIn(sandbox(), people.viewer)))[0]).toBe(403);
    await create(token, {}, [image(), image()]);
    const [row] = await list(token);
    await remove(token, row?.id ?? '');
    const entries = (await sandbox().trail.entries(bluecrest)).slice(-2);
    expect(entries.map(({ action, reference, before }) => [action, reference, before])).toEqual([
      ['Create product', BODY.name, null],
      ['Delete product', row?.id, { name: BODY.name }],
    ]);
    expect(entries[0]?.after).toMatchObject({ name: BODY.name, images: '2 files' });
    expect(await sandbox().trail.verify(bluecrest)).toMatchObject({ kind: 'intact' });
  });
  it('has images at addresses that nobody can guess', async () => {
    const answer = await fetch(`${sandbox().address}/product-images/IMG-0000000000000000`);
    expect(answer.status).toBe(404);
  });
});
