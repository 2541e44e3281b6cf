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

export function selectOtp<Answer extends Said>(snapshot: SnapshotFrom<ReturnType<typeof otpMachine<Answer>>>): OtpView {
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
