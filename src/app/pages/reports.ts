import type { RouteEntry } from '../page';
import { screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

/** The lists that can be exported. */
const LISTS = [{ label: 'Go to transactions', path: '/dashboard/business/transactions' }] as const;

export const reportsPages: readonly RouteEntry[] = [
  {
    path: '/dashboard/report-center',
    title: 'Report Centre',
    place: { group: 'Report Center', label: 'Reports' },
    permission: 'report.view',
    screen: screen(screens.reports, wirings.reports, ({ flows, pageAt }) => ({
      flows,
      lists: LISTS.filter(({ path }) => pageAt(path) !== null),
    })),
  },
];
