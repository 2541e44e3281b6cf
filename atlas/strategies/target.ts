/** The shortest path to one state or transition, by way of others where that is asked. */
import { transitionsOf } from '../chart';
import type { Graph } from '../explore';
import { fieldOf, searcher, type Walk } from '../field';
import { byState, stateIdsOf } from './state';
import { type Asked, Misasked, type Strategy, trailOf } from './strategy';
import { why } from './why';

/** A state or transition of the machine, with or without the machine's name before it. */
function named(graph: Graph, name: string): string {
  const ids = [...stateIdsOf(graph), ...transitionsOf(graph.machine)];
  const found = ids.find((id) => id === name || id === `${graph.machine.id}.${name}`);
  if (found) return found;
  const last =
    name
      .split(/[.|\s]+/)
      .filter((word) => Number.isNaN(Number(word)))
      .at(-1) ?? '';
  const like = ids.filter((id) => id.toLowerCase().includes(last.toLowerCase())).slice(0, 3);
  throw new Misasked(
    `${graph.machine.id} has no state or transition "${name}".${like.length > 0 ? ` Did you mean: ${like.join('; ')}?` : ''}`,
  );
}

/** Goals in order: how many of them have been met is what is remembered from step to step. */
function passing(graph: Graph, goals: readonly string[]) {
  const states = byState(graph);
  const plain = fieldOf(graph, {
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
  // Every place as often as there can be goals met, so that the shortest way through all of them is a shortest way.
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

/** Why there is no walk by way of all: one of them cannot be had at all, or not after the one before it. */
function refuse(graph: Graph, goals: readonly string[]): never {
  const alone = goals.find((goal) => shortest(graph, [goal]) === null);
  if (alone !== undefined) throw new Misasked(`No path leads to ${alone}: ${why(graph, alone)}.`);
  const broken = goals.findIndex((_, n) => shortest(graph, goals.slice(0, n + 1)) === null);
  throw new Misasked(`No path leads to ${goals[broken]} after ${goals.slice(0, broken).join(', then ')}.`);
}

export const target: Strategy = (graph, { to, through }: Asked) => {
  if (to === null) throw new Misasked('A target path needs a goal: --to <state or transition>.');
  const goals = [...through, to].map((name) => named(graph, name));
  const walk = shortest(graph, goals) ?? refuse(graph, goals);
  return { trails: [trailOf(walk)], wanted: goals, met: () => goals, reachable: goals, bound: null };
};
