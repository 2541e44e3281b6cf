import type { Wired } from '../../../machines/kit/port';
import type { onboardingMachine } from '../../../machines/onboarding/onboarding/onboarding.machine';
import type { onboardingBankMachine } from '../../../machines/onboarding/onboardingBank/onboardingBank.machine';
import type { onboardingTermsMachine } from '../../../machines/onboarding/onboardingTerms/onboardingTerms.machine';

/** The flows of onboarding. */
export interface OnboardingFlows {
  readonly onboarding: Wired<typeof onboardingMachine>;
  readonly onboardingBank: Wired<typeof onboardingBankMachine>;
  readonly onboardingTerms: Wired<typeof onboardingTermsMachine>;
}
