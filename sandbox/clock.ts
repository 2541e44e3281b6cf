/** The sandbox's time. Everything that expires (codes, tokens, limits, unverified payouts) uses it. */
export interface Clock {
  now(): Temporal.Instant;
  /** Moves the time forward by `seconds`. */
  advance(seconds: number): void;
  /** The offset in seconds. */
  readonly advanced: number;
  /** Resets the time to the start. */
  reset(): void;
}

/** The time zone of wall-clock text in the API (GEN-04). */
export const ZONE = 'Africa/Lagos';

const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;

/** What the sandbox says about a time outside of its years. */
export const OUT_OF_YEARS = `The sandbox’s time is between the years ${FIRST_YEAR} and ${LAST_YEAR}`;

/** Whether dates of this time can be written, read and counted back from. */
export function isWithinYears(moment: Temporal.Instant): boolean {
  const { year } = moment.toZonedDateTimeISO(ZONE);
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** Returns the time for a pinned day: noon in Lagos. `day` is an ISO date, or an ISO date and time of that zone. */
export function pinnedMoment(day: string): Temporal.Instant {
  const pinned = Temporal.PlainDateTime.from(day, { overflow: 'reject' });
  return (day.includes('T') ? pinned : pinned.with({ hour: 12 })).toZonedDateTime(ZONE).toInstant();
}

/**
 * A clock that runs with real time, from `start` (real now by default).
 * @param advanced earlier offset in seconds, to continue after a restart
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
