import { sessionCases } from './session.cases';
import { sessionMachine } from './session.machine';
import { sessionProperties } from './session.properties';

export const sessionFlow = { machine: sessionMachine, cases: sessionCases, properties: sessionProperties };
