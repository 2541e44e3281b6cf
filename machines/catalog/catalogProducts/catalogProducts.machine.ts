import type { CatalogProduct } from '../../../contract/catalog/catalogProducts';
import { collection } from '../../kit/collection/collection.machine';
import { type FilterOf, filters, fixed, oneOf, openChoice, searchFor } from '../../kit/list/filters';
import { productsOf } from '../catalogs/catalogs.machine';

export type { CatalogProduct } from '../../../contract/catalog/catalogProducts';

export const editProduct = (catalog: string, id: string) => `${productsOf(catalog)}/${encodeURIComponent(id)}/edit`;

/** CAT-01: the search by name, the category, and whether the shop shows it. */
export const catalogProductFilters = filters({
  catalog: fixed('catalog'),
  keyword: searchFor('Search products'),
  category: openChoice('Category', /^\d{1,9}$/),
  visibility: oneOf('In the shop', [
    { value: 'visible', label: 'Visible' },
    { value: 'hidden', label: 'Hidden' },
  ]),
});
export type CatalogProductFilter = FilterOf<typeof catalogProductFilters>;

/** CAT-01: the kit's collection for the products of a catalog. */
export const catalogProductsMachine = collection<CatalogProduct, CatalogProductFilter>('catalogProducts', {
  calls: ['listCatalogProducts'],
  req: ['CAT-01'],
  description: 'Lists the products of a catalog, newest first.',
});
