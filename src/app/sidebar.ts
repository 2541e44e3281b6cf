/** The sidebar as a role has it, from the one list of pages. */
import type { PlaceGroup } from '../screens/shell/places';
import { allows, ROUTES, type RouteEntry, routeAt } from './routes';

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

export type GroupName = (typeof GROUPS)[number]['name'];

/** NAV-01. A page that is reached from another one marks that one: the one it names, or the longest address that its own goes on from. */
export function sidebarFor(permissions: readonly string[], path: string, routes = ROUTES): readonly PlaceGroup[] {
  const offered = routes.filter((route) => route.place !== null && allows(route, permissions));
  const here = routeAt(path, routes);
  const [above] = offered
    .filter((route) => route.path !== '/dashboard' && path.startsWith(`${route.path}/`))
    .sort((one, other) => other.path.length - one.path.length);
  const parent = offered.find((route) => route.path === here?.from) ?? above;
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
