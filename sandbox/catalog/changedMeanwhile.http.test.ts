/** Two merchants change one record of a catalog at the same time. */
import { describe, expect, it } from 'vitest';
import { catalogProducts } from '../../contract/catalog/catalogProducts';
import { catalogs } from '../../contract/catalog/catalogs';
import { categories } from '../../contract/catalog/categories';
import { deliveryOptions } from '../../contract/catalog/deliveryOptions';
import { drawnImage } from '../rules/drawnImage';
import { call, people, signIn, statusAndMessage } from '../testing/client';
import { shops } from '../testing/newShop';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();
const { newShop, deliver, waysOf, productOf } = shops(sandbox);

const PNG = drawnImage(2, [
  [255, 255, 255],
  [20, 40, 120],
]);
const png = () => new File([new Uint8Array(PNG)], 'a.png', { type: 'image/png' });

type Answer = readonly [status: number, message: string];

/** A record with a way to change its first field, and one to read that field with its version. */
interface Changed {
  readonly change: (to: string, version?: string) => Promise<Answer>;
  readonly read: () => Promise<{ readonly value: string; readonly version: string }>;
}

const records: Readonly<Record<string, (token: string) => Promise<Changed>>> = {
  category: async (token) => {
    const name = `Linen ${crypto.randomUUID().slice(0, 8)}`;
    await call(sandbox(), categories.createCatalogCategory, { body: { name } }, token);
    const { rows } = await call(
      sandbox(),
      categories.listCatalogCategories,
      { query: { page: '1', size: '1', keyword: name } },
      token,
    );
    const params = { categoryId: rows[0]?.id ?? '' };
    return {
      change: (to, version) =>
        statusAndMessage(
          sandbox(),
          categories.updateCatalogCategory,
          { params, body: { name: to, ...(version && { version }) } },
          token,
        ),
      read: async () => {
        const one = await call(sandbox(), categories.getCatalogCategory, { params }, token);
        return { value: one.name, version: one.version };
      },
    };
  },
  catalog: async (token) => {
    const { catalogId } = await newShop({});
    const params = { catalogId };
    const { name } = await call(sandbox(), catalogs.getCatalog, { params }, token);
    return {
      change: (description, version) =>
        statusAndMessage(
          sandbox(),
          catalogs.updateCatalog,
          { params, body: { name, description, currency: 'NGN', ...(version && { version }) }, files: { logo: undefined } },
          token,
        ),
      read: async () => {
        const one = await call(sandbox(), catalogs.getCatalog, { params }, token);
        return { value: one.description, version: one.version };
      },
    };
  },
  'delivery option': async (token) => {
    const made = await newShop({});
    await deliver(made, 'Lagos', '2500.00');
    const params = { catalogId: made.catalogId, deliveryId: (await waysOf(made))[0]?.id ?? '' };
    const body = { name: 'Lagos', fee: '2500.00', isOffered: true };
    return {
      change: (note, version) =>
        statusAndMessage(
          sandbox(),
          deliveryOptions.updateDeliveryOption,
          { params, body: { ...body, note, ...(version && { version }) } },
          token,
        ),
      read: async () => {
        const one = await call(sandbox(), deliveryOptions.getDeliveryOption, { params }, token);
        return { value: one.note, version: one.version };
      },
    };
  },
  product: async (token) => {
    const made = await newShop({ Scarf: ['9500.00', '5'] });
    const params = { catalogId: made.catalogId, productId: made.ids.Scarf ?? '' };
    const body = {
      ...{ name: 'Scarf', price: '9500.00', containsphysicalgoods: 'true', deliveryaddressrequired: 'true' },
      ...{ deliverynoterequired: 'false', isVisible: 'true', stock: '5' },
    };
    return {
      change: (description, version) =>
        statusAndMessage(
          sandbox(),
          catalogProducts.updateCatalogProduct,
          { params, body: { ...body, description, ...(version && { version }) }, files: { images: [] } },
          token,
        ),
      read: async () => {
        const one = await productOf(made, 'Scarf');
        return { value: one.description, version: one.version };
      },
    };
  },
};

