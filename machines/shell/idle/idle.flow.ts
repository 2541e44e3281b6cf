/**
 * Warns after inactivity, and then ends the session. `idle.machine.ts` ships. This file, with its cases and properties, never does: tests and
 * proofs read it. `idle.test.ts` tests the machine and its limits, `src/flow/activity.test.tsx` tests what counts as activity.
 * `tests/models/shell/idle.ts` walks its paths.
 */
import { idleCases } from './idle.cases';
import { idleMachine } from './idle.machine';
import { idleProperties } from './idle.properties';

export const idleFlow = { machine: idleMachine, cases: idleCases, properties: idleProperties };
