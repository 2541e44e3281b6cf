import { titleOfRoute } from '../flow/title';
import { MOST_BYTES } from '../services/bulkFile/limits';
import { settings } from '../services/settings';
import { noFlows, wirings } from './dashboardWiring';
import { type Screen, type Shown, screen } from './screen';
import type { GroupName } from './sidebar';
import type { onboardingFlows } from './wiring/onboarding';
import type { payoutsFlows } from './wiring/payouts';

export interface RouteEntry {
  /** `:name` stands for a parameter. */
  readonly path: string;
  /** Only where the path's own words are not the page's. */
  readonly title?: string;
  /** Where the sidebar has it; null: reached from another page. Within a group the order is that of the list. */
  readonly place: { readonly group: GroupName; readonly label: string } | null;
  /** What the role must include; null: everybody may. */
  readonly permission: string | null;
  readonly screen: Screen;
}

const payoutArea = ({ desk, flows }: Shown<keyof typeof payoutsFlows>) => ({
  flows,
  email: desk.user.email,
  business: desk.business.name,
  permissions: desk.permissions,
  currency: desk.currency,
});

const onboardingArea = ({ desk, flows }: Shown<keyof typeof onboardingFlows>) => ({
  flows,
  mayManage: desk.permissions.includes('business.manage'),
  hasInterface: settings.onboardingAddress !== '',
  accepted: desk.progress.termsAndCondition === 100,
  pageOf: (path: string) => pageAt(path, desk.permissions),
});

/** SUB-01: linked from the business switcher. */
export const SUB_MERCHANTS = '/dashboard/settings/subsidiaries';

/** BAL-03: linked from the wallets. */
const BALANCE_HISTORY = '/dashboard/balance/history';

