import { titleOfRoute } from '../flow/title';
import type { RouteEntry } from './page';
import { accountPages } from './pages/account';
import { balancePages } from './pages/balance';
import { businessPages } from './pages/business';
import { homePages } from './pages/home';
import { onboardingPages } from './pages/onboarding';
import { payoutPages } from './pages/payout';
import { settingsPages } from './pages/settings';

/** SUB-01: linked from the business switcher. */
export const SUB_MERCHANTS = '/dashboard/settings/subsidiaries';

/** Every page there is, by its area. */
export const ROUTES: readonly RouteEntry[] = [
  ...homePages,
  ...businessPages,
  ...balancePages,
  ...accountPages,
  ...payoutPages,
  ...onboardingPages,
  ...settingsPages,
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
