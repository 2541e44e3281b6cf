/** The views that the first page does not need, and how each is preloaded. */

import { lazyView } from '../ui/timing/lazyView';
import { withTemporal } from '../wiring/temporal';
import { fetchStyles } from './start/preloadAssets';

const HOME = '/dashboard';

const outside = () => import('./public/publicPages');

export const secondFactorPage = lazyView(async () => (await outside()).SecondFactorPage);
const unopenedPage = lazyView(async () => (await outside()).UnopenedPage);
/** With all styles, because the first page has only its own. */
const publicPages = async () => (await Promise.all([import('./public/Public'), fetchStyles()]))[0];
const publicRoutes = lazyView(async () => (await publicPages()).Public);
const resetRequest = lazyView(async () => (await publicPages()).ResetRequest);
export const notices = lazyView(() => import('../ui/feedback/Toasts').then((code) => code.Toasts));
/** The frame that shows while the profile and the first screen load. */
export const arrival = lazyView(async () => {
  const [{ Arrival }] = await Promise.all([import('./frame/Arrival'), fetchStyles()]);
  return Arrival;
});
/** Together with the screen that shows first, so that the dashboard appears in one step. */
export const dashboard = lazyView(async () => {
  const [{ Dashboard, fetchScreen }] = await Promise.all([withTemporal(() => import('./frame/Dashboard')), fetchStyles()]);
  const { pathname } = window.location;
  await fetchScreen(pathname.startsWith(HOME) ? pathname : HOME);
  return Dashboard;
});

export const views = {
  SecondFactorPage: secondFactorPage.View,
  UnopenedPage: unopenedPage.View,
  Public: publicRoutes.View,
  ResetRequest: resetRequest.View,
  Toasts: notices.View,
  Arrival: arrival.View,
  Dashboard: dashboard.View,
};
