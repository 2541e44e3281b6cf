/**
 * Explores every configuration of a machine and every step between them by `machine.transition`: no actor starts, no promise runs, no
 * clock ticks. Ports and child machines may end in every way that their cases name, except where `possible` rules it out. All strategies
 * search this graph.
 */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type AnyCases, type Happening, happenings, type Step, stepName } from './paths';
import { simulator } from './simulator';

export interface Configuration {
  readonly snapshot: AnyMachineSnapshot;
  /** The ids of all active states. */
  readonly states: readonly string[];
  readonly ends: boolean;
}

export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly step: Step;
}

export interface Start {
  readonly input: string;
  readonly at: number;
  /** The transitions that fire before the first step. */
  readonly fired: readonly string[];
}

export interface Graph {
  readonly machine: AnyStateMachine;
  readonly happenings: readonly Happening[];
  readonly possible: NonNullable<AnyCases['possible']>;
  readonly starts: readonly Start[];
  readonly configurations: readonly Configuration[];
  /** Every edge that leaves a configuration. */
  readonly out: readonly (readonly Edge[])[];
  /** Steps that a configuration accepts but every guard rejects, so nothing fires. */
  readonly refused: readonly (readonly Happening[])[];
  /** False if the limit was reached first: configurations outside the graph may still be possible. */
  readonly isWhole: boolean;
}

/** Enough configurations for every flow, and a bound on the search. */
const LIMIT = 10_000;

/** A step that throws is no edge, where the proofs judge it themselves. */
type Thrown = 'is told' | 'is left out';

const graphs = new WeakMap<AnyCases, Graph>();

/** Returns the graph of a flow, explored once. */
export function graphOf(machine: AnyStateMachine, cases: AnyCases): Graph {
  const graph = graphs.get(cases) ?? explore(machine, cases);
  graphs.set(cases, graph);
  return graph;
}

/** Every transition that some step takes. */
export const takenIn = ({ starts, out }: Graph): ReadonlySet<string> =>
  new Set([...starts, ...out.flat().map(({ step }) => step)].flatMap(({ fired }) => fired));

export function explore(machine: AnyStateMachine, cases: AnyCases, limit = LIMIT, thrown: Thrown = 'is told'): Graph {
  const { start, take } = simulator(machine);
  const possible = cases.possible ?? (() => true);
  const all = happenings(machine, cases);
  const accepting = byEvent(all);
  const { configurations, enter, next, isFull } = frontier(cases, limit);
  const out: Edge[][] = [];
  const refused: Happening[][] = [];

  const starts = Object.entries(cases.inputs).flatMap(([input, value]) => {
    const first = named(machine, `it starts with ${input}`, () => start(value), thrown);
    return first ? [{ input, at: enter(input, first.snapshot) ?? 0, fired: first.fired }] : [];
  });
  for (let here = next(); here; here = next()) {
    const { at, input, snapshot } = here;
    const edges: Edge[] = [];
    const refusals: Happening[] = [];
    out[at] = edges;
    refused[at] = refusals;
    if (snapshot.status !== 'active') continue;
    for (const happening of acceptedIn(snapshot, accepting)) {
      if (!possible(snapshot as never, happening)) continue;
      const taken = named(machine, stepName(happening), () => take(snapshot, happening.event), thrown);
      if (taken === null) continue;
      if (taken.fired.length === 0) {
        refusals.push(happening);
        continue;
      }
      const to = enter(input, taken.snapshot);
      if (to !== null) edges.push({ from: at, to, step: { ...happening, fired: taken.fired, value: taken.snapshot.value } });
    }
  }
  return { machine, happenings: all, possible, starts, configurations, out, refused, isWhole: !isFull() };
}

function byEvent(all: readonly Happening[]) {
  const found = new Map<string, Happening[]>();
  for (const happening of all) found.set(happening.event.type, [...(found.get(happening.event.type) ?? []), happening]);
  return found;
}

function acceptedIn(snapshot: AnyMachineSnapshot, accepting: ReadonlyMap<string, readonly Happening[]>) {
  const types = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]));
  // A wildcard may accept anything. What it does not accept fires nothing.
  if ([...types].some((type) => type.endsWith('*'))) return [...accepting.values()].flat().filter(isEvent(types));
  return [...types].flatMap((type) => accepting.get(type) ?? []);
}

const isEvent =
  (types: ReadonlySet<string>) =>
  ({ kind, event }: Happening) =>
    kind === 'event' || types.has(event.type);

interface Waiting {
  readonly at: number;
  readonly input: string;
  readonly snapshot: AnyMachineSnapshot;
}

/**
 * Explored configurations and those still to explore, in order of discovery. A configuration whose states are all new goes before those
 * that differ only in what is remembered. A machine with too many configurations then shows all of its states before the limit.
 */
function frontier({ remember }: AnyCases, limit: number) {
  const numbers = new Map<string, number>();
  const values = new Set<string>();
  const configurations: Configuration[] = [];
  const fresh: Waiting[] = [];
  const others: Waiting[] = [];
  const done = { fresh: 0, others: 0 };
  let full = false;
  /**
   * Returns the number of a configuration, or null beyond the limit. Inputs share no configurations, because what is not remembered may
   * differ.
   */
  const enter = (input: string, snapshot: AnyMachineSnapshot): number | null => {
    const value = JSON.stringify([input, snapshot.value, memories(snapshot)]);
    const key = `${value}${snapshot.status}${JSON.stringify(remember(snapshot.context as never))}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    if (configurations.length >= limit) {
      full = true;
      return null;
    }
    const at = configurations.length;
    numbers.set(key, at);
    const states = snapshot._nodes.map(({ id }) => id);
    configurations.push({ snapshot, states, ends: snapshot.status !== 'active' });
    (values.has(value) ? others : fresh).push({ at, input, snapshot });
    values.add(value);
    return at;
  };
  const next = () => {
    const first = fresh[done.fresh];
    if (!first) return others[done.others++];
    done.fresh += 1;
    return first;
  };
  return { configurations, enter, next, isFull: () => full };
}

/** Returns what history states lead back to. */
const memories = ({ historyValue }: AnyMachineSnapshot) =>
  Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);

/** An error that a machine throws names the machine and the step. */
function named<T>(machine: AnyStateMachine, what: string, run: () => T, thrown: Thrown): T | null {
  try {
    return run();
  } catch (error) {
    if (thrown === 'is left out') return null;
    throw new Error(`${machine.id} throws on ${what}: ${oneLine(error)}`);
  }
}

const oneLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
