import { finderCases } from './finder.cases';
import { finderMachine } from './finder.machine';
import { finderProperties } from './finder.properties';

/**
 * The entry of the flow for tests and proofs, which never ships. `finder.test.ts` tests the machine and its rules, `tests/models/shell/finder.ts`
 * walks its paths, and `tests/browser/shell/finder.spec.ts` tests it in a browser.
 */
export const finderFlow = { machine: finderMachine, cases: finderCases, properties: finderProperties };
