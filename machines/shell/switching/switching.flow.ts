import { switchingCases } from './switching.cases';
import { switchingMachine } from './switching.machine';
import { switchingProperties } from './switching.properties';

export const switchingFlow = { machine: switchingMachine, cases: switchingCases, properties: switchingProperties };
