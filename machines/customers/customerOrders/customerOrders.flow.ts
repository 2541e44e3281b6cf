import { collectionFlow } from '../../kit/collection/collection.flow';
import { transaction } from '../../transactions/transactions/transactions.flow';
import { type CustomerOrder, customerOrderFilters, customerOrdersMachine } from './customerOrders.machine';

/** A successful card payment of NGN 20,000.00, of which nothing went back. */
export const customerOrder = (n: number): CustomerOrder => ({ ...transaction(n), refunded: '0.00', chargedBack: '0.00' });

export const customerOrdersFlow = collectionFlow(customerOrdersMachine, {
  req: ['CUS-04', 'GEN-05'],
  filters: customerOrderFilters,
  fixed: { customer: '1' },
  filtered: { wallet: { channel: 'Wallet' } },
  row: customerOrder,
  count: 4,
  screen: {
    path: '/dashboard/business/customers/customer-details/1',
    as: 'amaka.obi@bluecrest.test',
    shows: 'Customer details',
  },
});
