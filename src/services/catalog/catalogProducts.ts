/** The ports of the products of a catalog (CAT-01). */
import { type CatalogProduct, catalogProducts } from '../../../contract/catalog/catalogProducts';
import { catalogs } from '../../../contract/catalog/catalogs';
import { type Category, categories } from '../../../contract/catalog/categories';
import type { CatalogProductForm } from '../../../machines/catalog/catalogProduct/catalogProduct.machine';
import type { CatalogProductData } from '../../../machines/catalog/catalogProductData/catalogProductData.machine';
import type { CatalogProductFilter } from '../../../machines/catalog/catalogProducts/catalogProducts.machine';
import type { SwitchedProduct } from '../../../machines/catalog/productVisibility/productVisibility.machine';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { Outdated } from '../../../machines/kit/form/form.types';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { call, type Options } from '../call';
import { given } from '../days';
import { type Given, type Sending, upload } from '../onboarding/upload';
import { orOutdated, versioned } from '../outdated';
import { productBody } from './products';

export const listCatalogProducts: Service<Query<CatalogProductFilter>, Page<CatalogProduct>> = (
  { filter: { catalog, ...filter }, page, size },
  options,
) => {
  const query = { page: `${page}`, size: `${size}`, ...given(filter) };
  return call(catalogProducts.listCatalogProducts, { params: { catalogId: catalog }, query }, options);
};

/** As many as the call allows. */
const SIZE = 100;

/** Returns all categories, page by page. */
async function everyCategory(options: Options): Promise<readonly Category[]> {
  const rows: Category[] = [];
  for (let page = 1; ; page += 1) {
    const found = await call(categories.listCatalogCategories, { query: { page: `${page}`, size: `${SIZE}` } }, options);
    rows.push(...found.rows);
    if (found.rows.length < SIZE) return rows;
  }
}

/** Splits the key of a record in a catalog: its id is empty for a new one. */
export const partsOf = (key: string): readonly [catalogId: string, id: string] => {
  const [catalogId = '', id = ''] = key.split('/');
  return [catalogId, id];
};

export const loadProductData: Service<{ readonly key: string }, CatalogProductData> = async ({ key }, options) => {
  const [catalogId, productId] = partsOf(key);
  const [catalog, product, all] = await Promise.all([
    call(catalogs.getCatalog, { params: { catalogId } }, options),
    productId === '' ? null : call(catalogProducts.getCatalogProduct, { params: { catalogId, productId } }, options),
    everyCategory(options),
  ]);
  return { catalog, product, categories: all };
};

/** Creates a product, or changes it. The stock is sent with the one before only if it changed, because the shop may have sold some meanwhile. */
export const saveProduct =
  (formOf: (product: CatalogProduct) => CatalogProductForm) =>
  async ({ subject, values }: Given<CatalogProductForm>, options: Sending): Promise<Said | Outdated<CatalogProductForm>> => {
    const [catalogId, productId] = partsOf(subject);
    const { currency, ...product } = productBody(values);
    const stock = values.quantity === 'Unlimited' ? '' : values.stock.trim();
    const body = {
      ...product,
      ...(stock && { stock }),
      ...(values.category && { categoryId: values.category }),
      isVisible: values.isVisible ? ('true' as const) : ('false' as const),
    };
    const files = { images: options.take(values.images) };
    const made = { ...body, currency };
    if (productId === '')
      return upload(catalogProducts.createCatalogProduct, { params: { catalogId }, body: made, files }, options);
    const params = { catalogId, productId };
    const isStockNew = stock !== values.stockBefore;
    const changed = { ...body, ...versioned(values.version), ...(isStockNew && { stockBefore: values.stockBefore }) };
    return orOutdated(
      () => upload(catalogProducts.updateCatalogProduct, { params, body: changed, files }, options),
      async () => formOf(await call(catalogProducts.getCatalogProduct, { params }, options)),
    );
  };

export const switchProduct: Service<{ readonly subject: SwitchedProduct }, Said> = ({ subject }, options) => {
  const { catalog: catalogId, id: productId, isVisible } = subject;
  const body = { action: isVisible ? 'hide' : 'show' } as const;
  return call(catalogProducts.setCatalogProductVisibility, { params: { catalogId, productId }, body }, options);
};
