export type { FlowPoint } from '../../../contract/home/home';

export const RANGES = ['week', 'year'] as const;
/** By day of this week, or by month of this year. */
export type Range = (typeof RANGES)[number];

/** What points are asked for by: a range and a currency, as one word. */
export type FlowKey = `${Range} ${string}`;

/** Decimal text in major units. */
export interface FlowSums {
  readonly inflow: string;
  readonly outflow: string;
  /** Below zero where more went out than came in. */
  readonly net: string;
}
