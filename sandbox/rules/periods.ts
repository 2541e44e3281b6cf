/** Months and days on the wall clock of Lagos, for the figures of the home page. */
import { ZONE } from '../clock';

/** From its inclusive start to its exclusive end. */
export interface Period {
  readonly from: Temporal.Instant;
  readonly before: Temporal.Instant;
}

export interface Bucket extends Period {
  /** `October 2026`, `Monday 16 November`. */
  readonly name: string;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const monthName = (month: number) => MONTHS[month - 1] ?? '';
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const dayOf = (now: Temporal.Instant) => now.toZonedDateTimeISO(ZONE).toPlainDate();
const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(ZONE).toInstant();

/** Returns January to December of the year of `now`, future months included. */
export function monthsOfYear(now: Temporal.Instant): readonly Bucket[] {
  const first = dayOf(now).with({ month: 1, day: 1 });
  return Array.from({ length: 12 }, (_, month) => {
    const start = first.add({ months: month });
    return {
      name: `${monthName(start.month)} ${start.year}`,
      from: startOf(start),
      before: startOf(start.add({ months: 1 })),
    };
  });
}

/** Returns Monday to Sunday of the week of `now`, future days included. */
export function daysOfWeek(now: Temporal.Instant): readonly Bucket[] {
  const today = dayOf(now);
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  return DAYS.map((name, index) => {
    const day = monday.add({ days: index });
    return { name: `${name} ${day.day} ${monthName(day.month)}`, from: startOf(day), before: startOf(day.add({ days: 1 })) };
  });
}

/** Returns `many` days, the last of them that of `now`. They are named by their date. */
export function lastDays(now: Temporal.Instant, many: number): readonly Bucket[] {
  const first = dayOf(now).subtract({ days: many - 1 });
  return Array.from({ length: many }, (_, index) => {
    const day = first.add({ days: index });
    return { name: day.toString(), from: startOf(day), before: startOf(day.add({ days: 1 })) };
  });
}

/** The last 30 days, named as the app writes a day. */
export const namedLastDays = (now: Temporal.Instant, many: number): readonly Bucket[] =>
  lastDays(now, many).map((bucket) => {
    const { day, month, year } = Temporal.PlainDate.from(bucket.name);
    return { ...bucket, name: `${String(day).padStart(2, '0')}-${monthName(month).slice(0, 3)}-${year}` };
  });

/** Ends the last bucket at a moment, so that it compares with one that is not over. */
const until = (buckets: readonly Bucket[], moment: Temporal.Instant): readonly Bucket[] =>
  buckets.map((bucket, index) => (index === buckets.length - 1 ? { ...bucket, before: moment } : bucket));

/** Returns the months of the year of `now` up to its own. They are named by their first day. */
function monthsSoFar(now: Temporal.Instant): readonly Bucket[] {
  const { month, year } = dayOf(now);
  return monthsOfYear(now)
    .slice(0, month)
    .map((bucket, index) => ({ ...bucket, name: new Temporal.PlainDate(year, index + 1, 1).toString() }));
}

/** Returns the days or months of a period so far, and those of the 30 days, the week or the year before to the same time. */
export function soFar(period: 'days' | 'week' | 'year', now: Temporal.Instant) {
  if (period === 'year') return { current: monthsSoFar(now), last: until(monthsSoFar(yearAgo(now)), yearAgo(now)) };
  const many = period === 'week' ? dayOf(now).dayOfWeek : 30;
  const earlier = now.subtract({ hours: (period === 'week' ? 7 : 30) * 24 });
  const last = lastDays(earlier, many);
  return { current: lastDays(now, many), last: period === 'week' ? until(last, earlier) : last };
}

/** Returns the same time a year before. */
const yearAgo = (now: Temporal.Instant): Temporal.Instant => now.toZonedDateTimeISO(ZONE).subtract({ years: 1 }).toInstant();

/** Returns the month so far, and an equally long part of the month before, as far as that month is long enough. */
export function monthSoFar(now: Temporal.Instant): { readonly current: Period; readonly last: Period } {
  const first = dayOf(now).with({ day: 1 });
  return {
    current: { from: startOf(first), before: now },
    last: { from: startOf(first.subtract({ months: 1 })), before: monthAgo(now) },
  };
}

/** Returns the same time of the month before. In a shorter month it uses the last day. */
export const monthAgo = (now: Temporal.Instant): Temporal.Instant =>
  now.toZonedDateTimeISO(ZONE).subtract({ months: 1 }).toInstant();

/** Returns the change from `before` to `now` in percent with one decimal, rounded half away from zero. Null if there was nothing. */
export function changeOf(now: bigint, before: bigint): string | null {
  if (before <= 0n) return null;
  const difference = (now - before) * 10_000n;
  const size = difference < 0n ? -difference : difference;
  const tenths = (size / before + 5n) / 10n;
  return `${difference < 0n && tenths > 0n ? '-' : ''}${tenths / 10n}.${tenths % 10n}`;
}
