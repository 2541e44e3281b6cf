import type { RouteEntry } from '../page';
import { screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

export const fundingsPages: readonly RouteEntry[] = [
  {
    path: '/dashboard/payout/funding-history',
    place: { group: 'Payout', label: 'Funding history' },
    permission: 'funding.view',
    screen: screen(
      screens.fundingHistory,
      wirings.fundingHistory,
      ({ flows, workspace: { currency, currencies, permissions } }) => ({
        flows,
        currency,
        currencies,
        mayRepush: permissions.includes('funding.manage'),
        mayExport: permissions.includes('report.view'),
        mayFund: permissions.includes('balance.view'),
      }),
    ),
  },
];
