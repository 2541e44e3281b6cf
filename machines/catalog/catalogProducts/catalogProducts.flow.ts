import { collectionFlow } from '../../kit/collection/collection.flow';
import { type CatalogProduct, catalogProductFilters, catalogProductsMachine } from './catalogProducts.machine';

/** As seeded. */
export const rice: CatalogProduct = {
  id: '8',
  name: 'Ofada rice, 5 kg',
  description: 'From our shop in Lagos.',
  images: [],
  price: '14200.00',
  dealPrice: null,
  currency: 'NGN',
  stock: '60',
  category: '1',
  categoryName: 'Food',
  isVisible: true,
  url: '',
  containsphysicalgoods: true,
  deliveryaddressrequired: true,
  deliverynoterequired: false,
  createdAt: '2026-11-20T09:30:00',
  version: 'v1',
};

export const catalogProductsFlow = collectionFlow(catalogProductsMachine, {
  req: ['CAT-01'],
  filters: catalogProductFilters,
  fixed: { catalog: '1' },
  filtered: { rice: { keyword: 'rice' } },
  row: (n) => ({ ...rice, id: `${n + 7}`, name: n === 1 ? rice.name : `Rice ${n}` }),
  count: 4,
  screen: { path: '/dashboard/catalog/1/products', as: 'amaka.obi@bluecrest.test', shows: 'Harmattan sale' },
});
