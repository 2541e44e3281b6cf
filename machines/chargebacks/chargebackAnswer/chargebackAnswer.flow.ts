/**
 * Answers a chargeback. `chargebackAnswer.machine.ts` ships. This file, with its cases and properties, never does: tests and proofs read it.
 * `chargebackAnswer.test.ts` and `chargebackAnswer.reading.test.ts` test the machine and its rules, `chargebackAnswer.proofs.test.ts` its
 * properties, and `tests/browser/chargebacks/answer.all.spec.ts` tests it in a browser.
 * `tests/models/chargebacks/chargebackAnswer.ts` walks its paths.
 */
import { chargebackAnswerCases } from './chargebackAnswer.cases';
import { chargebackAnswerMachine } from './chargebackAnswer.machine';
import { chargebackAnswerProperties } from './chargebackAnswer.properties';

export const chargebackAnswerFlow = {
  machine: chargebackAnswerMachine,
  cases: chargebackAnswerCases,
  properties: chargebackAnswerProperties,
};
