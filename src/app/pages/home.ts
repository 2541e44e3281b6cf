import { createElement } from 'react';
import { isApproversHome } from '../../../machines/home/toDo/approversHome';
import { wayToGoLive } from '../../../machines/shell/session/onboarding.rules';
import type { RouteEntry } from '../page';
import { type Screen, type ScreenProps, screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

/** Returns the home of most roles, or that of one that approves payouts and sees no money: what it has to do is the page. */
function homeOf(most: Screen, approvers: Screen): Screen {
  const Home = (given: ScreenProps) => createElement(isApproversHome(given.workspace.permissions) ? approvers : most, given);
  return Object.assign(Home, { fetch: most.fetch });
}

export const homePages: readonly RouteEntry[] = [
  {
    path: '/dashboard',
    place: { group: 'Home', label: 'Dashboard' },
    outline: 'home',
    permission: null,
    screen: homeOf(
      screen(screens.home, wirings.home, ({ workspace, flows, groups, pageAt }) => ({
        flows,
        pageAt,
        user: workspace.user,
        wayToGoLive: wayToGoLive(workspace),
        hasSwaps: workspace.fx,
        groups,
        business: workspace.business.name,
        currency: workspace.currency,
        permissions: workspace.permissions,
      })),
      screen(screens.approvals, wirings.approvals, ({ workspace: { user }, flows, groups }) => ({
        flows,
        user,
        mayApprove: true,
        mayNote: true,
        mayViewBalances: false,
        home: groups,
      })),
    ),
  },
];
