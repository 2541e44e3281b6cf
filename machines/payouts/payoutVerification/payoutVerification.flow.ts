/**
 * Verifies an earlier payout that still awaits its one-time password. `payoutVerification.machine.ts` ships. This file, with its cases and
 * properties, never does: tests and proofs read it. `tests/browser/journeys.spec.ts` tests it in a browser.
 * `tests/models/payouts/payoutVerification.ts` walks its paths.
 */
import { payoutVerificationCases } from './payoutVerification.cases';
import { payoutVerificationMachine } from './payoutVerification.machine';
import { payoutVerificationProperties } from './payoutVerification.properties';

export const payoutVerificationFlow = {
  machine: payoutVerificationMachine,
  cases: payoutVerificationCases,
  properties: payoutVerificationProperties,
};
