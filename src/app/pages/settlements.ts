import { SETTLEMENTS } from '../../../machines/settlements/groupedSettlements/groupedSettlements.rules';
import { MOST_BYTES } from '../../services/batchFile/limits';
import type { RouteEntry } from '../page';
import { screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

/** The page that says whether a role can open what an item is about. */
const PAGES = {
  payment: '/dashboard/business/transactions',
  refund: '/dashboard/business/refunds',
  chargeback: '/dashboard/chargeback',
  settlement: SETTLEMENTS,
} as const;
type Kind = keyof typeof PAGES;
const KINDS: readonly Kind[] = ['payment', 'refund', 'chargeback', 'settlement'];

export const settlementsPages: readonly RouteEntry[] = [
  {
    path: '/dashboard/account/settlements/grouped',
    title: 'Settlements',
    place: { group: 'Account', label: 'Settlements' },
    permission: 'settlement.view',
    screen: screen(screens.settlements, wirings.settlements, ({ flows, workspace, pageAt }) => ({
      flows,
      currency: workspace.currency,
      currencies: workspace.currencies,
      single: '/dashboard/account/settlements',
      bankCheck: '/dashboard/account/settlements/bank-check',
      reserve: pageAt('/dashboard/balance/rolling-reserve'),
      transactions: pageAt(PAGES.payment),
    })),
  },
  // The documents have this page outside of the sidebar.
  {
    path: '/dashboard/account/settlements',
    title: 'Single settlements',
    outline: 'list',
    place: null,
    from: SETTLEMENTS,
    permission: 'settlement.view',
    screen: screen(screens.singleSettlements, wirings.singleSettlements, ({ flows, workspace }) => ({
      flows,
      currency: workspace.currency,
      currencies: workspace.currencies,
    })),
  },
  {
    path: '/dashboard/account/settlements/bank-check',
    title: 'Bank statement check',
    place: null,
    from: SETTLEMENTS,
    permission: 'settlement.view',
    screen: screen(screens.bankCheck, wirings.bankCheck, ({ flows, workspace }) => ({
      flows,
      currency: workspace.currency,
      mostBytes: MOST_BYTES,
    })),
  },
  {
    path: '/dashboard/account/settlements/:id/statement',
    title: 'Settlement statement',
    outline: 'record',
    place: null,
    from: SETTLEMENTS,
    permission: 'settlement.view',
    screen: screen(screens.settlementStatement, wirings.settlementStatement, ({ flows, pageAt }) => ({
      flows,
      open: new Set<Kind>(KINDS.filter((kind) => pageAt(PAGES[kind]) !== null)),
    })),
  },
  {
    path: '/dashboard/account/settlements/:id/transactions',
    title: 'Settlement transactions',
    outline: 'list',
    place: null,
    from: SETTLEMENTS,
    permission: 'settlement.view',
    screen: screen(screens.settlementTransactions, wirings.settlementTransactions, ({ flows, pageAt }) => ({
      flows,
      leadsToTransactions: pageAt(PAGES.payment) !== null,
    })),
  },
];
