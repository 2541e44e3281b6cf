import type { FlowPoint } from '../../../contract/home/home';
import { resource } from '../../kit/resource/resource.machine';
import { add, isPositive, subtract } from '../../kit/values/money';

export type { FlowPoint } from '../../../contract/home/home';

export const RANGES = ['week', 'year'] as const;
/** By day of this week, or by month this year. */
export type Range = (typeof RANGES)[number];

/** A range and a currency in one text, as the key of the points. */
export type FlowKey = `${Range} ${string}`;

/** Decimal text in major units. */
export interface FlowSums {
  readonly inflow: string;
  readonly outflow: string;
  /** Negative if more went out than came in. */
  readonly net: string;
}

/** Returns the key. The port splits it again. */
export const flowKey = (range: Range, currency: string): FlowKey => `${range} ${currency}`;

export const netOf = ({ inflow, outflow }: Pick<FlowPoint, 'inflow' | 'outflow'>): string => subtract(inflow, outflow);

/** HOM-02: returns the exact sums of the points. */
export function sumsOf(points: readonly FlowPoint[]): FlowSums {
  const inflow = points.reduce((sum, point) => add(sum, point.inflow), '0.00');
  const outflow = points.reduce((sum, point) => add(sum, point.outflow), '0.00');
  return { inflow, outflow, net: subtract(inflow, outflow) };
}

export const hasMoved = ({ inflow, outflow }: FlowPoint): boolean => isPositive(inflow) || isPositive(outflow);

/** Returns the index of the point that is selected first: the latest one with movements. -1 if there is none. */
export const latestMoved = (points: readonly FlowPoint[]): number => points.findLastIndex(hasMoved);

/**
 * Returns a label that fits an axis: `Oct` for `October 2026`, `Mon` for `Monday 16 November`. A label that does not start with a word stays
 * whole.
 */
export const shortName = (name: string): string => /^\p{L}{1,3}/u.exec(name)?.[0] ?? name;

/** Inflow and outflow. Its key is the range and the currency. */
export const inflowOutflowMachine = resource<readonly FlowPoint[], FlowKey>('inflowOutflow', {
  calls: ['getInflowOutflow'],
  req: ['HOM-02', 'NAV-06'],
  description: 'Shows the inflow and outflow of a wallet, by day this week or by month this year.',
});
