/**
 * Searches the pages, actions and data that the role can view. `finder.machine.ts` ships. This file, with its cases and properties, never
 * does: tests and proofs read it. `finder.test.ts` tests the machine and its rules, `tests/browser/shell/finder.all.spec.ts` tests it in a
 * browser. `tests/models/shell/finder.ts` walks its paths.
 */
import { finderCases } from './finder.cases';
import { finderMachine } from './finder.machine';
import { finderProperties } from './finder.properties';

export const finderFlow = { machine: finderMachine, cases: finderCases, properties: finderProperties };
