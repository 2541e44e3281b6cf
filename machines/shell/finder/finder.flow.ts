import { finderCases } from './finder.cases';
import { finderMachine } from './finder.machine';
import { finderProperties } from './finder.properties';

export const finderFlow = { machine: finderMachine, cases: finderCases, properties: finderProperties };
