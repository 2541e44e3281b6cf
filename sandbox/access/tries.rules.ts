/** How often a password or a code can be guessed. Wrong tries are counted by person and purpose, whatever code they were for. */

/** What is guessed. A person has one count for each, so that sets of payouts and resent codes share it. */
export type Purpose = 'password' | 'signIn' | 'passwordReset' | 'payout' | 'approval' | 'swap' | 'split';

/** The time in which wrong tries count. */
export const WINDOW = { minutes: 15 } as const;

/** Wrong tries that cost nothing. */
export const FREE_TRIES = 5;

/** Tries of one person and purpose that are checked at once, so that a burst cannot outrun the count. */
export const CHECKED_AT_ONCE = 20;

/** Seconds from one wrong try to the next, from the last free one on. */
const PAUSES = [15, 30, 60] as const;
const LONGEST_PAUSE = 60;

/** Purposes that anyone can try under somebody's address. Wrong tries slow these down: a lock would shut the owner out. */
const OPEN: readonly Purpose[] = ['password', 'signIn', 'passwordReset'];

export const isOpen = (purpose: Purpose) => OPEN.includes(purpose);

/** Returns the seconds until the next try is checked. `failures`: moments of wrong tries within the window, newest first. */
export function secondsToWait(purpose: Purpose, now: Temporal.Instant, failures: readonly Temporal.Instant[]): number {
  const [newest] = failures;
  const lastFree = failures[FREE_TRIES - 1];
  if (!newest || !lastFree) return 0;
  const pause = PAUSES[failures.length - FREE_TRIES] ?? LONGEST_PAUSE;
  const until = isOpen(purpose) ? newest.add({ seconds: pause }) : lastFree.add(WINDOW);
  return Math.max(0, Math.ceil(until.since(now).total('seconds')));
}

/** As a sentence ends: `15 seconds`, `1 minute`. */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return `${seconds} second${seconds === 1 ? '' : 's'}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} minute${minutes === 1 ? '' : 's'}`;
}
