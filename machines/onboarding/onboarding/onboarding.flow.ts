import { onboardingCases } from './onboarding.cases';
import { onboardingMachine } from './onboarding.machine';
import { onboardingProperties } from './onboarding.properties';

export const onboardingFlow = { machine: onboardingMachine, cases: onboardingCases, properties: onboardingProperties };
