/**
 * Paths that take every transition of a machine, found on `machine.transition` alone: no actor starts, no promise runs, no clock ticks.
 * Ports and child machines are free to end in any way their cases name, except where `possible` says no.
 */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Happened } from '../machines/kit/cases';
import { idsOf, statesOf, transitionsOf } from './chart';
import { stepper } from './stepper';

/** The type-erased shape of `Cases<M>`. */
export interface AnyCases {
  readonly inputs: Record<string, unknown>;
  readonly events: Record<string, Record<string, object>>;
  readonly ports: Record<string, { readonly answers: Record<string, unknown>; readonly fails: object }>;
  readonly children: Record<string, object>;
  readonly possible?: (snapshot: never, step: Happened) => boolean;
  readonly remember: (context: never) => unknown;
}

/** One thing that happens: an event, a port's answer or fault, a child's ending, a delay that passes; by the name of its case. */
export interface Happening extends Happened {
  readonly payload: unknown;
  readonly event: AnyEventObject;
}

export interface Step extends Happening {
  readonly fired: readonly string[];
  /** The configuration it leads to. */
  readonly value: unknown;
}

export interface Path {
  /** The name of the input it begins with. */
  readonly input: string;
  readonly steps: readonly Step[];
}

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly step: Step;
  readonly snapshot: AnyMachineSnapshot;
}

function happenings(machine: AnyStateMachine, cases: AnyCases): Happening[] {
  const of = (kind: Happening['kind'], subject: string, named: object, toEvent: (payload: unknown) => AnyEventObject) =>
    Object.entries(named).map(([name, payload]) => ({ kind, subject, name, payload, event: toEvent(payload) }));
  const done = (src: string, kind: 'answers' | 'ends', named: object) =>
    idsOf(machine, src).flatMap((id) =>
      of(kind, src, named, (output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    );
  const failed = (src: string, named: object) =>
    idsOf(machine, src).flatMap((id) =>
      of('fails', src, named, (error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
    );
  const delays = statesOf(machine).flatMap((node) =>
    node.after.map(({ delay, eventType }) => ({ delay: String(delay), eventType })),
  );
  return [
    ...Object.entries(cases.events).flatMap(([type, named]) =>
      of('event', type, named, (payload) => ({ type, ...Object(payload) })),
    ),
    ...Object.entries(cases.ports).flatMap(([src, { answers, fails }]) => [
      ...done(src, 'answers', answers),
      ...failed(src, fails),
    ]),
    ...Object.entries(cases.children).flatMap(([src, endings]) => done(src, 'ends', endings)),
    ...delays.map(({ delay, eventType }) => ({
      kind: 'passes' as const,
      subject: delay,
      name: 'now',
      payload: undefined,
      event: { type: eventType },
    })),
  ];
}

export interface Exploration {
  readonly from: string;
  readonly configurations: number;
  readonly edges: ReadonlyMap<string, readonly Edge[]>;
  /** What fires before anything happens. */
  readonly startFired: readonly string[];
}

/** Every configuration that can be reached from one input, and every step between them. */
export function explore(machine: AnyStateMachine, cases: AnyCases, input: unknown, limit = 5000): Exploration {
  const { start, take } = stepper(machine);
  const all = happenings(machine, cases);
  const key = ({ value, status, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, status, cases.remember(context as never)]);
  const first = start(input);
  const from = key(first.snapshot);
  const seen = new Map([[from, first.snapshot]]);
  const edges = new Map<string, Edge[]>();
  for (const [here, snapshot] of seen) {
    const accepted = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]));
    const may = (h: Happening) => accepted.has(h.event.type) && (cases.possible?.(snapshot as never, h) ?? true);
    const out = snapshot.status !== 'active' ? [] : all.filter(may).flatMap((h) => stepFrom(here, snapshot, h));
    edges.set(here, out);
    for (const edge of out) if (!seen.has(edge.to)) seen.set(edge.to, edge.snapshot);
    if (seen.size > limit) throw new Error(`More than ${limit} configurations of ${machine.id}: let \`remember\` keep less.`);
  }
  return { from, edges, configurations: seen.size, startFired: first.fired };

  function stepFrom(here: string, snapshot: AnyMachineSnapshot, happening: Happening): Edge[] {
    const next = take(snapshot, happening.event);
    if (next.fired.length === 0) return []; // every guard said no
    const step = { ...happening, fired: next.fired, value: next.snapshot.value };
    return [{ from: here, to: key(next.snapshot), snapshot: next.snapshot, step }];
  }
}

/** The nearest walk whose last edge is wanted, breadth first. */
function nearest({ edges }: Exploration, start: string, wanted: (edge: Edge) => boolean): Edge[] {
  const cameBy = new Map<string, Edge | null>([[start, null]]);
  for (const here of cameBy.keys())
    for (const edge of edges.get(here) ?? []) {
      if (wanted(edge)) {
        const walk = [edge];
        for (let back = cameBy.get(here); back; back = cameBy.get(back.from)) walk.unshift(back);
        return walk;
      }
      if (!cameBy.has(edge.to)) cameBy.set(edge.to, edge);
    }
  return [];
}

/** Walks to the nearest edge that takes something new, again and again; each path of a machine that ends goes on to a final state. */
export function coverTransitions(machine: AnyStateMachine, cases: AnyCases, longest = 25) {
  const missing = new Set(transitionsOf(machine));
  const paths: Path[] = [];
  let configurations = 0;
  for (const [input, value] of Object.entries(cases.inputs)) {
    const exploration = explore(machine, cases, value);
    configurations += exploration.configurations;
    for (const fired of exploration.startFired) missing.delete(fired);
    const found = pathsFrom(exploration, missing, longest);
    // What begins otherwise is walked at least once, though it may lead nowhere new.
    paths.push(...(found.length > 0 ? found : [wayOut(exploration)]).map((steps) => ({ input, steps })));
  }
  return { paths, missing: [...missing], configurations };
}

const isEnd = ({ snapshot }: Edge) => snapshot.status !== 'active';

/** The shortest way to an end; where there is none, the first step that can be taken. */
function wayOut(exploration: Exploration): Step[] {
  const out = nearest(exploration, exploration.from, isEnd);
  return (out.length > 0 ? out : nearest(exploration, exploration.from, () => true)).map(({ step }) => step);
}

function pathsFrom(exploration: Exploration, missing: Set<string>, longest: number): Step[][] {
  const isNews = ({ step }: Edge) => step.fired.some((fired) => missing.has(fired));
  const found: Step[][] = [];
  for (
    let lead = nearest(exploration, exploration.from, isNews);
    lead.length > 0;
    lead = nearest(exploration, exploration.from, isNews)
  ) {
    const walk: Edge[] = [];
    const go = (edges: readonly Edge[]) => {
      walk.push(...edges);
      for (const { step } of edges) for (const fired of step.fired) missing.delete(fired);
    };
    for (let next = lead; next.length > 0 && (walk.length === 0 || walk.length + next.length <= longest); ) {
      go(next);
      next = nearest(exploration, walk.at(-1)?.to ?? exploration.from, isNews);
    }
    const last = walk.at(-1);
    if (last && !isEnd(last)) go(nearest(exploration, last.to, isEnd));
    found.push(walk.map(({ step }) => step));
  }
  return found;
}

export const stepText = ({ kind, subject, name, value }: Step) => {
  const how = kind === 'event' ? (name === 'now' ? '' : ` (${name})`) : kind === 'passes' ? ' passes' : ` ${kind} ${name}`;
  return `${subject}${how} -> ${typeof value === 'string' ? value : JSON.stringify(value)}`;
};
