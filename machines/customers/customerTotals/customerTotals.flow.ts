import { resourceFlow } from '../../kit/resource/resource.flow';
import { customerOrder } from '../customerOrders/customerOrders.flow';
import { customerTotalsMachine } from './customerTotals.machine';

export const customerTotalsFlow = resourceFlow(customerTotalsMachine, {
  key: '1',
  answers: { paid: { rows: [customerOrder(1), customerOrder(2)] }, nothing: { rows: [] } },
  screen: { path: '/dashboard/business/customers/customer-details/1', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Customer details', loaded: 'Last paid' },
});
