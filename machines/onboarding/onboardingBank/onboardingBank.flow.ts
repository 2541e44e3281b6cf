/**
 * Saves the account for payouts to the business. `onboardingBank.machine.ts` ships. This file, with its cases and properties, never does:
 * tests and proofs read it. `tests/browser/onboarding/onboarding.all.spec.ts` tests it in a browser. `tests/models/onboarding/onboardingBank.ts`
 * walks its paths.
 */
import { onboardingBankCases } from './onboardingBank.cases';
import { onboardingBankMachine } from './onboardingBank.machine';
import { onboardingBankProperties } from './onboardingBank.properties';

export const onboardingBankFlow = {
  machine: onboardingBankMachine,
  cases: onboardingBankCases,
  properties: onboardingBankProperties,
};
