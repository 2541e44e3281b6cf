import type { SnapshotFrom } from 'xstate';
import type { onboardingMachine } from './onboarding.machine';
import { type BusinessType, isFresh, isOpen, missingOf, otherType, type Step, stepsOf, typeOf } from './onboarding.rules';

const BUSY = ['loading', 'checking', 'submitting', 'switching', 'departing'] as const;

/** A step with how far it is, 0 to 100. */
export interface StepView extends Step {
  readonly percent: number;
}

export interface OnboardingView {
  /** What is under way; null while nothing is. */
  readonly busy: (typeof BUSY)[number] | null;
  readonly name: string;
  /** Nothing is filled in yet. */
  readonly fresh: boolean;
  readonly steps: readonly StepView[];
  readonly status: string;
  /** Why the provider declined it; empty where it gave no reason. */
  readonly declineReason: string;
  readonly type: BusinessType;
  readonly other: BusinessType;
  /** ONB-04: whether going live is there to be asked for at all. */
  readonly open: boolean;
  /** ONB-14: whether the list itself leads back. */
  readonly leadsBack: boolean;
  /** Why it cannot be asked for yet. */
  readonly blocker: string | null;
  readonly confirmingSwitch: boolean;
  readonly problem: string | null;
  /** How far it has come is not known at all. */
  readonly unknown: boolean;
  /** It could not be asked for the last time. */
  readonly failed: boolean;
}

export function selectOnboarding(snapshot: SnapshotFrom<typeof onboardingMachine>): OnboardingView {
  const { onboarding, problem, mayManage } = snapshot.context;
  const type = onboarding ? typeOf(onboarding) : 'Individual';
  return {
    busy: BUSY.find((state) => snapshot.matches(state)) ?? null,
    name: onboarding?.name ?? '',
    fresh: onboarding !== null && isOpen(onboarding) && isFresh(onboarding),
    steps: onboarding ? stepsOf(onboarding).map((step) => ({ ...step, percent: onboarding.progress[step.section] })) : [],
    status: onboarding?.status ?? '',
    declineReason: onboarding?.declineReason ?? '',
    type,
    other: otherType(type),
    open: onboarding !== null && isOpen(onboarding),
    leadsBack: onboarding !== null && !onboarding.routed,
    blocker: onboarding
      ? whyNot(
          missingOf(onboarding).map(({ title }) => title),
          mayManage,
        )
      : null,
    confirmingSwitch: snapshot.matches('confirmingSwitch'),
    problem,
    unknown: onboarding === null,
    failed: snapshot.matches('failed'),
  };
}

function whyNot(missing: readonly string[], mayManage: boolean): string | null {
  if (!mayManage) return 'Your role may look at this, and the owner of the business submits it.';
  return missing.length === 0 ? null : `Not complete yet: ${missing.join(', ')}.`;
}
