/** A strategy that says what it is after, and gets few and short walks that meet all of it. */
import { boundOf, cover } from '../cover';
import type { Graph } from '../explore';
import { type Aim, fieldOf } from '../field';
import { type Sought, type Trail, trailOf } from './strategy';

/** @param wanted all goals, where they are known beforehand; else those that some walk meets */
export function aimed(graph: Graph, aim: Aim, everyStart: boolean, wanted?: readonly string[]): Sought {
  const field = fieldOf(graph, aim);
  return {
    trails: cover(field, { everyStart }).map(trailOf),
    wanted: wanted ?? field.goals,
    met: metBy(aim),
    reachable: field.goals,
    bound: boundOf(field, { everyStart }),
  };
}

export const metBy =
  ({ ofStart, ofEdge, memory = () => '' }: Aim) =>
  ({ start, edges }: Trail) => {
    const before = [start.fired, ...edges.map(({ step }) => step.fired)];
    return [...ofStart(start), ...edges.flatMap((edge, n) => ofEdge(edge, memory(before[n] ?? [])))];
  };
