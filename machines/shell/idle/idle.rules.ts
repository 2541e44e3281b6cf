import type { IdleLimits, Quiet } from './idle.types';

const MINUTE_MS = 60_000;
const WARNING_MS = 60_000;

/** SES-11. Whole minutes, at least one. A limit too short for a minute's warning warns for half of it. */
export function limitsFor(minutes: number): IdleLimits {
  const limitMs = Math.max(1, Math.floor(minutes)) * MINUTE_MS;
  return { limitMs, warnMs: limitMs - Math.min(WARNING_MS, limitMs / 2) };
}

/** Whoever comes after that comes too late: it is no longer known who it is. */
export const isOver = ({ quietMs }: Quiet, { limitMs }: Pick<IdleLimits, 'limitMs'>) => quietMs >= limitMs;
