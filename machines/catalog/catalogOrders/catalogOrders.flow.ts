import { collectionFlow } from '../../kit/collection/collection.flow';
import { type CatalogOrder, catalogOrdersMachine, orderFilters } from './catalogOrders.machine';

export const order = (n: number): CatalogOrder => ({
  id: `${n}`,
  reference: `KCO-${1000 + n}`,
  createdAt: '2026-11-20T09:30:00',
  customer: 'Ada Coker',
  email: 'ada.coker@customer.test',
  catalogId: '1',
  catalogName: 'Harmattan sale',
  items: 2,
  currency: 'NGN',
  total: '31100.00',
  status: 'Successful',
  sentAt: null,
});

export const catalogOrdersFlow = collectionFlow(catalogOrdersMachine, {
  req: ['CAT-01'],
  filters: orderFilters,
  filtered: { ada: { keyword: { text: 'Ada', column: 'customer' } } },
  row: order,
  count: 25,
  answered: 20,
  screen: { path: '/dashboard/catalog/orders', as: 'amaka.obi@bluecrest.test', shows: 'Orders' },
});
