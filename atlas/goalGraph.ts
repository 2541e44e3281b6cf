/** A graph from the view of a strategy: which goals each step meets. Steps that lead to the same place and meet the same goals are one. */
import type { Edge, Graph, Start } from './explore';

/** The goals of a strategy. */
export interface Goals {
  /** Goals that are met before the first step. */
  ofStart(start: Start): readonly string[];
  ofEdge(edge: Edge, memory: string): readonly string[];
  /** What of a step still counts for the next one. By default nothing. */
  readonly memory?: (fired: readonly string[]) => string;
}

export interface GoalEdge {
  readonly from: number;
  readonly to: number;
  readonly goals: readonly number[];
  readonly edge: Edge;
}

export interface GoalStart {
  readonly start: Start;
  readonly at: number;
  readonly goals: readonly number[];
}

export interface GoalGraph {
  /** Every goal that some walk meets. */
  readonly goals: readonly string[];
  readonly origins: readonly GoalStart[];
  readonly out: readonly (readonly GoalEdge[])[];
  readonly ends: readonly boolean[];
}

/** A walk through a goal graph. Its goals are those of its start and its edges. */
export interface Walk {
  readonly origin: GoalStart;
  readonly arcs: readonly GoalEdge[];
}

function numbering<Key>() {
  const numbers = new Map<Key, number>();
  return {
    numbers,
    of: (key: Key) => {
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      return number;
    },
  };
}

export function goalGraphOf(graph: Graph, { ofStart, ofEdge, memory = () => '' }: Goals): GoalGraph {
  const goals = numbering<string>();
  const places = numbering<string>();
  const known: { readonly at: number; readonly memory: string }[] = [];
  const place = (at: number, remembered: string) => {
    const number = places.of(`${at} ${remembered}`);
    known[number] ??= { at, memory: remembered };
    return number;
  };
  const origins = graph.starts.map((start) => ({
    start,
    at: place(start.at, memory(start.fired)),
    goals: ofStart(start).map(goals.of),
  }));
  const out: GoalEdge[][] = [];
  // Grows while it is iterated, because every step may lead to a new place.
  for (const [from, here] of known.entries()) {
    const arcs = new Map<string, GoalEdge>();
    for (const edge of graph.out[here.at] ?? []) {
      const met = [...new Set(ofEdge(edge, here.memory))].map(goals.of);
      const to = place(edge.to, memory(edge.step.fired));
      const key = `${to} ${met.join()}`;
      if (!arcs.has(key) && (to !== from || met.length > 0)) arcs.set(key, { from, to, goals: met, edge });
    }
    out.push([...arcs.values()]);
  }
  const ends = known.map(({ at }) => graph.configurations[at]?.ends === true);
  return { goals: [...goals.numbers.keys()], origins, out, ends };
}

/** Breadth-first searches over one goal graph. */
export function searcher({ out, ends }: GoalGraph) {
  const cameBy: (GoalEdge | null)[] = [];
  const seenIn = new Int32Array(out.length);
  let search = 0;

  const walkTo = (arc: GoalEdge): GoalEdge[] => {
    const walk = [arc];
    for (let back = cameBy[arc.from]; back; back = cameBy[back.from]) walk.push(back);
    return walk.reverse();
  };

  /** Returns the shortest walk whose last edge is wanted, or an empty one if there is none. */
  const nearest = (from: number, wanted: (arc: GoalEdge) => boolean): readonly GoalEdge[] => {
    search += 1;
    const queue = [from];
    seenIn[from] = search;
    cameBy[from] = null;
    for (const here of queue) {
      for (const arc of out[here] ?? []) {
        if (wanted(arc)) return walkTo(arc);
        if (seenIn[arc.to] === search) continue;
        seenIn[arc.to] = search;
        cameBy[arc.to] = arc;
        queue.push(arc.to);
      }
    }
    return [];
  };
  return {
    nearest,
    between: (from: number, to: number) => (from === to ? [] : nearest(from, (arc) => arc.to === to)),
    toAnEnd: (from: number) => (ends[from] ? [] : nearest(from, (arc) => ends[arc.to] === true)),
  };
}

/** Returns the distance of each place from the nearest start, in steps. */
export function distances({ origins, out }: GoalGraph): readonly number[] {
  const away: number[] = out.map(() => Number.POSITIVE_INFINITY);
  const queue = origins.map(({ at }) => at);
  for (const at of queue) away[at] = 0;
  for (const here of queue)
    for (const { to } of out[here] ?? []) {
      if (away[to] !== Number.POSITIVE_INFINITY) continue;
      away[to] = (away[here] ?? 0) + 1;
      queue.push(to);
    }
  return away;
}
