import { resourceFlow } from '../../kit/resource/resource.flow';
import { blacklisted, customer } from '../customers/customers.flow';
import { customerDetailsMachine } from './customerDetails.machine';

export const customerDetailsFlow = resourceFlow(customerDetailsMachine, {
  key: '1',
  answers: { active: customer(1), blacklisted },
  screen: { path: '/dashboard/business/customers/customer-details/1', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Customer details', loaded: 'Customer since' },
});
