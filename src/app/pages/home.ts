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
    screen: screen(screens.home, wirings.home, ({ desk, flows, groups, pageAt }) => ({
      flows,
      pageAt,
      user: desk.user,
      wayToGoLive: wayToGoLive(desk),
      hasSwaps: desk.fx,
      groups,
      business: desk.business.name,
      currency: desk.currency,
      permissions: desk.permissions,
    })),
  },
];
