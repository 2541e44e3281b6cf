/**
 * Compares the stored name of a beneficiary with the current name of the account. `beneficiaryCheck.machine.ts` ships. This file, with its
 * cases and properties, never does: tests and proofs read it. `tests/browser/payouts/approval.spec.ts` tests it in a browser.
 * `tests/models/payouts/beneficiaryCheck.ts` walks its paths.
 */
import { beneficiaryCheckCases } from './beneficiaryCheck.cases';
import { beneficiaryCheckMachine } from './beneficiaryCheck.machine';
import { beneficiaryCheckProperties } from './beneficiaryCheck.properties';

export const beneficiaryCheckFlow = {
  machine: beneficiaryCheckMachine,
  cases: beneficiaryCheckCases,
  properties: beneficiaryCheckProperties,
};
