/**
 * The check of a bank's file. This file, with its cases and properties, never ships: tests and proofs read it.
 * `tests/models/settlements/bankCheck.ts` walks its paths.
 */
import { bankCheckCases } from './bankCheck.cases';
import { bankCheckMachine } from './bankCheck.machine';
import { bankCheckProperties } from './bankCheck.properties';

export const bankCheckFlow = { machine: bankCheckMachine, cases: bankCheckCases, properties: bankCheckProperties };
