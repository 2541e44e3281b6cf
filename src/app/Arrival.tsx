import { useLocation } from 'wouter';
import { ArrivalFrame } from '../ui/shell/ArrivalFrame';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { RouteEntry } from './page';
import { ROUTES, routeAt, titleOf } from './routes';
import { sidebarFor } from './sidebar';

const HOME = '/dashboard';
const everything = ROUTES.flatMap(({ permission }) => permission ?? []);

const outlineOf = ({ outline, place }: RouteEntry) => outline ?? (place === null ? 'text' : 'list');

interface ArrivalAtProps {
  /** Null while not even the address was read. */
  readonly path: string | null;
}

/** The frame of the page at an address, before the profile is known. */
export function ArrivalAt({ path }: ArrivalAtProps) {
  const route = path === null ? null : routeAt(path);
  const title = route ? titleOf(route) : null;
  const groups = sidebarFor(everything, path ?? '').map(({ name, icon, isPage, places }) => ({
    name,
    icon,
    isPage,
    isKnown: name === 'Home',
    places: places.map(({ label, current }) => ({ label, isOpen: current !== undefined })),
  }));
  return <ArrivalFrame title={title} outline={route && outlineOf(route)} groups={groups} />;
}

/** What shows while the profile or the code of the dashboard loads. A signed-in user at another address is on the way to the dashboard. */
export function Arrival() {
  const [path] = useLocation();
  return (
    <>
      <VisuallyHidden role="status">Loading your dashboard…</VisuallyHidden>
      <ArrivalAt path={path.startsWith(HOME) ? path : HOME} />
    </>
  );
}
