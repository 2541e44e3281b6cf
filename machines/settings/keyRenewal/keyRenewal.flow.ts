/**
 * Generating API keys. This file, with its cases and properties, never ships: tests and proofs read it.
 * `tests/models/settings/keyRenewal.ts` walks its paths, and `tests/browser/settings/apiKeys.spec.ts` tests it in a browser.
 */
import { keyRenewalCases } from './keyRenewal.cases';
import { keyRenewalMachine } from './keyRenewal.machine';
import { keyRenewalProperties } from './keyRenewal.properties';

export const keyRenewalFlow = { machine: keyRenewalMachine, cases: keyRenewalCases, properties: keyRenewalProperties };
