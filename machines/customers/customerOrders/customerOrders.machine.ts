import type { CustomerOrder } from '../../../contract/customers/customerOrders';
import { isByBankTransfer, TRANSACTION_STATUSES } from '../../../contract/transactions/transactionStatuses';
import { collection } from '../../kit/collection/collection.machine';
import { type FilterOf, filters, fixed, oneOf } from '../../kit/list/filters';
import type { Readers } from '../../kit/list/narrow';

export type { CustomerOrder } from '../../../contract/customers/customerOrders';

/** CUS-04: the channel and the status. The call has a parameter for neither. */
export const customerOrderFilters = filters({
  customer: fixed('customer'),
  channel: oneOf('Channel', ['Bank Account', 'Wallet'], { all: 'All channels' }),
  status: oneOf('Status', TRANSACTION_STATUSES, { all: 'All statuses' }),
});
export type CustomerOrderFilter = FilterOf<typeof customerOrderFilters>;

/** Returns the channel of a payment method. Cards, USSD and what the provider may add are of no channel that the documents name. */
function channelOf(method: string): CustomerOrderFilter['channel'] {
  if (isByBankTransfer(method)) return 'Bank Account';
  return method.toLowerCase() === 'wallet' ? 'Wallet' : '';
}

/** What the wiring compares with a filter. */
export const customerOrderReaders: Readers<CustomerOrder, CustomerOrderFilter> = {
  channel: ({ method }) => channelOf(method),
  status: ({ status }) => status,
};

/** CUS-04: the kit's collection for the payments of one customer. */
export const customerOrdersMachine = collection<CustomerOrder, CustomerOrderFilter>('customerOrders', {
  calls: ['listCustomerOrders'],
  req: ['CUS-04'],
  description: 'Lists the payments of one customer, newest first.',
});
