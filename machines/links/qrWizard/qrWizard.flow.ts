import { qrWizardCases } from './qrWizard.cases';
import { qrWizardMachine } from './qrWizard.machine';
import { qrWizardProperties } from './qrWizard.properties';

export const qrWizardFlow = { machine: qrWizardMachine, cases: qrWizardCases, properties: qrWizardProperties };
