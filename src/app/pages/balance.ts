import type { RouteEntry } from '../page';
import { screen } from '../screen';
import { wirings } from '../wirings.list';

/** BAL-03: linked from the wallets. */
const BALANCE_HISTORY = '/dashboard/balance/history';

export const balancePages: readonly RouteEntry[] = [
  {
    path: '/dashboard/account/balances',
    place: { group: 'Balance', label: 'Balances' },
    permission: 'balance.view',
    screen: screen(
      () => import('../../screens/balances/BalancesScreen').then((module) => module.BalancesScreen),
      wirings.balances,
      ({ desk, flows, pageAt }) => ({
        flows,
        email: desk.user.email,
        businessId: desk.business.id,
        permissions: desk.permissions,
        currency: desk.currency,
        fx: desk.fx,
        chargebacks: pageAt('/dashboard/chargeback'),
        refunds: pageAt('/dashboard/business/refunds'),
        history: pageAt(BALANCE_HISTORY),
      }),
    ),
  },
  {
    path: '/dashboard/balance/history',
    title: 'Balance history',
    place: { group: 'Balance', label: 'Balance History' },
    permission: 'balance.view',
    screen: screen(
      () => import('../../screens/balances/BalanceHistoryScreen').then((module) => module.BalanceHistoryScreen),
      wirings.walletHistory,
      ({ desk, flows, pageAt }) => ({
        flows,
        currencies: desk.currencies,
        balances: pageAt('/dashboard/account/balances'),
        payouts: pageAt('/dashboard/account/payouts'),
      }),
    ),
  },
];
