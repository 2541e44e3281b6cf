import { swapCases } from './swap.cases';
import { swapMachine } from './swap.machine';
import { swapProperties } from './swap.properties';

export const swapFlow = { machine: swapMachine, cases: swapCases, properties: swapProperties };
