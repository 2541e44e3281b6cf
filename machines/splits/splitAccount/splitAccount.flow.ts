/**
 * Adds or edits one account of a split settlement. `splitAccount.machine.ts` ships. This file, with its cases and properties, never does:
 * tests and proofs read it. `splitAccount.test.ts` tests the machine and its rules, `tests/browser/splits/splitSettlements.all.spec.ts` tests it
 * in a browser. `tests/models/splits/splitAccount.ts` walks its paths.
 */
import { splitAccountCases } from './splitAccount.cases';
import { splitAccountMachine } from './splitAccount.machine';
import { splitAccountProperties } from './splitAccount.properties';

export const splitAccountFlow = { machine: splitAccountMachine, cases: splitAccountCases, properties: splitAccountProperties };