describe.each(Object.entries(records))('[CAT-01] a %s that two merchants change', (thing, made) => {
  const SAID = `Someone changed this ${thing} after you opened it`;
  const open = async () => {
    const record = await made(await signIn(sandbox(), people.owner));
    return { ...record, opened: await record.read() };
  };
  const name = () => `First ${crypto.randomUUID().slice(0, 8)}`;

  it('keeps the first change, and refuses the second one until it names the new version', async () => {
    const { change, read, opened } = await open();
    const [first, second] = [name(), name()];
    expect((await change(first, opened.version))[0]).toBe(200);
    expect(await change(second, opened.version)).toEqual([409, SAID]);
    const now = await read();
    expect([now.value, now.version === opened.version]).toEqual([first, false]);
    expect((await change(second, now.version))[0]).toBe(200);
    expect((await read()).value).toBe(second);
  });

  it('takes one of two that are sent at once', async () => {
    const { change, read, opened } = await open();
    const wanted = [name(), name(), name()];
    const answers = await Promise.all(wanted.map((to) => change(to, opened.version)));
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409, 409]);
    const winner = answers.findIndex(([status]) => status === 200);
    expect((await read()).value).toBe(wanted[winner]);
  });

  it('takes the same change again after a lost response', async () => {
    const { change, opened } = await open();
    const first = name();
    expect((await change(first, opened.version))[0]).toBe(200);
    expect((await change(first, opened.version))[0]).toBe(200);
  });

  it('compares nothing without a version', async () => {
    const { change, opened } = await open();
    expect((await change(name(), opened.version))[0]).toBe(200);
    expect((await change(name()))[0]).toBe(200);
  });
});

describe('[CAT-01] the version of a product', () => {
  it('is another one after it was hidden or has other images, and the same after a sale', async () => {
    const made = await newShop({ Scarf: ['9500.00', '5'] });
    const params = { catalogId: made.catalogId, productId: made.ids.Scarf ?? '' };
    const version = async () => (await productOf(made, 'Scarf')).version;
    const versions = [await version()];
    await call(sandbox(), catalogProducts.setCatalogProductVisibility, { params, body: { action: 'hide' } }, made.token);
    versions.push(await version());
    const body = {
      ...{ name: 'Scarf', description: 'Hand-dyed', price: '9500.00', containsphysicalgoods: 'true' },
      ...{ deliveryaddressrequired: 'true', deliverynoterequired: 'false', isVisible: 'false', stock: '5' },
    };
    const save = (more: object, images: File[]) =>
      statusAndMessage(
        sandbox(),
        catalogProducts.updateCatalogProduct,
        { params, body: { ...body, ...more }, files: { images } },
        made.token,
      );
    expect((await save({}, [png()]))[0]).toBe(200);
    versions.push(await version());
    expect(new Set(versions).size).toBe(3);
    expect((await save({ stock: '4', stockBefore: '5' }, []))[0]).toBe(200);
    expect(await version()).toBe(versions[2]);
    expect(await save({ stock: '9', stockBefore: '5', version: versions[2] }, [])).toEqual([
      409,
      'The stock of this product changed after you opened it',
    ]);
  });
});

describe('[CAT-01] a catalog whose currency changed after a form was opened', () => {
  it('gets no product and no delivery option at an amount of the other currency', async () => {
    const { catalogId, token } = await newShop({});
    const params = { catalogId };
    const { name } = await call(sandbox(), catalogs.getCatalog, { params }, token);
    const other = { params, body: { name, description: '', currency: 'USD' }, files: { logo: undefined } };
    const product = {
      ...{ name: 'Scarf', description: 'Hand-dyed', price: '9500.00', containsphysicalgoods: 'true' },
      ...{ deliveryaddressrequired: 'true', deliverynoterequired: 'false', isVisible: 'true' },
    };
    const create = (currency: string) =>
      statusAndMessage(
        sandbox(),
        catalogProducts.createCatalogProduct,
        { params, body: { ...product, currency }, files: { images: [png()] } },
        token,
      );
    const offer = (currency: string) =>
      statusAndMessage(
        sandbox(),
        deliveryOptions.createDeliveryOption,
        { params, body: { name: 'Lagos', note: '', fee: '2500', isOffered: true, currency } },
        token,
      );
    expect((await statusAndMessage(sandbox(), catalogs.updateCatalog, other, token))[0]).toBe(200);
    expect(await create('NGN')).toEqual([409, 'This catalog sells in USD now. Check the price']);
    expect(await offer('NGN')).toEqual([409, 'This catalog sells in USD now. Check the fee']);
    const page = { params, query: { page: '1', size: '20' } };
    expect((await call(sandbox(), catalogProducts.listCatalogProducts, page, token)).total).toBe(0);
    expect([(await create('USD'))[0], (await offer('USD'))[0]]).toEqual([200, 200]);
  });
});
