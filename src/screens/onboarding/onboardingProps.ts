import type { OnboardingView } from '../../../machines/onboarding/onboarding/onboarding.select';
import type { OnboardingEvent } from '../../../machines/onboarding/onboarding/onboarding.types';
import type { ActorView } from '../../flow/useFlow';
import type { onboardingFlows } from '../../wiring/onboarding/onboarding';

export interface OnboardingProps extends ActorView<OnboardingEvent> {
  readonly view: OnboardingView;
}

export interface OnboardingScreenProps {
  readonly flows: Pick<typeof onboardingFlows, 'onboarding'>;
  readonly mayManage: boolean;
  /** Whether the provider has an interface of its own for this. */
  readonly hasInterface: boolean;
  /** The list alone, without a greeting. */
  readonly isList: boolean;
  /** Where a step is filled in; null where there is no page for it. */
  readonly pageOf: (path: string) => string | null;
}
