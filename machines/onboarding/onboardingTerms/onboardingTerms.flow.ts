/**
 * Accepts or declines the terms of service and the agreement. `onboardingTerms.machine.ts` ships. This file, with its cases and properties,
 * never does: tests and proofs read it. `tests/browser/onboarding/onboarding.all.spec.ts` tests it in a browser.
 * `tests/models/onboarding/onboardingTerms.ts` walks its paths.
 */
import { onboardingTermsCases } from './onboardingTerms.cases';
import { onboardingTermsMachine } from './onboardingTerms.machine';
import { onboardingTermsProperties } from './onboardingTerms.properties';

export const onboardingTermsFlow = {
  machine: onboardingTermsMachine,
  cases: onboardingTermsCases,
  properties: onboardingTermsProperties,
};
