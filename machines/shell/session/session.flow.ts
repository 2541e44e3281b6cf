/**
 * Signs a merchant in, loads the profile, and ends the session. `session.machine.ts` ships. This file, with its cases and properties, never
 * does: tests and proofs read it. `session.test.ts` tests the machine, `session.rules.test.ts` its rules,
 * `tests/browser/shell/endings.spec.ts` tests how a session ends in a browser. `tests/models/shell/session.ts` walks its paths.
 */
import { sessionCases } from './session.cases';
import { sessionMachine } from './session.machine';
import { sessionProperties } from './session.properties';

export const sessionFlow = { machine: sessionMachine, cases: sessionCases, properties: sessionProperties };
