import type { CustomerOrder } from '../../../contract/customers/customerOrders';
import { resource } from '../../kit/resource/resource.machine';

/** All payments of a customer, whatever a table shows of them. */
export interface CustomerPayments {
  readonly rows: readonly CustomerOrder[];
}

/** CUS-04: what a customer paid in all, by the customer's id. */
export const customerTotalsMachine = resource<CustomerPayments, string>('customerTotals', {
  calls: ['listCustomerOrders'],
  req: ['CUS-04'],
  description: 'Shows what one customer paid, by currency, and when.',
});
