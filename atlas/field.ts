/** A graph as a strategy sees it: which of its goals lie on which step. Steps that lead alike to the same goals are one. */
import type { Edge, Graph, Start } from './explore';

/** What a strategy is after. */
export interface Aim {
  /** Goals that are met before anything happens. */
  ofStart(start: Start): readonly string[];
  ofEdge(edge: Edge, memory: string): readonly string[];
  /** What of a step still counts in the next one; nothing, unless it is said. */
  readonly memory?: (fired: readonly string[]) => string;
}

export interface Arc {
  readonly from: number;
  readonly to: number;
  readonly goals: readonly number[];
  readonly edge: Edge;
}

export interface Origin {
  readonly start: Start;
  readonly at: number;
  readonly goals: readonly number[];
}

export interface Field {
  /** Every goal that some walk meets. */
  readonly goals: readonly string[];
  readonly origins: readonly Origin[];
  readonly out: readonly (readonly Arc[])[];
  readonly ends: readonly boolean[];
}

/** A walk through a field; its goals are those of its origin and of its arcs. */
export interface Walk {
  readonly origin: Origin;
  readonly arcs: readonly Arc[];
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

export function fieldOf(graph: Graph, { ofStart, ofEdge, memory = () => '' }: Aim): Field {
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
  const out: Arc[][] = [];
  // Grows while it is walked: every step may lead to a place that was not seen yet.
  for (const [from, here] of known.entries()) {
    const arcs = new Map<string, Arc>();
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

/** Breadth first searches over one field. */
export function searcher({ out, ends }: Field) {
  const cameBy: (Arc | null)[] = [];
  const seenIn = new Int32Array(out.length);
  let search = 0;

  const walkTo = (arc: Arc): Arc[] => {
    const walk = [arc];
    for (let back = cameBy[arc.from]; back; back = cameBy[back.from]) walk.push(back);
    return walk.reverse();
  };

  /** The shortest walk whose last arc is wanted; empty where there is none. */
  const nearest = (from: number, wanted: (arc: Arc) => boolean): readonly Arc[] => {
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

/** How many steps each place is away from the nearest origin. */
export function distances({ origins, out }: Field): readonly number[] {
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
