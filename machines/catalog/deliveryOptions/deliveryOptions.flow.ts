import { collectionFlow } from '../../kit/collection/collection.flow';
import { type DeliveryOption, deliveryFilters, deliveryOptionsMachine } from './deliveryOptions.machine';

/** As seeded. */
export const inLagos: DeliveryOption = {
  id: '1',
  name: 'Delivery in Lagos',
  note: '1 to 2 days, by bike',
  fee: '2500.00',
  isOffered: true,
  orders: 9,
  version: 'v1',
};

export const deliveryOptionsFlow = collectionFlow(deliveryOptionsMachine, {
  req: ['CAT-01'],
  filters: deliveryFilters,
  fixed: { catalog: '1' },
  filtered: {},
  row: (n) => ({ ...inLagos, id: `${n}`, name: n === 1 ? inLagos.name : `Delivery ${n}` }),
  count: 4,
  screen: { path: '/dashboard/catalog/1/delivery', as: 'amaka.obi@bluecrest.test', shows: 'Harmattan sale' },
});
