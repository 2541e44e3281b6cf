import type { SnapshotFrom } from 'xstate';
import type { emailVerificationMachine } from './emailVerification.machine';

const STATES = ['verified', 'unconfirmed', 'refused', 'failed', 'incomplete'] as const;

export interface EmailVerificationView {
  readonly standing: 'verifying' | (typeof STATES)[number];
  /** What the provider said; empty before. */
  readonly message: string;
  readonly problem: string | null;
}

export function selectEmailVerification(snapshot: SnapshotFrom<typeof emailVerificationMachine>): EmailVerificationView {
  const { message, problem } = snapshot.context;
  if (snapshot.matches('verifiedBefore')) return { standing: 'verified', message, problem };
  return { standing: STATES.find((state) => snapshot.matches(state)) ?? 'verifying', message, problem };
}
