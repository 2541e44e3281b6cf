import { routeAt } from './routes';

/** The address of this page without what belongs to the old business: filters, and ids in the path. */
export function addressAfresh(): string {
  const { pathname } = window.location;
  const route = routeAt(pathname);
  return route && !route.path.includes(':') ? pathname : '/dashboard';
}
