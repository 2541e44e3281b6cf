/**
 * Swaps money from one wallet into another currency. `swap.machine.ts` ships. This file, with its cases and properties, never does: tests and
 * proofs read it. `swap.test.ts` tests the machine and its rules, `tests/swapRules.test.ts` compares its amounts with the provider’s, and
 * `tests/browser/balances/balances.all.spec.ts` tests it in a browser. `tests/models/balances/swap.ts` walks its paths.
 */
import { swapCases } from './swap.cases';
import { swapMachine } from './swap.machine';
import { swapProperties } from './swap.properties';

export const swapFlow = { machine: swapMachine, cases: swapCases, properties: swapProperties };
