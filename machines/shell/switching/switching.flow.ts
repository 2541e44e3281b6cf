/**
 * Switches the business or the environment of the dashboard. `switching.machine.ts` ships. This file, with its cases and properties, never
 * does: tests and proofs read it. `switching.test.ts` tests the machine, `tests/browser/settings/businesses.spec.ts` tests it in a browser.
 * `tests/models/shell/switching.ts` walks its paths.
 */
import { switchingCases } from './switching.cases';
import { switchingMachine } from './switching.machine';
import { switchingProperties } from './switching.properties';

export const switchingFlow = { machine: switchingMachine, cases: switchingCases, properties: switchingProperties };
