/** Limits for guessing a password or a code. Wrong attempts are counted by person and purpose, whatever code they were for. */

import type { Purpose } from '../database/schema';

export type { Purpose };

/** The time in which wrong attempts count. */
export const WINDOW = { minutes: 15 } as const;

/** Wrong attempts of one sender for one person and purpose without a delay. */
export const FREE_TRIES = 5;

/** Wrong attempts of all senders together for one person and purpose. One sender alone, which is slowed down, cannot make as many. */
const FREE_TRIES_OF_ALL = 30;

/** Wrong attempts of one address for everyone. */
const FREE_TRIES_OF_SOURCE = 50;

/** Emails that one sender can request without a delay. */
const FREE_EMAILS = 30;

/** Attempts of one sender for one person and purpose that are checked at once, so that a burst cannot exceed the count. */
export const CHECKED_AT_ONCE = 20;

/** Seconds between wrong attempts, after the last free one. */
const PAUSES = [15, 30, 60] as const;
const LONGEST_PAUSE = 60;

/** Purposes that anyone can attempt for an email. They are slowed down, because a lock would exclude the owner. */
const OPEN: readonly Purpose[] = ['password', 'signIn', 'passwordReset'];

export const isOpen = (purpose: Purpose) => OPEN.includes(purpose);

/** Who tries: a browser that the person signed in from before, or an address. */
export interface From {
  readonly kind: 'device' | 'source';
  readonly name: string;
}

/** Times of wrong attempts within the window, newest first. */
type Failures = readonly Temporal.Instant[];

export interface Counted {
  /** For this person and purpose, from this sender if attempts are counted by sender. */
  readonly own: Failures;
  /** For this person and purpose, from everyone. */
  readonly ofAll: Failures;
  /** From this address, for everyone. */
  readonly ofSource: Failures;
}

function pauseAfter(failures: Failures, free: number): Temporal.Instant | null {
  const [newest] = failures;
  if (!newest || failures.length < free) return null;
  return newest.add({ seconds: PAUSES[failures.length - free] ?? LONGEST_PAUSE });
}

/** The ends of the waits that apply. A known device has only its own count, so that strangers cannot keep its owner out. */
function waitsOf(purpose: Purpose, { own, ofAll, ofSource }: Counted, from: From | undefined): (Temporal.Instant | null)[] {
  if (!isOpen(purpose)) return [own[FREE_TRIES - 1]?.add(WINDOW) ?? null];
  const ownPause = pauseAfter(own, FREE_TRIES);
  if (from?.kind !== 'source') return [ownPause];
  return [ownPause, pauseAfter(ofAll, FREE_TRIES_OF_ALL), pauseAfter(ofSource, FREE_TRIES_OF_SOURCE)];
}

const secondsUntil = (now: Temporal.Instant, ends: readonly (Temporal.Instant | null)[]) =>
  Math.max(0, ...ends.map((end) => (end ? Math.ceil(end.since(now).total('seconds')) : 0)));

/** Returns the seconds until the next attempt is checked. */
export const secondsToWait = (purpose: Purpose, now: Temporal.Instant, counted: Counted, from?: From): number =>
  secondsUntil(now, waitsOf(purpose, counted, from));

/** Returns the seconds until a sender can request another email. @param sent times within the window, newest first */
export const secondsToWaitForEmail = (now: Temporal.Instant, sent: readonly Temporal.Instant[]): number =>
  secondsUntil(now, [pauseAfter(sent, FREE_EMAILS)]);

/** Returns the end of a sentence: `15 seconds`, `1 minute`. */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return `${seconds} second${seconds === 1 ? '' : 's'}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} minute${minutes === 1 ? '' : 's'}`;
}
