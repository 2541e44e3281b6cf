/** What remains of a code whose response was lost. Apart from the other results of a code, because sign-in needs only those. */
import { sentAtIn } from './otp.outputs';
import type { OtpOutput } from './otp.types';

/** Its message, and when it was sent, in milliseconds since the epoch. */
export interface Lost {
  readonly problem: string | null;
  readonly sentAt: number | null;
}

/** Returns what remains of a code after a lost response. Any other result has no message. */
export const lostCode = <Answer>(output: OtpOutput<Answer>): Lost => ({
  problem: output.result === 'noResponse' ? output.problem : null,
  sentAt: sentAtIn(output),
});

/** The action that keeps it. */
export const setLost = {
  type: 'setLost',
  params: <Answer>({ event }: { readonly event: { readonly output: OtpOutput<Answer> } }): Lost => lostCode(event.output),
} as const;

/** Keeps when the last code was sent, unless a result says that another was sent since. */
export const lastSentAt = (context: Pick<Lost, 'sentAt'>, { sentAt }: Pick<Lost, 'sentAt'>) => sentAt ?? context.sentAt;
