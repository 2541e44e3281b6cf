import type { ChargebackStatus } from '../../../contract/chargebacks/chargebackStatuses';
import type { RouteEntry } from '../page';
import type { SidebarPlace } from '../places';
import { screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

const LIST = '/dashboard/chargeback';

type Label = Extract<SidebarPlace, { readonly group: 'Chargeback' }>['label'];

/** CBK-01: the page of one status, or of all. */
const listPage = (path: string, label: Label, status: ChargebackStatus | '' = ''): RouteEntry => ({
  path,
  ...(status === '' && { title: 'Chargebacks' }),
  place: { group: 'Chargeback', label },
  permission: 'chargeback.view',
  screen: screen(screens.chargebacks, wirings.chargebacks, ({ flows, workspace }) => ({
    flows,
    currency: workspace.currency,
    status,
    title: status === '' ? 'Chargebacks' : label,
    mayAnswer: workspace.permissions.includes('chargeback.manage'),
  })),
});

export const chargebacksPages: readonly RouteEntry[] = [
  listPage(LIST, 'All'),
  listPage(`${LIST}/pending`, 'Pending', 'Pending'),
  listPage(`${LIST}/awaiting-response`, 'Awaiting response', 'Awaiting Response'),
  listPage(`${LIST}/won`, 'Won', 'Won'),
  listPage(`${LIST}/lost`, 'Lost', 'Lost'),
  listPage(`${LIST}/assessment`, 'Assessment', 'Assessment'),
  {
    path: `${LIST}/:id/details`,
    title: 'Chargeback details',
    outline: 'record',
    place: null,
    from: LIST,
    permission: 'chargeback.view',
    screen: screen(screens.chargebackDetails, wirings.chargebackDetails, ({ flows, workspace, pageAt }) => ({
      flows,
      list: LIST,
      business: workspace.business.name,
      mayAnswer: workspace.permissions.includes('chargeback.manage'),
      transactions: workspace.permissions.includes('transaction.view')
        ? '/dashboard/business/transactions/transaction-details'
        : null,
      leadsToCustomer: pageAt('/dashboard/business/customers') !== null,
    })),
  },
];
