/**
 * Signs in with email and password, and with a code where the provider requires one. `signIn.machine.ts` ships. This file, with its cases and
 * properties, never does: tests and proofs read it. `tests/browser/access/access.spec.ts` tests it in a browser.
 * `tests/models/access/signIn.ts` walks its paths.
 */
import { signInCases } from './signIn.cases';
import { signInMachine } from './signIn.machine';
import { signInProperties } from './signIn.properties';

export const signInFlow = { machine: signInMachine, cases: signInCases, properties: signInProperties };
