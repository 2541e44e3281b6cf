/** Serves the payments of a customer. */
import { customerOrders as endpoints } from '../../contract/customers/customerOrders';
import { serve } from '../http/serve';
import { toMajor } from '../rules/money';
import { listCustomerOrders } from './customerOrders';
import { transactionInList } from './transactions.routes';

export const customerOrdersRoutes = [
  serve(endpoints.listCustomerOrders, async ({ query }, { context, session }) => {
    const rows = await listCustomerOrders(context, session, query.customerid);
    const items = rows.map(({ transaction, refunded, chargedBack }) => ({
      ...transactionInList(transaction),
      refundedAmount: toMajor(refunded),
      chargedBackAmount: toMajor(chargedBack),
    }));
    return { items, totalItems: items.length };
  }),
];
