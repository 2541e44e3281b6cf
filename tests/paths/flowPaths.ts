/** The paths of each flow, for the machine, for the rendered view, and the part that a sandbox can bring about. */
import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { withAnything } from '../../atlas/anything';
import { graphOf } from '../../atlas/explore';
import { findPath } from '../../atlas/findPath';
import { generate, pathAlong } from '../../atlas/generate';
import { type AnyCases, type Path, stepText } from '../../atlas/paths';
import type { ChosenPath } from '../../atlas/run/result';
import { type FlowName, flows } from '../../machines/flows';

/** All flows, or those whose names match `KONTOR_FLOWS`. */
const wanted = new RegExp(process.env.KONTOR_FLOWS ?? '');
export const flowNames = (Object.keys(flows) as FlowName[]).filter((name) => wanted.test(name));
const isWanted = (name: string): name is FlowName => flowNames.some((one) => one === name);

/** The paths on screen. */
export const pathsOf = (flow: FlowName) => generate(flow, flows[flow].machine, flows[flow].cases);

/** The paths on the machine alone: every transition from every state in which it is drawn, whatever a screen offers. */
export const machinePathsOf = (name: string, machine: AnyStateMachine, cases: AnyCases) =>
  generate(name, machine, withAnything(cases), 'leaf');

/** All paths, or those in a file of `npm run paths -- run`, in its order. A flow without paths is missing. */
export function chosenPaths(): readonly (readonly [FlowName, readonly Path[]])[] {
  const file = process.env.KONTOR_WALKS;
  if (!file) return flowNames.map((flow) => [flow, pathsOf(flow).paths]);
  const chosen: readonly ChosenPath[] = JSON.parse(readFileSync(file, 'utf8'));
  const walked = new Set(chosen.map(({ flow }) => flow));
  return [...walked].flatMap((flow) => {
    if (!isWanted(flow)) return [];
    const { machine, cases } = flows[flow];
    const own = chosen.filter((one) => one.flow === flow);
    return [[flow, own.map(({ walk }) => pathAlong(flow, findPath(graphOf(machine, cases), walk)))] as const];
  });
}

/** Whether these are all the paths on screen: others may show less, or show it in other states. */
export function areUsual(flow: FlowName, paths: readonly Path[]): boolean {
  if (!process.env.KONTOR_WALKS) return true;
  const ids = (all: readonly Path[]) => all.map(({ id }) => id).sort();
  return ids(paths).join() === ids(pathsOf(flow).paths).join();
}

export const titleOf = (req: readonly string[], { id, input, steps }: Path) =>
  `[${req.join(' ')}] path ${id} (${input}, ${steps.length} steps): … ${steps.slice(-2).map(stepText).join(', ')}`;
