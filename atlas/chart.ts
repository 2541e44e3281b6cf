/** Reads a machine as a chart: its transitions by name, its ports, and the ids under which they are invoked. */
import type { AnyStateMachine } from 'xstate';
import { transitionId } from '../machines/kit/flow/transitions';

export function statesOf(machine: AnyStateMachine) {
  const nodes = [machine.root];
  for (const node of nodes) nodes.push(...Object.values(node.states));
  return nodes;
}

/** Returns every transition that paths must cover: all that a user or the environment can trigger. Initial transitions are not included. */
export const transitionsOf = (machine: AnyStateMachine): string[] =>
  statesOf(machine)
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .map((transition) => transitionId(transition));

/** Returns every id under which a port or child is invoked. Several states may call the same port. */
export const idsOf = (machine: AnyStateMachine, src: string): readonly string[] => [
  ...new Set(statesOf(machine).flatMap(({ invoke }) => invoke.filter((call) => call.src === src).map(({ id }) => id))),
];

/** Whether a machine is meant never to end. It must then be able to return to its first state. */
export const isLongRunning = (machine: AnyStateMachine) => machine.root.meta?.isLongRunning === true;
