/**
 * Creates or edits a split settlement, and submits it with a code. `splitSettlement.machine.ts` ships. This file, with its cases and
 * properties, never does: tests and proofs read it. `splitSettlement.test.ts` tests the machine,
 * `tests/browser/splits/splitSettlements.all.spec.ts` tests it in a browser. `tests/models/splits/splitSettlement.ts` walks its paths.
 */
import { splitSettlementCases } from './splitSettlement.cases';
import { splitSettlementMachine } from './splitSettlement.machine';
import { splitSettlementProperties } from './splitSettlement.properties';

export const splitSettlementFlow = {
  machine: splitSettlementMachine,
  cases: splitSettlementCases,
  properties: splitSettlementProperties,
};
