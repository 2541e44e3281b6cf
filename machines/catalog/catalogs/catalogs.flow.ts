import { collectionFlow } from '../../kit/collection/collection.flow';
import { type Catalog, catalogFilters, catalogsMachine } from './catalogs.machine';

/** As seeded. */
export const harmattan: Catalog = {
  id: '1',
  reference: 'KCL-1',
  name: 'Harmattan sale',
  description: 'Food and cloth from our shop in Surulere.',
  currency: 'NGN',
  logo: '',
  url: 'https://pay.provider.test/shop/KCL-1',
  isActive: true,
  products: 4,
  orders: 12,
  paid: '184500.00',
  createdAt: '2026-09-20T09:30:00',
  version: 'v1',
};

export const catalogsFlow = collectionFlow(catalogsMachine, {
  req: ['CAT-01'],
  filters: catalogFilters,
  filtered: { active: { status: 'active' } },
  row: (n) => ({ ...harmattan, id: `${n}`, name: n === 1 ? harmattan.name : `Catalog ${n}` }),
  count: 3,
  screen: { path: '/dashboard/catalog', as: 'amaka.obi@bluecrest.test', shows: 'Catalog links' },
});
