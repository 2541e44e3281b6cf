/** The shortest path to each state. A state passed on the shortest way to another needs no path of its own. */
import { statesOf } from '../chart';
import type { Graph } from '../explore';
import { type Goals, goalGraphOf, searcher, type Walk } from '../goalGraph';
import { metBy } from './goalDirected';
import { type Strategy, trailOf } from './strategy';

/** A state that is left at once counts too: a transition that fired starts there. */
const sourcesOf = (fired: readonly string[]) => fired.map((transition) => transition.split(' | ')[0] ?? '');

export const byState = ({ configurations }: Graph): Goals => ({
  ofStart: ({ at, fired }) => [...(configurations[at]?.states ?? []), ...sourcesOf(fired)],
  ofEdge: ({ to, step }) => [...(configurations[to]?.states ?? []), ...sourcesOf(step.fired)],
});

/** Returns all states that can be active. A history state is none of them. */
export const stateIdsOf = ({ machine }: Graph) =>
  statesOf(machine)
    .filter(({ type }) => type !== 'history')
    .map(({ id }) => id);

export const state: Strategy = (graph) => {
  const aim = byState(graph);
  const field = goalGraphOf(graph, aim);
  const { nearest } = searcher(field);
  const shortest = (goal: number): Walk | undefined => {
    const walks = field.origins.map((origin) => ({
      origin,
      arcs: origin.goals.includes(goal) ? [] : nearest(origin.at, ({ goals }) => goals.includes(goal)),
    }));
    return walks
      .filter(({ origin, arcs }) => arcs.length > 0 || origin.goals.includes(goal))
      .sort((a, b) => a.arcs.length - b.arcs.length)[0];
  };
  const all = [...field.goals.keys()].flatMap((goal) => shortest(goal) ?? []);
  const kept: Walk[] = [];
  const isPassed = (walk: Walk) =>
    kept.some(({ origin, arcs }) => origin === walk.origin && walk.arcs.every((arc, n) => arc === arcs[n]));
  for (const walk of all.sort((a, b) => b.arcs.length - a.arcs.length)) {
    if (!isPassed(walk)) kept.push(walk);
  }
  return {
    trails: kept.map(trailOf),
    wanted: stateIdsOf(graph),
    met: metBy(aim),
    reachable: field.goals,
    bound: null,
  };
};
