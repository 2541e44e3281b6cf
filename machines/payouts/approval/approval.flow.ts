/**
 * A second person approves or declines pending payouts with a code. `approval.machine.ts` ships. This file, with its cases and properties,
 * never does: tests and proofs read it. `approval.test.ts` tests the machine and its rules, `tests/browser/payouts/approval.spec.ts` tests it
 * in a browser. `tests/models/payouts/approval.ts` walks its paths.
 */
import { approvalCases } from './approval.cases';
import { approvalMachine } from './approval.machine';
import { approvalProperties } from './approval.properties';

export const approvalFlow = { machine: approvalMachine, cases: approvalCases, properties: approvalProperties };
