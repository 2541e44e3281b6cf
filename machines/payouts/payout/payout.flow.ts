/**
 * Pays one recipient from a wallet. `payout.machine.ts` ships. This file, with its cases and properties, never does: tests and proofs read
 * it. `payout.test.ts` tests the machine, `payout.rules.test.ts` its rules, `tests/browser/journeys.spec.ts` tests it in a browser.
 * `tests/models/payouts/payout.ts` walks its paths.
 */
import { payoutCases } from './payout.cases';
import { payoutMachine } from './payout.machine';
import { payoutProperties } from './payout.properties';

export const payoutFlow = { machine: payoutMachine, cases: payoutCases, properties: payoutProperties };
