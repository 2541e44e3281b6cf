import type { RouteEntry } from '../page';
import { screen } from '../screen';
import { wirings } from '../wirings.list';
import { payoutArea } from './payout';

export const accountPages: readonly RouteEntry[] = [
  {
    path: '/dashboard/account/virtual-wallets',
    title: 'Virtual accounts',
    place: { group: 'Account', label: 'Virtual Wallets' },
    permission: 'balance.view',
    screen: screen(
      () => import('../../screens/balances/VirtualAccountsScreen').then((module) => module.VirtualAccountsScreen),
      wirings.virtualAccounts,
      ({ desk, flows }) => ({ flows, mayAdd: desk.permissions.includes('balance.manage') }),
    ),
  },
  {
    path: '/dashboard/account/payouts',
    place: { group: 'Account', label: 'Payouts' },
    permission: 'payout.view',
    screen: screen(
      () => import('../../screens/payouts/PayoutsScreen').then((module) => module.PayoutsScreen),
      wirings.payouts,
      payoutArea,
    ),
  },
  {
    path: '/dashboard/account/split-settlements',
    place: { group: 'Account', label: 'Split Settlements' },
    permission: 'split.view',
    screen: screen(
      () => import('../../screens/splits/SplitSettlementsScreen').then((module) => module.SplitSettlementsScreen),
      wirings.splitSettlements,
      ({ desk, flows }) => ({ flows, maySubmit: desk.permissions.includes('split.submit') }),
    ),
  },
  {
    path: '/dashboard/account/split-settlements/create',
    place: null,
    permission: 'split.submit',
    screen: screen(
      () => import('../../screens/splits/SplitBuilderScreen').then((module) => module.NewSplitScreen),
      wirings.splitSettlements,
      ({ desk, flows }) => ({ flows, email: desk.user.email }),
    ),
  },
  {
    path: '/dashboard/account/split-settlements/edit/:settlementId/:settlementName',
    place: null,
    permission: 'split.submit',
    screen: screen(
      () => import('../../screens/splits/SplitBuilderScreen').then((module) => module.EditedSplitScreen),
      wirings.splitSettlements,
      ({ desk, flows }) => ({ flows, email: desk.user.email }),
    ),
  },
];
