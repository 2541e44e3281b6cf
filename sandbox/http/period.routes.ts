/** The period of a list: both ends inclusive and optional, as wall-clock text. */
import { Refusal } from '../refusal';
import { afterWallClock, fromWallClock } from '../rules/wallclock';

/** @returns the inclusive start, and the exclusive end */
export function period(startName: string, start: string | undefined, endName: string, end: string | undefined) {
  const from = start ? fromWallClock(start) : null;
  const before = end ? afterWallClock(end) : null;
  if (start && !from) throw new Refusal(400, `${startName} must be a date and time like 2026-11-21 09:30:00`);
  if (end && !before) throw new Refusal(400, `${endName} must be a date and time like 2026-11-21 09:30:00`);
  return { from, before };
}
