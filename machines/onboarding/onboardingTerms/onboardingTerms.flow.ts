import { onboardingTermsCases } from './onboardingTerms.cases';
import { onboardingTermsMachine } from './onboardingTerms.machine';
import { onboardingTermsProperties } from './onboardingTerms.properties';

export const onboardingTermsFlow = {
  machine: onboardingTermsMachine,
  cases: onboardingTermsCases,
  properties: onboardingTermsProperties,
};
