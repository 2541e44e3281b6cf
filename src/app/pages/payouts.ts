import { mayNote } from '../../../machines/transactions/notes/notes.rules';
import { MOST_BYTES } from '../../services/batchFile/limits';
import { settings } from '../../services/settings/settings';
import type { payoutsFlows } from '../../wiring/payouts/payouts';
import type { RouteEntry } from '../page';
import { type FlowProps, screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

/** The props of every screen of the payouts area. */
const payoutArea = ({ workspace, flows }: FlowProps<keyof typeof payoutsFlows>) => ({
  flows,
  email: workspace.user.email,
  user: workspace.user,
  business: workspace.business.name,
  businessId: workspace.business.id,
  support: settings.supportEmail,
  permissions: workspace.permissions,
  currency: workspace.currency,
});

export const payoutsPages: readonly RouteEntry[] = [
  {
    path: '/dashboard/account/payouts',
    place: { group: 'Account', label: 'Payouts' },
    permission: 'payout.view',
    screen: screen(screens.payouts, wirings.payouts, payoutArea),
  },
  {
    path: '/dashboard/payout/transfer',
    title: 'Transfers',
    place: { group: 'Payout', label: 'View transfers' },
    permission: 'payout.view',
    screen: screen(screens.transfers, wirings.payouts, (given) => ({
      ...payoutArea(given),
      currencies: given.workspace.currencies,
    })),
  },
  {
    path: '/dashboard/payout/pending-approval',
    place: { group: 'Payout', label: 'Pending approval' },
    permission: 'payout.view',
    screen: screen(screens.approvals, wirings.approvals, ({ workspace: { user, permissions }, flows }) => ({
      flows,
      user,
      mayApprove: permissions.includes('payout.approve'),
      mayNote: mayNote('payout', permissions),
      mayViewBalances: permissions.includes('balance.view'),
    })),
  },
  {
    path: '/dashboard/payout/beneficiaries',
    place: { group: 'Payout', label: 'Beneficiaries' },
    permission: 'beneficiary.view',
    screen: screen(screens.beneficiaries, wirings.beneficiaries, ({ workspace, flows }) => ({
      flows,
      mayChange: workspace.permissions.includes('beneficiary.manage'),
    })),
  },
  {
    path: '/dashboard/payout/transfer/bulk',
    title: 'Bulk Payout',
    place: null,
    permission: 'payout.view',
    screen: screen(screens.bulkPayout, wirings.bulkPayout, ({ workspace, flows }) => ({
      flows,
      email: workspace.user.email,
      permissions: workspace.permissions,
      mostBytes: MOST_BYTES,
    })),
  },
];
