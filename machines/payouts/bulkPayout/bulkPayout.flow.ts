/**
 * Pays many recipients from a file. `bulkPayout.machine.ts` ships. This file, with its cases and properties, never does: tests and proofs
 * read it. The `bulkPayout*.test.ts` files test the machine and its rules, `tests/browser/payouts/bulkPayout.all.spec.ts` tests it in a browser.
 * `tests/models/payouts/bulkPayout.ts` walks its paths.
 */
import { bulkPayoutCases } from './bulkPayout.cases';
import { bulkPayoutMachine } from './bulkPayout.machine';
import { bulkPayoutProperties } from './bulkPayout.properties';

export const bulkPayoutFlow = { machine: bulkPayoutMachine, cases: bulkPayoutCases, properties: bulkPayoutProperties };
