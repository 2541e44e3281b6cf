/** The refusal to send another code yet. Apart from the other rules of a code, because sign-in needs only those. */
import type { said } from '../../../contract/common';
import type { Fault } from '../flow/fault';
import { RESEND_PAUSE_MS } from './otp.rules';

/** The provider's sentence ends so, after the seconds to wait. */
const ANOTHER_CODE: (typeof said)['anotherCode'] = 'before requesting another code';
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
 * Whether the provider sent a code less than a minute ago, and says so instead of sending another. The code may have been used since. Without its
 * sentence the provider may have had too many calls of any kind.
 */
export const isCodeRecent = (fault: Fault): boolean => {
  const pause = pauseSaid(fault) ?? 0;
  return fault.kind === 'server' && fault.message.includes(ANOTHER_CODE) && pause > 0 && pause <= RESEND_PAUSE_MS;
};

/** Returns when that code was sent, in milliseconds since the epoch. */
export const recentCodeSentAt = (fault: Fault, now: number): number => now + pauseAfter(fault) - RESEND_PAUSE_MS;
