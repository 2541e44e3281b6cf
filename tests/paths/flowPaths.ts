/** The one list of paths of each flow, walked on the machine and in the rendered view; and the part of it that a sandbox can bring about. */
import { readFileSync } from 'node:fs';
import { graphOf } from '../../atlas/explore';
import { generate, pathAlong } from '../../atlas/generate';
import { fromOutside } from '../../atlas/outside';
import { type Path, stepText } from '../../atlas/paths';
import type { Chosen } from '../../atlas/run/result';
import { trailNamed } from '../../atlas/walks';
import { type FlowName, flows } from '../../machines/flows';
import { models } from '../models/all';

export const flowNames = Object.keys(flows) as FlowName[];

export const pathsOf = (flow: FlowName) => generate(flow, flows[flow].machine, flows[flow].cases);

export const browserPathsOf = (flow: FlowName) => {
  const { machine, cases } = flows[flow];
  return generate(flow, machine, fromOutside(machine, cases));
};

/** All paths, or those that `npm run paths -- run` names in a file. A flow without any is not there. */
export function chosenPaths(): readonly (readonly [FlowName, readonly Path[]])[] {
  const file = process.env.KONTOR_WALKS;
  if (!file) return flowNames.map((flow) => [flow, pathsOf(flow).paths]);
  const chosen: readonly Chosen[] = JSON.parse(readFileSync(file, 'utf8'));
  const all = flowNames.map((flow) => {
    const { machine, cases } = flows[flow];
    const own = chosen.filter((one) => one.flow === flow);
    return [flow, own.map(({ walk }) => pathAlong(flow, trailNamed(graphOf(machine, cases), walk)))] as const;
  });
  return all.filter(([, paths]) => paths.length > 0);
}

export const titleOf = (flow: FlowName, { id, input, steps }: Path) =>
  `[${models[flow].req.join(' ')}] path ${id} (${input}, ${steps.length} steps): … ${steps.slice(-2).map(stepText).join(', ')}`;
