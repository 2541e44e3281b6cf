import { CUSTOMER_STATUSES } from '../../../contract/customers/customerStatuses';
import type { Customer } from '../../../contract/customers/customers';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, oneOf, type SavedView, searchIn } from '../../kit/list/filters';

export type { Customer } from '../../../contract/customers/customers';

/** CUS-01: the search by name, email and mobile number, the status, and the days on which customers were added. */
export const customerFilters = filters({
  keyword: searchIn(
    [
      { value: 'name', label: 'Name' },
      { value: 'email', label: 'Email' },
      { value: 'mobile', label: 'Mobile number' },
    ],
    { label: 'Search customers' },
  ),
  status: oneOf('Status', CUSTOMER_STATUSES),
  days: dateRange(),
});
export type CustomerFilter = FilterOf<typeof customerFilters>;

/** What a merchant looks for. */
export const customerViews: readonly SavedView<CustomerFilter>[] = [
  { key: 'all', label: 'All', values: () => ({}) },
  { key: 'active', label: 'Active', values: () => ({ status: 'Active' }) },
  { key: 'blacklisted', label: 'Blacklisted', values: () => ({ status: 'Blacklisted' }) },
];

/** CUS-01: the kit's collection for customers. */
export const customersMachine = collection<Customer, CustomerFilter>('customers', {
  calls: ['listCustomers'],
  req: ['CUS-01', 'GEN-04', 'GEN-07'],
  description: 'Lists the customers of the active business, newest first.',
});
