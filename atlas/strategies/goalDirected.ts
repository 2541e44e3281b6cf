/** A strategy with a set of goals, which finds few and short walks that meet them all. */
import { boundOf, cover } from '../cover';
import type { Graph } from '../explore';
import { type Goals, goalGraphOf } from '../goalGraph';
import { type StrategyResult, type Trail, trailOf } from './strategy';

/** @param wanted all goals if they are known beforehand, otherwise those that some walk meets */
export function goalDirected(graph: Graph, aim: Goals, everyStart: boolean, wanted?: readonly string[]): StrategyResult {
  const field = goalGraphOf(graph, aim);
  return {
    trails: cover(field, { everyStart }).map(trailOf),
    wanted: wanted ?? field.goals,
    met: metBy(aim),
    reachable: field.goals,
    bound: boundOf(field, { everyStart }),
  };
}

export const metBy =
  ({ ofStart, ofEdge, memory = () => '' }: Goals) =>
  ({ start, edges }: Trail) => {
    const before = [start.fired, ...edges.map(({ step }) => step.fired)];
    return [...ofStart(start), ...edges.flatMap((edge, n) => ofEdge(edge, memory(before[n] ?? [])))];
  };
