/** Random walks, weighted by what happens. The same seed gives the same walks. */
import type { StepCause } from '../../machines/kit/flow/cases';
import { LONGEST } from '../cover';
import type { Edge, Graph, Start } from '../explore';
import { distances, goalGraphOf } from '../goalGraph';
import { metBy } from './goalDirected';
import { InvalidOptions, type Stop, type Strategy, type Trail, type Weights } from './strategy';
import { byTransition, transition } from './transition';

/** Ten paths, unless a limit is given. */
const UNTIL: Stop = { count: 10 };
/** Steps that end a flow weigh less than others, because most walks would otherwise end early. */
const ENDING = 0.1;
/** Bounds the number of unlucky attempts. */
const AT_MOST = 50_000;

/** Mulberry32: numbers from 0 to below 1, the same for the same seed. */
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

interface Group {
  readonly key: string;
  readonly kind: StepCause['kind'];
  readonly edges: Edge[];
}

/** Groups what can happen with all its cases, so that a port with seven faults does not fail seven times as often. */
function groupsIn(edges: readonly Edge[], states: readonly string[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const edge of edges) {
    const key = `${states.at(-1)} ${edge.step.kind} ${edge.step.subject}`;
    const group = groups.get(key) ?? { key, kind: edge.step.kind, edges: [] };
    group.edges.push(edge);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Picks one of many by weight, or none if nothing has weight. */
function weighed<T>(all: readonly T[], weightOf: (one: T) => number, roll: () => number): T | undefined {
  let left = roll() * all.reduce((sum, one) => sum + weightOf(one), 0);
  return all.find((one) => {
    left -= weightOf(one);
    return left < 0;
  });
}

/** Picks what happens, then one of its cases. Whatever happened in a state before weighs less there each time. */
function chooser({ configurations }: Graph, weights: Weights, roll: () => number) {
  const times = new Map<string, number>();
  const weightOf = ({ to }: Edge) => (configurations[to]?.ends ? ENDING : 1);
  const weightOfGroup = ({ key, kind, edges }: Group) =>
    (weights[kind] * Math.max(...edges.map(weightOf))) / (1 + (times.get(key) ?? 0));
  return (groups: readonly Group[]): Edge | undefined => {
    const found = weighed(groups, weightOfGroup, roll);
    if (!found) return undefined;
    times.set(found.key, (times.get(found.key) ?? 0) + 1);
    return weighed(found.edges, weightOf, roll);
  };
}

function walkOnce(graph: Graph, start: Start, choose: (groups: readonly Group[]) => Edge | undefined, longest: number): Trail {
  const edges: Edge[] = [];
  for (let at = start.at; edges.length < longest; ) {
    const edge = choose(groupsIn(graph.out[at] ?? [], graph.configurations[at]?.states ?? []));
    if (!edge) break;
    edges.push(edge);
    at = edge.to;
  }
  return { start, edges };
}

export const random: Strategy = (graph, asked) => {
  const goals = transition(graph, asked);
  const field = goalGraphOf(graph, byTransition);
  // Only long walks reach distant places.
  const longest = Math.max(LONGEST, 2 * Math.max(...distances(field).filter(Number.isFinite)));
  const { coverage, length, count } = Object.keys(asked.stop).length > 0 ? asked.stop : UNTIL;
  const wanted = coverage === undefined ? Number.POSITIVE_INFINITY : Math.ceil((coverage / 100) * field.goals.length);
  const met = new Set<string>();
  const trails: Trail[] = [];
  let steps = 0;
  const isEnough = () => met.size >= wanted || trails.length >= (count ?? AT_MOST) || steps >= (length ?? AT_MOST);
  const roll = dice(asked.seed);
  const choose = chooser(graph, asked.weights, roll);
  while (!isEnough()) {
    const start = oneOf(graph.starts, roll);
    const trail = start && walkOnce(graph, start, choose, Math.min(longest, (length ?? AT_MOST) - steps));
    if (!trail || trail.edges.length === 0)
      throw new InvalidOptions(`No step is possible in ${graph.machine.id} with these weights.`);
    trails.push(trail);
    steps += trail.edges.length;
    for (const goal of metBy(byTransition)(trail)) met.add(goal);
  }
  if (coverage !== undefined && met.size < wanted && count === undefined && length === undefined)
    throw new InvalidOptions(
      `${AT_MOST} random steps covered ${met.size} of ${wanted} transitions of ${graph.machine.id}. Change the weights.`,
    );
  return { ...goals, trails, met: metBy(byTransition), bound: null };
};
