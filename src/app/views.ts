/** The views that the first page can do without, and how each is fetched ahead. */

import { lazyView } from '../flow/lazyView';
import { withTemporal } from '../wiring/temporal';
import { fetchStyles } from './later';

const HOME = '/dashboard';

const outside = () => import('./outside');

export const secondFactorPage = lazyView(async () => (await outside()).SecondFactorPage);
const unopenedPage = lazyView(async () => (await outside()).UnopenedPage);
/** With all styles: the first page has those of its own alone. */
const publicPages = async () => (await Promise.all([import('./Public'), fetchStyles()]))[0];
const publicRoutes = lazyView(async () => (await publicPages()).Public);
const resetRequest = lazyView(async () => (await publicPages()).ResetRequest);
export const notices = lazyView(async () => (await import('../ui/Notices')).Notices);
/** With the screen that will be seen first, so that the desk does not come in two steps. */
export const dashboard = lazyView(async () => {
  const [{ Dashboard, fetchScreen }] = await Promise.all([withTemporal(() => import('./Dashboard')), fetchStyles()]);
  const { pathname } = window.location;
  await fetchScreen(pathname.startsWith(HOME) ? pathname : HOME);
  return Dashboard;
});

export const views = {
  SecondFactorPage: secondFactorPage.View,
  UnopenedPage: unopenedPage.View,
  Public: publicRoutes.View,
  ResetRequest: resetRequest.View,
  Notices: notices.View,
  Dashboard: dashboard.View,
};
