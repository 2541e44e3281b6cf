/**
 * Sends an invoice. `invoice.machine.ts` ships. This file, with its cases and properties, never does: tests and proofs read it.
 * `invoice.test.ts` and `invoice.rules.test.ts` test the machine and its rules, and `tests/browser/invoices/invoice.all.spec.ts` tests it in a
 * browser. `tests/models/invoices/invoice.ts` walks its paths.
 */
import { invoiceCases } from './invoice.cases';
import { invoiceMachine } from './invoice.machine';
import { invoiceProperties } from './invoice.properties';

export const invoiceFlow = { machine: invoiceMachine, cases: invoiceCases, properties: invoiceProperties };
