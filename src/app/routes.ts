import { titleOfRoute } from '../flow/routeTitle';
import type { RouteEntry } from './page';
import { listedPages } from './pages.list';
import { rankOf } from './places';

/** SUB-01: the business switcher links to it. */
export const SUB_MERCHANTS = '/dashboard/settings/subsidiaries';

/** Every page, in the order of the sidebar. */
export const ROUTES: readonly RouteEntry[] = [...listedPages].sort((one, other) => rankOf(one.place) - rankOf(other.place));

/** Each page asks many times which page an address is. So each pattern is compiled once. */
const patterns = new Map<string, RegExp>();
function patternOf(route: string): RegExp {
  const made = patterns.get(route) ?? new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`, 'i');
  patterns.set(route, made);
  return made;
}

const parametersOf = (route: string) => route.split('/:').length;

/** Returns the page at a URL. Static routes win over parameterised ones. */
export const routeAt = (path: string, routes = ROUTES): RouteEntry | null =>
  routes
    .filter((route) => patternOf(route.path).test(path))
    .sort((one, other) => parametersOf(one.path) - parametersOf(other.path))[0] ?? null;

/** NAV-08. */
export const titleOf = ({ title, path }: RouteEntry): string => title ?? titleOfRoute(path);

/** Whether the role has the permission of a page. The provider refuses missing permissions itself. */
export const allows = ({ permission }: RouteEntry, permissions: readonly string[]) =>
  permission === null || permissions.includes(permission);

/** Returns an address with its query for a link. Null if it has no page, or the role may not open it. */
export function linkTo(address: string, permissions: readonly string[], routes = ROUTES): string | null {
  const route = routeAt(address.split('?')[0] ?? '', routes);
  return route !== null && allows(route, permissions) ? address : null;
}

/** Returns the path of a page for a link. Null if it does not exist, or the role may not open it. */
export const pageAt = (path: string, permissions: readonly string[], routes = ROUTES): string | null =>
  routes.some((route) => route.path === path && allows(route, permissions)) ? path : null;
