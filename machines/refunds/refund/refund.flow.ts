/**
 * Refunds a transaction, in part or in full. `refund.machine.ts` ships. This file, with its cases and properties, never does: tests and proofs
 * read it. `refund.test.ts` tests the machine and its rules, `sandbox/refunds/refunds.test.ts` the provider's side, and
 * `tests/browser/refunds/refund.all.spec.ts` tests it in a browser. `tests/models/refunds/refund.ts` walks its paths.
 */
import { refundCases } from './refund.cases';
import { refundMachine } from './refund.machine';
import { refundProperties } from './refund.properties';

export const refundFlow = { machine: refundMachine, cases: refundCases, properties: refundProperties };
