import { mayNote } from '../../../machines/transactions/notes/notes.rules';
import type { RouteEntry } from '../page';
import { screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

export const customersPages: readonly RouteEntry[] = [
  {
    path: '/dashboard/business/customers',
    place: { group: 'Business', label: 'Customers' },
    permission: 'customer.view',
    screen: screen(screens.customers, wirings.customers, ({ workspace, flows }) => ({
      flows,
      mayManage: workspace.permissions.includes('customer.manage'),
    })),
  },
  {
    path: '/dashboard/business/customers/customer-details/:id',
    title: 'Customer details',
    outline: 'record',
    place: null,
    from: '/dashboard/business/customers',
    permission: 'customer.view',
    screen: screen(screens.customerDetails, wirings.customerDetails, ({ workspace, flows, pageAt }) => ({
      flows,
      mayManage: workspace.permissions.includes('customer.manage'),
      mayNote: mayNote('customer', workspace.permissions),
      transactions: pageAt('/dashboard/business/transactions'),
    })),
  },
];
