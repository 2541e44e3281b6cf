/** Without a schema, so that machines may import it. */

/** STL-01: the statuses of a settlement. The filter of the documents offers two, and all are shown. Others may come. */
export const SETTLEMENT_STATUSES = ['Completed', 'Pending', 'Flagged', 'Failed'] as const;
export type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number];

/** STL-02: the statuses of a payment of several settlements. `Partial-Completed`: some of them are paid. */
export const GROUPED_STATUSES = ['Completed', 'Partial-Completed', 'Pending', 'Flagged', 'Failed'] as const;
export type GroupedStatus = (typeof GROUPED_STATUSES)[number];

/** Assumed: the lines of a statement, in its order. Their sum is the settlement's amount. */
export const SETTLEMENT_LINES = [
  'collections',
  'fees',
  'refunds',
  'chargebacks',
  'reserveWithheld',
  'reserveReleased',
  'adjustments',
] as const;
export type SettlementLine = (typeof SETTLEMENT_LINES)[number];

export const isSettlementLine = (name: string): name is SettlementLine => SETTLEMENT_LINES.some((line) => line === name);

const LINE_NAMES: Readonly<Record<SettlementLine, string>> = {
  collections: 'Collections',
  fees: 'Fees',
  refunds: 'Refunds',
  chargebacks: 'Chargebacks',
  reserveWithheld: 'Reserve withheld',
  reserveReleased: 'Reserve released',
  adjustments: 'Adjustments',
};

/** Returns what screens and files call a line. A line that only the provider knows keeps its name. */
export const lineName = (line: string): string => (isSettlementLine(line) ? LINE_NAMES[line] : line);

/** RSV-01: the statuses of a reserve item. The filter of the documents has no `Completed`, and all are offered. */
export const RESERVE_STATUSES = ['Almost due', 'Due', 'Not due', 'Completed'] as const;
export type ReserveStatus = (typeof RESERVE_STATUSES)[number];
