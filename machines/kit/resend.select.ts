import type { SnapshotFrom } from 'xstate';
import type { OtpView } from './otp.select';
import type { resend } from './resend.machine';

export interface ResendView extends Pick<OtpView, 'resend' | 'problem'> {
  readonly subject: string;
}

export function selectResend(snapshot: SnapshotFrom<ReturnType<typeof resend>>): ResendView {
  const { subject, problem } = snapshot.context;
  return { subject, problem, resend: (['waiting', 'ready'] as const).find((state) => snapshot.matches(state)) ?? 'sending' };
}
