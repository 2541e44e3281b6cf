/**
 * The kinds of data that the finder searches besides pages and actions (NAV-14), one line for each. `src/services/shell/finder.ts` has the call
 * of each kind and does not compile without it.
 */
import type { EndpointName } from '../../../contract/all';

interface Kind {
  /** The heading above the results. */
  readonly name: string;
  /** The permission that the role needs to search this kind. */
  readonly permission: string;
  readonly call: EndpointName;
  /** The call has no search: it returns all rows, which the finder keeps and filters while it is open. */
  readonly isWhole: boolean;
  /** The page that shows a result. */
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
  transaction: {
    name: 'Transactions',
    permission: 'transaction.view',
    call: 'listOrders',
    isWhole: false,
    page: '/dashboard/business/transactions',
  },
  refund: {
    name: 'Refunds',
    permission: 'refund.view',
    call: 'listRefunds',
    isWhole: false,
    page: '/dashboard/business/refunds',
  },
  customer: {
    name: 'Customers',
    permission: 'customer.view',
    call: 'listCustomers',
    isWhole: false,
    page: '/dashboard/business/customers',
  },
  report: {
    name: 'Reports',
    permission: 'report.view',
    call: 'listReports',
    isWhole: false,
    page: '/dashboard/report-center',
  },
  paymentLink: {
    name: 'Payment links',
    permission: 'link.view',
    call: 'listPaymentLinks',
    isWhole: true,
    page: '/dashboard/business/payment-links',
  },
  product: {
    name: 'Products',
    permission: 'product.view',
    call: 'listProducts',
    isWhole: true,
    page: '/dashboard/business/products',
  },
  catalog: {
    name: 'Catalogs',
    permission: 'product.view',
    call: 'listCatalogs',
    isWhole: false,
    page: '/dashboard/catalog',
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
