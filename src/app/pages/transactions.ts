import { mayNote } from '../../../machines/transactions/notes/notes.rules';
import type { RouteEntry } from '../page';
import { screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

export const transactionsPages: readonly RouteEntry[] = [
  {
    path: '/dashboard/business/transactions',
    place: { group: 'Business', label: 'Transactions' },
    permission: 'transaction.view',
    screen: screen(screens.transactions, wirings.transactions, ({ workspace, flows, pageAt }) => ({
      flows,
      currency: workspace.currency,
      currencies: workspace.currencies,
      mayRefund: workspace.permissions.includes('refund.manage'),
      mayExport: workspace.permissions.includes('report.view'),
      links: pageAt('/dashboard/business/payment-links'),
    })),
  },
  {
    path: '/dashboard/business/transactions/transaction-details/:reference',
    title: 'Transaction details',
    outline: 'record',
    place: null,
    from: '/dashboard/business/transactions',
    permission: 'transaction.view',
    screen: screen(screens.transactionDetails, wirings.transactionDetails, ({ workspace, flows, pageAt }) => ({
      flows,
      business: workspace.business.name,
      isTest: workspace.environment === 'Test',
      mayEmail: workspace.permissions.includes('transaction.manage'),
      mayNote: mayNote('transaction', workspace.permissions),
      mayRefund: workspace.permissions.includes('refund.manage'),
      refunds: pageAt('/dashboard/business/refunds'),
      leadsToCustomer: pageAt('/dashboard/business/customers') !== null,
      leadsToChargebacks: pageAt('/dashboard/chargeback') !== null,
      leadsToInvoices: pageAt('/dashboard/business/invoice') !== null,
      leadsToSettlements: pageAt('/dashboard/account/settlements/grouped') !== null,
    })),
  },
];
