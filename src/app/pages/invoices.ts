import type { RouteEntry } from '../page';
import { screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

const LIST = '/dashboard/business/invoice';

export const invoicesPages: readonly RouteEntry[] = [
  {
    path: '/dashboard/business/invoice',
    title: 'Invoices',
    place: { group: 'Business', label: 'Invoices' },
    permission: 'invoice.view',
    screen: screen(screens.invoices, wirings.invoices, ({ flows, workspace }) => ({
      flows,
      currency: workspace.currency,
      mayManage: workspace.permissions.includes('invoice.manage'),
    })),
  },
  {
    path: '/dashboard/business/invoice/new-invoice',
    title: 'New Invoice',
    place: null,
    from: LIST,
    permission: 'invoice.manage',
    screen: screen(screens.newInvoice, wirings.newInvoice, ({ flows, workspace }) => ({
      flows,
      currency: workspace.currency,
      business: workspace.business.name,
      offersCustomers: workspace.permissions.includes('customer.view'),
    })),
  },
  {
    path: '/dashboard/business/invoice/:id/details',
    title: 'Invoice details',
    outline: 'record',
    place: null,
    from: LIST,
    permission: 'invoice.view',
    screen: screen(screens.invoiceDetails, wirings.invoiceDetails, ({ flows, workspace, pageAt }) => ({
      flows,
      business: workspace.business.name,
      mayManage: workspace.permissions.includes('invoice.manage'),
      transactions: workspace.permissions.includes('transaction.view')
        ? '/dashboard/business/transactions/transaction-details'
        : null,
      leadsToCustomer: pageAt('/dashboard/business/customers') !== null,
    })),
  },
];
