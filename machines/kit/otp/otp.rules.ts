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

/** Only a refusal says that the code did nothing: with another status, a payout may have gone through. */
export const isOutOfTries = (fault: Fault) => fault.kind === 'server' && fault.message === OUT_OF_TRIES && isOrderRefused(fault);

/** Returns the message after a lost response to a code: the server's own, or that the code was not verified. */
export const lostWords = (fault: Fault, failureMessage: string) =>
  fault.kind === 'server' ? sentence(fault, failureMessage) : failureMessage;
