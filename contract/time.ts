import { type } from './schema';

const WIRE = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)?$/;

/**
 * A date and time as the provider writes it, `YYYY-MM-DD HH:mm:ss` on the wall clock of Africa/Lagos (GEN-04). Here it is normalised to ISO
 * text of a `Temporal.PlainDateTime`. It stays text because machines keep it in their contexts. Rules and selectors turn it into `Temporal`. It
 * is never converted to another zone.
 */
export const WallClock = type('string').pipe((text, ctx) => {
  const [, date, time] = WIRE.exec(text.trim()) ?? [];
  if (date === undefined || time === undefined) return ctx.error('a date and time like 2026-11-21 09:30:00');
  try {
    return Temporal.PlainDateTime.from(`${date}T${time}`, { overflow: 'reject' }).toString({ smallestUnit: 'second' });
  } catch {
    return ctx.error('a date that exists');
  }
});

/** A time that the provider may leave out. */
export const MaybeTime = WallClock.or('null');
