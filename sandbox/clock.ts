/** The sandbox's time. Everything that ages (codes, tokens, limits, unverified payouts) asks this and nothing else. */
export interface Clock {
  now(): Temporal.Instant;
  /** Moves everything that ages forward by `seconds`. */
  advance(seconds: number): void;
  /** How far it has been moved, in seconds. */
  readonly advanced: number;
  /** Back to where it started. */
  reset(): void;
}

/** Where the wire's wall clock stands (GEN-04). */
export const ZONE = 'Africa/Lagos';

/** The moment that a pinned day stands for: its noon in Lagos. `day` is an ISO date, or an ISO date and time of that zone. */
export function pinnedMoment(day: string): Temporal.Instant {
  const pinned = Temporal.PlainDateTime.from(day, { overflow: 'reject' });
  return (day.includes('T') ? pinned : pinned.with({ hour: 12 })).toZonedDateTime(ZONE).toInstant();
}

/**
 * A clock that runs with real time, from `start` (real now by default).
 * @param advanced seconds it has been moved before, for one that goes on after a restart
 */
export function runningClock(start?: Temporal.Instant, advanced = 0): Clock {
  const began = performance.now();
  const origin = start ?? Temporal.Now.instant();
  return movable((seconds) => origin.add({ seconds, milliseconds: Math.floor(performance.now() - began) }), advanced);
}

/** A clock that stands still until it is moved. */
export const standingClock = (at: Temporal.Instant): Clock => movable((seconds) => at.add({ seconds }), 0);

function movable(at: (advanced: number) => Temporal.Instant, start: number): Clock {
  let advanced = start;
  return {
    now: () => at(advanced),
    advance: (seconds) => {
      advanced += seconds;
    },
    get advanced() {
      return advanced;
    },
    reset: () => {
      advanced = 0;
    },
  };
}
