import { wayToGoLive } from '../../../machines/shell/session/onboarding.rules';
import type { RouteEntry } from '../page';
import { screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

export const homePages: readonly RouteEntry[] = [
  {
    path: '/dashboard',
    place: { group: 'Home', label: 'Dashboard' },
    outline: 'home',
    permission: null,
    screen: screen(screens.home, wirings.home, ({ workspace, flows, groups, pageAt }) => ({
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
  },
];
