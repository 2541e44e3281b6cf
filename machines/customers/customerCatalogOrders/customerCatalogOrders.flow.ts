import { order } from '../../catalog/catalogOrders/catalogOrders.flow';
import { resourceFlow } from '../../kit/resource/resource.flow';
import { customerCatalogOrdersMachine } from './customerCatalogOrders.machine';

export const customerCatalogOrdersFlow = resourceFlow(customerCatalogOrdersMachine, {
  key: 'ada.abiola@customer.test',
  answers: { one: { rows: [order(1)] }, none: { rows: [] } },
  screen: { path: '/dashboard/business/customers/customer-details/1', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Customer details', loaded: ['Harmattan sale', 'No orders in your catalogs yet.'] },
});
