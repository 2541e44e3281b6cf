import { resource } from '../../kit/resource/resource.machine';
import type { CatalogProduct } from '../catalogProducts/catalogProducts.machine';
import type { Catalog } from '../catalogs/catalogs.machine';
import type { Category } from '../categories/categories.machine';

export interface CatalogProductData {
  readonly catalog: Catalog;
  /** Null: a new one. */
  readonly product: CatalogProduct | null;
  readonly categories: readonly Category[];
}

/** CAT-01: what the form of a product needs. The key is the catalog, and the product after a slash if there is one. */
export const catalogProductDataMachine = resource<CatalogProductData, string>('catalogProductData', {
  calls: ['getCatalog', 'getCatalogProduct', 'listCatalogCategories'],
  req: ['CAT-01'],
  description: 'Loads a product of a catalog, and the categories to choose from.',
});
