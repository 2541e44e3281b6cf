import type { Period } from '../../../machines/home/dailyFigures/homePeriods';

interface PeriodWords {
  readonly name: string;
  /** The period that it is compared with. */
  readonly before: string;
  /** The moment before that a balance now is compared with. */
  readonly then: string;
  /** What of it is not over. */
  readonly open: string;
  /** In the middle of a sentence. */
  readonly within: string;
  /** Each point of the chart: "Day", "by day". */
  readonly point: 'Day' | 'Month';
  /** Above the sums of the chart. */
  readonly sums: string;
}

export const PERIOD_WORDS: Readonly<Record<Period, PeriodWords>> = {
  days: {
    name: 'Last 30 days',
    before: 'the 30 days before',
    then: 'at the end of the 30 days before',
    open: 'today so far',
    within: 'in the last 30 days',
    point: 'Day',
    sums: 'Net in the last 30 days',
  },
  week: {
    name: 'This week',
    before: 'the same part of last week',
    then: 'at this time last week',
    open: 'today so far',
    within: 'this week',
    point: 'Day',
    sums: 'Week to date',
  },
  year: {
    name: 'This year',
    before: 'the same part of last year',
    then: 'at this time last year',
    open: 'this month so far',
    within: 'this year',
    point: 'Month',
    sums: 'Year to date',
  },
};
