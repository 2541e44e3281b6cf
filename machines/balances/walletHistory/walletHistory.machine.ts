import type { Movement } from '../../../contract/balances/movements';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, oneOf, type SavedView, thisMonth } from '../../kit/list/filters';
import { inCurrency } from '../../kit/list/inCurrency';

export type { Movement } from '../../../contract/balances/movements';

/** BAL-03: the direction, the wallet, and the days of posting. */
export const movementFilters = filters({
  direction: oneOf('Direction', [
    { value: 'C', label: 'Credit' },
    { value: 'D', label: 'Debit' },
  ]),
  ...inCurrency('Wallet'),
  days: dateRange(),
});
export type MovementFilter = FilterOf<typeof movementFilters>;

export const movementViews: readonly SavedView<MovementFilter>[] = [
  { key: 'all', label: 'All', values: () => ({}) },
  { key: 'in', label: 'Money in', values: () => ({ direction: 'C' }) },
  { key: 'out', label: 'Money out', values: () => ({ direction: 'D' }) },
  { key: 'thisMonth', label: 'This month', values: (day) => ({ days: thisMonth(day) }) },
];

/** BAL-03: the list of movements of the wallets. */
export const walletHistoryMachine = collection<Movement, MovementFilter>('walletHistory', {
  calls: ['listWalletHistory'],
  req: ['BAL-03', 'GEN-04', 'GEN-07'],
  description: 'Lists the wallet movements of the active business, newest first.',
});
