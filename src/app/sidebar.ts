/** The sidebar as a role has it, from the one list of pages. */
import type { PlaceGroup } from '../screens/shell/places';
import type { RouteEntry } from './page';
import { GROUPS } from './places';
import { allows, ROUTES, routeAt } from './routes';

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
