import { MOST_BYTES } from '../../services/payouts/bulkFile/limits';
import type { payoutsFlows } from '../../wiring/payouts/payouts';
import type { RouteEntry } from '../page';
import { type Shown, screen } from '../screen';
import { wirings } from '../wirings.list';

/** What every screen of the payout area is given. */
export const payoutArea = ({ desk, flows }: Shown<keyof typeof payoutsFlows>) => ({
  flows,
  email: desk.user.email,
  business: desk.business.name,
  businessId: desk.business.id,
  permissions: desk.permissions,
  currency: desk.currency,
});

export const payoutPages: readonly RouteEntry[] = [
  {
    path: '/dashboard/payout/transfer',
    title: 'Transfers',
    place: { group: 'Payout', label: 'View transfers' },
    permission: 'payout.view',
    screen: screen(
      () => import('../../screens/payouts/TransfersScreen').then((module) => module.TransfersScreen),
      wirings.payouts,
      payoutArea,
    ),
  },
  {
    path: '/dashboard/payout/pending-approval',
    place: { group: 'Payout', label: 'Pending approval' },
    permission: 'payout.view',
    screen: screen(
      () => import('../../screens/payouts/approvals/ApprovalsScreen').then((module) => module.ApprovalsScreen),
      wirings.approvals,
      ({ desk: { user, permissions }, flows }) => ({ flows, user, mayApprove: permissions.includes('payout.approve') }),
    ),
  },
  {
    path: '/dashboard/payout/beneficiaries',
    place: { group: 'Payout', label: 'Beneficiaries' },
    permission: 'beneficiary.view',
    screen: screen(
      () => import('../../screens/payouts/beneficiaries/BeneficiariesScreen').then((module) => module.BeneficiariesScreen),
      wirings.beneficiaries,
      ({ desk, flows }) => ({ flows, mayChange: desk.permissions.includes('beneficiary.manage') }),
    ),
  },
  {
    path: '/dashboard/payout/transfer/bulk',
    title: 'Bulk Payout',
    place: null,
    permission: 'payout.view',
    screen: screen(
      () => import('../../screens/payouts/bulk/BulkPayoutScreen').then((module) => module.BulkPayoutScreen),
      wirings.bulkPayout,
      ({ desk, flows }) => ({ flows, email: desk.user.email, permissions: desk.permissions, mostBytes: MOST_BYTES }),
    ),
  },
];
