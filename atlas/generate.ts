/**
 * Generates the paths of a flow by a strategy, with the goals they meet, the goals no path can meet, and how close they are to the lower
 * bound.
 */
import type { AnyStateMachine } from 'xstate';
import type { Bound } from './cover';
import { type Graph, graphOf } from './explore';
import { type AnyCases, type Path, pathOf } from './paths';
import { type StrategyName, strategies } from './strategies/all';
import { explain } from './strategies/explain';
import { DEFAULT_OPTIONS, type Stop, type StrategyOptions, type StrategyResult, type Trail } from './strategies/strategy';

export interface Unmet {
  readonly goal: string;
  readonly why: string;
}

export interface Generated {
  readonly flow: string;
  readonly strategy: StrategyName;
  readonly graph: Graph;
  readonly paths: readonly Path[];
  /** Where each path goes through the graph. */
  readonly trails: ReadonlyMap<Path, Trail>;
  /** Goals that can be met, and those that these paths meet. */
  readonly reachable: readonly string[];
  readonly met: ReadonlySet<string>;
  /** Goals that no path can meet, with the reason. */
  readonly unmet: readonly Unmet[];
  readonly bound: Bound | null;
}

export const pathAlong = (flow: string, { start, edges }: Trail): Path =>
  pathOf(flow, { input: start.input, begins: start.fired, steps: edges.map(({ step }) => step) });

export function generate(
  flow: string,
  machine: AnyStateMachine,
  cases: AnyCases,
  strategy: StrategyName = 'transition',
  asked: StrategyOptions = DEFAULT_OPTIONS,
): Generated {
  const graph = graphOf(machine, cases);
  const sought = strategies[strategy](graph, asked);
  const isWhole = strategy === 'random' || Object.keys(asked.stop).length === 0;
  const trails = isWhole ? sought.trails : until(sought, asked.stop);
  const trailOf = new Map(trails.map((trail) => [pathAlong(flow, trail), trail]));
  const reachable = new Set(sought.reachable);
  return {
    flow,
    strategy,
    graph,
    paths: [...trailOf.keys()],
    trails: trailOf,
    reachable: sought.reachable,
    met: new Set(trails.flatMap(sought.met)),
    unmet: sought.wanted.filter((goal) => !reachable.has(goal)).map((goal) => ({ goal, why: explain(graph, goal) })),
    bound: isWhole ? sought.bound : null,
  };
}

/** Selects the walks that meet most goals in few steps, until a limit of coverage, steps or paths is reached. */
function until({ trails, met, reachable }: StrategyResult, { coverage, length, count }: Stop): Trail[] {
  const seen = new Set<string>();
  const chosen: Trail[] = [];
  const left = new Set(trails);
  const wanted = Math.ceil(((coverage ?? 100) / 100) * reachable.length);
  const gain = (trail: Trail) => new Set(met(trail).filter((goal) => !seen.has(goal))).size / Math.max(1, trail.edges.length);
  for (let steps = 0; seen.size < wanted && chosen.length < (count ?? Number.POSITIVE_INFINITY); ) {
    const fitting = [...left].filter(({ edges }) => length === undefined || steps + edges.length <= length);
    const [best] = fitting.map((trail) => ({ trail, gain: gain(trail) })).sort((a, b) => b.gain - a.gain);
    if (!best) break;
    left.delete(best.trail);
    chosen.push(best.trail);
    steps += best.trail.edges.length;
    for (const goal of met(best.trail)) seen.add(goal);
  }
  return chosen;
}
