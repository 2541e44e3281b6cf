/** Limits for guessing a password or a code. Wrong attempts are counted by person and purpose, whatever code they were for. */

/** What is guessed. A person has one count for each, so that sets of payouts and resent codes share it. */
export type Purpose = 'password' | 'signIn' | 'passwordReset' | 'payout' | 'approval' | 'swap' | 'split';

/** The time in which wrong attempts count. */
export const WINDOW = { minutes: 15 } as const;

/** Wrong attempts without a delay. */
export const FREE_TRIES = 5;

/** Attempts of one person and purpose that are checked at once, so that a burst cannot exceed the count. */
export const CHECKED_AT_ONCE = 20;

/** Seconds between wrong attempts, after the last free one. */
const PAUSES = [15, 30, 60] as const;
const LONGEST_PAUSE = 60;

/** Purposes that anyone can attempt for an email. They are slowed down, because a lock would exclude the owner. */
const OPEN: readonly Purpose[] = ['password', 'signIn', 'passwordReset'];

export const isOpen = (purpose: Purpose) => OPEN.includes(purpose);

/** Returns the seconds until the next attempt is checked. `failures`: times of wrong attempts within the window, newest first. */
export function secondsToWait(purpose: Purpose, now: Temporal.Instant, failures: readonly Temporal.Instant[]): number {
  const [newest] = failures;
  const lastFree = failures[FREE_TRIES - 1];
  if (!newest || !lastFree) return 0;
  const pause = PAUSES[failures.length - FREE_TRIES] ?? LONGEST_PAUSE;
  const until = isOpen(purpose) ? newest.add({ seconds: pause }) : lastFree.add(WINDOW);
  return Math.max(0, Math.ceil(until.since(now).total('seconds')));
}

/** Returns the end of a sentence: `15 seconds`, `1 minute`. */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return `${seconds} second${seconds === 1 ? '' : 's'}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} minute${minutes === 1 ? '' : 's'}`;
}
