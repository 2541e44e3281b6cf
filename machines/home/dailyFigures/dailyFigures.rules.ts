/** The lines under the figures of the home page. */
import { add } from '../../kit/values/money';
import type { DailyFigures, DayFigures } from './dailyFigures.machine';

export type Figure = Exclude<keyof DayFigures, 'date'>;

/** A balance is what it was at the end of a day. The other figures are sums. */
const isBalance = (figure: Figure) => figure === 'ledger' || figure === 'available';

export interface FigureLine {
  /** The values by day, oldest first, from 0 for the lowest of both lines to 1 for the highest. They are for drawing only. */
  readonly days: readonly number[];
  readonly compared: readonly number[];
  /** The last balance, or the sum, in major units. Null without days. */
  readonly total: string | null;
  readonly comparedTotal: string | null;
}

function totalOf(days: readonly DayFigures[], figure: Figure): string | null {
  if (days.length === 0) return null;
  if (isBalance(figure)) return days.at(-1)?.[figure] ?? null;
  const total = days.reduce((sum, day) => add(sum, day[figure]), '0');
  return figure === 'count' ? total.replace(/\.00$/, '') : total;
}

/** HOM-01. Both lines have one scale, so that the higher one is the larger one. A line without changes is in the middle. */
export function lineOf({ days, compared }: DailyFigures, figure: Figure): FigureLine {
  const values = [...days, ...compared].map((day) => Number(day[figure]));
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  const scaled = (some: readonly DayFigures[]) => some.map((day) => (span === 0 ? 0.5 : (Number(day[figure]) - least) / span));
  return {
    days: scaled(days),
    compared: scaled(compared),
    total: totalOf(days, figure),
    comparedTotal: totalOf(compared, figure),
  };
}
