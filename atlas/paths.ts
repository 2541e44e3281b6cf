/** A path: a walk from the start of a flow by the names of its cases. Ids, descriptions and lists derive from it. Strategies find paths. */
import { createHash } from 'node:crypto';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { StepCause } from '../machines/kit/flow/cases';
import { idsOf, statesOf } from './chart';

/** The type-erased shape of `Cases<M>`. */
export interface AnyCases {
  readonly inputs: Record<string, unknown>;
  readonly builtOtherwise?: readonly string[];
  readonly needsAnother?: readonly string[];
  readonly events: Record<string, Record<string, object>>;
  readonly ports: Record<string, { readonly answers: Record<string, unknown>; readonly fails: object }>;
  readonly children: Record<string, object>;
  readonly machineOnly?: {
    readonly inputs?: Record<string, unknown>;
    readonly events?: Record<string, Record<string, object> | undefined>;
    readonly ports?: Record<string, { readonly answers?: Record<string, unknown>; readonly fails?: object } | undefined>;
    readonly leavesOut?: (snapshot: never, step: StepCause) => boolean;
  };
  readonly possible?: (snapshot: never, step: StepCause) => boolean;
  readonly assumes?: readonly { readonly says: string; readonly excludes: (snapshot: never, step: StepCause) => boolean }[];
  readonly remember: (context: never) => unknown;
  readonly inputsMeet?: boolean;
}

/** One step of the environment by the name of its case: an event, a port's response or fault, a child's result, or an elapsed delay. */
export interface Happening extends StepCause {
  readonly payload: unknown;
  readonly event: AnyEventObject;
}

export interface Step extends Happening {
  readonly fired: readonly string[];
  /** The configuration it leads to. */
  readonly value: unknown;
}

export interface Path {
  /** Stable as long as the walk is the same: the flow, and eight digits of a hash of its input and steps. */
  readonly id: string;
  /** The name of its input. */
  readonly input: string;
  /** The transitions that fire before the first step. */
  readonly begins: readonly string[];
  readonly steps: readonly Step[];
}

/** Returns everything that can happen to a machine, by its cases. */
export function happenings(machine: AnyStateMachine, cases: AnyCases): Happening[] {
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
  const delays = statesOf(machine).flatMap(({ after }) =>
    after.map(({ delay, eventType }) => ({ delay: String(delay), eventType })),
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
    ...delays.flatMap(({ delay, eventType }) => of('passes', delay, { now: undefined }, () => ({ type: eventType }))),
  ];
}

const HOW = { event: '', answers: ' answers', fails: ' fails', ends: ' ends', passes: ' passes' };

/** A step as named on a command line: `account.changed known`, `loadChoices fails network`, `dismissed`. */
export const stepName = ({ kind, subject, name }: StepCause) => `${subject}${HOW[kind]}${name === 'now' ? '' : ` ${name}`}`;

export const stepText = (step: Step) =>
  `${stepName(step)} -> ${typeof step.value === 'string' ? step.value : JSON.stringify(step.value)}`;

/** A whole path as named on a command line. */
export const walkText = ({ input, steps }: Pick<Path, 'input' | 'steps'>) => [input, ...steps.map(stepName)].join(', ');

export function pathOf(flow: string, walk: Omit<Path, 'id'>): Path {
  const digits = createHash('sha256').update(walkText(walk)).digest('hex').slice(0, 8);
  return { id: `${flow}-${digits}`, ...walk };
}
