/** How long something has waited, in words. */
import { ZONE } from '../values/zone';

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Returns how long a payout has waited, such as `31 min`, `1 h 12 min`, `19 h` or `3 days`. `now` is in milliseconds since the epoch. */
export function waitedFor(initiatedAt: string, now: number): string {
  const since = Temporal.PlainDateTime.from(initiatedAt).toZonedDateTime(ZONE).epochMilliseconds;
  const minutes = Math.max(0, Math.floor((now - since) / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  if (hours >= 24) return plural(Math.floor(hours / 24), 'day');
  return hours >= 10 || minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}
