import type { FlowPoint } from '../../../contract/home/home';
import { resource } from '../../kit/resource/resource.machine';
import { add, isPositive, subtract } from '../../kit/values/money';
import type { PeriodKey } from '../dailyFigures/homePeriods';

export type { FlowPoint } from '../../../contract/home/home';

/** Decimal text in major units. */
export interface FlowSums {
  readonly inflow: string;
  readonly outflow: string;
  /** Negative if more went out than came in. */
  readonly net: string;
}

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

/** Returns the index of the point that is not over: the day or the month of today, an ISO date. -1 if no point has such a name. */
export function openPoint(points: readonly FlowPoint[], today: string): number {
  const day = Temporal.PlainDate.from(today);
  const say = (options: Intl.DateTimeFormatOptions) => day.toLocaleString('en-US', options);
  const long = say({ month: 'long' });
  const names = [
    `${String(day.day).padStart(2, '0')}-${say({ month: 'short' })}-${day.year}`,
    `${say({ weekday: 'long' })} ${day.day} ${long}`,
    `${long} ${day.year}`,
  ];
  return points.findIndex(({ name }) => names.includes(name));
}

/**
 * Returns a label that fits an axis: `Oct` for `October 2026`, `Mon` for `Monday 16 November`, `16-Nov` for `16-Nov-2026`. Another label stays
 * whole.
 */
export const shortName = (name: string): string => /^(\p{L}{1,3}|\d{2}-\p{L}{3})/u.exec(name)?.[0] ?? name;

/** Returns the labels of an axis. Where there are many points, every seventh has one, the last among them. */
export const axisNames = (points: readonly FlowPoint[]): readonly string[] =>
  points.map(({ name }, index) => (points.length <= 12 || (points.length - 1 - index) % 7 === 0 ? shortName(name) : ''));

/** Inflow and outflow. Its key is the period and the currency. */
export const inflowOutflowMachine = resource<readonly FlowPoint[], PeriodKey>('inflowOutflow', {
  calls: ['getInflowOutflow'],
  req: ['HOM-02', 'NAV-06'],
  description: 'Shows the inflow and outflow of a wallet: by day in the last 30 days or this week, or by month this year.',
});
