/**
 * What is looked through, beside screens and actions (NAV-14): one line for each kind. How one is asked for and told stands in
 * `src/services/shell/finder.ts`, which does not compile without each.
 */
import type { EndpointName } from '../../../contract/all';

interface Kind {
  /** The heading above what was found of it. */
  readonly name: string;
  /** What the role must include: without it, it is not asked for. */
  readonly permission: string;
  readonly call: EndpointName;
  /** The call takes no words: all of it comes at once, and is kept and sifted here as long as the finder is open. */
  readonly isWhole: boolean;
  /** The page on which one is shown. */
  readonly page: string;
}

export const KINDS = {
  payout: {
    name: 'Payouts',
    permission: 'payout.view',
    call: 'listPayouts',
    isWhole: false,
    page: '/dashboard/account/payouts',
  },
  paymentLink: {
    name: 'Payment links',
    permission: 'link.view',
    call: 'listPaymentLinks',
    isWhole: true,
    page: '/dashboard/business/payment-links',
  },
  splitSettlement: {
    name: 'Split settlements',
    permission: 'split.view',
    call: 'listSplitSettlements',
    isWhole: false,
    page: '/dashboard/account/split-settlements',
  },
  beneficiary: {
    name: 'Beneficiaries',
    permission: 'beneficiary.view',
    call: 'listBeneficiaries',
    isWhole: true,
    page: '/dashboard/payout/beneficiaries',
  },
  user: { name: 'Users', permission: 'user.view', call: 'listUsers', isWhole: true, page: '/dashboard/settings/users' },
  role: {
    name: 'Roles',
    permission: 'role.view',
    call: 'listRoles',
    isWhole: true,
    page: '/dashboard/settings/roles-permissions',
  },
  subMerchant: {
    name: 'Sub-merchants',
    permission: 'business.view',
    call: 'listSubsidiaries',
    isWhole: true,
    page: '/dashboard/settings/subsidiaries',
  },
} as const satisfies Record<string, Kind>;

export type FoundKind = keyof typeof KINDS;

export const ALL_KINDS = Object.keys(KINDS) as FoundKind[];
