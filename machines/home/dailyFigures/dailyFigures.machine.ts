import type { DailyFigures } from '../../../contract/home/home';
import { resource } from '../../kit/resource/resource.machine';

export type { DailyFigures, DayFigures } from '../../../contract/home/home';

/** What the last 30 days are compared with. */
export const COMPARISONS = ['before', 'year'] as const;
export type Comparison = (typeof COMPARISONS)[number];

export type DailyKey = `${Comparison} ${string}`;
export const dailyKey = (compare: Comparison, currency: string): DailyKey => `${compare} ${currency}`;

/** The figures of each of the last 30 days, and of 30 earlier days. Its key is the comparison and the currency. */
export const dailyFiguresMachine = resource<DailyFigures, DailyKey>('dailyFigures', {
  calls: ['getDailyFigures'],
  req: ['HOM-01', 'NAV-06'],
  description: 'Shows the figures of the last 30 days by day, compared with earlier days.',
});
