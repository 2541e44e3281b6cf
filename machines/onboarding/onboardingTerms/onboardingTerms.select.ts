import type { SnapshotFrom } from 'xstate';
import type { onboardingTermsMachine } from './onboardingTerms.machine';
import { blocker } from './onboardingTerms.rules';
import type { Tick } from './onboardingTerms.types';

export interface OnboardingTermsView {
  readonly step: 'loading' | 'failed' | 'alreadyAccepted' | 'answering';
  /** The answer that is being sent, or null. */
  readonly busy: 'accepting' | 'declining' | null;
  readonly agreement: string | null;
  readonly ticked: readonly Tick[];
  readonly blocker: string | null;
  readonly confirmingDecline: boolean;
  readonly problem: string | null;
}

export function selectOnboardingTerms(snapshot: SnapshotFrom<typeof onboardingTermsMachine>): OnboardingTermsView {
  const { terms, ticked, problem } = snapshot.context;
  return {
    step: (['loading', 'failed', 'alreadyAccepted'] as const).find((step) => snapshot.matches(step)) ?? 'answering',
    busy: (['accepting', 'declining'] as const).find((step) => snapshot.matches(step)) ?? null,
    agreement: terms?.agreement ?? null,
    ticked,
    blocker: blocker(snapshot.context),
    confirmingDecline: snapshot.matches('confirmingDecline'),
    problem,
  };
}
