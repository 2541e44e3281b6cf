/** A period as a list is asked for it: both ends inclusive, each of them optional, on the wire's wall clock. */
import { Refusal } from '../refusal';
import { afterWallClock, fromWallClock } from '../rules/wallclock';

/** @returns the first moment that is meant, and the first one that no longer is */
export function period(startName: string, start: string | undefined, endName: string, end: string | undefined) {
  const from = start ? fromWallClock(start) : null;
  const before = end ? afterWallClock(end) : null;
  if (start && !from) throw new Refusal(400, `${startName} must be a date and time like 2026-11-21 09:30:00`);
  if (end && !before) throw new Refusal(400, `${endName} must be a date and time like 2026-11-21 09:30:00`);
  return { from, before };
}
