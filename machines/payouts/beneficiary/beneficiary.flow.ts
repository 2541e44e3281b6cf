/**
 * Saves a new beneficiary for later payouts. `beneficiary.machine.ts` ships. This file, with its cases and properties, never does: tests and
 * proofs read it. `beneficiary.test.ts` tests the machine, `beneficiary.rules.test.ts` its rules, `tests/browser/payouts/approval.spec.ts`
 * tests it in a browser. `tests/models/payouts/beneficiary.ts` walks its paths.
 */
import { beneficiaryCases } from './beneficiary.cases';
import { beneficiaryMachine } from './beneficiary.machine';
import { beneficiaryProperties } from './beneficiary.properties';

export const beneficiaryFlow = { machine: beneficiaryMachine, cases: beneficiaryCases, properties: beneficiaryProperties };
