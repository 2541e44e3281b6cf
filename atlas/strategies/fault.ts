/** Every fault of every port, in every state that calls it. */
import type { AnyStateNode } from 'xstate';
import { portFacts } from '../../machines/kit/flow/port';
import { statesOf } from '../chart';
import type { Graph } from '../explore';
import type { Goals } from '../goalGraph';
import { stepName } from '../paths';
import { goalDirected } from './goalDirected';
import { InvalidOptions, type Strategy } from './strategy';

/** Returns the states that call a port. */
const callersOf = (nodes: readonly AnyStateNode[], port: string) =>
  nodes.filter(({ invoke }) => invoke.some(({ src }) => src === port)).map(({ id }) => id);

const goal = (state: string, what: string) => `${state} | ${what}`;

function wantedIn({ machine, happenings }: Graph) {
  const isPort = (src: string) => portFacts(machine.implementations.actors?.[src]) !== null;
  const faults = happenings.filter(({ kind, subject }) => kind === 'fails' && isPort(subject));
  return [
    ...new Set(faults.flatMap((fault) => callersOf(statesOf(machine), fault.subject).map((at) => goal(at, stepName(fault))))),
  ];
}

function aimOf({ configurations }: Graph): Goals {
  const ofEdge: Goals['ofEdge'] = ({ from, step }) => {
    if (step.kind !== 'fails') return [];
    const active = configurations[from]?.snapshot._nodes ?? [];
    return callersOf(active, step.subject).map((at) => goal(at, stepName(step)));
  };
  return { ofStart: () => [], ofEdge };
}

export const fault: Strategy = (graph) => {
  const wanted = wantedIn(graph);
  if (wanted.length === 0) throw new InvalidOptions(`${graph.machine.id} calls no port that can fail.`);
  return goalDirected(graph, aimOf(graph), false, wanted);
};
