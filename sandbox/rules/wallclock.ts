/** Moments on the wire: `YYYY-MM-DD HH:mm:ss` on the wall clock of Africa/Lagos, at whole seconds. */
import { ZONE } from '../clock';

const WIRE = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?$/;

export function toWallClock(moment: Temporal.Instant): string {
  return moment.toZonedDateTimeISO(ZONE).toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ');
}

/** The moment of a wall-clock text; a date alone is its midnight. `null` when it is no date that exists. */
export function fromWallClock(text: string): Temporal.Instant | null {
  const [, date, time = '00:00:00'] = WIRE.exec(text) ?? [];
  if (date === undefined) return null;
  try {
    return Temporal.PlainDateTime.from(`${date}T${time}`, { overflow: 'reject' }).toZonedDateTime(ZONE).toInstant();
  } catch {
    return null;
  }
}

/** The first moment after a wall-clock text, which is inclusive: the whole of its second, or of its day when it is a date alone. */
export function afterWallClock(text: string): Temporal.Instant | null {
  return fromWallClock(text)?.add(text.length > 10 ? { seconds: 1 } : { hours: 24 }) ?? null;
}
