/**
 * The check of the audit trail. This file, with its cases and properties, never ships: tests and proofs read it.
 * `tests/models/settings/auditCheck.ts` walks its paths.
 */
import { auditCheckCases } from './auditCheck.cases';
import { auditCheckMachine } from './auditCheck.machine';
import { auditCheckProperties } from './auditCheck.properties';

export const auditCheckFlow = {
  machine: auditCheckMachine,
  cases: auditCheckCases,
  properties: auditCheckProperties,
};
