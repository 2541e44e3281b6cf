import { routeAt } from '../routes';

/** Returns the URL of this page without data of the old business: filters, and ids in the path. */
export function addressAfterSwitch(): string {
  const { pathname } = window.location;
  const route = routeAt(pathname);
  return route && !route.path.includes(':') ? pathname : '/dashboard';
}
