/** The payments of one customer. */
import { endpoints } from '../endpoint';
import { MaybeAmount } from '../money';
import { type } from '../schema';
import { transactionOf, WireTransaction } from '../transactions/transactions';

/** Assumed: what went back of each payment, so that the sums of a customer can be told. */
const CustomerOrder = WireTransaction.and({ 'refundedAmount?': MaybeAmount, 'chargedBackAmount?': MaybeAmount }).pipe((row) => ({
  ...transactionOf(row),
  /** Null if the provider doesn't say. */
  refunded: row.refundedAmount ?? null,
  chargedBack: row.chargedBackAmount ?? null,
}));

const CustomerOrders = type({ items: CustomerOrder.array() }).pipe(({ items }) => ({ rows: items }));

export type CustomerOrder = typeof CustomerOrder.infer;

export const customerOrders = endpoints({
  /** Returns all payments of a customer, newest first, because the documents show no paging. Fails with 404 for an unknown customer. */
  listCustomerOrders: {
    method: 'GET',
    path: '/subsidiary/dashboard/fetch/customers/orders',
    query: type({ customerid: '1 <= string <= 40' }),
    answer: CustomerOrders,
    permission: 'transaction.view',
    req: ['CUS-04'],
    assumed: false,
  },
});
