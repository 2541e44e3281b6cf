import { MOST_BYTES } from '../../services/batchFile/limits';
import type { refundsFlows } from '../../wiring/refunds/refunds';
import type { RouteEntry } from '../page';
import { type FlowProps, screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

const LIST = '/dashboard/business/refunds';

const BULK = `${LIST}/bulk`;

const refundsProps = ({ flows, workspace, pageAt }: FlowProps<keyof typeof refundsFlows>) => ({
  flows,
  transactions: pageAt('/dashboard/business/transactions'),
  bulk: workspace.permissions.includes('refund.manage') ? BULK : null,
});

export const refundsPages: readonly RouteEntry[] = [
  {
    path: '/dashboard/business/refunds',
    place: { group: 'Refund', label: 'Refunds' },
    permission: 'refund.view',
    screen: screen(screens.refunds, wirings.refunds, refundsProps),
  },
  // The documents have this page at two routes.
  {
    path: '/dashboard/refunds',
    place: null,
    permission: 'refund.view',
    outline: 'list',
    screen: screen(screens.refunds, wirings.refunds, refundsProps),
  },
  {
    path: '/dashboard/business/refunds/bulk',
    title: 'Bulk refunds',
    place: null,
    from: LIST,
    permission: 'refund.manage',
    screen: screen(screens.bulkRefund, wirings.bulkRefund, ({ flows }) => ({ flows, mostBytes: MOST_BYTES, list: LIST })),
  },
  {
    path: '/dashboard/refunds/refund-details/:reference',
    title: 'Refund details',
    outline: 'record',
    place: null,
    from: LIST,
    permission: 'refund.view',
    screen: screen(screens.refundDetails, wirings.refunds, ({ flows, workspace }) => ({
      flows,
      list: LIST,
      transactions: workspace.permissions.includes('transaction.view')
        ? '/dashboard/business/transactions/transaction-details'
        : null,
    })),
  },
];
