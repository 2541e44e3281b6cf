import type { said } from '../../../contract/common';
import { type Fault, isOrderRefused, sentence } from '../flow/fault';

export { messageIn, sentAtIn } from './otp.outputs';

/** The call has no status code for this, only the provider's sentence. Its type ties this line to the contract. */
export const OUT_OF_TRIES: (typeof said)['tooManyAttempts'] = 'Too many attempts';

/** The provider sends no second code within a minute of the first, in milliseconds. */
export const RESEND_PAUSE_MS = 60_000;

/**
 * Returns the milliseconds left of that pause. `sentAt` is in milliseconds since the epoch. A clock that was set back does not extend it.
 */
export const pauseLeft = (sentAt: number, now: number) => Math.min(RESEND_PAUSE_MS, Math.max(0, sentAt + RESEND_PAUSE_MS - now));

const SECONDS = /\b(\d{1,3}) seconds?\b/;

/** Returns how long the provider sends no other code after a refusal, in milliseconds. Null if it does not say. */
function pauseSaid(fault: Fault): number | null {
  const seconds = fault.kind === 'server' && fault.status === 429 ? SECONDS.exec(fault.message)?.[1] : undefined;
  return seconds === undefined ? null : Number(seconds) * 1_000;
}

/** Returns how long the provider sends no other code after this refusal, in milliseconds. 0 if the reason is another one. */
export const pauseAfter = (fault: Fault): number =>
  pauseSaid(fault) ?? (fault.kind === 'server' && fault.status === 429 ? RESEND_PAUSE_MS : 0);

/**
 * Whether the provider sent a code less than a minute ago, which is still valid, and says so instead of sending another. Without its sentence it
 * may have had too many calls of any kind.
 */
export const isCodeRecent = (fault: Fault): boolean => {
  const pause = pauseSaid(fault) ?? 0;
  return fault.kind === 'server' && fault.message.includes('another code') && pause > 0 && pause <= RESEND_PAUSE_MS;
};

/** Returns when that code was sent, in milliseconds since the epoch. */
export const recentCodeSentAt = (fault: Fault, now: number): number => now + pauseAfter(fault) - RESEND_PAUSE_MS;

/** Only a refusal says that the code did nothing: with another status, a payout may have gone through. */
export const isOutOfTries = (fault: Fault) => fault.kind === 'server' && fault.message === OUT_OF_TRIES && isOrderRefused(fault);

/** Returns the message after a lost response to a code: the server's own, or that the code was not verified. */
export const lostWords = (fault: Fault, failureMessage: string) =>
  fault.kind === 'server' ? sentence(fault, failureMessage) : failureMessage;
