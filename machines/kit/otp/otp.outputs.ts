/** What a flow reads of the result of a code. */
import type { OtpOutput, Said } from './otp.types';

/** Returns the provider's message for a correct code, or nothing after any other result. */
export const messageIn = (output: OtpOutput<Said>) => (output.result === 'verified' ? output.answer.message : '');

/** Returns when the last code was sent, or null if the result does not say. */
export const sentAtIn = <Answer>(output: OtpOutput<Answer>): number | null =>
  output.result === 'dismissed' || output.result === 'noResponse' ? (output.sentAt ?? null) : null;
