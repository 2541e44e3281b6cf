/** The one list of paths of each flow, walked on the machine and in the rendered view; and the part of it that a sandbox can bring about. */
import { generate } from '../../atlas/generate';
import { fromOutside } from '../../atlas/outside';
import { type Path, stepText } from '../../atlas/paths';
import { type FlowName, flows } from '../../machines/flows';
import { models } from '../models/all';

export const flowNames = Object.keys(flows) as FlowName[];

export const pathsOf = (flow: FlowName) => generate(flow, flows[flow].machine, flows[flow].cases);

export const browserPathsOf = (flow: FlowName) => {
  const { machine, cases } = flows[flow];
  return generate(flow, machine, fromOutside(machine, cases));
};

export const titleOf = (flow: FlowName, { id, input, steps }: Path) =>
  `[${models[flow].req.join(' ')}] path ${id} (${input}, ${steps.length} steps): … ${steps.slice(-2).map(stepText).join(', ')}`;
