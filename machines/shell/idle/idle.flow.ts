import { idleCases } from './idle.cases';
import { idleMachine } from './idle.machine';
import { idleProperties } from './idle.properties';

export const idleFlow = { machine: idleMachine, cases: idleCases, properties: idleProperties };
