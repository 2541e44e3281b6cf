import { INVOICES, NEW_INVOICE } from '../../../machines/invoices/invoices/invoices.rules';
import type { RouteEntry } from '../page';
import { screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

export const invoicesPages: readonly RouteEntry[] = [
  {
    path: INVOICES,
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
    path: NEW_INVOICE,
    title: 'New Invoice',
    place: null,
    from: INVOICES,
    permission: 'invoice.manage',
    screen: screen(screens.newInvoice, wirings.newInvoice, ({ flows, workspace }) => ({
      flows,
      currency: workspace.currency,
      business: workspace.business.name,
      offersCustomers: workspace.permissions.includes('customer.view'),
    })),
  },
  {
    path: `${INVOICES}/:id/details`,
    title: 'Invoice details',
    outline: 'record',
    place: null,
    from: INVOICES,
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
