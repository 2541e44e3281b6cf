/** Shops of the seeded business, made by its owner for a test. */
import { catalogOrders as orderCalls } from '../../contract/catalog/catalogOrders';
import { catalogProducts as productCalls } from '../../contract/catalog/catalogProducts';
import { catalogs as calls } from '../../contract/catalog/catalogs';
import { deliveryOptions as deliveryCalls } from '../../contract/catalog/deliveryOptions';
import { drawnImage } from '../rules/drawnImage';
import type { Sandbox } from '../start';
import { call, people, signIn, statusAndMessage } from './client';

const PNG = drawnImage(1, [
  [255, 255, 255],
  [20, 40, 120],
]);
const image = () => new File([new Uint8Array(PNG)], 'a.png', { type: 'image/png' });

const PRODUCT = {
  description: 'Hand-dyed',
  containsphysicalgoods: 'true',
  deliveryaddressrequired: 'true',
  deliverynoterequired: 'false',
  isVisible: 'true',
} as const;

export interface NewShop {
  readonly token: string;
  readonly catalogId: string;
  readonly shop: string;
  /** The id of each product by its name. */
  readonly ids: Readonly<Record<string, string>>;
}

export function shops(sandbox: () => Sandbox) {
  /** A new shop with these products: price, and stock unless it is unlimited. */
  async function newShop(goods: Readonly<Record<string, readonly [price: string, stock?: string]>>): Promise<NewShop> {
    const token = await signIn(sandbox(), people.owner);
    const name = `Shop ${crypto.randomUUID()}`;
    await call(
      sandbox(),
      calls.createCatalog,
      { body: { name, description: 'Cloth & <b>more</b>', currency: 'NGN' }, files: { logo: undefined } },
      token,
    );
    const { rows } = await call(sandbox(), calls.listCatalogs, { query: { page: '1', size: '1', keyword: name } }, token);
    const catalogId = rows[0]?.id ?? '';
    const params = { catalogId };
    for (const [product, [price, stock]] of Object.entries(goods)) {
      const body = { ...PRODUCT, name: product, price, ...(stock && { stock }) };
      await call(sandbox(), productCalls.createCatalogProduct, { params, body, files: { images: [image()] } }, token);
    }
    const list = await call(sandbox(), productCalls.listCatalogProducts, { params, query: { page: '1', size: '100' } }, token);
    return { token, catalogId, shop: rows[0]?.url ?? '', ids: Object.fromEntries(list.rows.map((row) => [row.name, row.id])) };
  }

  const productOf = async ({ token, catalogId, ids }: NewShop, name: string) =>
    call(sandbox(), productCalls.getCatalogProduct, { params: { catalogId, productId: ids[name] ?? '' } }, token);

  const ordersOf = async ({ token, catalogId }: NewShop) =>
    (await call(sandbox(), orderCalls.listCatalogOrders, { query: { page: '1', size: '100', catalog: catalogId } }, token)).rows;

  async function edit(made: NewShop, name: string, more: object) {
    const { token, catalogId, ids } = made;
    const { price } = await productOf(made, name);
    const body = { ...PRODUCT, name, price, ...more };
    const params = { catalogId, productId: ids[name] ?? '' };
    return statusAndMessage(sandbox(), productCalls.updateCatalogProduct, { params, body, files: { images: [] } }, token);
  }

  const deliver = (made: NewShop, name: string, fee: string) =>
    call(
      sandbox(),
      deliveryCalls.createDeliveryOption,
      { params: { catalogId: made.catalogId }, body: { name, note: 'By bike', fee, isOffered: true } },
      made.token,
    );

  const waysOf = async ({ token, catalogId }: NewShop) =>
    (
      await call(
        sandbox(),
        deliveryCalls.listDeliveryOptions,
        { params: { catalogId }, query: { page: '1', size: '100' } },
        token,
      )
    ).rows;

  return { newShop, productOf, ordersOf, edit, deliver, waysOf };
}
