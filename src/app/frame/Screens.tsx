import { Suspense } from 'react';
import { Route, useLocation } from 'wouter';
import { ScreenBoundary } from '../../screens/shell/ScreenBoundary';
import { PageSkeleton } from '../../ui/shell/PageSkeleton';
import { lazyView } from '../../ui/timing/lazyView';
import type { RouteEntry } from '../page';
import { allows, titleOf } from '../routes';
import type { ScreenProps } from '../screen';
import { usePrefetch } from './prefetch';
import { RouteAnnouncer, useRouteAnnouncement } from './RouteAnnouncer';

/** Loaded when needed, because few merchants see it. */
const unopened = lazyView(async () => (await import('../../screens/shell/UnopenedScreen')).UnopenedScreen);

interface ScreensProps {
  readonly given: ScreenProps;
  readonly route: RouteEntry | null;
}

/** The page of the current URL, in a frame that stays whatever happens to the page. */
export function Screens({ given, route }: ScreensProps) {
  const [path] = useLocation();
  const arrivals = useRouteAnnouncement();
  usePrefetch();
  return (
    <ScreenBoundary key={path} title={route ? titleOf(route) : ''}>
      <Suspense fallback={<PageSkeleton label="Loading page" />}>
        <ScreenAt given={given} route={route} />
        <RouteAnnouncer path={path} arrivals={arrivals} />
      </Suspense>
    </ScreenBoundary>
  );
}

function ScreenAt({ given, route }: ScreensProps) {
  const { permissions, user, business } = given.workspace;
  if (!route || !allows(route, permissions))
    return <unopened.View lacks={route && { role: user.role, business: business.name }} />;
  return (
    <Route path={route.path}>
      <route.screen {...given} />
    </Route>
  );
}
