/** The cost of the rows that are ready, next to the review: which rows it is of, and what it leaves in the wallet. */
import { memoizeByKey } from '../../kit/values/memoizeByKey';
import { isAtMost, subtract } from '../../kit/values/money';
import type { Entry } from './bulkPayout.entries';
import type { BatchCost, BulkPayoutContext } from './bulkPayout.types';

/** Returns the amounts of the rows that are ready, in major units. The fees depend on nothing else. */
export const readyAmounts = memoizeByKey((entries: readonly Entry[]): readonly string[] =>
  entries.flatMap(({ state, row }) => (state === 'ready' && row.pays !== null ? [row.pays] : [])),
);

const keyOf = memoizeByKey((amounts: readonly string[]) => amounts.join());

/** Identifies the rows that a cost is of. Empty if no row is ready. */
export const costKeyOf = (entries: readonly Entry[]): string => keyOf(readyAmounts(entries));

type Priced = Pick<BulkPayoutContext, 'cost'>;

/** Whether rows are ready whose cost is not known. */
export const isUnpriced = (context: Priced, entries: readonly Entry[]) =>
  costKeyOf(entries) !== '' && costFor(context, entries) === null;

/** Whether other rows are ready than when the cost was requested. */
export const areOthersReady = ({ cost }: Priced, entries: readonly Entry[]) => cost?.of !== costKeyOf(entries);

/** Returns the cost of exactly these rows, or null. A cost of other rows is never shown. */
export const costFor = ({ cost }: Priced, entries: readonly Entry[]): BatchCost | null =>
  cost?.of === costKeyOf(entries) ? cost.quote : null;

/** Returns the balance after the batch. Null if the provider does not report the fees. */
export const balanceAfter = ({ total, available }: BatchCost): string | null =>
  total === null ? null : subtract(available, total);

/** Returns by how much the balance does not cover the total. Null if it covers it, or the total is unknown. */
export const shortOf = ({ total, available }: BatchCost): string | null =>
  total === null || isAtMost(total, available) ? null : subtract(total, available);

/** Whether the balance covers these rows, as far as their cost is known. */
export function coversRows(context: Priced, entries: readonly Entry[]): boolean {
  const cost = costFor(context, entries);
  return cost === null || shortOf(cost) === null;
}
