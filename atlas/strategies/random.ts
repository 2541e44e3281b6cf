/** Walks by chance: seeded, so that the same seed walks the same way, and weighted by what happens. */
import type { Happened } from '../../machines/kit/cases';
import { LONGEST } from '../cover';
import type { Edge, Graph } from '../explore';
import { distances, fieldOf } from '../field';
import { metBy } from './aimed';
import { type Asked, Misasked, type Stop, type Strategy, type Trail, type Weights } from './strategy';
import { byTransition, transition } from './transition';

/** Ten paths, where nobody says when to stop. */
const UNTIL: Stop = { count: 10 };
/** Chance may be unlucky for long, but not for ever. */
const AT_MOST = 50_000;

/** Mulberry32: numbers from 0 up to 1, the same for the same seed. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const oneOf = <T>(all: readonly T[], roll: () => number): T | undefined => all[Math.floor(roll() * all.length)];

/** First what happens, by weight, then which case of it: a port with seven faults does not fail seven times as often. */
function chosen(edges: readonly Edge[], weights: Weights, roll: () => number): Edge | undefined {
  const groups = new Map<string, { readonly kind: Happened['kind']; readonly edges: Edge[] }>();
  for (const edge of edges) {
    const { kind, subject } = edge.step;
    const group = groups.get(`${kind} ${subject}`) ?? { kind, edges: [] };
    group.edges.push(edge);
    groups.set(`${kind} ${subject}`, group);
  }
  const all = [...groups.values()].filter(({ kind }) => weights[kind] > 0);
  let left = roll() * all.reduce((sum, { kind }) => sum + weights[kind], 0);
  const found = all.find(({ kind }) => {
    left -= weights[kind];
    return left < 0;
  });
  return found && oneOf(found.edges, roll);
}

function walkOnce({ starts, out }: Graph, { weights }: Asked, roll: () => number, longest: number): Trail | null {
  const start = oneOf(starts, roll);
  if (!start) return null;
  const edges: Edge[] = [];
  for (let at = start.at; edges.length < longest; ) {
    const edge = chosen(out[at] ?? [], weights, roll);
    if (!edge) break;
    edges.push(edge);
    at = edge.to;
  }
  return { start, edges };
}

export const random: Strategy = (graph, asked) => {
  const goals = transition(graph, asked);
  const field = fieldOf(graph, byTransition);
  // Far places are reached by long walks alone.
  const longest = Math.max(LONGEST, 2 * Math.max(...distances(field).filter(Number.isFinite)));
  const { coverage, length, count } = Object.keys(asked.stop).length > 0 ? asked.stop : UNTIL;
  const wanted = coverage === undefined ? Number.POSITIVE_INFINITY : Math.ceil((coverage / 100) * field.goals.length);
  const met = new Set<string>();
  const trails: Trail[] = [];
  let steps = 0;
  const isEnough = () => met.size >= wanted || trails.length >= (count ?? AT_MOST) || steps >= (length ?? AT_MOST);
  for (const roll = dice(asked.seed); !isEnough(); ) {
    const trail = walkOnce(graph, asked, roll, Math.min(longest, (length ?? AT_MOST) - steps));
    if (!trail || trail.edges.length === 0) throw new Misasked(`Nothing can happen in ${graph.machine.id} with these weights.`);
    trails.push(trail);
    steps += trail.edges.length;
    for (const goal of metBy(byTransition)(trail)) met.add(goal);
  }
  if (coverage !== undefined && met.size < wanted && count === undefined && length === undefined)
    throw new Misasked(
      `${AT_MOST} random steps met ${met.size} of ${wanted} transitions of ${graph.machine.id}: change the weights.`,
    );
  return { ...goals, trails, met: metBy(byTransition), bound: null };
};
