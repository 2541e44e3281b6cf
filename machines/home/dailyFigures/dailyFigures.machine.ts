import type { DailyFigures } from '../../../contract/home/home';
import { resource } from '../../kit/resource/resource.machine';
import type { PeriodKey } from './homePeriods';

export type { DailyFigures, DayFigures } from '../../../contract/home/home';

/** The figures of each day, or month, of a period, and of the period before it. Its key is the period and the currency. */
export const dailyFiguresMachine = resource<DailyFigures, PeriodKey>('dailyFigures', {
  calls: ['getDailyFigures'],
  req: ['HOM-01', 'NAV-06'],
  description: 'Shows the figures of the home page’s period by day or month, compared with the period before.',
});
