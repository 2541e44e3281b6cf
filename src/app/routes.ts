/**
 * The one list of pages behind the door. A page that is not in it is not linked and does not answer; the sidebar, the titles and what a
 * role is offered come from here.
 */
import { type ComponentType, createElement } from 'react';
import { CHECKLIST, GET_STARTED } from '../../machines/onboarding/onboarding.rules';
import type { Desk } from '../../machines/session/session.select';
import { titleOfRoute } from '../flow/title';
import type { PlaceGroup } from '../screens/shell/places';
import { ScreenNotFetched } from '../screens/shell/ScreenBoundary';
import { settings } from '../services/settings';
import type { DashboardFlows } from './dashboardWiring';
import { lazyView } from './lazyView';

/** What a screen may be given. */
export interface Given {
  readonly desk: Desk;
  readonly flows: DashboardFlows;
  /** The sidebar as this role has it. */
  readonly groups: readonly PlaceGroup[];
}

interface Fetched {
  /** Fetches the code before the screen is opened. Should that fail, opening it tries again. */
  readonly fetch: () => Promise<void>;
}

type Screen = ComponentType<Given> & Fetched;

/** NAV-01: the groups in the documents' order. A group without a page that the role may see is not there. */
const GROUPS = [
  { name: 'Home', icon: 'house', isPage: true },
  { name: 'Business', icon: 'briefcase', isPage: false },
  { name: 'Catalog', icon: 'layers', isPage: false },
  { name: 'Account', icon: 'landmark', isPage: false },
  { name: 'Balance', icon: 'scale', isPage: false },
  { name: 'Payout', icon: 'send', isPage: false },
  { name: 'Refund', icon: 'undo', isPage: true },
  { name: 'Chargeback', icon: 'shield', isPage: false },
  { name: 'Report Center', icon: 'file', isPage: true },
  { name: 'Settings', icon: 'settings', isPage: false },
] as const;

export interface RouteEntry {
  /** `:name` stands for a parameter. */
  readonly path: string;
  /** Only where the path's own words are not the page's. */
  readonly title?: string;
  /** Where the sidebar has it; null: reached from another page. Within a group the order is that of the list. */
  readonly place: { readonly group: (typeof GROUPS)[number]['name']; readonly label: string } | null;
  /** What the role must include; null: everybody may. */
  readonly permission: string | null;
  readonly screen: Screen;
}

/** A screen whose code is fetched when it is first opened, or before, with what it takes of what there is. */
function screen<Props extends object>(load: () => Promise<ComponentType<Props>>, give: (given: Given) => Props): Screen {
  const { View, preload } = lazyView(async () => {
    const Loaded = await load().catch((cause: unknown) => {
      throw new ScreenNotFetched('A screen could not be fetched', { cause });
    });
    return (given: Given) => createElement(Loaded, give(given));
  });
  return Object.assign(View, { fetch: () => preload().catch(() => undefined) });
}

const payoutArea = ({ desk, flows }: Given) => ({
  flows,
  email: desk.user.email,
  business: desk.business.name,
  permissions: desk.permissions,
  currency: desk.currency,
});

const onboardingArea = ({ desk, flows }: Given) => ({
  flows,
  mayManage: desk.permissions.includes('business.manage'),
  hasInterface: settings.onboardingAddress !== '',
  accepted: desk.progress.termsAndCondition === 100,
  pageOf: (path: string) => pageAt(path, desk.permissions),
});

const onboardingList = () => import('../screens/onboarding/OnboardingScreen').then((module) => module.OnboardingScreen);
const complianceScreen = screen(
  () => import('../screens/onboarding/ComplianceScreen').then((module) => module.ComplianceScreen),
  ({ flows }) => ({ flows }),
);

/** SUB-01: linked from the business switcher. */
export const SUB_MERCHANTS = '/dashboard/settings/subsidiaries';

