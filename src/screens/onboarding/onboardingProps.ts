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
  /** Whether the provider has its own onboarding interface. */
  readonly hasInterface: boolean;
  /** Only the list, without a welcome. */
  readonly isList: boolean;
  /** Returns the path of a step's page, or null if there is none. */
  readonly pageOf: (path: string) => string | null;
}
