import type { RouteEntry } from '../page';
import { screen } from '../screen';
import { wirings } from '../wirings.list';

export const homePages: readonly RouteEntry[] = [
  {
    path: '/dashboard',
    place: { group: 'Home', label: 'Dashboard' },
    permission: null,
    screen: screen(
      () => import('../../screens/home/HomeScreen').then((module) => module.HomeScreen),
      wirings.home,
      ({ desk, flows, groups, pageAt }) => ({
        flows,
        groups,
        business: desk.business.name,
        currency: desk.currency,
        permissions: desk.permissions,
        balances: pageAt('/dashboard/account/balances'),
      }),
    ),
  },
];
