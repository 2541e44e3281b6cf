import type { ChargebackFilter } from '../../../machines/chargebacks/chargebacks/chargebacks.machine';
import { SETTLEMENTS } from '../../../machines/settlements/groupedSettlements/groupedSettlements.rules';
import type { chargebacksFlows } from '../../wiring/chargebacks/chargebacks';
import type { RouteEntry } from '../page';
import { type FlowProps, screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

const LIST = '/dashboard/chargeback';

/** CBK-01: the page of one status, or of all. */
const listProps =
  (title: string, status: ChargebackFilter['status']) =>
  ({ flows, workspace }: FlowProps<keyof typeof chargebacksFlows>) => ({
    flows,
    currency: workspace.currency,
    status,
    title,
    mayAnswer: workspace.permissions.includes('chargeback.manage'),
  });

export const chargebacksPages: readonly RouteEntry[] = [
  {
    path: '/dashboard/chargeback',
    title: 'Chargebacks',
    place: { group: 'Chargeback', label: 'All' },
    permission: 'chargeback.view',
    screen: screen(screens.chargebacks, wirings.chargebacks, listProps('Chargebacks', '')),
  },
  {
    path: '/dashboard/chargeback/pending',
    place: { group: 'Chargeback', label: 'Pending' },
    permission: 'chargeback.view',
    screen: screen(screens.chargebacks, wirings.chargebacks, listProps('Pending', 'Pending')),
  },
  {
    path: '/dashboard/chargeback/awaiting-response',
    place: { group: 'Chargeback', label: 'Awaiting response' },
    permission: 'chargeback.view',
    screen: screen(screens.chargebacks, wirings.chargebacks, listProps('Awaiting response', 'Awaiting Response')),
  },
  {
    path: '/dashboard/chargeback/won',
    place: { group: 'Chargeback', label: 'Won' },
    permission: 'chargeback.view',
    screen: screen(screens.chargebacks, wirings.chargebacks, listProps('Won', 'Won')),
  },
  {
    path: '/dashboard/chargeback/lost',
    place: { group: 'Chargeback', label: 'Lost' },
    permission: 'chargeback.view',
    screen: screen(screens.chargebacks, wirings.chargebacks, listProps('Lost', 'Lost')),
  },
  {
    path: '/dashboard/chargeback/assessment',
    place: { group: 'Chargeback', label: 'Assessment' },
    permission: 'chargeback.view',
    screen: screen(screens.chargebacks, wirings.chargebacks, listProps('Assessment', 'Assessment')),
  },
  {
    path: '/dashboard/chargeback/:id/details',
    title: 'Chargeback details',
    outline: 'record',
    place: null,
    from: LIST,
    permission: 'chargeback.view',
    screen: screen(screens.chargebackDetails, wirings.chargebackDetails, ({ flows, workspace, pageAt }) => ({
      flows,
      list: LIST,
      business: workspace.business.name,
      user: workspace.user.name,
      mayAnswer: workspace.permissions.includes('chargeback.manage'),
      transactions: workspace.permissions.includes('transaction.view')
        ? '/dashboard/business/transactions/transaction-details'
        : null,
      leadsToCustomer: pageAt('/dashboard/business/customers') !== null,
      leadsToSettlement: pageAt(SETTLEMENTS) !== null,
    })),
  },
];
