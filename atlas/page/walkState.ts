/** A walk through the configurations of a flow: its position, its steps so far, and the possible next steps. */
import type { ChartData, EdgeData, HappeningData, WalkData } from '../site/data';
import type { Counterexample } from '../verdict';
import { capital, spoken } from '../words';
import type { Walk } from './route';

export interface WalkStep {
  readonly happening: HappeningData;
  /** The ids of the taken transitions and of the active states afterwards. */
  readonly fired: readonly string[];
  readonly states: readonly string[];
}

export interface Choice {
  readonly happening: HappeningData;
  /** Its index among the possible steps, or null if every guard rejects it. */
  readonly way: number | null;
}

export interface WalkState {
  readonly walk: Walk;
  readonly input: string;
  readonly begins: Pick<WalkStep, 'fired' | 'states'>;
  readonly steps: readonly WalkStep[];
  /** The number of the configuration after so many steps. */
  readonly at: (step: number) => number;
}

const UNKNOWN: HappeningData = { kind: 'event', subject: '?', name: 'now' };

const HOW = { event: '', answers: ' answers', fails: ' fails', ends: ' ends', passes: ' passes' };

/** `initiatePayout fails network`. A case that is the only one is not named. */
export const happeningText = ({ kind, subject, name }: HappeningData) =>
  `${subject}${HOW[kind]}${name === 'now' ? '' : ` ${name}`}`;

/** The same in the words of the chart: `Initiate payout fails: network`. */
export const happeningWords = ({ kind, subject, name }: HappeningData) =>
  `${capital(spoken(subject))}${HOW[kind]}${name === 'now' ? '' : `: ${spoken(name)}`}`;

/** Returns the walk of a URL, or null if there is none. */
export function walkStateOf({ model, walk: graph, paths }: ChartData, asked: Walk): WalkState | null {
  const path = asked.path === null ? null : paths.find(({ id }) => id === asked.path);
  const begins = graph?.starts[path?.start ?? asked.start];
  if (!graph || !begins || path === undefined) return null;
  const ids = (all: readonly { readonly id: string }[], places: readonly number[]) =>
    places.flatMap((place) => all[place]?.id ?? []);
  const statesAt = (place: number) => ids(model.states, graph.places[place]?.states ?? []);
  const places = [begins.at];
  const steps: WalkStep[] = [];
  for (const way of path?.ways ?? asked.ways) {
    const edge: EdgeData | undefined = graph.out[places.at(-1) ?? 0]?.[way];
    if (!edge) break;
    const [happening, to, fired] = edge;
    places.push(to);
    steps.push({
      happening: graph.happenings[happening] ?? UNKNOWN,
      fired: ids(model.transitions, fired),
      states: statesAt(to),
    });
  }
  return {
    walk: { path: asked.path, start: path?.start ?? asked.start, ways: (path?.ways ?? asked.ways).slice(0, steps.length) },
    input: begins.input,
    begins: { fired: ids(model.transitions, begins.fired), states: statesAt(begins.at) },
    steps,
    at: (step) => places[Math.min(step, places.length - 1)] ?? 0,
  };
}

const isSame = (one: readonly string[], two: readonly string[]) =>
  one.length === two.length && one.every((id) => two.includes(id));

/** Returns a counterexample as a walk, or null if only the chart shows that it is possible. */
export function walkAlong(data: ChartData, { input, steps }: Counterexample): Walk | null {
  const { walk: graph, model } = data;
  const start = graph?.starts.findIndex((one) => one.input === input) ?? -1;
  if (!graph || start < 0) return null;
  const ids = (all: readonly { readonly id: string }[], places: readonly number[] = []) =>
    places.flatMap((place) => all[place]?.id ?? []);
  // Configurations that differ only in what is remembered look alike here, so every one is tried.
  let fronts = [{ place: graph.starts[start]?.at ?? 0, ways: [] as readonly number[] }];
  for (const { fired, states } of steps) {
    const next = new Map<number, (typeof fronts)[number]>();
    for (const { place, ways } of fronts)
      (graph.out[place] ?? []).forEach(([, to, taken], way) => {
        if (isSame(ids(model.transitions, taken), fired) && isSame(ids(model.states, graph.places[to]?.states), states))
          next.set(to, next.get(to) ?? { place: to, ways: [...ways, way] });
      });
    fronts = [...next.values()];
  }
  const [found] = fronts;
  return found ? { path: null, start, ways: found.ways } : null;
}

/** Returns every accepted step, with each of its cases. */
export function choicesAt({ happenings, out, refused }: WalkData, place: number): Choice[] {
  const open = (out[place] ?? []).map(([happening], way) => ({ happening, way }));
  const shut = (refused[place] ?? []).map((happening) => ({ happening, way: null }));
  return [...open, ...shut]
    .sort((a, b) => a.happening - b.happening)
    .map(({ happening, way }) => ({ happening: happenings[happening] ?? UNKNOWN, way }));
}

/** Returns the marks on the chart: the current states and those visited before. */
export function marksAt(walkState: WalkState, step: number): Map<string, string> {
  const marks = new Map<string, string>();
  const taken = [walkState.begins, ...walkState.steps.slice(0, step)];
  for (const { fired, states } of taken) for (const id of [...fired, ...states]) marks.set(id, 'been');
  const last = taken.at(-1);
  for (const id of [...(last?.fired ?? []), ...(last?.states ?? [])]) marks.set(id, 'on');
  return marks;
}
