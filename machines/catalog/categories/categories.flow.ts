import { collectionFlow } from '../../kit/collection/collection.flow';
import { type Category, categoriesMachine, categoryFilters } from './categories.machine';

/** As seeded: the first has a product, and the fourth has none. */
export const food = (n: number): Category =>
  n === 4
    ? { id: '4', name: 'Seasonal', products: 0, catalogs: [], version: 'v1' }
    : { id: `${n}`, name: n === 1 ? 'Food' : `Food ${n}`, products: 1, catalogs: ['Harmattan sale'], version: 'v1' };

export const categoriesFlow = collectionFlow(categoriesMachine, {
  req: ['CAT-01'],
  filters: categoryFilters,
  filtered: { food: { keyword: 'food' } },
  row: food,
  count: 4,
  screen: { path: '/dashboard/catalog/categories', as: 'amaka.obi@bluecrest.test', shows: 'Categories' },
});
