import type { Product } from '../../../contract/catalog/products';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, oneOf, searchFor } from '../../kit/list/filters';
import type { Readers } from '../../kit/list/narrow';

export type { Product } from '../../../contract/catalog/products';

export const PRODUCTS = '/dashboard/business/products';

/** PRD-01: the availability, with a hyphen on the wire and a space on screen, and the days, which the provider filters, and a search by name. */
export const productFilters = filters({
  keyword: searchFor('Search products'),
  availability: oneOf('Availability', [
    { value: 'In-stock', label: 'In Stock' },
    { value: 'Out-of-stock', label: 'Out of Stock' },
  ]),
  days: dateRange(),
});
export type ProductFilter = FilterOf<typeof productFilters>;

/** What the wiring compares with a filter, because the call has no parameter for it. */
export const productReaders: Readers<Product, ProductFilter> = { keyword: ({ name }) => name };

/** PRD-01: the kit's collection for products. */
export const productsMachine = collection<Product, ProductFilter>('products', {
  calls: ['listProducts'],
  req: ['PRD-01', 'GEN-04', 'GEN-05'],
  description: 'Lists the products of the active business, newest first.',
});
