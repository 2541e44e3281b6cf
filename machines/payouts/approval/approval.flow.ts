import { approvalCases } from './approval.cases';
import { approvalMachine } from './approval.machine';
import { approvalProperties } from './approval.properties';

export const approvalFlow = { machine: approvalMachine, cases: approvalCases, properties: approvalProperties };
