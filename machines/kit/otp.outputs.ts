/** What a flow reads of the result of a code. */
import type { OtpOutput, Said } from './otp.types';

/** What remains of a code whose response was lost: its message, and when it was sent, in milliseconds since the epoch. */
export interface Lost {
  readonly problem: string | null;
  readonly sentAt: number | null;
}

/** Returns the provider's message for a correct code, or nothing after any other result. */
export const messageIn = (output: OtpOutput<Said>) => (output.result === 'verified' ? output.answer.message : '');

/** Returns when the last code was sent, or null if the result does not say. */
export const sentAtIn = <Answer>(output: OtpOutput<Answer>): number | null =>
  output.result === 'dismissed' || output.result === 'noResponse' ? (output.sentAt ?? null) : null;

/** Returns what remains of a code after a lost response. Any other result has no message. */
export const lostCode = <Answer>(output: OtpOutput<Answer>): Lost => ({
  problem: output.result === 'noResponse' ? output.problem : null,
  sentAt: sentAtIn(output),
});

/** Keeps when the last code was sent, unless a result says that another was sent since. */
export const lastSentAt = (context: Pick<Lost, 'sentAt'>, { sentAt }: Pick<Lost, 'sentAt'>) => sentAt ?? context.sentAt;
