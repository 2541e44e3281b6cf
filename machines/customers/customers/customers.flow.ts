import { collectionFlow } from '../../kit/collection/collection.flow';
import { type Customer, customerFilters, customersMachine } from './customers.machine';

/** An active customer. */
export const customer = (n: number): Customer => ({
  id: `${n}`,
  name: 'Ada Coker',
  email: n === 1 ? 'ada.abiola@customer.test' : `ada.coker${n}@customer.test`,
  mobile: '+2348031447720',
  country: 'Nigeria',
  status: 'Active',
  createdAt: '2026-02-03T11:02:15',
  blacklistedAt: null,
  blacklistedBy: '',
  blacklistReason: '',
});

/** A customer whom the payment pages refuse. */
export const blacklisted: Customer = {
  ...customer(2),
  status: 'Blacklisted',
  blacklistedAt: '2026-11-18T14:14:09',
  blacklistedBy: 'Tunde Bello',
  blacklistReason: 'Requested by the merchant',
};

export const customersFlow = collectionFlow(customersMachine, {
  req: ['CUS-01', 'GEN-07', 'GEN-09'],
  filters: customerFilters,
  filtered: { ada: { keyword: { text: 'ada', column: 'name' } } },
  row: customer,
  count: 60,
  answered: 20,
  screen: { path: '/dashboard/business/customers', as: 'amaka.obi@bluecrest.test', shows: 'Customers' },
});
