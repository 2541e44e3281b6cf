/**
 * Refunds many transactions from a file. `bulkRefund.machine.ts` ships. This file, with its cases and properties, never does: tests and proofs
 * read it. The `bulkRefund*.test.ts` files test the machine and its rules, `tests/browser/refunds/bulkRefund.all.spec.ts` tests it in a browser.
 * `tests/models/refunds/bulkRefund.ts` walks its paths.
 */
import { bulkRefundCases } from './bulkRefund.cases';
import { bulkRefundMachine } from './bulkRefund.machine';
import { bulkRefundProperties } from './bulkRefund.properties';

export const bulkRefundFlow = { machine: bulkRefundMachine, cases: bulkRefundCases, properties: bulkRefundProperties };
