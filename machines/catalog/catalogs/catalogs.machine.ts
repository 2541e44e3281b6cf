import type { Catalog } from '../../../contract/catalog/catalogs';
import { collection } from '../../kit/collection/collection.machine';
import { type FilterOf, filters, oneOf, type SavedView, searchFor } from '../../kit/list/filters';

export type { Catalog } from '../../../contract/catalog/catalogs';

export const CATALOGS = '/dashboard/catalog';

const pageIn = (id: string, page: string) => `${CATALOGS}/${encodeURIComponent(id)}/${page}`;
export const productsOf = (id: string) => pageIn(id, 'products');
export const deliveryOf = (id: string) => pageIn(id, 'delivery');
export const editCatalog = (id: string) => pageIn(id, 'edit');

/** CAT-01: the search by name, and whether the shop is open. */
export const catalogFilters = filters({
  keyword: searchFor('Search catalogs'),
  status: oneOf('Filter by status', [
    { value: 'active', label: 'Active' },
    { value: 'inactive', label: 'Inactive' },
  ]),
});
export type CatalogFilter = FilterOf<typeof catalogFilters>;

export const catalogViews: readonly SavedView<CatalogFilter>[] = [
  { key: 'all', label: 'All', values: () => ({}) },
  { key: 'active', label: 'Active', values: () => ({ status: 'active' }) },
  { key: 'inactive', label: 'Inactive', values: () => ({ status: 'inactive' }) },
];

/** CAT-01: the kit's collection for catalogs. */
export const catalogsMachine = collection<Catalog, CatalogFilter>('catalogs', {
  calls: ['listCatalogs'],
  req: ['CAT-01'],
  description: 'Lists the catalogs of the active business, newest first, each with the link to its shop.',
});

/** Returns the currency in which the catalog sells by now, if a refusal says that the amount of the form wasn’t entered in it. */
export const currencyNow = (said: string): string | null => /^This catalog sells in ([A-Z]{3}) now\b/.exec(said)?.[1] ?? null;

/** The same as the field of a form: the next request is sent in it. */
export function knownCurrency(said: string): { readonly currency?: string } {
  const currency = currencyNow(said);
  return currency === null ? {} : { currency };
}
