/** Categories, under which the products of all catalogs are shown. */
import { asPage, Id, Message, PageNumber, PageSize, SomeTextUpTo, Version } from '../common';
import { endpoints } from '../endpoint';
import { type } from '../schema';

const Category = type({
  id: Id,
  name: 'string > 0',
  /** How many products have it, in all catalogs. */
  products: 'number.integer >= 0',
  /** The names of these catalogs. */
  catalogs: 'string[]',
  'version?': Version,
}).pipe(({ version, ...category }) => ({
  ...category,
  /** Of its name. Empty: the provider compares nothing. */
  version: version ?? '',
}));

const Categories = type({ items: Category.array(), totalItems: 'number' }).pipe((answer) => asPage(answer));
const OneCategory = type({ data: Category }).pipe(({ data }) => data);
const Body = type({ name: SomeTextUpTo(60) });

export type Category = typeof Category.infer;

export const categories = endpoints({
  /** Returns a page in the order of the names. It fails in the usual ways only: 401, 403. */
  listCatalogCategories: {
    method: 'GET',
    path: '/subsidiary/dashboard/catalog/categories',
    query: type({ page: PageNumber, size: PageSize, 'keyword?': 'string <= 100' }),
    answer: Categories,
    permission: 'product.view',
    req: ['CAT-01'],
    assumed: true,
  },
  /** 404 if the business has no such category. */
  getCatalogCategory: {
    method: 'GET',
    path: '/subsidiary/dashboard/catalog/categories/:categoryId',
    answer: OneCategory,
    permission: 'product.view',
    req: ['CAT-01'],
    assumed: true,
  },
  /** 409 if the business has a category of this name, so that a repeated call creates no second one. */
  createCatalogCategory: {
    method: 'POST',
    path: '/subsidiary/dashboard/catalog/categories',
    body: Body,
    answer: Message,
    permission: 'product.manage',
    req: ['CAT-01'],
    assumed: true,
  },
  /** As `createCatalogCategory`. 409 too if it is another one than that of `version`. */
  updateCatalogCategory: {
    method: 'PUT',
    path: '/subsidiary/dashboard/catalog/categories/:categoryId',
    body: Body.and({ 'version?': Version }),
    answer: Message,
    permission: 'product.manage',
    req: ['CAT-01'],
    assumed: true,
  },
  /** 409 if a product has it, or gets it at the same time. */
  deleteCatalogCategory: {
    method: 'DELETE',
    path: '/subsidiary/dashboard/catalog/categories/:categoryId',
    answer: Message,
    permission: 'product.manage',
    req: ['CAT-01'],
    assumed: true,
  },
});
