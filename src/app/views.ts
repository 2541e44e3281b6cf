/** The views that the first page can do without, and how each is fetched ahead. */

import { fetchStyles } from './later';
import { lazyView } from './lazyView';
import { withTemporal } from './temporal';

const outside = () => import('./outside');

export const secondFactorPage = lazyView(async () => (await outside()).SecondFactorPage);
const unopenedPage = lazyView(async () => (await outside()).UnopenedPage);
const notFound = lazyView(async () => (await outside()).NotFound);
export const notices = lazyView(async () => (await import('../ui/Notices')).Notices);
export const dashboard = lazyView(async () => {
  const [{ Dashboard }] = await Promise.all([withTemporal(() => import('./Dashboard')), fetchStyles()]);
  return Dashboard;
});

export const views = {
  SecondFactorPage: secondFactorPage.View,
  UnopenedPage: unopenedPage.View,
  NotFound: notFound.View,
  Notices: notices.View,
  Dashboard: dashboard.View,
};
