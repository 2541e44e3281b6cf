/**
 * Shows the QR code of a payment link in three steps. `qrWizard.machine.ts` ships. This file, with its cases and properties, never does:
 * tests and proofs read it. `qrWizard.test.ts` tests the machine, `tests/browser/links/qrCodes.all.spec.ts` tests it in a browser.
 * `tests/models/links/qrWizard.ts` walks its paths.
 */
import { qrWizardCases } from './qrWizard.cases';
import { qrWizardMachine } from './qrWizard.machine';
import { qrWizardProperties } from './qrWizard.properties';

export const qrWizardFlow = { machine: qrWizardMachine, cases: qrWizardCases, properties: qrWizardProperties };
