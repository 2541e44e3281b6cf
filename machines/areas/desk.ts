import { finderCases } from '../shell/finder/finder.cases';
import { finderMachine } from '../shell/finder/finder.machine';
import { finderProperties } from '../shell/finder/finder.properties';

export const deskFlows = {
  finder: { area: 'Desk', machine: finderMachine, cases: finderCases, properties: finderProperties },
};
