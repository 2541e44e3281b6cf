import type { RouteEntry } from '../page';
import { screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

export const balancesPages: readonly RouteEntry[] = [
  {
    path: '/dashboard/account/balances',
    place: { group: 'Balance', label: 'Balances' },
    outline: 'accounts',
    permission: 'balance.view',
    screen: screen(screens.balances, wirings.balances, ({ workspace, flows, pageAt }) => ({
      flows,
      email: workspace.user.email,
      business: workspace.business.name,
      businessId: workspace.business.id,
      permissions: workspace.permissions,
      currency: workspace.currency,
      fx: workspace.fx,
      chargebacks: pageAt('/dashboard/chargeback'),
      refunds: pageAt('/dashboard/business/refunds'),
      history: pageAt('/dashboard/balance/history'),
      reserve: pageAt('/dashboard/balance/rolling-reserve'),
    })),
  },
  {
    path: '/dashboard/balance/history',
    title: 'Balance history',
    place: { group: 'Balance', label: 'Balance History' },
    permission: 'balance.view',
    screen: screen(screens.balanceHistory, wirings.walletHistory, ({ workspace, flows, pageAt }) => ({
      flows,
      currency: workspace.currency,
      currencies: workspace.currencies,
      balances: pageAt('/dashboard/account/balances'),
      payouts: pageAt('/dashboard/account/payouts'),
    })),
  },
  {
    path: '/dashboard/balance/rolling-reserve',
    place: { group: 'Balance', label: 'Rolling Reserve' },
    permission: 'settlement.view',
    screen: screen(screens.rollingReserve, wirings.rollingReserve, ({ flows, workspace }) => ({
      flows,
      currency: workspace.currency,
      currencies: workspace.currencies,
    })),
  },
  {
    path: '/dashboard/account/virtual-wallets',
    title: 'Virtual accounts',
    place: { group: 'Account', label: 'Virtual Wallets' },
    permission: 'balance.view',
    screen: screen(screens.virtualAccounts, wirings.virtualAccounts, ({ workspace, flows }) => ({
      flows,
      mayAdd: workspace.permissions.includes('balance.manage'),
    })),
  },
];
