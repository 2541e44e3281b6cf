/** The sidebar for a role, from the one list of pages. */
import type { PlaceGroup } from '../../screens/shell/places';
import type { RouteEntry } from '../page';
import { GROUPS } from '../places';
import { allows, ROUTES, routeAt } from '../routes';

/** NAV-01: returns the sidebar. A page without an item marks another one: the one it names, or the one with the longest matching path. */
export function sidebarFor(permissions: readonly string[], path: string, routes = ROUTES): readonly PlaceGroup[] {
  const offered = routes.filter((route) => route.place !== null && allows(route, permissions));
  const here = routeAt(path, routes);
  const [above] = offered
    .filter((route) => route.path !== '/dashboard' && path.startsWith(`${route.path}/`))
    .sort((one, other) => other.path.length - one.path.length);
  const parent = offered.find((route) => route.path === here?.from) ?? above;
  const currentOf = (route: RouteEntry) => (route === here ? 'page' : route === parent && !here?.place ? 'true' : undefined);
  return GROUPS.map(({ name, icon, isPage }) => ({
    name,
    icon,
    isPage,
    places: offered.flatMap((route) =>
      route.place?.group === name ? [{ href: route.path, label: route.place.label, current: currentOf(route) } as const] : [],
    ),
  })).filter(({ places }) => places.length > 0);
}
