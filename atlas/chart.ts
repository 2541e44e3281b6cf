/** A machine read as a chart: its transitions by name, its ports and the ids under which they are invoked. */
import type { AnyStateMachine } from 'xstate';
import { transitionId } from '../machines/kit/transitions';

export function statesOf(machine: AnyStateMachine) {
  const nodes = [machine.root];
  for (const node of nodes) nodes.push(...Object.values(node.states));
  return nodes;
}

/** Everything to be covered: what a merchant or the world can bring about. Initial transitions are not. */
export const transitionsOf = (machine: AnyStateMachine): string[] =>
  statesOf(machine)
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .map((transition) => transitionId(transition));

/** Every id under which a port or child is invoked: one port may be called from several states. */
export const idsOf = (machine: AnyStateMachine, src: string): readonly string[] => [
  ...new Set(statesOf(machine).flatMap(({ invoke }) => invoke.filter((call) => call.src === src).map(({ id }) => id))),
];

/** Whether a machine is meant never to end; it must then be able to come back to its first state. */
export const lasts = (machine: AnyStateMachine) => machine.root.meta?.lasts === true;
