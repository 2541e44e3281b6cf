/** The shortest path to one state or transition, on request by way of others. */
import { transitionsOf } from '../chart';
import type { Graph } from '../explore';
import { goalGraphOf, searcher, type Walk } from '../goalGraph';
import { explain } from './explain';
import { byState, stateIdsOf } from './state';
import { InvalidOptions, type Strategy, type StrategyOptions, trailOf } from './strategy';

/** Finds a state or transition of the machine, with or without the machine's name in front. A state may have the name of its machine. */
function named(graph: Graph, name: string): string {
  const ids = [...stateIdsOf(graph), ...transitionsOf(graph.machine)];
  const found = ids.find((id) => id === `${graph.machine.id}.${name}`) ?? ids.find((id) => id === name);
  if (found) return found;
  const last =
    name
      .split(/[.|\s]+/)
      .filter((word) => Number.isNaN(Number(word)))
      .at(-1) ?? '';
  const like = ids.filter((id) => id.toLowerCase().includes(last.toLowerCase())).slice(0, 3);
  throw new InvalidOptions(
    `${graph.machine.id} has no state or transition "${name}".${like.length > 0 ? ` Did you mean: ${like.join('; ')}?` : ''}`,
  );
}

/** Goals in order. The number of goals met so far is remembered from step to step. */
function passing(graph: Graph, goals: readonly string[]) {
  const states = byState(graph);
  const plain = goalGraphOf(graph, {
    ofStart: (start) => [...states.ofStart(start), ...start.fired],
    ofEdge: (edge) => [...states.ofEdge(edge, ''), ...edge.step.fired],
  });
  const numbers = goals.map((goal) => plain.goals.indexOf(goal));
  const size = goals.length + 1;
  const onwards = (met: number, here: readonly number[]) => {
    let next = met;
    while (next < goals.length && here.includes(numbers[next] ?? -1)) next += 1;
    return next;
  };
  // Every place once for each number of goals met, so that a shortest way in this graph is a shortest way through all goals.
  const out = plain.out.flatMap((arcs) =>
    Array.from({ length: size }, (_, met) =>
      arcs.map((arc) => ({ ...arc, from: arc.from * size + met, to: arc.to * size + onwards(met, arc.goals) })),
    ),
  );
  const origins = plain.origins.map((origin) => ({ ...origin, at: origin.at * size + onwards(0, origin.goals) }));
  const ends = plain.ends.flatMap((end) => Array.from({ length: size }, () => end));
  return { field: { ...plain, out, origins, ends }, isThere: (at: number) => at % size === goals.length };
}

function shortest(graph: Graph, goals: readonly string[]): Walk | null {
  const { field, isThere } = passing(graph, goals);
  const { nearest } = searcher(field);
  const walks = field.origins.map((origin) => ({
    origin,
    arcs: isThere(origin.at) ? [] : nearest(origin.at, ({ to }) => isThere(to)),
  }));
  const found = walks.filter(({ origin, arcs }) => arcs.length > 0 || isThere(origin.at));
  return found.sort((a, b) => a.arcs.length - b.arcs.length)[0] ?? null;
}

/** Explains why no walk passes all goals: one is impossible, or impossible after the previous one. */
function refuse(graph: Graph, goals: readonly string[]): never {
  const alone = goals.find((goal) => shortest(graph, [goal]) === null);
  if (alone !== undefined) throw new InvalidOptions(`No path leads to ${alone}: ${explain(graph, alone)}.`);
  const broken = goals.findIndex((_, n) => shortest(graph, goals.slice(0, n + 1)) === null);
  throw new InvalidOptions(`No path leads to ${goals[broken]} after ${goals.slice(0, broken).join(', then ')}.`);
}

export const target: Strategy = (graph, { to, through }: StrategyOptions) => {
  if (to === null) throw new InvalidOptions('A target path needs a goal: --to <state or transition>.');
  const goals = [...through, to].map((name) => named(graph, name));
  const walk = shortest(graph, goals) ?? refuse(graph, goals);
  return { trails: [trailOf(walk)], wanted: goals, met: () => goals, reachable: goals, bound: null };
};
