import { onboardingBankCases } from './onboardingBank.cases';
import { onboardingBankMachine } from './onboardingBank.machine';
import { onboardingBankProperties } from './onboardingBank.properties';

export const onboardingBankFlow = {
  machine: onboardingBankMachine,
  cases: onboardingBankCases,
  properties: onboardingBankProperties,
};
