import { Suspense } from 'react';
import { Route, useLocation } from 'wouter';
import { NoSuchScreen, RoleLacks } from '../screens/shell/NoSuchScreen';
import { ScreenBoundary } from '../screens/shell/ScreenBoundary';
import { Waiting } from '../ui/shell/Waiting';
import { Arrival, useArrivals } from './Arrival';
import { useFetchAhead } from './fetchAhead';
import type { RouteEntry } from './page';
import { allows, titleOf } from './routes';
import type { Given } from './screen';

interface ScreensProps {
  readonly given: Given;
  readonly route: RouteEntry | null;
}

/** The page at the address, in a frame that stays whatever becomes of it. */
export function Screens({ given, route }: ScreensProps) {
  const [path] = useLocation();
  const arrivals = useArrivals();
  useFetchAhead();
  return (
    <ScreenBoundary key={path} title={route ? titleOf(route) : ''}>
      <Suspense fallback={<Waiting label="Opening the page" />}>
        <ScreenAt given={given} route={route} />
        <Arrival path={path} arrivals={arrivals} />
      </Suspense>
    </ScreenBoundary>
  );
}

function ScreenAt({ given, route }: ScreensProps) {
  const { permissions, user, business } = given.desk;
  if (!route) return <NoSuchScreen />;
  if (!allows(route, permissions)) return <RoleLacks role={user.role} business={business.name} />;
  return (
    <Route path={route.path}>
      <route.screen {...given} />
    </Route>
  );
}
