import { createElement } from 'react';
import { isApproversHome } from '../../../machines/home/toDo/approversHome';
import { wayToGoLive } from '../../../machines/shell/session/onboarding.rules';
import type { RouteEntry } from '../page';
import { type ScreenProps, screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

const home = screen(screens.home, wirings.home, ({ workspace, flows, groups, pageAt }) => ({
  flows,
  pageAt,
  user: workspace.user,
  wayToGoLive: wayToGoLive(workspace),
  hasSwaps: workspace.fx,
  groups,
  business: workspace.business.name,
  currency: workspace.currency,
  permissions: workspace.permissions,
}));

/** The home of a role that approves payouts and sees no money: what it has to do is the page. */
const approvals = screen(screens.approvals, wirings.approvals, ({ workspace: { user }, flows, groups }) => ({
  flows,
  user,
  mayApprove: true,
  mayViewBalances: false,
  home: groups,
}));

const Home = (given: ScreenProps) => createElement(isApproversHome(given.workspace.permissions) ? approvals : home, given);

export const homePages: readonly RouteEntry[] = [
  {
    path: '/dashboard',
    place: { group: 'Home', label: 'Dashboard' },
    outline: 'home',
    permission: null,
    screen: Object.assign(Home, { fetch: home.fetch }),
  },
];