export const ROUTES: readonly RouteEntry[] = [
  {
    path: '/dashboard',
    place: { group: 'Home', label: 'Dashboard' },
    permission: null,
    screen: screen(
      () => import('../screens/home/HomeScreen').then((module) => module.HomeScreen),
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
      ({ desk, flows }) => ({
        flows,
        email: desk.user.email,
        permissions: desk.permissions,
        currency: desk.currency,
        fx: desk.fx,
        chargebacks: pageAt('/dashboard/chargeback', desk.permissions),
        refunds: pageAt('/dashboard/business/refunds', desk.permissions),
      }),
    ),
  },
  {
    path: '/dashboard/account/payouts',
    place: { group: 'Account', label: 'Payouts' },
    permission: 'payout.view',
    screen: screen(() => import('../screens/payouts/PayoutsScreen').then((module) => module.PayoutsScreen), payoutArea),
  },
  {
    path: '/dashboard/payout/transfer',
    title: 'Transfers',
    place: { group: 'Payout', label: 'View transfers' },
    permission: 'payout.view',
    screen: screen(() => import('../screens/payouts/TransfersScreen').then((module) => module.TransfersScreen), payoutArea),
  },
  {
    path: '/dashboard/compliance',
    title: 'Compliance information',
    place: null,
    permission: 'business.manage',
    screen: complianceScreen,
  },
  {
    path: '/dashboard/settings/compliance-information',
    place: null,
    permission: 'business.manage',
    screen: complianceScreen,
  },
  {
    path: '/dashboard/get-Started/personalInformation',
    title: 'Personal Information',
    place: null,
    permission: 'business.manage',
    screen: screen(
      () => import('../screens/onboarding/PersonalInformationScreen').then((module) => module.PersonalInformationScreen),
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
      ({ flows }) => ({ flows }),
    ),
  },
  {
    path: GET_STARTED,
    place: null,
    permission: 'business.view',
    screen: screen(onboardingList, (given) => ({ ...onboardingArea(given), isList: false })),
  },
  {
    path: CHECKLIST,
    place: null,
    permission: 'business.view',
    screen: screen(onboardingList, (given) => ({ ...onboardingArea(given), isList: true })),
  },
  {
    path: `${GET_STARTED}/bankdetails`,
    title: 'Bank details',
    place: null,
    permission: 'business.view',
    screen: screen(
      () => import('../screens/onboarding/BankDetailsScreen').then((module) => module.BankDetailsScreen),
      onboardingArea,
    ),
  },
  {
    path: `${GET_STARTED}/terms`,
    place: null,
    permission: 'business.view',
    screen: screen(() => import('../screens/onboarding/TermsScreen').then((module) => module.TermsScreen), onboardingArea),
  },
  {
    path: `${GET_STARTED}/tour`,
    place: null,
    permission: null,
    screen: screen(
      () => import('../screens/onboarding/TourScreen').then((module) => module.TourScreen),
      () => ({}),
    ),
  },
  {
    path: SUB_MERCHANTS,
    title: 'Sub-merchants',
    place: null,
    permission: 'business.view',
    screen: screen(
      () => import('../screens/settings/SubMerchantsScreen').then((module) => module.SubMerchantsScreen),
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

/** NAV-01. A page that is reached from another one marks that one: the longest address that its own goes on from. */
export function sidebarFor(permissions: readonly string[], path: string, routes = ROUTES): readonly PlaceGroup[] {
  const offered = routes.filter((route) => route.place !== null && allows(route, permissions));
  const here = routeAt(path, routes);
  const [parent] = offered
    .filter((route) => route.path !== '/dashboard' && path.startsWith(`${route.path}/`))
    .sort((one, other) => other.path.length - one.path.length);
  const currentOf = (route: RouteEntry) => (route === here ? 'page' : route === parent && !here?.place ? 'true' : undefined);
  return GROUPS.map((group) => ({
    ...group,
    places: offered.flatMap((route) =>
      route.place?.group === group.name
        ? [{ href: route.path, label: route.place.label, current: currentOf(route) } as const]
        : [],
    ),
  })).filter(({ places }) => places.length > 0);
}
