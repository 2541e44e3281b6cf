/** Formats dates for people (GEN-04). Takes ISO text of a wall-clock date and time, and never converts to another zone. */
export const MONTHS = [
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
] as const;

const two = (n: number) => String(n).padStart(2, '0');
const half = (hour: number) => (hour < 12 ? 'am' : 'pm');
const onTwelve = (hour: number) => hour % 12 || 12;
const monthOf = ({ month }: Temporal.PlainDateTime) => MONTHS[month - 1] ?? '';

function ordinal(n: number): string {
  if (n % 100 >= 11 && n % 100 <= 13) return `${n}th`;
  return `${n}${{ 1: 'st', 2: 'nd', 3: 'rd' }[n % 10] ?? 'th'}`;
}

/** Returns `21-Nov-2026`. */
export function formatDay(iso: string): string {
  const at = Temporal.PlainDateTime.from(iso);
  return `${two(at.day)}-${monthOf(at).slice(0, 3)}-${at.year}`;
}

/** Returns `08:42:10 am`. */
export function formatTime(iso: string): string {
  const { hour, minute, second } = Temporal.PlainDateTime.from(iso);
  return `${two(onTwelve(hour))}:${two(minute)}:${two(second)} ${half(hour)}`;
}

/** Returns `08:42 am`, in a column whose times stand one below the other. */
export const formatShortTime = (iso: string) => formatTime(iso).replace(/:\d{2} /, ' ');

/** Returns `November 21st 2026, 8:42 am`, for details. */
export function formatLong(iso: string): string {
  const at = Temporal.PlainDateTime.from(iso);
  return `${monthOf(at)} ${ordinal(at.day)} ${at.year}, ${formatClock(iso)}`;
}

/** Returns `21-Nov-2026, 8:42 am` for a step of a timeline, without the day if the step before was on the same one. */
export const formatStep = (iso: string, before: string | null = null) =>
  before?.slice(0, 10) === iso.slice(0, 10) ? formatClock(iso) : `${formatDay(iso)}, ${formatClock(iso)}`;

/** Returns `21-Nov-2026 08:42 am`, beside other times in the short format, without the day if the one before was on the same one. */
export const formatMoment = (iso: string, before: string | null = null) =>
  before?.slice(0, 10) === iso.slice(0, 10) ? formatShortTime(iso) : `${formatDay(iso)} ${formatShortTime(iso)}`;

/** Returns `8:42 am`. */
function formatClock(iso: string): string {
  const { hour, minute } = Temporal.PlainDateTime.from(iso);
  return `${onTwelve(hour)}:${two(minute)} ${half(hour)}`;
}
