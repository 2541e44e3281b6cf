import { complianceCases } from './compliance.cases';
import { complianceMachine } from './compliance.machine';
import { complianceProperties } from './compliance.properties';

export const complianceFlow = { machine: complianceMachine, cases: complianceCases, properties: complianceProperties };
