/**
 * Verifies the address of a sign-up with the link from the email. `emailVerification.machine.ts` ships. This file, with its cases and
 * properties, never does: tests and proofs read it. `tests/browser/access/signUp.all.spec.ts` tests it in a browser.
 * `tests/models/access/emailVerification.ts` walks its paths.
 */
import { emailVerificationCases } from './emailVerification.cases';
import { emailVerificationMachine } from './emailVerification.machine';
import { emailVerificationProperties } from './emailVerification.properties';

export const emailVerificationFlow = {
  machine: emailVerificationMachine,
  cases: emailVerificationCases,
  properties: emailVerificationProperties,
};
