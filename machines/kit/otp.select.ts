import type { SnapshotFrom } from 'xstate';
import type { otpMachine } from './otp.machine';
import { RESEND_PAUSE_MS } from './otp.rules';
import type { Said } from './otp.types';

/** What the view of a code entry shows. */
export interface OtpView {
  readonly otp: string;
  readonly problem: string | null;
  readonly verifying: boolean;
  readonly resend: 'waiting' | 'ready' | 'sending';
  /** When another code can be requested, in milliseconds since the epoch. */
  readonly resendAt: number;
}

type Otp<Answer extends Said> = SnapshotFrom<ReturnType<typeof otpMachine<Answer>>>;

/** The code of a flow. Null while none is asked for. */
export const codeIn = <Answer extends Said>({ otp }: { readonly otp?: { getSnapshot(): Otp<Answer> } | undefined }) =>
  otp ? selectOtp(otp.getSnapshot()) : null;

export function selectOtp<Answer extends Said>(snapshot: Otp<Answer>): OtpView {
  const { otp, problem, sentAt } = snapshot.context;
  const resend = (['waiting', 'ready'] as const).find((state) => snapshot.matches({ open: { resend: state } })) ?? 'sending';
  return {
    otp,
    problem,
    verifying: snapshot.matches({ open: { code: 'verifying' } }),
    resend,
    resendAt: sentAt + RESEND_PAUSE_MS,
  };
}
