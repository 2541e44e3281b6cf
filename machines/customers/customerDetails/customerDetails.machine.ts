import type { Customer } from '../../../contract/customers/customers';
import { resource } from '../../kit/resource/resource.machine';

/** CUS-04: one customer, by its id. */
export const customerDetailsMachine = resource<Customer, string>('customerDetails', {
  calls: ['listCustomers'],
  req: ['CUS-04'],
  description: 'Shows one customer of the active business.',
});
