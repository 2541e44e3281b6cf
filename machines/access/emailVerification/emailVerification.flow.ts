import { emailVerificationCases } from './emailVerification.cases';
import { emailVerificationMachine } from './emailVerification.machine';
import { emailVerificationProperties } from './emailVerification.properties';

export const emailVerificationFlow = {
  machine: emailVerificationMachine,
  cases: emailVerificationCases,
  properties: emailVerificationProperties,
};
