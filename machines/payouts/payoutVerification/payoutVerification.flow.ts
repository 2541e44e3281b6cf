import { payoutVerificationCases } from './payoutVerification.cases';
import { payoutVerificationMachine } from './payoutVerification.machine';
import { payoutVerificationProperties } from './payoutVerification.properties';

export const payoutVerificationFlow = {
  machine: payoutVerificationMachine,
  cases: payoutVerificationCases,
  properties: payoutVerificationProperties,
};
