import { finderCases } from '../finder/finder.cases';
import { finderMachine } from '../finder/finder.machine';
import { finderProperties } from '../finder/finder.properties';

export const deskFlows = {
  finder: { area: 'Desk', machine: finderMachine, cases: finderCases, properties: finderProperties },
};
