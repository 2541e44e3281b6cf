/** Times in the API: `YYYY-MM-DD HH:mm:ss` on the wall clock of Africa/Lagos, in whole seconds. */
import { ZONE } from '../clock';

const WIRE = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?$/;

export function toWallClock(moment: Temporal.Instant): string {
  return moment.toZonedDateTimeISO(ZONE).toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ');
}

/** Returns the time of a wall-clock text. A date alone is its midnight. `null` for an invalid date. */
export function fromWallClock(text: string): Temporal.Instant | null {
  const [, date, time = '00:00:00'] = WIRE.exec(text) ?? [];
  if (date === undefined) return null;
  try {
    return Temporal.PlainDateTime.from(`${date}T${time}`, { overflow: 'reject' }).toZonedDateTime(ZONE).toInstant();
  } catch {
    return null;
  }
}

/** Returns the first time after a wall-clock text, which is inclusive: after its second, or after its day for a date alone. */
export function afterWallClock(text: string): Temporal.Instant | null {
  return fromWallClock(text)?.add(text.length > 10 ? { seconds: 1 } : { hours: 24 }) ?? null;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns a day as a sentence has it: `28-Nov-2026`. A locale would write Sept. */
export const dayInWords = ({
  day,
  month,
  year,
}: {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}): string => `${String(day).padStart(2, '0')}-${MONTHS[month - 1] ?? ''}-${year}`;

/** Returns a time as a sentence has it: `28-Nov-2026, 12:00:00 WAT`. */
export function inWords(moment: Temporal.Instant): string {
  const local = moment.toZonedDateTimeISO(ZONE).toPlainDateTime();
  return `${dayInWords(local)}, ${local.toPlainTime().toString({ smallestUnit: 'second' })} WAT`;
}
