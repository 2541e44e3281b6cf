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
    screen: screen(screens.balances, wirings.balances, ({ desk, flows, pageAt }) => ({
      flows,
      email: desk.user.email,
      business: desk.business.name,
      businessId: desk.business.id,
      permissions: desk.permissions,
      currency: desk.currency,
      fx: desk.fx,
      chargebacks: pageAt('/dashboard/chargeback'),
      refunds: pageAt('/dashboard/business/refunds'),
      history: pageAt('/dashboard/balance/history'),
    })),
  },
  {
    path: '/dashboard/balance/history',
    title: 'Balance history',
    place: { group: 'Balance', label: 'Balance History' },
    permission: 'balance.view',
    screen: screen(screens.balanceHistory, wirings.walletHistory, ({ desk, flows, pageAt }) => ({
      flows,
      currency: desk.currency,
      currencies: desk.currencies,
      balances: pageAt('/dashboard/account/balances'),
      payouts: pageAt('/dashboard/account/payouts'),
    })),
  },
  {
    path: '/dashboard/account/virtual-wallets',
    title: 'Virtual accounts',
    place: { group: 'Account', label: 'Virtual Wallets' },
    permission: 'balance.view',
    screen: screen(screens.virtualAccounts, wirings.virtualAccounts, ({ desk, flows }) => ({
      flows,
      mayAdd: desk.permissions.includes('balance.manage'),
    })),
  },
];
