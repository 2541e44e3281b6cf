/**
 * The check of a settlement. This file, with its cases and properties, never ships: tests and proofs read it.
 * `tests/models/settlements/reconciliation.ts` walks its paths.
 */
import { reconciliationCases } from './reconciliation.cases';
import { reconciliationMachine } from './reconciliation.machine';
import { reconciliationProperties } from './reconciliation.properties';

export const reconciliationFlow = {
  machine: reconciliationMachine,
  cases: reconciliationCases,
  properties: reconciliationProperties,
};
