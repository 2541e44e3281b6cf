import type { SnapshotFrom } from 'xstate';
import type { emailVerificationMachine } from './emailVerification.machine';

const STATES = ['editing', 'verified', 'notConfirmed', 'refused', 'incomplete'] as const;

export interface EmailVerificationView {
  readonly standing: 'verifying' | (typeof STATES)[number];
  readonly password: string;
  /** The provider's message, or empty. */
  readonly message: string;
  readonly problem: string | null;
}

export function selectEmailVerification(snapshot: SnapshotFrom<typeof emailVerificationMachine>): EmailVerificationView {
  const { password, message, problem } = snapshot.context;
  if (snapshot.matches('verifiedBefore')) return { standing: 'verified', password, message, problem };
  return { standing: STATES.find((state) => snapshot.matches(state)) ?? 'verifying', password, message, problem };
}
