import type { SnapshotFrom } from 'xstate';
import { RESEND_PAUSE_MS } from '../otp/otp.rules';
import type { OtpView } from '../otp/otp.select';
import type { resend } from './resend.machine';

export interface ResendView extends Pick<OtpView, 'resend' | 'resendAt' | 'problem'> {
  readonly subject: string;
}

export function selectResend(snapshot: SnapshotFrom<ReturnType<typeof resend>>): ResendView {
  const { subject, sentAt, problem } = snapshot.context;
  const resend = (['waiting', 'ready'] as const).find((state) => snapshot.matches(state)) ?? 'sending';
  return { subject, problem, resend, resendAt: sentAt + RESEND_PAUSE_MS };
}
