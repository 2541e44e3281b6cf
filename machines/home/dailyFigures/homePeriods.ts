/** The period of the home page: its figures, their lines and the chart are all of it. */
export const PERIODS = ['days', 'week', 'year'] as const;
/** The last 30 days, this week so far, or this year so far. */
export type Period = (typeof PERIODS)[number];

/** A period and a currency in one text, as the key of what is loaded. */
export type PeriodKey = `${Period} ${string}`;

export const periodKey = (period: Period, currency: string): PeriodKey => `${period} ${currency}`;
