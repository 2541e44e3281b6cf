import { type } from './schema';

/** What is expected where a date and time is wrong. */
const A_TIME = 'a date and time that exists, like 2026-11-21 09:30:00';

const WIRE = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)?$/;

/**
 * A date and time as the provider writes it, `YYYY-MM-DD HH:mm:ss` on the wall clock of Africa/Lagos (GEN-04). Here it is normalised to ISO
 * text of a `Temporal.PlainDateTime`. It stays text because machines keep it in their contexts. Rules and selectors turn it into `Temporal`. It
 * is never converted to another zone.
 */
export const WallClock = type('string').pipe((text, ctx) => wallClockOf(text) ?? ctx.error(A_TIME));

/** The same without a schema, for rows that come by the hundred. Null if it is no date and time. */
export function wallClockOf(text: string): string | null {
  const [, date, time] = WIRE.exec(text.trim()) ?? [];
  if (date === undefined || time === undefined) return null;
  try {
    return Temporal.PlainDateTime.from(`${date}T${time}`, { overflow: 'reject' }).toString({ smallestUnit: 'second' });
  } catch {
    return null;
  }
}

/** A time that the provider may leave out. */
export const MaybeTime = WallClock.or('null');
