/** Days on the merchant's calendar: ISO dates in Lagos, independent of the browser's clock (GEN-04). */
import { ZONE } from './zone';

export const today = () => Temporal.Now.plainDateISO(ZONE).toString();

/** Returns the named ranges that every filter offers, both ends included (GEN-05). `day` is today's ISO date. */
export function namedDays(day: string) {
  const date = Temporal.PlainDate.from(day);
  return [
    { label: 'Today', from: day, to: day },
    { label: 'Last 7 days', from: date.subtract({ days: 6 }).toString(), to: day },
    { label: 'Last 30 days', from: date.subtract({ days: 29 }).toString(), to: day },
    { label: 'This Month', from: date.with({ day: 1 }).toString(), to: day },
  ];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the ISO day in a URL parameter, or an empty text, because anyone can edit a URL. */
export function dayIn(text: string | null): string {
  if (text === null || !DAY.test(text)) return '';
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString();
  } catch {
    return '';
  }
}

/** Returns the days of a week, from its Monday. Empty for text that is no day. */
export function daysOfWeek(monday: string): { readonly from: string; readonly to: string } {
  const from = dayIn(monday);
  return { from, to: from && Temporal.PlainDate.from(from).add({ days: 6 }).toString() };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/. ](\d{4})$/i;

/** Returns the ISO day that a merchant typed, such as `22-Nov-2026`, `22/11/2026` or `2026-11-22`. Null if the text is no day. */
export function typedDay(text: string): string | null {
  const [, year, month, day] = YEAR_FIRST.exec(text.trim()) ?? [];
  const [, first, second, last] = DAY_FIRST.exec(text.trim()) ?? [];
  const iso = (y = '', m = '', d = '') => dayIn(`${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`) || null;
  return year === undefined ? iso(last, monthNumber(second), first) : iso(year, month, day);
}

function monthNumber(text = ''): string {
  if (/^\d+$/.test(text)) return text;
  return `${MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1}`;
}

/** Returns why two typed days are no range, or null if they are one. An empty day is an open end. */
export function rangeError({ from, to }: { readonly from: string; readonly to: string }): string | null {
  if ([from, to].some((day) => day !== '' && dayIn(day) === '')) return 'Enter a valid date, such as 22-Nov-2026.';
  return from !== '' && to !== '' && from > to ? 'The first day must be before the last day.' : null;
}
