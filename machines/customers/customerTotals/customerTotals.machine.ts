import { resource } from '../../kit/resource.machine';
import type { CustomerTotals } from './customerTotals.rules';

/** CUS-04: what a customer paid in all, by the customer's id. */
export const customerTotalsMachine = resource<CustomerTotals, string>('customerTotals', {
  calls: ['listCustomerOrders'],
  req: ['CUS-04'],
  description: 'Shows what one customer paid, by currency, and when.',
});