export const ROUTES: readonly RouteEntry[] = [
  {
    path: '/dashboard',
    place: { group: 'Home', label: 'Dashboard' },
    permission: null,
    screen: screen(
      () => import('../screens/home/HomeScreen').then((module) => module.HomeScreen),
      wirings.home,
      ({ desk, flows, groups }) => ({
        flows,
        groups,
        business: desk.business.name,
        currency: desk.currency,
        permissions: desk.permissions,
        balances: pageAt('/dashboard/account/balances', desk.permissions),
      }),
    ),
  },
  {
    path: '/dashboard/account/balances',
    place: { group: 'Balance', label: 'Balances' },
    permission: 'balance.view',
    screen: screen(
      () => import('../screens/balances/BalancesScreen').then((module) => module.BalancesScreen),
      wirings.balances,
      ({ desk, flows }) => ({
        flows,
        email: desk.user.email,
        permissions: desk.permissions,
        currency: desk.currency,
        fx: desk.fx,
        chargebacks: pageAt('/dashboard/chargeback', desk.permissions),
        refunds: pageAt('/dashboard/business/refunds', desk.permissions),
        history: pageAt(BALANCE_HISTORY, desk.permissions),
      }),
    ),
  },
  {
    path: '/dashboard/balance/history',
    title: 'Balance history',
    place: { group: 'Balance', label: 'Balance History' },
    permission: 'balance.view',
    screen: screen(
      () => import('../screens/balances/BalanceHistoryScreen').then((module) => module.BalanceHistoryScreen),
      wirings.walletHistory,
      ({ desk, flows }) => ({
        flows,
        currencies: desk.currencies,
        balances: pageAt('/dashboard/account/balances', desk.permissions),
        payouts: pageAt('/dashboard/account/payouts', desk.permissions),
      }),
    ),
  },
  {
    path: '/dashboard/account/virtual-wallets',
    title: 'Virtual accounts',
    place: { group: 'Account', label: 'Virtual Wallets' },
    permission: 'balance.view',
    screen: screen(
      () => import('../screens/accounts/VirtualAccountsScreen').then((module) => module.VirtualAccountsScreen),
      wirings.virtualAccounts,
      ({ desk, flows }) => ({ flows, mayAdd: desk.permissions.includes('balance.manage') }),
    ),
  },
  {
    path: '/dashboard/account/payouts',
    place: { group: 'Account', label: 'Payouts' },
    permission: 'payout.view',
    screen: screen(
      () => import('../screens/payouts/PayoutsScreen').then((module) => module.PayoutsScreen),
      wirings.payouts,
      payoutArea,
    ),
  },
  {
    path: '/dashboard/account/split-settlements',
    place: { group: 'Account', label: 'Split Settlements' },
    permission: 'split.view',
    screen: screen(
      () => import('../screens/splits/SplitSettlementsScreen').then((module) => module.SplitSettlementsScreen),
      wirings.splitSettlements,
      ({ desk, flows }) => ({ flows, maySubmit: desk.permissions.includes('split.submit') }),
    ),
  },
  {
    path: '/dashboard/account/split-settlements/create',
    place: null,
    permission: 'split.submit',
    screen: screen(
      () => import('../screens/splits/SplitBuilderScreen').then((module) => module.NewSplitScreen),
      wirings.splitSettlements,
      ({ desk, flows }) => ({ flows, email: desk.user.email }),
    ),
  },
  {
    path: '/dashboard/account/split-settlements/edit/:settlementId/:settlementName',
    place: null,
    permission: 'split.submit',
    screen: screen(
      () => import('../screens/splits/SplitBuilderScreen').then((module) => module.EditedSplitScreen),
      wirings.splitSettlements,
      ({ desk, flows }) => ({ flows, email: desk.user.email }),
    ),
  },
  {
    path: '/dashboard/payout/transfer',
    title: 'Transfers',
    place: { group: 'Payout', label: 'View transfers' },
    permission: 'payout.view',
    screen: screen(
      () => import('../screens/payouts/TransfersScreen').then((module) => module.TransfersScreen),
      wirings.payouts,
      payoutArea,
    ),
  },
  {
    path: '/dashboard/payout/pending-approval',
    place: { group: 'Payout', label: 'Pending approval' },
    permission: 'payout.view',
    screen: screen(
      () => import('../screens/approvals/ApprovalsScreen').then((module) => module.ApprovalsScreen),
      wirings.approvals,
      ({ desk: { user, permissions }, flows }) => ({ flows, user, mayApprove: permissions.includes('payout.approve') }),
    ),
  },
  {
    path: '/dashboard/payout/beneficiaries',
    place: { group: 'Payout', label: 'Beneficiaries' },
    permission: 'beneficiary.view',
    screen: screen(
      () => import('../screens/beneficiaries/BeneficiariesScreen').then((module) => module.BeneficiariesScreen),
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
      () => import('../screens/payouts/bulk/BulkPayoutScreen').then((module) => module.BulkPayoutScreen),
      wirings.bulkPayout,
      ({ desk, flows }) => ({ flows, email: desk.user.email, permissions: desk.permissions, mostBytes: MOST_BYTES }),
    ),
  },
  {
    path: '/dashboard/compliance',
    title: 'Compliance information',
    place: null,
    permission: 'business.manage',
    screen: screen(
      () => import('../screens/onboarding/ComplianceScreen').then((module) => module.ComplianceScreen),
      wirings.compliance,
      ({ flows }) => ({ flows }),
    ),
  },
  {
    path: '/dashboard/settings/compliance-information',
    place: null,
    permission: 'business.manage',
    screen: screen(
      () => import('../screens/onboarding/ComplianceScreen').then((module) => module.ComplianceScreen),
      wirings.compliance,
      ({ flows }) => ({ flows }),
    ),
  },
  {
    path: '/dashboard/get-Started/personalInformation',
    title: 'Personal Information',
    place: null,
    permission: 'business.manage',
    screen: screen(
      () => import('../screens/onboarding/PersonalInformationScreen').then((module) => module.PersonalInformationScreen),
      wirings.particulars,
      ({ desk, flows }) => ({ flows, businessType: desk.business.type }),
    ),
  },
  {
    path: '/dashboard/get-Started/contactInformation',
    title: 'Contact information',
    place: null,
    permission: 'business.manage',
    screen: screen(
      () => import('../screens/onboarding/ContactInformationScreen').then((module) => module.ContactInformationScreen),
      wirings.particulars,
      ({ flows }) => ({ flows }),
    ),
  },
  {
    path: '/dashboard/get-Started/businessInformation',
    title: 'Business information',
    place: null,
    permission: 'business.manage',
    screen: screen(
      () => import('../screens/onboarding/BusinessInformationScreen').then((module) => module.BusinessInformationScreen),
      wirings.particulars,
      ({ flows }) => ({ flows }),
    ),
  },
  {
    path: '/dashboard/get-Started/businessRegistration',
    title: 'Business registration',
    place: null,
    permission: 'business.manage',
    screen: screen(
      () => import('../screens/onboarding/BusinessRegistrationScreen').then((module) => module.BusinessRegistrationScreen),
      wirings.particulars,
      ({ flows }) => ({ flows }),
    ),
  },
  {
    path: '/dashboard/get-Started',
    place: null,
    permission: 'business.view',
    screen: screen(
      () => import('../screens/onboarding/OnboardingScreen').then((module) => module.OnboardingScreen),
      wirings.onboarding,
      (given) => ({ ...onboardingArea(given), isList: false }),
    ),
  },
  {
    path: '/dashboard/get-Started/onboarding',
    place: null,
    permission: 'business.view',
    screen: screen(
      () => import('../screens/onboarding/OnboardingScreen').then((module) => module.OnboardingScreen),
      wirings.onboarding,
      (given) => ({ ...onboardingArea(given), isList: true }),
    ),
  },
  {
    path: '/dashboard/get-Started/bankdetails',
    title: 'Bank details',
    place: null,
    permission: 'business.view',
    screen: screen(
      () => import('../screens/onboarding/BankDetailsScreen').then((module) => module.BankDetailsScreen),
      wirings.onboarding,
      onboardingArea,
    ),
  },
  {
    path: '/dashboard/get-Started/terms',
    place: null,
    permission: 'business.view',
    screen: screen(
      () => import('../screens/onboarding/TermsScreen').then((module) => module.TermsScreen),
      wirings.onboarding,
      onboardingArea,
    ),
  },
  {
    path: '/dashboard/get-Started/tour',
    place: null,
    permission: null,
    screen: screen(
      () => import('../screens/onboarding/TourScreen').then((module) => module.TourScreen),
      noFlows,
      () => ({}),
    ),
  },
  {
    path: '/dashboard/settings/subsidiaries',
    title: 'Sub-merchants',
    place: null,
    permission: 'business.view',
    screen: screen(
      () => import('../screens/settings/SubMerchantsScreen').then((module) => module.SubMerchantsScreen),
      wirings.subMerchants,
      ({ desk, flows }) => ({ flows, mayAdd: desk.permissions.includes('business.manage') }),
    ),
  },
];

const patternOf = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`, 'i');
const parametersOf = (route: string) => route.split('/:').length;

/** The page at an address: one whose every segment is fixed before one that takes anything. */
export const routeAt = (path: string, routes = ROUTES): RouteEntry | null =>
  routes
    .filter((route) => patternOf(route.path).test(path))
    .sort((one, other) => parametersOf(one.path) - parametersOf(other.path))[0] ?? null;

/** NAV-08. */
export const titleOf = ({ title, path }: RouteEntry): string => title ?? titleOfRoute(path);

/** What a role does not include is not offered. That the provider refuses it anyway is not this list's concern. */
export const allows = ({ permission }: RouteEntry, permissions: readonly string[]) =>
  permission === null || permissions.includes(permission);

/** Where a page is, for a link to it; null where there is no such page, or the role may not open it. */
export const pageAt = (path: string, permissions: readonly string[], routes = ROUTES): string | null =>
  routes.some((route) => route.path === path && allows(route, permissions)) ? path : null;
