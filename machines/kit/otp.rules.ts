import type { said } from '../../contract/common';
import { type Fault, sentence } from './fault';
import type { OtpOutput, Said } from './otp.types';

/** The wire has no code for this, only the provider's sentence; its type makes the contract and this line one. */
const OUT_OF_TRIES: (typeof said)['tooManyAttempts'] = 'Too many attempts';

/** The provider sends no second code within a minute of the first, in milliseconds. */
export const RESEND_PAUSE_MS = 60_000;

/** How much of that is left, of something that was sent at a moment of the epoch. A clock that was set back does not make it longer. */
export const pauseLeft = (sentAt: number, now: number) => Math.min(RESEND_PAUSE_MS, Math.max(0, sentAt + RESEND_PAUSE_MS - now));

export const isOutOfTries = (fault: Fault) => fault.kind === 'server' && fault.message === OUT_OF_TRIES;

/** What the field says after a code whose answer was lost: the server's words where it had any, else that the code was not verified. */
export const lostWords = (fault: Fault, refusal: string) => (fault.kind === 'server' ? sentence(fault, refusal) : refusal);

/** Takes the words for a lost answer out of an ending; null after any other. */
export const lostIn = <Answer>(output: OtpOutput<Answer>) => (output.result === 'unanswered' ? output.problem : null);

/** What the provider said to a right code; nothing after any other ending. */
export const messageIn = (output: OtpOutput<Said>) => (output.result === 'verified' ? output.answer.message : '');
