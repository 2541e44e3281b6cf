/**
 * The checklist of a business before it goes live, and its request to go live. `onboarding.machine.ts` ships. This file, with its cases and
 * properties, never does: tests and proofs read it. `onboarding.rules.test.ts` tests the rules, `tests/browser/onboarding/onboarding.all.spec.ts`
 * tests it in a browser. `tests/models/onboarding/onboarding.ts` walks its paths.
 */
import { onboardingCases } from './onboarding.cases';
import { onboardingMachine } from './onboarding.machine';
import { onboardingProperties } from './onboarding.properties';

export const onboardingFlow = { machine: onboardingMachine, cases: onboardingCases, properties: onboardingProperties };
