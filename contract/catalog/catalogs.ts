/** Catalogs: shops of a business, each behind a link. No document shows their contents. */
import { asPage, Id, Message, PageNumber, PageSize, SomeTextUpTo, TextUpTo, Version } from '../common';
import { endpoints } from '../endpoint';
import { Amount, CurrencyCode } from '../money';
import { type } from '../schema';
import { WallClock } from '../time';
import { isWebAddress } from '../webAddress';

const Catalog = type({
  id: Id,
  reference: 'string > 0',
  name: 'string > 0',
  'description?': 'string | null',
  currency: CurrencyCode,
  'logo?': 'string | null',
  shopUrl: 'string',
  isActive: 'boolean',
  products: 'number.integer >= 0',
  ordersThisMonth: 'number.integer >= 0',
  paidThisMonth: Amount,
  dateCreated: WallClock,
  'version?': Version,
}).pipe(({ description, logo, shopUrl, ordersThisMonth, paidThisMonth, dateCreated, version, ...catalog }) => ({
  ...catalog,
  description: description ?? '',
  /** Empty if it has none, or the response has no web address. The same for the URL. */
  logo: logo && isWebAddress(logo) ? logo : '',
  url: isWebAddress(shopUrl) ? shopUrl : '',
  orders: ordersThisMonth,
  paid: paidThisMonth,
  createdAt: dateCreated,
  /** Of its name, description, currency and logo. Empty: the provider compares nothing. */
  version: version ?? '',
}));

const Catalogs = type({ items: Catalog.array(), totalItems: 'number' }).pipe((answer) => asPage(answer));
const OneCatalog = type({ data: Catalog }).pipe(({ data }) => data);

const Body = type({
  name: SomeTextUpTo(100),
  description: TextUpTo(250),
  currency: CurrencyCode,
  /** Without a new logo: whether the present one goes. */
  'removeLogo?': "'true' | 'false'",
});

export type Catalog = typeof Catalog.infer;

export const catalogs = endpoints({
  /** Returns a page, newest first. It fails in the usual ways only: 401, 403. */
  listCatalogs: {
    method: 'GET',
    path: '/subsidiary/dashboard/catalog',
    query: type({ page: PageNumber, size: PageSize, 'keyword?': 'string <= 100', 'status?': "'active' | 'inactive'" }),
    answer: Catalogs,
    permission: 'product.view',
    req: ['CAT-01'],
    assumed: true,
  },
  /** 404 if the business has no such catalog. */
  getCatalog: {
    method: 'GET',
    path: '/subsidiary/dashboard/catalog/:catalogId',
    answer: OneCatalog,
    permission: 'product.view',
    req: ['CAT-01'],
    assumed: true,
  },
  /** 409 if the business has a catalog of this name, so that a repeated call creates no second one. 413 for a logo of more than 1 MB. */
  createCatalog: {
    method: 'POST',
    path: '/subsidiary/dashboard/catalog',
    body: Body,
    files: { logo: 'optional' },
    answer: Message,
    permission: 'product.manage',
    req: ['CAT-01'],
    assumed: true,
  },
  /**
   * As `createCatalog`. 409 too if the currency changes although there are products or delivery options, and if it is another one
   * than that of `version`.
   */
  updateCatalog: {
    method: 'PUT',
    path: '/subsidiary/dashboard/catalog/:catalogId',
    body: Body.and({ 'version?': Version }),
    files: { logo: 'optional' },
    answer: Message,
    permission: 'product.manage',
    req: ['CAT-01'],
    assumed: true,
  },
  /** Opens or closes the shop. A status that is already set is no fault. */
  setCatalogStatus: {
    method: 'POST',
    path: '/subsidiary/dashboard/catalog/:catalogId/status',
    body: type({ action: "'activate' | 'disable'" }),
    answer: Message,
    permission: 'product.manage',
    req: ['CAT-01'],
    assumed: true,
  },
});
