import type { SnapshotFrom } from 'xstate';
import type { onboardingMachine } from './onboarding.machine';
import { type BusinessType, isFresh, isOpen, missingOf, otherType, type Step, stepsOf, typeOf } from './onboarding.rules';

const BUSY = ['loading', 'checkingOutcome', 'submitting', 'switching', 'redirecting'] as const;

/** A step with its percentage, 0 to 100. */
export interface StepView extends Step {
  readonly percent: number;
}

export interface OnboardingView {
  /** The running action, or null. */
  readonly busy: (typeof BUSY)[number] | null;
  readonly name: string;
  /** Nothing is filled in yet. */
  readonly fresh: boolean;
  readonly steps: readonly StepView[];
  readonly status: string;
  /** The provider's reason for declining. Empty if it gave none. */
  readonly declineReason: string;
  readonly type: BusinessType;
  readonly other: BusinessType;
  /** ONB-04: whether the request to go live is offered at all. */
  readonly open: boolean;
  /** ONB-14: whether the list itself has a way back. */
  readonly leadsBack: boolean;
  /** Why going live cannot be requested yet. */
  readonly blocker: string | null;
  readonly confirmingSwitch: boolean;
  readonly problem: string | null;
  /** The progress was never loaded. */
  readonly unknown: boolean;
  /** The last load failed. */
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
  if (!mayManage) return 'Only the owner of the business can submit this. You can view it.';
  return missing.length === 0 ? null : `Complete these sections first: ${missing.join(', ')}.`;
}
