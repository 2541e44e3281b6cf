import type { IdleLimits, Quiet } from './idle.types';

const MINUTE_MS = 60_000;
const WARNING_MS = 60_000;

/** SES-11: returns limits from whole minutes, at least one. The warning comes one minute before, or at half of a shorter limit. */
export function limitsFor(minutes: number): IdleLimits {
  const timeoutMs = Math.max(1, Math.floor(minutes)) * MINUTE_MS;
  return { timeoutMs, warnMs: timeoutMs - Math.min(WARNING_MS, timeoutMs / 2) };
}

/** Activity after the limit does not count, because it may be another person. */
export const isOver = ({ idleMs }: Quiet, { timeoutMs }: Pick<IdleLimits, 'timeoutMs'>) => idleMs >= timeoutMs;
