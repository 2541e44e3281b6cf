import type { Category } from '../../../contract/catalog/categories';
import { collection } from '../../kit/collection/collection.machine';
import { type FilterOf, filters, searchFor } from '../../kit/list/filters';

export type { Category } from '../../../contract/catalog/categories';

export const CATEGORIES = '/dashboard/catalog/categories';
export const editCategory = (id: string) => `${CATEGORIES}/${encodeURIComponent(id)}/edit`;

/** CAT-01. */
export const categoryFilters = filters({ keyword: searchFor('Search categories') });
export type CategoryFilter = FilterOf<typeof categoryFilters>;

/** CAT-01: the kit's collection for categories. */
export const categoriesMachine = collection<Category, CategoryFilter>('categories', {
  calls: ['listCatalogCategories'],
  req: ['CAT-01'],
  description: 'Lists the categories of the active business by name.',
});
