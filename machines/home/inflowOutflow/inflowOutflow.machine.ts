import type { FlowPoint } from '../../../contract/home/home';
import { add, isPositive, subtract } from '../../kit/money';
import { resource } from '../../kit/resource.machine';

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

/** As the port takes it apart again. */
export const flowKey = (range: Range, currency: string): FlowKey => `${range} ${currency}`;

export const netOf = ({ inflow, outflow }: Pick<FlowPoint, 'inflow' | 'outflow'>): string => subtract(inflow, outflow);

/** HOM-02: the points added up, exactly. */
export function sumsOf(points: readonly FlowPoint[]): FlowSums {
  const inflow = points.reduce((sum, point) => add(sum, point.inflow), '0.00');
  const outflow = points.reduce((sum, point) => add(sum, point.outflow), '0.00');
  return { inflow, outflow, net: subtract(inflow, outflow) };
}

export const hasMoved = ({ inflow, outflow }: FlowPoint): boolean => isPositive(inflow) || isPositive(outflow);

/** The point that is looked at before one is chosen: the latest in which money moved; -1 where there is none. */
export const latestMoved = (points: readonly FlowPoint[]): number => points.findLastIndex(hasMoved);

/** What an axis has room for: `Oct` of `October 2026`, `Mon` of `Monday 16 November`; what begins with no word is left whole. */
export const shortName = (name: string): string => /^\p{L}{1,3}/u.exec(name)?.[0] ?? name;

/** What came in and went out. Its key is the range and the currency. */
export const inflowOutflowMachine = resource<readonly FlowPoint[], FlowKey>('inflowOutflow', {
  calls: ['getInflowOutflow'],
  req: ['HOM-02', 'NAV-06'],
  description: 'Shows the inflow and outflow of a wallet, by day of this week or by month of this year.',
});
