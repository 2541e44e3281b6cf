/** The products of a catalog: a product, with its category and whether the shop shows it. */
import { asPage, Id, Message, PageNumber, PageSize, Version } from '../common';
import { endpoints } from '../endpoint';
import { Amount, CurrencyCode, MaybeAmount, SentAmount } from '../money';
import { type } from '../schema';
import { MaybeTime } from '../time';
import { isWebAddress } from '../webAddress';

const CatalogProduct = type({
  id: Id,
  name: 'string > 0',
  'description?': 'string | null',
  images: 'string[]',
  price: Amount,
  'dealprice?': MaybeAmount,
  currency: CurrencyCode,
  /** Null: unlimited. */
  stock: 'number.integer >= 0 | null',
  'categoryId?': Id.or('null'),
  'categoryName?': 'string | null',
  isVisible: 'boolean',
  'url?': 'string | null',
  containsphysicalgoods: 'boolean',
  deliveryaddressrequired: 'boolean',
  deliverynoterequired: 'boolean',
  'dateCreated?': MaybeTime,
  'version?': Version,
}).pipe(({ description, images, dealprice, stock, categoryId, categoryName, url, dateCreated, version, ...product }) => ({
  ...product,
  description: description ?? '',
  images: images.filter(isWebAddress),
  dealPrice: dealprice ?? null,
  /** Null: unlimited. */
  stock: stock === null ? null : `${stock}`,
  /** Empty: none. */
  category: categoryId ?? '',
  categoryName: categoryName ?? '',
  url: url ?? '',
  createdAt: dateCreated ?? null,
  /** Of everything but the stock. Empty: the provider compares nothing. */
  version: version ?? '',
}));

const CatalogProducts = type({ items: CatalogProduct.array(), totalItems: 'number' }).pipe((answer) => asPage(answer));
const OneProduct = type({ data: CatalogProduct }).pipe(({ data }) => data);

const Flag = type("'true' | 'false'");

const Body = type({
  name: '1 <= string <= 400',
  description: '1 <= string <= 4000',
  price: SentAmount,
  'dealprice?': SentAmount,
  'url?': type('string').narrow((text, ctx) => isWebAddress(text) || ctx.mustBe('a whole http or https address')),
  containsphysicalgoods: Flag,
  deliveryaddressrequired: Flag,
  deliverynoterequired: Flag,
  /** Missing: unlimited. */
  'stock?': /^\d{1,7}$/,
  'categoryId?': Id,
  isVisible: Flag,
});

export type CatalogProduct = typeof CatalogProduct.infer;

export const catalogProducts = endpoints({
  /** Returns a page, newest first. 404 if the business has no such catalog. */
  listCatalogProducts: {
    method: 'GET',
    path: '/subsidiary/dashboard/catalog/:catalogId/products',
    query: type({
      page: PageNumber,
      size: PageSize,
      'keyword?': 'string <= 100',
      'category?': 'string <= 40',
      'visibility?': "'visible' | 'hidden'",
    }),
    answer: CatalogProducts,
    permission: 'product.view',
    req: ['CAT-01'],
    assumed: true,
  },
  getCatalogProduct: {
    method: 'GET',
    path: '/subsidiary/dashboard/catalog/:catalogId/products/:productId',
    answer: OneProduct,
    permission: 'product.view',
    req: ['CAT-01'],
    assumed: true,
  },
  /**
   * Creates one in the currency of the catalog. 409 if the catalog has a product of this name, so that a repeated call creates no second one, or
   * if the category was deleted meanwhile, or if the catalog sells in another `currency`.
   */
  createCatalogProduct: {
    method: 'POST',
    path: '/subsidiary/dashboard/catalog/:catalogId/products',
    body: Body.and({ 'currency?': CurrencyCode }),
    files: { images: 'many' },
    answer: Message,
    permission: 'product.manage',
    req: ['CAT-01'],
    assumed: true,
  },
  /**
   * Without images, the present ones stay. `stockBefore` is the stock that the merchant changed: empty for unlimited, and missing if it was not
   * changed. 409 if it is another one by now, because the shop sold some meanwhile, and if the product is another one than that of `version`.
   */
  updateCatalogProduct: {
    method: 'PUT',
    path: '/subsidiary/dashboard/catalog/:catalogId/products/:productId',
    body: Body.and({ 'stockBefore?': /^\d{0,7}$/, 'version?': Version }),
    files: { images: 'many' },
    answer: Message,
    permission: 'product.manage',
    req: ['CAT-01'],
    assumed: true,
  },
  /** Shows it in the shop, or hides it. */
  setCatalogProductVisibility: {
    method: 'POST',
    path: '/subsidiary/dashboard/catalog/:catalogId/products/:productId/visibility',
    body: type({ action: "'show' | 'hide'" }),
    answer: Message,
    permission: 'product.manage',
    req: ['CAT-01'],
    assumed: true,
  },
});
